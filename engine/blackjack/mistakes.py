"""What public pages get wrong of blackjack: false statements as data, and the hands that refute each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations
from types import MappingProxyType
from typing import NamedTuple, Protocol

from engine.api import CLAIMED, Fault, Outcome
from engine.blackjack.forms import deal
from engine.blackjack.hands import natural, worth
from engine.blackjack.rules import Rules
from engine.blackjack.words import HandResult, Meeting, Move
from engine.cards import Card
from engine.changes import with_entry
from engine.parts import Part
from engine.refuting import FAULTS, FalseStatement, not_refuted, refuted

Cards = tuple[Card, ...]


class HandStatement(FalseStatement):
    """The false statements about blackjack."""

    NATURAL_TIES_21 = "natural-ties-21"
    NATURAL_AFTER_SPLIT = "natural-after-split"


class _AsTold(Protocol):
    """The rules as a statement has them, for a hand of the dealer."""

    def __call__(self, rules: Rules, dealer: Cards) -> Rules: ...


class _Told(NamedTuple):
    """What a statement makes of the rules, and what was done with the hands that it is about."""

    rules: _AsTold
    moves: tuple[Move, ...] = ()


def _natural_ties_21(rules: Rules, dealer: Cards) -> Rules:
    """A natural is worth no more than the highest total, however many cards the dealer made it of."""
    if worth(rules, dealer).total != rules.limit:
        return rules
    meetings = with_entry(rules.meetings, tuple(Meeting).index(Meeting.PLAYER_NATURAL), HandResult.PUSH)
    return replace(rules, meetings=meetings)


def _natural_after_split(rules: Rules, dealer: Cards) -> Rules:  # noqa: ARG001 - it says the same of every hand
    return replace(rules, natural_after_split=True)


_STATEMENTS: Mapping[HandStatement, _Told] = MappingProxyType(
    {
        HandStatement.NATURAL_TIES_21: _Told(_natural_ties_21),
        HandStatement.NATURAL_AFTER_SPLIT: _Told(_natural_after_split, (Move.SPLIT,)),
    }
)


def refute_hand(rules: Rules, statement: HandStatement) -> Outcome | tuple[Fault, ...]:
    """Find the first hands, the lowest cards first, that refute a false statement: their paths are those of a deal.

    A path `claimed.…` says what the statement makes of the path behind it, wherever that is something else.
    """
    told = _STATEMENTS[statement]
    for player, dealer in _hands(rules):
        right = deal(rules, player, dealer, told.moves)
        if not isinstance(right, Outcome):
            continue
        wrong = deal(told.rules(rules, dealer), player, dealer, told.moves)
        if isinstance(wrong, Outcome) and right.answers["result"].value is not wrong.answers["result"].value:
            return refuted(right, wrong) or not_refuted(statement)
    return not_refuted(statement)


def _hands(rules: Rules) -> Iterator[tuple[Cards, Cards]]:
    """Give naturals with hands of the dealer that hold a card more, all of cards of different ranks."""
    for player in combinations(Card.every(), rules.opening):
        if natural(rules, player):
            yield from ((player, dealer) for dealer in combinations(Card.every(), rules.opening + 1))


MISTAKES: Part[Rules] = Part(forms={"refute": refute_hand}, faults=FAULTS, paths=(CLAIMED,), symbols=(HandStatement,))
