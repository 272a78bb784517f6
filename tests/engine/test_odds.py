"""How often each outcome comes from a full shoe."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from engine.baccarat import STANDARD, OutcomeCounts, Winner, count_outcomes
from engine.baccarat.rules import Rules

EIGHT_DECKS = OutcomeCounts(player=2230518282592256, banker=2292252566437888, tie=475627426473216)
SIX_DECKS = OutcomeCounts(player=392220492728832, banker=403095751234560, tie=83552962932288)


def test_eight_decks_have_the_published_counts() -> None:
    assert count_outcomes(8) == EIGHT_DECKS
    assert EIGHT_DECKS.total == 4998398275503360


def test_six_decks_have_the_published_counts() -> None:
    assert count_outcomes(6) == SIX_DECKS
    assert SIX_DECKS.total == 878869206895680


@pytest.mark.parametrize("decks", [1, 2, 12])
def test_every_sequence_of_six_cards_is_counted_once(decks: int) -> None:
    cards = 52 * decks
    sequences = 1
    for drawn in range(6):
        sequences *= cards - drawn
    assert count_outcomes(decks).total == sequences


def test_the_house_edge_on_the_player_is_what_every_table_of_odds_says() -> None:
    counts = count_outcomes(8)
    edge = Fraction(counts.banker - counts.player, counts.total)
    assert Fraction("0.012350") < edge < Fraction("0.012352")


@pytest.mark.parametrize("decks", [0, 13])
def test_a_shoe_that_the_rules_do_not_know_is_refused(decks: int) -> None:
    with pytest.raises(ValueError, match="1 to 12 decks"):
        count_outcomes(decks)


LOWER_WINS = replace(STANDARD, comparison=(Winner.BANKER, Winner.PLAYER, Winner.TIE))
SHORT_TABLE = replace(STANDARD, most_extra_cards=0)
TEN_IS_TEN = replace(STANDARD, card_values=(*STANDARD.card_values[:9], 10, 10, 10, 10))


def test_where_the_lower_total_wins_the_counts_change_sides() -> None:
    counts = count_outcomes(8, LOWER_WINS)
    assert counts == OutcomeCounts(EIGHT_DECKS.banker, EIGHT_DECKS.player, EIGHT_DECKS.tie)


def test_pictures_worth_ten_change_no_count_because_the_tens_are_dropped() -> None:
    assert count_outcomes(8, TEN_IS_TEN) == EIGHT_DECKS


@pytest.mark.parametrize(
    "rules",
    [
        replace(STANDARD, natural_ends_dealing=False),
        replace(STANDARD, naturals=frozenset({9})),
        replace(STANDARD, banker_stood=STANDARD.banker_third[7][:8]),
        SHORT_TABLE,
    ],
)
def test_other_rules_give_other_counts(rules: Rules) -> None:
    counts = count_outcomes(8, rules)
    assert counts not in (EIGHT_DECKS, OutcomeCounts(0, 0, 0))
