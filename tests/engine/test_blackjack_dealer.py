"""How dealers' hands end, and the odds of naturals: against hands dealt out one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

import pytest

from engine.api import Unanswerable
from engine.blackjack import (
    DealerFinal,
    DealerRule,
    NaturalPay,
    dealer_finals,
    insurance_edge,
    natural_chance,
    payment_edge,
)
from engine.cards import RANKS, Card

S17, H17 = DealerRule
BUST, NATURAL = DealerFinal(), DealerFinal(natural=True)
VALUES = (11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)


def ends(hand: tuple[int, ...], rule: DealerRule, chance: Fraction) -> Iterator[tuple[str, Fraction]]:
    """Draw every card in turn: an ace counts 11 until the hand is over 21, as people count at a table."""
    held = list(hand)
    while sum(held) > 21 and 11 in held:
        held[held.index(11)] = 1
    total = sum(held)
    if len(hand) == 2 and total == 21:
        yield "natural", chance
    elif total > 21:
        yield "bust", chance
    elif total > 17 or (total == 17 and not (rule is H17 and 11 in held)):
        yield str(total), chance
    else:
        for value in set(VALUES):
            yield from ends((*held, value), rule, chance * Fraction(VALUES.count(value), 13))


@pytest.mark.parametrize("rule", DealerRule)
@pytest.mark.parametrize("rank", ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10"])
def test_a_dealers_hand_ends_as_often_as_when_every_card_is_drawn_in_turn(rank: str, rule: DealerRule) -> None:
    found: Counter[str] = Counter()
    for value in VALUES:
        for end, chance in ends((VALUES[RANKS.index(rank)], value), rule, Fraction(1, 13)):
            found[end] += chance  # type: ignore[assignment] # a counter counts fractions too
    finals = dealer_finals(Card(rank), rule)
    assert {str(final): chance for final, chance in finals.items() if chance} == dict(found)
    assert sum(finals.values()) == 1
    assert set(finals) == set(DealerFinal.every())


def test_from_a_6_the_dealer_is_bust_this_often() -> None:
    assert [round(dealer_finals(Card("6"), rule)[BUST], 6) for rule in DealerRule] == [
        Fraction(423150, 10**6),
        Fraction(439467, 10**6),
    ]


def test_what_the_dealer_does_on_soft_17_matters_only_up_to_a_6() -> None:
    same = {rank for rank in RANKS if dealer_finals(Card(rank), S17) == dealer_finals(Card(rank), H17)}
    assert same == {"7", "8", "9", "10", "J", "Q", "K"}


def test_the_first_card_may_be_given_as_text() -> None:
    assert dealer_finals("KS") == dealer_finals(Card("K"))
    with pytest.raises(ValueError, match="one card"):
        dealer_finals("K 6")


def test_pictures_end_as_tens_do() -> None:
    assert len({tuple(dealer_finals(Card(rank)).items()) for rank in ("10", "J", "Q", "K")}) == 1


def test_a_natural_needs_an_ace_or_a_ten() -> None:
    chances = {rank: dealer_finals(Card(rank))[NATURAL] for rank in RANKS}
    assert chances["A"] == Fraction(4, 13)
    assert {chances[rank] for rank in ("10", "J", "Q", "K")} == {Fraction(1, 13)}
    assert {chances[rank] for rank in RANKS[1:9]} == {Fraction(0)}


def test_a_deck_with_an_end_is_not_counted() -> None:
    with pytest.raises(Unanswerable):
        dealer_finals(Card("6"), decks=6)


def shoe(decks: int) -> list[str]:
    return [rank for rank in RANKS for _ in range(4 * decks)]


def natural(pair: tuple[str, ...]) -> bool:
    return "A" in pair and bool({"10", "J", "Q", "K"} & set(pair))


def test_naturals_come_as_often_as_among_all_pairs_of_cards() -> None:
    for decks, expected in ((1, Fraction(32, 663)), (6, Fraction(192, 4043))):
        pairs = Counter(map(natural, permutations(shoe(decks), 2)))
        assert natural_chance(decks) == Fraction(pairs[True], pairs.total()) == expected
    assert natural_chance(None) == Fraction(8, 169)


@pytest.mark.parametrize(("decks", "expected"), [(1, Fraction(1, 17)), (6, Fraction(23, 311))])
def test_insurance_keeps_what_is_left_after_paying_each_ten_of_the_shoe(decks: int, expected: Fraction) -> None:
    left = shoe(decks)
    left.remove("A")
    profits = [2 if rank in {"10", "J", "Q", "K"} else -1 for rank in left]
    assert insurance_edge(decks) == Fraction(-sum(profits), len(left)) == expected


def test_six_to_five_costs_what_naturals_are_paid_less_where_the_dealer_has_none() -> None:
    cards = shoe(1)
    less = Fraction(0)
    for mine in permutations(range(52), 2):
        if natural(tuple(cards[one] for one in mine)):
            rest = Counter(rank for number, rank in enumerate(cards) if number not in mine)
            tens = sum(rest[rank] for rank in ("10", "J", "Q", "K"))
            less += (1 - Fraction(2 * rest["A"] * tens, 50 * 49)) * (Fraction(3, 2) - Fraction(6, 5))
    cost = payment_edge(NaturalPay.SIX_TO_FIVE, NaturalPay.THREE_TO_TWO, 1)
    assert cost == less / (52 * 51)
    assert round(cost * 100, 4) == Fraction(13948, 10**4)
    six = payment_edge(NaturalPay.SIX_TO_FIVE, NaturalPay.THREE_TO_TWO, 6)
    assert round(six * 100, 4) == Fraction(13597, 10**4)
    assert payment_edge(NaturalPay.THREE_TO_TWO, NaturalPay.SIX_TO_FIVE, 6) == -six
