"""The steps of a round, and what can be asked of it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.api import Answer, Outcome
from engine.baccarat import (
    BACCARAT,
    STANDARD,
    STOOD,
    Action,
    Naturalness,
    Naturals,
    Next,
    Third,
    Winner,
    play,
)
from engine.cards import Card, hand


def outcome(form: str, *given: Any) -> Outcome:  # noqa: ANN401 - each form takes other values
    found = BACCARAT.forms[form](STANDARD, *given)
    assert isinstance(found, Outcome)
    return found


def deal(player: str, banker: str = "") -> Outcome:
    cards = (tuple(card for card in hand(text) if isinstance(card, Card)) for text in (player, banker))
    return outcome("deal", *cards)


def answers(found: Outcome) -> dict[str, Answer]:
    return {path: verdict.value for path, verdict in found.answers.items()}


def cells(found: Outcome, path: str) -> list[str]:
    return [step.cell for step in found.answers[path].steps]


def test_the_trace_tells_a_round_in_the_order_of_play() -> None:
    assert [step.name for step in play("2 3 3", "2 4").steps] == [
        "card-value",
        "card-value",
        "first-total",
        "card-value",
        "card-value",
        "first-total",
        "natural-check",
        "natural-check",
        "player-rule",
        "third-card",
        "final-total",
        "banker-rule-third",
        "comparison",
    ]


def test_the_trace_names_the_entry_of_the_rules_behind_each_step() -> None:
    assert [step.cell for step in play("4 2", "3 2 7").steps if step.name != "card-value"] == [
        "modulus",
        "modulus",
        "natural/6",
        "natural/5",
        "player/6",
        "banker/5/stood",
        "card-value/7",
        "modulus",
        "comparison/higher",
    ]


def test_a_natural_ends_the_trace_before_any_drawing_rule() -> None:
    played = play("4 4", "3 2")
    assert [step.name for step in played.steps[-4:]] == [
        "natural-check",
        "natural-check",
        "natural-ends-dealing",
        "comparison",
    ]
    assert (played.player.natural, played.banker.natural, played.winner) == (True, False, Winner.PLAYER)


def test_a_whole_deal_answers_every_path() -> None:
    assert answers(deal("2 3 3", "2 4")) == {
        "player.cards": hand("2 3 3"),
        "player.count": 3,
        "player.sum": 8,
        "player.first": 5,
        "player.first_sum": 5,
        "player.total": 8,
        "player.natural": Naturalness.NOT,
        "player.third": Third(3),
        "player.action": Action.DRAWS,
        "banker.cards": hand("2 4"),
        "banker.count": 2,
        "banker.sum": 6,
        "banker.first": 6,
        "banker.first_sum": 6,
        "banker.total": 6,
        "banker.natural": Naturalness.NOT,
        "banker.third": STOOD,
        "banker.action": Action.STANDS,
        "natural": Naturals.NEITHER,
        "winner": Winner.PLAYER,
        "next": Next.NOTHING,
    }


def test_one_hand_alone_tells_its_total_and_waits_for_the_other() -> None:
    assert answers(deal("7 8")) == {
        "player.cards": hand("7 8"),
        "player.count": 2,
        "player.sum": 15,
        "player.first": 5,
        "player.first_sum": 15,
        "player.total": 5,
        "player.natural": Naturalness.NOT,
        "next": Next.BANKER_CARDS,
    }
    assert answers(deal("", "7 8"))["next"] is Next.PLAYER_CARDS
    assert answers(deal("")) == {"next": Next.PLAYER_CARDS}


def test_first_totals_that_leave_a_card_to_come_have_no_winner() -> None:
    found = answers(outcome("first", 7, 4))
    assert "winner" not in found
    assert "banker.total" not in found
    assert (found["next"], found["player.total"], found["banker.first"]) == (Next.BANKER_THIRD, 7, 4)
    assert answers(outcome("first", 5, 7))["next"] is Next.PLAYER_THIRD
    assert "banker.action" not in answers(outcome("first", 5, 7))


def test_the_same_totals_as_final_ones_have_a_winner() -> None:
    assert answers(outcome("final", 7, 4)) == {
        "player.total": 7,
        "banker.total": 4,
        "winner": Winner.PLAYER,
        "next": Next.NOTHING,
    }


@pytest.mark.parametrize(
    ("player", "banker", "natural", "winner"),
    [
        (9, 7, Naturals.PLAYER, Winner.PLAYER),
        (3, 8, Naturals.BANKER, Winner.BANKER),
        (9, 9, Naturals.BOTH, Winner.TIE),
        (8, 9, Naturals.BOTH, Winner.BANKER),
        (6, 7, Naturals.NEITHER, Winner.BANKER),
    ],
)
def test_first_totals_settle_the_round_where_no_card_may_follow(
    player: int, banker: int, natural: Naturals, winner: Winner
) -> None:
    found = answers(outcome("first", player, banker))
    assert (found["natural"], found["winner"], found["next"]) == (natural, winner, Next.NOTHING)
    assert (found["player.count"], found["player.total"]) == (2, player)


@pytest.mark.parametrize(("player", "banker"), [("K K 8", "6 K"), ("K K 9", "K 7"), ("A A 6", "7 K")])
def test_three_cards_worth_eight_or_nine_are_no_natural(player: str, banker: str) -> None:
    played = play(player, banker)
    assert (played.natural, played.faults) == (Naturals.NEITHER, ())


def test_a_path_carries_only_the_steps_that_led_to_it() -> None:
    found = deal("2 3 3", "K 4 2")
    first = ["card-value/2", "card-value/3", "modulus"]
    opened = [*first, "card-value/K", "card-value/4", "modulus", "natural/5", "natural/4"]
    assert cells(found, "player.cards") == cells(found, "player.count") == []
    assert cells(found, "player.first") == first
    assert cells(found, "player.first_sum") == first[:2]
    assert cells(found, "player.natural") == [*first, "natural/5"]
    assert cells(found, "player.sum") == ["card-value/2", "card-value/3", "card-value/3"]
    assert cells(found, "player.total") == ["card-value/2", "card-value/3", "card-value/3", "modulus"]
    assert cells(found, "natural") == opened
    assert cells(found, "player.action") == [*opened, "player/5"]
    assert cells(found, "player.third") == [*opened, "player/5", "card-value/3"]
    assert cells(found, "banker.action") == [*opened, "player/5", "card-value/3", "banker/4/3"]
    assert cells(found, "winner") == cells(found, "next") == [step.cell for step in found.steps]


def test_steps_of_given_totals_read_no_card() -> None:
    assert [step.cell for step in outcome("first", 7, 4).steps] == [
        "natural/7",
        "natural/4",
        "player/7",
        "banker/4/stood",
    ]
    assert [step.cell for step in outcome("final", 7, 4).steps] == ["comparison/higher"]


def test_a_form_gives_the_faults_of_a_deal() -> None:
    found = BACCARAT.forms["deal"](STANDARD, (Card("4"), Card("4"), Card("2")), (Card("3"), Card("2")), 0)
    assert isinstance(found, tuple)
    assert [fault.code for fault in found] == ["card-after-natural", "decks-out-of-range"]


def test_a_hand_says_what_it_drew_and_why() -> None:
    played = play("4 2", ["3", "2", "7♥"])
    assert (played.player.third, played.player.action) == (None, Action.STANDS)
    assert (played.banker.third, played.banker.action) == (Card("7", "H"), Action.DRAWS)
    assert (played.banker.first, played.banker.total, played.winner) == (5, 2, Winner.PLAYER)
