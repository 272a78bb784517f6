"""How often each ending comes from a full shoe: the published counts, and another way to count them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product
from math import perm, prod

import pytest

from engine.api import Between, Unanswerable
from engine.baccarat import BACCARAT, STANDARD, Action, OutcomeCounts, Winner, count_outcomes
from engine.baccarat.odds import Ending, endings, first_totals, pair_counts, sequences
from engine.baccarat.rules import Rules
from engine.decks import Decks

EIGHT_DECKS = OutcomeCounts(player=2230518282592256, banker=2292252566437888, tie=475627426473216)
SIX_DECKS = OutcomeCounts(player=392220492728832, banker=403095751234560, tie=83552962932288)
ALL_DECKS = [*map(Decks, range(1, 13)), Decks(None)]

LOWER_WINS = replace(STANDARD, comparison=(Winner.BANKER, Winner.PLAYER, Winner.TIE))
SHORT_TABLE = replace(STANDARD, most_extra_cards=0)
TEN_IS_TEN = replace(STANDARD, card_values=(*STANDARD.card_values[:9], 10, 10, 10, 10))
DEALT_ON = replace(STANDARD, natural_ends_dealing=False)
NINES_DROPPED = replace(STANDARD, modulus=9)
OTHER_RULES = [
    DEALT_ON,
    NINES_DROPPED,
    SHORT_TABLE,
    replace(STANDARD, card_values=(11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 2, 3)),
    replace(STANDARD, naturals=frozenset({7, 9})),
    replace(STANDARD, player=STANDARD.banker_third[3][:8]),
    replace(STANDARD, banker_stood=STANDARD.banker_third[7][:8]),
    replace(STANDARD, banker_third=STANDARD.banker_third[::-1]),
]


@dataclass
class Cards:
    """A shoe by kinds of cards: their points, and how many are left; `missed` of them go with each draw."""

    points: list[int]
    left: list[int]
    missed: int = 1

    def draw(self, kind: int) -> int:
        """Draw a card of a kind: the number of ways to do so."""
        ways = self.left[kind]
        self.left[kind] -= self.missed
        return ways

    def put_back(self, kind: int) -> None:
        """Undo a draw."""
        self.left[kind] += self.missed


def by_rank(rules: Rules, decks: int) -> Cards:
    """Each rank is a kind."""
    return Cards([*rules.card_values], [4 * decks] * 13)


def by_points(rules: Rules, decks: int) -> Cards:
    """The same cards by their points: fewer kinds to go through."""
    kinds = Counter(rules.card_values)
    return Cards([*kinds], [4 * decks * number for number in kinds.values()])


def every_deal(rules: Rules, cards: Cards) -> dict[Ending, int]:
    """Deal every round card by card, and weigh it by the cards there are."""
    counts: Counter[Ending] = Counter()
    whole = sum(cards.left)
    for dealt in product(range(len(cards.points)), repeat=4):
        ways = prod(map(cards.draw, dealt))
        player, banker = (sum(cards.points[kind] for kind in hand) for hand in (dealt[::2], dealt[1::2]))
        for ending, more in rest_of_round(rules, cards, player, banker):
            drawn = ending.player_cards + ending.banker_cards
            filled = perm(whole - drawn, 6 - drawn) if cards.missed else whole ** (6 - drawn)
            counts[ending] += ways * more * filled
        for kind in dealt:
            cards.put_back(kind)
    return {ending: count for ending, count in counts.items() if count}


def rest_of_round(rules: Rules, cards: Cards, player: int, banker: int) -> Iterator[tuple[Ending, int]]:
    """Deal the third cards, where the rules have any."""
    tens, kinds = rules.modulus, range(len(cards.points))
    first, second = player % tens, banker % tens
    over = rules.natural_ends_dealing and (first in rules.naturals or second in rules.naturals)
    if over or not rules.most_extra_cards:
        yield Ending(first, second, 2, 2), 1
    elif rules.player_action(first) is Action.STANDS:
        yield from bankers_turn(rules, cards, Ending(first, second, 2, 2), None)
    else:
        for kind in kinds:
            ways, points = cards.draw(kind), cards.points[kind]
            for ending, more in bankers_turn(rules, cards, Ending((player + points) % tens, second, 3, 2), points % 10):
                yield ending, ways * more
            cards.put_back(kind)


def bankers_turn(rules: Rules, cards: Cards, so_far: Ending, third: int | None) -> Iterator[tuple[Ending, int]]:
    if rules.banker_action(so_far.banker, third) is Action.STANDS:
        yield so_far, 1
        return
    for points, left in zip(cards.points, cards.left, strict=True):
        yield so_far._replace(banker=(so_far.banker + points) % rules.modulus, banker_cards=3), left


def test_eight_decks_have_the_published_counts() -> None:
    assert count_outcomes(8) == EIGHT_DECKS
    assert EIGHT_DECKS.total == sequences(Decks(8)) == 4998398275503360


def test_six_decks_have_the_published_counts() -> None:
    assert count_outcomes(6) == SIX_DECKS
    assert SIX_DECKS.total == sequences(Decks(6)) == 878869206895680


def test_every_ordered_deal_of_one_deck_by_rank_gives_the_same_counts() -> None:
    assert endings(Decks(1)) == every_deal(STANDARD, by_rank(STANDARD, 1))


def test_every_sequence_of_ranks_of_an_infinite_deck_gives_the_same_counts() -> None:
    points = Counter(STANDARD.card_values)
    infinite = Cards([*points], [*points.values()], missed=0)
    assert endings(Decks(None)) == every_deal(STANDARD, infinite)
    assert sequences(Decks(None)) == 13**6


@pytest.mark.parametrize("rules", OTHER_RULES)
def test_under_other_rules_every_deal_gives_the_same_counts_and_they_are_others(rules: Rules) -> None:
    counts = endings(Decks(2), rules)
    assert counts == every_deal(rules, by_points(rules, 2))
    assert counts != endings(Decks(2))


@pytest.mark.parametrize("decks", ALL_DECKS, ids=str)
def test_every_sequence_of_six_cards_is_counted_once(decks: Decks) -> None:
    whole = sequences(decks)
    assert sum(endings(decks).values()) == sum(first_totals(decks).values()) == whole
    assert count_outcomes(decks.count).total == whole


@pytest.mark.parametrize("decks", range(1, 13))
def test_a_finite_shoe_has_the_ordered_sequences_of_its_cards(decks: int) -> None:
    product_of_cards = 1
    for drawn in range(6):
        product_of_cards *= 52 * decks - drawn
    assert sequences(Decks(decks)) == product_of_cards


def test_more_decks_come_closer_to_the_infinite_one() -> None:
    def tie(decks: int | None) -> Fraction:
        counts = count_outcomes(decks)
        return Fraction(counts.tie, counts.total)

    distances = [abs(tie(decks) - tie(None)) for decks in range(1, 13)]
    assert distances == sorted(distances, reverse=True)


def test_first_totals_tell_what_naturals_leave_as_it_is() -> None:
    started, ended = first_totals(Decks(8)), endings(Decks(8))
    for player, banker in product(range(10), range(10)):
        if player > 7 or banker > 7:
            two_cards = sum(count for ending, count in ended.items() if ending == (player, banker, 2, 2) and count)
            assert two_cards == started[player, banker] > 0


def test_the_house_edge_on_the_player_is_what_every_table_of_odds_says() -> None:
    edge = Fraction(EIGHT_DECKS.banker - EIGHT_DECKS.player, EIGHT_DECKS.total)
    assert Fraction("0.012350") < edge < Fraction("0.012352")


@pytest.mark.parametrize("decks", [0, 13])
def test_a_shoe_that_the_rules_do_not_know_is_refused(decks: int) -> None:
    for count in (count_outcomes, endings, pair_counts):
        with pytest.raises(ValueError, match="1 to 12 decks"):
            count(decks)
    with pytest.raises(ValueError, match="6 to 8 decks, not 1"):
        count_outcomes(1, replace(STANDARD, decks=Between(6, 8)))


@pytest.mark.parametrize("decks", ALL_DECKS, ids=str)
def test_a_number_of_decks_is_taken_as_it_is_and_as_a_plain_number(decks: Decks) -> None:
    assert endings(decks.count) is endings(decks)
    assert pair_counts(decks.count) == pair_counts(decks)


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        (replace(STANDARD, starting_cards=3), "uncounted-start"),
        (replace(STANDARD, starting_cards=1), "uncounted-start"),
        (replace(STANDARD, most_extra_cards=2), "uncounted-draw"),
    ],
)
def test_rounds_of_other_numbers_of_cards_are_not_counted(rules: Rules, code: str) -> None:
    with pytest.raises(Unanswerable) as refused:
        endings(Decks(8), rules)
    assert refused.value.fault.code == code
    with pytest.raises(ValueError, match=code):
        count_outcomes(8, rules)


def test_where_the_lower_total_wins_the_counts_change_sides() -> None:
    counts = count_outcomes(8, LOWER_WINS)
    assert counts == OutcomeCounts(EIGHT_DECKS.banker, EIGHT_DECKS.player, EIGHT_DECKS.tie)


def test_pictures_worth_ten_change_no_count_because_the_tens_are_dropped() -> None:
    assert count_outcomes(8, TEN_IS_TEN) == EIGHT_DECKS


def test_only_what_decides_about_cards_changes_how_rounds_end() -> None:
    changing = {mutant.cell for mutant in BACCARAT.mutants(STANDARD) if counts_change(mutant.rules)}
    decides = ("card-value/", "modulus", "natural", "player/", "banker/", "starting-cards", "most-extra-cards")
    expected = {mutant.cell for mutant in BACCARAT.mutants(STANDARD) if mutant.cell.startswith(decides)}
    assert changing == expected


def counts_change(rules: Rules) -> bool:
    try:
        return endings(Decks(1), rules) != endings(Decks(1))
    except Unanswerable:
        return True
