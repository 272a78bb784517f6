"""What is wrong with a deal is told all at once, each with its place."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.api import Fault
from engine.baccarat import BACCARAT, STANDARD, Position, play
from engine.cards import Card, Unreadable


def told(faults: tuple[Fault, ...]) -> list[tuple[str, str]]:
    """Codes and places."""
    return [(fault.code, fault.path) for fault in faults]


@pytest.mark.parametrize(
    ("player", "banker", "faults"),
    [
        ("4 x", "3 2", [("unreadable-card", "player.2")]),
        ("4", "3 2 1", [("unreadable-card", "banker.3"), ("too-few-cards", "player.2")]),
        ("2 3 3 3", "2 4", [("too-many-cards", "player.4")]),
        ("4 4 2", "3 2", [("card-after-natural", "player.3")]),
        ("4 4", "3 2 K", [("card-after-natural", "banker.3")]),
        ("4 4 K", "4 5 K", [("card-after-natural", "player.3"), ("card-after-natural", "banker.3")]),
        ("4 4 K", "", [("card-after-natural", "player.3")]),
        ("2 3", "2 5", [("third-card-missing", "player.3")]),
        ("4 2", "3 2", [("third-card-missing", "banker.3")]),
        ("4 2 K", "2 5", [("third-card-not-allowed", "player.3")]),
        ("2 3 3", "2 4 K", [("third-card-not-allowed", "banker.3")]),
        ("4 2 K", "2 5 K", [("third-card-not-allowed", "player.3"), ("third-card-not-allowed", "banker.3")]),
        ("2 3", "2 5 K", [("third-card-missing", "player.3"), ("third-card-not-allowed", "banker.3")]),
        ("2 3", "K K", [("third-card-missing", "player.3"), ("third-card-missing", "banker.3")]),
        ("2 3 K", "", [("third-card-too-early", "player.3")]),
        ("", "2 3 K", [("third-card-too-early", "banker.3")]),
    ],
)
def test_a_fault_is_told_with_its_place(player: str, banker: str, faults: list[tuple[str, str]]) -> None:
    assert sorted(told(play(player, banker).faults)) == sorted(faults)


def test_where_the_players_third_card_is_missing_the_banker_is_judged_only_if_no_card_could_change_its_rule() -> None:
    assert told(play("2 3", "2 A").faults) == [("third-card-missing", "player.3")]
    assert told(play("2 3", "2 A K").faults) == [("third-card-missing", "player.3")]


def test_where_the_players_third_card_is_unreadable_the_banker_is_judged_likewise() -> None:
    assert told(play("2 3 x", "2 A").faults) == [("unreadable-card", "player.3")]
    assert told(play("2 3 x", "2 5 K").faults) == [
        ("unreadable-card", "player.3"),
        ("third-card-not-allowed", "banker.3"),
    ]


def test_an_unreadable_starting_card_leaves_the_drawing_rules_aside() -> None:
    assert told(play("2 x 3", "2 A").faults) == [("unreadable-card", "player.2")]


def test_a_rank_may_come_as_often_as_the_decks_hold_it() -> None:
    assert play("K K K", "K K K", decks=2).faults == ()
    assert told(play("K K K", "K K 4", decks=1).faults) == [("rank-too-often", "player.3")]


def test_a_suited_card_may_come_as_often_as_there_are_decks() -> None:
    assert play("KS 8H", "KS 9H", decks=2).faults == ()
    (fault,) = play("KS 8H", "KS 9H", decks=1).faults
    assert fault == Fault(
        "suited-card-too-often", "banker.1", {"hand": Position.BANKER, "card": Card("K", "S"), "most": 1, "decks": 1}
    )


@pytest.mark.parametrize("decks", [-1, 0, 13])
def test_decks_that_no_shoe_holds_are_a_fault(decks: int) -> None:
    (fault,) = play("4 4", "3 2", decks=decks).faults
    assert fault == Fault("decks-out-of-range", "decks", {"decks": decks, "low": 1, "high": 12})


def test_all_faults_come_at_once() -> None:
    faults = play("4S 4S x x", "zz", decks=1).faults
    assert told(faults) == [
        ("unreadable-card", "player.3"),
        ("unreadable-card", "player.4"),
        ("too-many-cards", "player.4"),
        ("unreadable-card", "banker.1"),
        ("too-few-cards", "banker.2"),
        ("card-after-natural", "player.3"),
        ("suited-card-too-often", "player.2"),
    ]
    assert faults[0].values["card"] == Unreadable("x")


def test_a_deal_with_faults_concludes_nothing() -> None:
    refused = play("4 4 2", "3 x")
    assert (refused.winner, refused.natural, refused.next, refused.steps) == (None, None, None, ())
    assert (refused.player.cards, refused.banker.cards) == ((Card("4"), Card("4"), Card("2")), (Card("3"),))
    assert (refused.player.total, refused.banker.total) == (None, None)


def test_the_faults_of_a_deal_follow_the_rules_that_are_given() -> None:
    draws_on = replace(STANDARD, natural_ends_dealing=False)
    assert play("4 4", "3 2 K", rules=draws_on).faults == ()
    assert told(play("4 4", "3 2", rules=draws_on).faults) == [("third-card-missing", "banker.3")]


@pytest.mark.parametrize(
    ("player", "banker", "decks"),
    [("4S 4S x x", "zz", 1), ("2 3", "K K", 8), ("4 2 K", "2 5 K", 0), ("2 3 K", "", 8), ("K K K", "K K 4", 1)],
)
def test_every_fault_carries_the_values_that_its_sentence_may_use(player: str, banker: str, decks: int) -> None:
    for fault in play(player, banker, decks).faults:
        assert set(fault.values) == BACCARAT.faults[fault.code]
