"""What hands are worth, who wins, and what that pays."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations_with_replacement, product
from random import Random

import pytest

from engine.blackjack import (
    DealerRule,
    HandResult,
    House,
    Meeting,
    Move,
    NaturalPay,
    SurrenderRule,
    hand_value,
    is_natural,
    is_soft,
    settle,
)
from engine.cards import RANKS

PLAYER, DEALER, PUSH, GIVEN_UP = HandResult
TENS = ("10", "J", "Q", "K")


@pytest.mark.parametrize(
    ("cards", "value", "soft"),
    [
        ("A 7", 18, True),
        ("K Q", 20, False),
        ("9 5", 14, False),
        ("10 A", 21, True),
        ("A A", 12, True),
        ("A A A A", 14, True),
        ("A 5 10", 16, False),
        ("A 9 A", 21, True),
        ("A 10 10", 21, False),
        ("10 6 6", 22, False),
        ("", 0, False),
    ],
)
def test_a_hand_is_worth_this(cards: str, value: int, soft: object) -> None:
    assert (hand_value(cards), is_soft(cards)) == (value, soft)


def most_points(ranks: tuple[str, ...]) -> tuple[int, bool]:
    """Try every way to count the aces: the highest total of 21 or less, else the lowest; and whether one counts 11."""
    ways = product(*([(1, False), (11, True)] if rank == "A" else [(points(rank), False)] for rank in ranks))
    counted = [(sum(number for number, _ in way), any(high for _, high in way)) for way in ways]
    return max((way for way in counted if way[0] <= 21), default=min(counted))


def points(rank: str) -> int:
    return 10 if rank in TENS else int(rank)


def test_every_hand_of_up_to_four_cards_counts_its_aces_as_well_as_may_be() -> None:
    for number in (1, 2, 3, 4):
        for ranks in combinations_with_replacement(RANKS, number):
            assert (hand_value(ranks), is_soft(ranks)) == most_points(ranks), ranks


def test_only_an_ace_with_a_ten_or_a_picture_is_a_natural_and_only_of_two_cards() -> None:
    for pair in product(RANKS, repeat=2):
        assert is_natural(pair) is (("A" in pair) and any(rank in TENS for rank in pair)), pair
        assert not is_natural(pair, split=True)
    assert not any(map(is_natural, ("7 7 7", "A 5 5", "A", "A K 10")))


@pytest.mark.parametrize("other", ["7 7 7", "10 6 5", "6 6 9", "5 10 6", "8 8 5", "2 3 4 5 7"])
def test_a_natural_beats_another_21_on_either_side(other: str) -> None:
    assert settle("A K", other).result is PLAYER
    assert settle("A K", other).meeting is Meeting.PLAYER_NATURAL
    assert hand_value(other) == 21
    no_peek = House(peek=False)
    assert settle(other, "A K", house=no_peek).result is DEALER
    assert settle(other, "A K", house=no_peek).meeting is Meeting.DEALER_NATURAL


@pytest.mark.parametrize("ten", TENS)
def test_an_ace_and_a_ten_after_a_split_are_no_natural(ten: str) -> None:
    for cards in (f"A {ten}", f"{ten} A"):
        after = settle(cards, "10 9", moves=(Move.SPLIT,))
        assert (after.result, after.profit) == (PLAYER, Fraction(1))
        assert settle(cards, "7 7 7", moves=(Move.SPLIT,)).result is PUSH
        assert settle(cards, "A Q", moves=(Move.SPLIT,), house=House(peek=False)).result is DEALER


def test_two_naturals_push() -> None:
    both = settle("A K", "10 A", 20)
    assert (both.result, both.profit, both.staked) == (PUSH, Fraction(0), Fraction(20))


def test_a_player_who_is_bust_loses_even_where_the_dealer_would_be() -> None:
    assert settle("10 6 6", "6 10 10").meeting is Meeting.PLAYER_BUST
    assert settle("10 6 6", "6 10 10").result is DEALER
    assert settle("10 6 6", "6").result is DEALER


@pytest.mark.parametrize(
    ("hands", "moves", "house", "profit", "staked"),
    [
        ("A K / 10 9", (), House(), 30, 20),
        ("A K / 10 9", (), House(natural_pays=NaturalPay.SIX_TO_FIVE), 24, 20),
        ("10 9 / 10 8", (), House(), 20, 20),
        ("10 9 / 10 9", (), House(), 0, 20),
        ("10 8 / 10 9", (), House(), -20, 20),
        ("5 6 10 / 10 9", (Move.DOUBLE,), House(), 40, 40),
        ("5 6 2 / 10 9", (Move.DOUBLE,), House(), -40, 40),
        ("10 6 / 10", (Move.SURRENDER,), House(), -10, 20),
        ("10 6 / A K", (Move.INSURANCE,), House(), 0, 30),
        ("10 6 / A 9", (Move.INSURANCE,), House(), -30, 30),
        ("A K / A Q", (Move.INSURANCE,), House(), 20, 30),
        ("A K / A 9", (Move.INSURANCE,), House(), 20, 30),
        ("10 6 / 10 A", (Move.SURRENDER,), House(surrender=SurrenderRule.EARLY), -10, 20),
        ("10 6 / 10 A", (Move.SURRENDER,), House(peek=False), -20, 20),
        ("5 6 10 / 10 A", (Move.DOUBLE,), House(peek=False), -40, 40),
    ],
)
def test_a_bet_of_20_comes_to_this(hands: str, moves: tuple[Move, ...], house: House, profit: int, staked: int) -> None:
    player, dealer = hands.split(" / ")
    settled = settle(player, dealer, 20, moves=moves, house=house)
    assert settled.faults == ()
    assert (settled.profit, settled.staked) == (Fraction(profit), Fraction(staked))


def test_insurance_waits_for_the_second_card() -> None:
    settled = settle("10 6 6", "A", moves=(Move.INSURANCE,))
    assert (settled.result, settled.profit) == (DEALER, None)


def drawn(chance: Random, rule: DealerRule) -> list[str]:
    """Draw until a dealer's hand is done, by every way to count its aces."""
    ranks = [chance.choice(RANKS) for _ in range(2)]
    while True:
        total, soft = most_points(tuple(ranks))
        if total > 17 or (total == 17 and not (soft and rule is DealerRule.H17)):
            return ranks
        ranks = [*ranks, chance.choice(RANKS)]


