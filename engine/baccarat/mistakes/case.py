"""A case that refutes a statement, as it is told: a round with what the statement makes of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from types import MappingProxyType
from typing import NamedTuple

from engine.api import Answer, Step, Verdict
from engine.baccarat import hands, readings
from engine.baccarat.mistakes.reading import Cards, Reading, Round, Seen
from engine.baccarat.mistakes.search import Pair
from engine.baccarat.rules import Rules
from engine.baccarat.third import STOOD, Third
from engine.baccarat.words import Naturalness, Naturals, Position
from engine.refuting import claimed

Told = Mapping[str, Verdict[Answer]]

_NATURALS = {
    (False, False): Naturals.NEITHER,
    (True, False): Naturals.PLAYER,
    (False, True): Naturals.BANKER,
    (True, True): Naturals.BOTH,
}


class Case(NamedTuple):
    """The cards of a round.

    `claimed` is what the statement makes of any path, `right` what can be asked besides what every round tells.
    """

    player: Cards
    banker: Cards
    claimed: Told
    right: Told = MappingProxyType({})


def of_readings(rules: Rules, wrong: Reading, pair: Pair) -> Case:
    """Tell a round that two readings see otherwise: all that differs, with the step that the false one contradicts."""
    right, other = told(rules, Reading(rules), pair.right), told(rules, wrong, pair.wrong)
    told_otherwise = claimed(right, other, _contradicted(rules, wrong, pair))
    return Case(pair.right.player.cards, pair.right.banker.cards, told_otherwise)


def told(rules: Rules, reading: Reading, seen: Round) -> Mapping[str, Answer]:
    """What a reading makes of a round, by the paths of a deal."""
    answers: dict[str, Answer] = {}
    for position, hand in zip(Position, (seen.player, seen.banker), strict=True):
        name, extra = position.value, hand.cards[rules.starting_cards :]
        answers |= {
            f"{name}.count": len(hand.cards),
            f"{name}.first": hand.first,
            f"{name}.natural": Naturalness.NATURAL if hand.natural else Naturalness.NOT,
            f"{name}.action": hand.action,
            f"{name}.third": Third(rules.third_value(reading.points(extra[0]))) if extra else STOOD,
            f"{name}.total": hand.total,
        }
    natural = _NATURALS[seen.player.natural, seen.banker.natural]
    return {**answers, "natural": natural, "winner": seen.winner, "next": seen.next}


def _contradicted(rules: Rules, wrong: Reading, pair: Pair) -> tuple[Step, ...]:
    """The first thing in a round that a false reading takes otherwise, as the rules have it."""
    return next(chain(_values(rules, wrong, pair), _actions(rules, pair), _results(rules, pair)))


def _values(rules: Rules, wrong: Reading, pair: Pair) -> Iterator[tuple[Step, ...]]:
    """What cards and hands are taken for."""
    for hand in (pair.right.player, pair.right.banker):
        for card in hand.cards:
            if wrong.points(card) != rules.card_value(card):
                yield readings.card_value(rules, card).steps
    for position, hand, other in _hands(pair):
        if hand.first != other.first:
            yield hands.total(rules, hand.cards[: rules.starting_cards]).steps[-1:]
        if hand.natural is not other.natural:
            yield readings.hand_natural(rules, position, hand.first).steps


def _actions(rules: Rules, pair: Pair) -> Iterator[tuple[Step, ...]]:
    """What the hands do."""
    player, banker = pair.right.player, pair.right.banker
    if player.action is not pair.wrong.player.action:
        yield readings.player_action(rules, player.first).steps
    if banker.action is not pair.wrong.banker.action:
        yield readings.banker_action(rules, banker.first, _third(rules, player)).steps


def _results(rules: Rules, pair: Pair) -> Iterator[tuple[Step, ...]]:
    """What the hands come to, and the round."""
    for _, hand, other in _hands(pair):
        if hand.total != other.total:
            yield hands.total(rules, hand.cards).steps[-1:]
    yield readings.winner(rules, pair.right.player.total, pair.right.banker.total).steps


def _hands(pair: Pair) -> Iterator[tuple[Position, Seen, Seen]]:
    """Both hands as the two readings see them."""
    yield Position.PLAYER, pair.right.player, pair.wrong.player
    yield Position.BANKER, pair.right.banker, pair.wrong.banker


def _third(rules: Rules, hand: Seen) -> Third:
    extra = hand.cards[rules.starting_cards :]
    return Third(rules.third_value(rules.card_value(extra[0]))) if extra else STOOD
