"""What pages may ask about odds: whatever can happen adds up to certainty, and no figure contradicts another."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import permutations, product
from typing import Any

import pytest

from engine.api import Share, Unanswerable
from engine.baccarat import BACCARAT, STANDARD, Naturals, Position, Winner, count_outcomes
from engine.baccarat.odds import endings, pair_counts
from engine.baccarat.odds.words import Pairing
from engine.baccarat.rules import Rules
from engine.decks import Decks

TOTALS = range(10)
ALL_DECKS = [*map(Decks, range(1, 13)), Decks(None)]
with_any_shoe = pytest.mark.parametrize("decks", ALL_DECKS, ids=str)


def ask(question: str, *given: Any, rules: Rules = STANDARD) -> Any:  # noqa: ANN401 - each gives other values
    return BACCARAT.questions[question](rules, *given).value


def chance(question: str, *given: Any) -> Fraction:  # noqa: ANN401 - each takes other values
    share = ask(question, *given)
    assert isinstance(share, Share)
    return share.value


@with_any_shoe
def test_every_distribution_adds_up_to_certainty(decks: Decks) -> None:
    assert sum(chance("outcome_chance", winner, decks) for winner in Winner) == 1
    assert sum(chance("natural_chance", naturals, decks) for naturals in Naturals) == 1
    assert sum(chance("cards_chance", cards, decks) for cards in (4, 5, 6)) == 1
    for hand in Position:
        assert sum(chance("final_chance", hand, total, decks) for total in TOTALS) == 1


@with_any_shoe
def test_every_pair_of_final_totals_together_is_certainty(decks: Decks) -> None:
    finals = {pair: chance("finals_chance", *pair, decks) for pair in product(TOTALS, TOTALS)}
    assert sum(finals.values()) == 1
    for total in TOTALS:
        assert sum(finals[total, other] for other in TOTALS) == chance("final_chance", Position.PLAYER, total, decks)
        assert sum(finals[other, total] for other in TOTALS) == chance("final_chance", Position.BANKER, total, decks)
        assert finals[total, total] == chance("tie_chance", total, decks)


@with_any_shoe
def test_wins_and_ties_by_total_add_up_to_the_outcomes(decks: Decks) -> None:
    for hand in Position:
        wins = sum(chance("win_chance", hand, *held, decks) for held in product(TOTALS, (2, 3)))
        assert wins == chance("outcome_chance", Winner(hand.value), decks)
    assert sum(chance("tie_chance", total, decks) for total in TOTALS) == chance("outcome_chance", Winner.TIE, decks)


@with_any_shoe
def test_counts_of_outcomes_are_those_of_the_public_function(decks: Decks) -> None:
    counts = count_outcomes(decks.count)
    expected = {Winner.PLAYER: counts.player, Winner.BANKER: counts.banker, Winner.TIE: counts.tie}
    assert {winner: ask("outcome_count", winner, decks) for winner in Winner} == expected
    assert ask("remaining_count", Winner.TIE, decks) == counts.player + counts.banker
    assert ask("outcome_difference", Winner.BANKER, Winner.PLAYER, decks) == counts.banker - counts.player
    assert ask("sequences", decks) == counts.total


def test_the_published_chances_for_eight_decks_are_found() -> None:
    eight = Decks(8)
    shown = {winner: round(chance("outcome_chance", winner, eight) * 10**4) for winner in Winner}
    assert shown == {Winner.PLAYER: 4462, Winner.BANKER: 4586, Winner.TIE: 952}


def test_wins_with_three_cards_give_the_published_edges_of_two_side_bets() -> None:
    banker_seven = chance("win_chance", Position.BANKER, 7, 3, Decks(8))
    player_eight = chance("win_chance", Position.PLAYER, 8, 3, Decks(8))
    assert [round((1 - 41 * banker_seven) * 10**6), round((1 - 26 * player_eight) * 10**6)] == [76113, 101876]


def test_a_hand_has_a_natural_as_often_as_two_cards_are_worth_8_or_9() -> None:
    shoe = [points for points in STANDARD.card_values for _ in range(32)]
    natural = sum((one + other) % 10 in {8, 9} for one, other in permutations(shoe, 2))
    for only in (Naturals.PLAYER, Naturals.BANKER):
        with_both = chance("natural_chance", only, Decks(8)) + chance("natural_chance", Naturals.BOTH, Decks(8))
        assert with_both == Fraction(natural, 416 * 415)


def test_a_natural_keeps_a_round_at_four_cards() -> None:
    eight = Decks(8)
    natural = 1 - chance("natural_chance", Naturals.NEITHER, eight)
    both_stand = sum(
        Fraction(count, ask("sequences", eight))
        for ending, count in endings(eight).items()
        if {ending.player, ending.banker} <= {6, 7} and ending.player_cards + ending.banker_cards == 4
    )
    assert chance("cards_chance", 4, eight) == natural + both_stand


@with_any_shoe
def test_pairs_are_parts_of_the_four_starting_cards(decks: Decks) -> None:
    counts = pair_counts(decks)
    one, either, both = (
        chance("pair_chance", pairs, decks) for pairs in (Pairing.PLAYER, Pairing.EITHER, Pairing.BOTH)
    )
    assert one == chance("pair_chance", Pairing.BANKER, decks) == Fraction(counts.by_rank.player, counts.total)
    assert either + both == 2 * one
    assert chance("pair_chance", Pairing.EITHER_PERFECT, decks) == Fraction(counts.by_suit.either, counts.total)
    assert chance("pair_chance", Pairing.BOTH_PERFECT, decks) == Fraction(counts.by_suit.both, counts.total)


def test_a_trace_tells_what_is_counted_and_what_was_found() -> None:
    steps = BACCARAT.questions["outcome_difference"](STANDARD, Winner.BANKER, Winner.PLAYER, Decks(8)).steps
    assert [(step.name, step.cell) for step in steps] == [
        ("starting-cards", "starting-cards"),
        ("most-extra-cards", "most-extra-cards"),
        ("sequences", ""),
        ("counted-outcome", ""),
        ("counted-outcome", ""),
    ]
    infinite = BACCARAT.questions["sequences"](STANDARD, Decks(None)).steps
    assert infinite[-1].name == "rank-sequences"


def test_the_trace_of_odds_is_no_evidence_for_the_drawing_rules() -> None:
    for question, given in (("outcome_chance", (Winner.TIE,)), ("tie_chance", (6,)), ("cards_chance", (5,))):
        cells = {step.cell for step in BACCARAT.questions[question](STANDARD, *given, Decks(8)).steps}
        assert cells == {"starting-cards", "most-extra-cards", ""}


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        (replace(STANDARD, starting_cards=3), "uncounted-start"),
        (replace(STANDARD, most_extra_cards=2), "uncounted-draw"),
    ],
)
def test_no_figure_is_given_where_rounds_have_other_numbers_of_cards(rules: Rules, code: str) -> None:
    for question, given in (("sequences", ()), ("outcome_count", (Winner.TIE,)), ("pair_chance", (Pairing.EITHER,))):
        with pytest.raises(Unanswerable) as refused:
            ask(question, *given, Decks(8), rules=rules)
        assert refused.value.fault.code == code
        assert set(refused.value.fault.values) == BACCARAT.faults[code]


def test_a_changed_comparison_changes_who_wins_and_no_total() -> None:
    swapped = replace(STANDARD, comparison=(Winner.BANKER, Winner.PLAYER, Winner.TIE))
    eight = Decks(8)
    assert ask("outcome_count", Winner.PLAYER, eight, rules=swapped) == ask("outcome_count", Winner.BANKER, eight)
    assert ask("finals_chance", 6, 6, eight, rules=swapped) == ask("finals_chance", 6, 6, eight)
