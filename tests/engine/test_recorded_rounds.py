"""Rounds that were dealt from a shoe of eight decks and recorded with their outcome."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.baccarat import Naturals, play

_CASES = Path(__file__).parents[1] / "cases" / "rounds.jsonl"
ROUNDS: list[dict[str, Any]] = [json.loads(line) for line in _CASES.read_text(encoding="utf-8").splitlines()]


def hands(cards: list[str], player_cards: int) -> tuple[list[str], list[str]]:
    """Sort cards in dealing order into hands: one each in turn, then the third cards."""
    player, banker, thirds = cards[0:4:2], cards[1:4:2], cards[4:]
    drawn = player_cards - 2
    return player + thirds[:drawn], banker + thirds[drawn:]


def test_there_are_rounds_to_replay() -> None:
    assert len(ROUNDS) == 200


@pytest.mark.parametrize("recorded", ROUNDS, ids=lambda recorded: "-".join(recorded["cards"]))
def test_a_recorded_round_plays_out_as_it_was_recorded(recorded: dict[str, Any]) -> None:
    player, banker = hands(recorded["cards"], recorded["player_cards"])
    played = play(" ".join(player), banker)
    assert played.faults == ()
    assert played.winner is not None
    assert {
        "cards": recorded["cards"],
        "player_total": played.player.total,
        "banker_total": played.banker.total,
        "result": played.winner.value,
        "player_cards": len(played.player.cards),
        "banker_cards": len(played.banker.cards),
        "natural": played.natural is not Naturals.NEITHER,
    } == recorded
    assert recorded["natural"] == (played.player.natural or played.banker.natural)