@pytest.mark.parametrize("rule", DealerRule)
@pytest.mark.parametrize("pay", NaturalPay)
def test_500_random_hands_are_settled_as_by_rules_said_otherwise(rule: DealerRule, pay: NaturalPay) -> None:
    chance = Random(f"{rule} {pay}")  # noqa: S311 - the same hands each time
    seen: set[HandResult | None] = set()
    for _ in range(500):
        dealer = drawn(chance, rule)
        player = [chance.choice(RANKS) for _ in range(2)]
        while most_points(tuple(player))[0] < chance.choice((15, 17, 19)):
            player.append(chance.choice(RANKS))
        house = House(dealer=rule, natural_pays=pay, peek=False)
        settled = settle(player, dealer, 10, house=house, decks=12)
        assert settled.faults == ()
        assert settled.profit == profit(player, dealer, pay), (player, dealer)
        seen.add(settled.result)
    assert seen == {PLAYER, DEALER, PUSH}


def profit(player: list[str], dealer: list[str], pay: NaturalPay) -> Fraction:
    """Settle a bet of 10 by ranking both hands: a bust below all, a natural above all."""
    mine, theirs = (rank_of(hand) for hand in (player, dealer))
    if mine == 0 or mine < theirs:
        return Fraction(-10)
    if mine == theirs:
        return Fraction(0)
    extra = {NaturalPay.THREE_TO_TWO: 5, NaturalPay.SIX_TO_FIVE: 2}[pay]
    return Fraction(10 + extra * (mine == 22))


def rank_of(hand: list[str]) -> int:
    total = most_points(tuple(hand))[0]
    natural = len(hand) == 2 and total == 21
    return 22 if natural else total if total <= 21 else 0
