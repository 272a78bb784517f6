"""What may be done with a hand: recorded hands, and random ones against rules written down a second time."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.blackjack import DoubleOn, House, Move, Phase, SplitBy, SurrenderRule, legal_moves
from engine.cards import RANKS

_CASES = Path(__file__).parents[1] / "cases" / "blackjack-actions.jsonl"
HANDS: list[dict[str, Any]] = [json.loads(line) for line in _CASES.read_text(encoding="utf-8").splitlines()]
_WORDS: dict[str, Any] = {"double_on": DoubleOn, "surrender": SurrenderRule, "split_by": SplitBy}

SWITCHES: dict[str, tuple[Any, ...]] = {
    "double_on": tuple(DoubleOn),
    "double_after_split": (True, False),
    "most_hands": (2, 3, 4),
    "one_card_on_split_aces": (True, False),
    "resplit_aces": (True, False),
    "split_by": tuple(SplitBy),
    "surrender": tuple(SurrenderRule),
    "insurance": (True, False),
    "peek": (True, False),
}
"""What a house decides about moves, and how."""


def house(rules: dict[str, Any]) -> House:
    decided: dict[str, Any] = {name: _WORDS[name](value) if name in _WORDS else value for name, value in rules.items()}
    return House(**decided)


def named(moves: tuple[Move, ...]) -> set[str]:
    return {str(move) for move in moves}


def test_there_are_hands_to_replay() -> None:
    assert len(HANDS) == 11


@pytest.mark.parametrize("line", HANDS, ids=lambda line: "-".join((*line["hand"], "against", line["up"])))
def test_a_recorded_hand_allows_what_was_recorded(line: dict[str, Any]) -> None:
    moves = legal_moves(
        line["hand"],
        line["up"],
        hands=line.get("hands", 1),
        from_split=line.get("from_split", False),
        split_aces=line.get("split_aces", False),
        phase=Phase(line.get("phase", "play")),
        house=house(line.get("rules", {})),
    )
    assert named(moves) == {action.replace("_", "-") for action in line["actions"]}


def second(hand: dict[str, Any], by: House) -> set[str]:
    """Say it again, from the cards' texts, one refusal after another."""
    ranks, up, split = hand["ranks"], hand["up"], hand["hands"] > 1
    aces = split and ranks[0] == "A" and hand["split_aces"]
    if hand["phase"] is Phase.INSURANCE:
        early = by.surrender is SurrenderRule.EARLY and up in ["A", "10", "J", "Q", "K"] and len(ranks) == 2
        offered = {"insurance", "no-insurance"} if up == "A" and by.insurance else set()
        return offered | ({"surrender"} if early else set())
    points = sorted((min("A23456789".find(rank) + 1 or 10, 10) for rank in ranks), reverse=True)
    best = max((total for total in (sum(points), sum(points) + 10 * (1 in points)) if total <= 21), default=22)
    if best > 21 or (best == 21 and len(ranks) == 2 and not split):
        return set()
    moves = {"hit", "stand", "double", "split", "surrender"} if len(ranks) == 2 else {"hit", "stand"}
    pair = len({"T" if rank in {"10", "J", "Q", "K"} else rank for rank in ranks}) == 1
    refused = {
        "hit": best == 21 or (aces and by.one_card_on_split_aces),
        "stand": False,
        "double": best == 21
        or (by.double_on is DoubleOn.NINE_TO_ELEVEN and best not in {9, 10, 11})
        or (by.double_on is DoubleOn.TEN_TO_ELEVEN and best not in {10, 11})
        or (split and not by.double_after_split)
        or (aces and by.one_card_on_split_aces),
        "split": best == 21
        or not pair
        or (by.split_by is SplitBy.RANK and len(set(ranks)) == 2)
        or hand["hands"] >= by.most_hands
        or (aces and not by.resplit_aces),
        "surrender": best == 21
        or split
        or by.surrender is SurrenderRule.NONE
        or (by.surrender is SurrenderRule.EARLY and up in ["A", "10", "J", "Q", "K"]),
    }
    return {move for move in moves if not refused[move]}


