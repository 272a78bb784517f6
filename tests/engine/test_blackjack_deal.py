"""A deal as pages give it: what becomes known, and every fault at once."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.api import Answer, Fault, Outcome
from engine.blackjack import (
    BLACKJACK,
    STANDARD,
    Awaited,
    HandResult,
    HouseOption,
    Move,
    NaturalSeats,
    settle,
)
from engine.cards import RANKS, SUITS, Card, hand

MUTANTS = BLACKJACK.mutants(STANDARD)
cards = st.builds(Card, st.sampled_from(RANKS), st.sampled_from(["", *SUITS]))


def deal(player: str = "", dealer: str = "", *others: Any, **named: Any) -> Outcome | tuple[Fault, ...]:  # noqa: ANN401 - as the form takes them
    return BLACKJACK.forms["deal"](STANDARD, hand(player), hand(dealer), *others, **named)


def known(*given: Any, **named: Any) -> dict[str, Answer]:  # noqa: ANN401 - as the form takes them
    outcome = deal(*given, **named)
    assert isinstance(outcome, Outcome), outcome
    return {path: verdict.value for path, verdict in outcome.answers.items()}


def faults(*given: Any, **named: Any) -> list[tuple[str, str]]:  # noqa: ANN401 - as the form takes them
    found = deal(*given, **named)
    assert isinstance(found, tuple)
    return [(fault.code, fault.path) for fault in found]


def test_a_natural_against_three_cards_that_make_21() -> None:
    told = known("A K", "7 7 7")
    assert (told["player.value"], told["dealer.value"]) == (21, 21)
    assert (told["natural"], told["result"]) == (NaturalSeats.PLAYER, HandResult.PLAYER)


def test_an_ace_and_a_ten_from_a_split() -> None:
    told = known("A K", "7 7 7", (Move.SPLIT,))
    assert (told["natural"], told["result"]) == (NaturalSeats.NEITHER, HandResult.PUSH)


def test_one_side_alone_waits_for_the_other() -> None:
    assert known("A 7")["next"] is Awaited.DEALER_CARDS
    assert (known("A 7")["player.low"], known("A 7")["player.value"]) == (8, 18)
    assert known("", "6")["next"] is Awaited.PLAYER_CARDS
    assert "player.low" not in known("K Q")


def test_with_the_dealers_first_card_there_is_a_choice() -> None:
    told = known("8 8", "6")
    assert told["next"] is Awaited.PLAYER_MOVE
    assert told["moves"] == (Move.HIT, Move.STAND, Move.DOUBLE, Move.SPLIT, Move.SURRENDER)
    assert known("A K", "A")["next"] is Awaited.DEALER_CARDS
    assert known("A K", "6")["result"] is HandResult.PLAYER


@pytest.mark.parametrize(
    ("player", "dealer", "moves", "house", "expected"),
    [
        ("A X", "Y", "", "", [("unreadable-card", "player.2"), ("unreadable-card", "dealer.1")]),
        ("A", "6", "", "", [("too-few-cards", "player.2")]),
        ("10 9", "10 6", "", "", [("dealer-card-missing", "dealer.3")]),
        ("10 9", "10 7 2", "", "", [("dealer-card-not-allowed", "dealer.3")]),
        ("10 9", "A 6 2", "", "", [("dealer-card-not-allowed", "dealer.3")]),
        ("10 9", "A 6", "", "h17", [("dealer-card-missing", "dealer.3")]),
        ("10 6 5 2", "10 7", "", "", [("card-past-full", "player.4")]),
        ("A K 2", "10 7", "", "", [("card-past-full", "player.3")]),
        ("10 6 8 2", "10 7", "", "", [("card-past-full", "player.4")]),
        ("A 5 2", "10 7", "split", "", [("card-after-split-aces", "player.3")]),
        ("10 9", "10 7", "hit", "", [("move-shown-by-cards", "moves")]),
        ("10 9", "10 7", "split split", "", [("move-twice", "moves")]),
        ("10 6", "10", "double surrender", "", [("moves-apart", "moves")]),
        ("10 6", "", "surrender", "", [("move-needs-cards", "moves")]),
        ("10 6", "10", "insurance", "", [("move-not-allowed", "moves")]),
        ("10 6", "10", "surrender", "no-surrender", [("move-not-allowed", "moves")]),
        ("5 3 9", "10 7", "double", "double-9-11", [("move-not-allowed", "moves")]),
        ("5 6 2 3", "10 7", "double", "", [("doubled-hand-cards", "moves")]),
        ("10 2 3", "10 7", "surrender", "", [("given-up-hand-cards", "moves")]),
        ("10 6 2", "A K", "", "", [("played-after-natural", "player.3")]),
        ("10 6", "A K", "surrender", "", [("played-after-natural", "moves")]),
        ("10 6", "10 7", "", "s17 h17", [("house-rule-twice", "house")]),
        (
            "A X",
            "Y",
            "hit split split",
            "",
            [
                ("unreadable-card", "player.2"),
                ("unreadable-card", "dealer.1"),
                ("move-shown-by-cards", "moves"),
                ("move-twice", "moves"),
            ],
        ),
        (
            "10 6 5 2",
            "10 7 2",
            "double insurance",
            "",
            [
                ("card-past-full", "player.4"),
                ("dealer-card-not-allowed", "dealer.3"),
                ("move-not-allowed", "moves"),
                ("doubled-hand-cards", "moves"),
            ],
        ),
    ],
)
def test_every_fault_of_a_deal_is_told_at_once(
    player: str, dealer: str, moves: str, house: str, expected: list[tuple[str, str]]
) -> None:
    done = tuple(move for text in moves.split() for move in Move.parse(text))
    options = tuple(option for text in house.split() for option in HouseOption.parse(text))
    assert faults(player, dealer, done, options) == expected


def test_the_shoe_holds_four_of_a_rank_and_one_of_a_card_for_each_deck() -> None:
    assert faults("8 8", "8 8 8", decks=1) == [("rank-too-often", "dealer.3")]
    assert faults("8S 8H", "8S 10", decks=1) == [("suited-card-too-often", "dealer.1")]
    assert faults("8 9", "10 9", decks=0) == [("decks-out-of-range", "decks")]


def test_the_stake_is_above_zero() -> None:
    assert [fault.code for fault in settle("8 9", "10 9", 0).faults] == ["not-above-zero"]


moves_ = st.lists(st.sampled_from(Move), max_size=3).map(tuple)
options_ = st.lists(st.sampled_from(HouseOption), max_size=3).map(tuple)


@settings(deadline=None)
@given(st.lists(cards, max_size=5), st.lists(cards, max_size=5), moves_, options_)
def test_any_deal_gives_an_outcome_or_its_faults(
    player: list[Card], dealer: list[Card], moves: tuple[Move, ...], options: tuple[HouseOption, ...]
) -> None:
    for rules in (STANDARD, *(mutant.rules for mutant in MUTANTS)):
        outcome = BLACKJACK.forms["deal"](rules, tuple(player), tuple(dealer), moves, options)
        if isinstance(outcome, Outcome):
            assert {step.name for step in outcome.steps} <= BLACKJACK.sentences.keys()
            assert ("result" in outcome.answers) is (outcome.answers["next"].value is Awaited.NOTHING)
        else:
            assert all(set(fault.values) <= BLACKJACK.faults[fault.code] for fault in outcome)