def dealt(chance: Random) -> dict[str, Any]:
    """Deal some hand: often a pair, often two cards, sometimes from a split."""
    ranks = [chance.choice(RANKS) for _ in range(chance.choice((2, 2, 2, 3, 4)))]
    if chance.random() < 1 / 3:
        ranks[1] = ranks[0] if chance.random() < 1 / 2 else chance.choice(("10", "J", "Q", "K", "A"))
    hands = chance.choice((1, 1, 2, 3, 4))
    return {
        "ranks": ranks,
        "up": chance.choice(RANKS),
        "hands": hands,
        "split_aces": hands > 1 and ranks[0] == "A",
        "phase": chance.choice((Phase.PLAY, Phase.PLAY, Phase.PLAY, Phase.INSURANCE)),
    }


@pytest.mark.parametrize("switch", SWITCHES)
def test_500_random_hands_allow_what_the_rules_said_otherwise_allow(switch: str) -> None:
    chance = Random(switch)  # noqa: S311 - the same hands each time
    seen: set[str] = set()
    for _ in range(500):
        others = {name: chance.choice(ways) for name, ways in SWITCHES.items() if name != switch}
        hand = dealt(chance)
        for way in SWITCHES[switch]:
            by = House(**others, **{switch: way})
            moves = named(
                legal_moves(
                    hand["ranks"],
                    hand["up"],
                    hands=hand["hands"],
                    from_split=hand["hands"] > 1,
                    split_aces=hand["split_aces"],
                    phase=hand["phase"],
                    house=by,
                )
            )
            assert moves == second(hand, by), (hand, by)
            seen |= moves
    assert seen == {str(move) for move in Move}


@pytest.mark.parametrize(
    ("switch", "hand", "changes"),
    [
        ("double_on", {"cards": "4 4", "up": "6"}, {"double"}),
        ("double_after_split", {"cards": "8 3", "up": "6", "hands": 2, "from_split": True}, {"double"}),
        ("most_hands", {"cards": "8 8", "up": "6", "hands": 2, "from_split": True}, {"split"}),
        (
            "one_card_on_split_aces",
            {"cards": "A 5", "up": "6", "hands": 2, "from_split": True, "split_aces": True},
            {"hit", "double"},
        ),
        (
            "resplit_aces",
            {"cards": "A A", "up": "6", "hands": 2, "from_split": True, "split_aces": True},
            {"split"},
        ),
        ("split_by", {"cards": "K Q", "up": "6"}, {"split"}),
        ("surrender", {"cards": "10 6", "up": "9"}, {"surrender"}),
        ("surrender", {"cards": "10 6", "up": "10"}, {"surrender"}),
        ("surrender", {"cards": "10 6", "up": "A", "phase": Phase.INSURANCE}, {"surrender"}),
        ("insurance", {"cards": "10 6", "up": "A", "phase": Phase.INSURANCE}, {"insurance", "no-insurance"}),
    ],
)
def test_a_switch_changes_just_the_moves_that_it_is_about(switch: str, hand: dict[str, Any], changes: set[str]) -> None:
    ways = [named(legal_moves(house=House(**{switch: way}), **hand)) for way in SWITCHES[switch]]
    assert {move for moves in ways for move in moves if any(move not in other for other in ways)} == changes


def test_a_hand_that_is_worth_21_takes_no_more_cards() -> None:
    assert named(legal_moves("7 7 7", "6")) == {"stand"}
    assert named(legal_moves("10 A", "6", hands=2, from_split=True)) == {"stand"}


def test_a_bust_has_no_choice() -> None:
    assert legal_moves("10 6 6", "6") == ()


def test_a_house_lets_a_hand_become_two_three_or_four_hands() -> None:
    for number in (1, 5):
        with pytest.raises(ValueError, match=str(number)):
            House(most_hands=number)


def test_what_is_no_card_is_told() -> None:
    with pytest.raises(ValueError, match="B"):
        legal_moves("A B", "6")
