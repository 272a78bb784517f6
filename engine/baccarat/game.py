"""Baccarat as the generator meets it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from engine.api import DrawnHand, Game, Mutant, YesNo
from engine.baccarat.bets.part import BETTING
from engine.baccarat.dealing.part import DEALING
from engine.baccarat.forms import deal, final, first
from engine.baccarat.mutants import mutants
from engine.baccarat.odds.part import ODDS
from engine.baccarat.part import Part, merged
from engine.baccarat.provisions import PROVISIONS
from engine.baccarat.questions import QUESTIONS
from engine.baccarat.roads.part import ROADS
from engine.baccarat.rules import STANDARD, Rules
from engine.baccarat.third import Third
from engine.baccarat.words import (
    Action,
    Comparison,
    Naturalness,
    Naturals,
    Next,
    Position,
    Winner,
    Worth,
)
from engine.cards import Card

_SENTENCES = {
    "card-value": "card value",
    "first-total": "hand cards sum total",
    "third-card": "hand card third",
    "final-total": "hand cards sum total",
    "sum": "cards sum",
    "units": "number total",
    "total-range": "highest",
    "natural-total": "total natural",
    "natural-check": "hand total natural",
    "natural-ends-dealing": "naturals",
    "player-rule": "total action",
    "banker-rule-stood": "total action",
    "banker-rule-third": "total third action",
    "comparison": "player banker comparison winner",
    "compare": "one other comparison",
    "starting-cards": "number",
    "most-extra-cards": "number",
}
_FAULTS = {
    "unreadable-card": "hand card",
    "too-few-cards": "hand count fewest",
    "too-many-cards": "hand count most",
    "card-after-natural": "hand",
    "third-card-too-early": "hand other",
    "third-card-missing": "hand total",
    "third-card-not-allowed": "hand total",
    "rank-too-often": "hand card most decks",
    "suited-card-too-often": "hand card most decks",
    "decks-out-of-range": "decks low high",
}


def _drawn(position: Position) -> DrawnHand:
    """A hand as it is drawn: its cards, what they come to first, the third card, and what all come to."""
    name = position.value
    return DrawnHand(
        position=position,
        cards=f"{name}.cards",
        opening=STANDARD.starting_cards,
        lines=(f"{name}.first", f"{name}.third"),
        result=f"{name}.total",
    )


_DRAWING = Part(
    provisions=PROVISIONS,
    questions=QUESTIONS,
    forms={"deal": deal, "first": first, "final": final},
    sentences=_SENTENCES,
    faults=_FAULTS,
    words=(YesNo, Winner, Action, Naturalness, Naturals, Comparison, Next, Worth, Position),
    symbols=(Card, Third),
    mutants=mutants,
)
_PARTS = (_DRAWING, DEALING, ODDS, BETTING, ROADS)


def _named(tables: Iterable[Mapping[str, str]]) -> Mapping[str, frozenset[str]]:
    return MappingProxyType({name: frozenset(values.split()) for name, values in merged(tables).items()})


def _mutants(rules: Rules) -> tuple[Mutant, ...]:
    return tuple(mutant for part in _PARTS for mutant in part.mutants(rules))


BACCARAT = Game(
    name="baccarat",
    rules=STANDARD,
    provisions=tuple(provision for part in _PARTS for provision in part.provisions),
    questions=merged(part.questions for part in _PARTS),
    forms=merged(part.forms for part in _PARTS),
    sentences=_named(part.sentences for part in _PARTS),
    faults=_named(part.faults for part in _PARTS),
    words=tuple(words for part in _PARTS for words in part.words),
    symbols=tuple(symbols for part in _PARTS for symbols in part.symbols),
    hands=tuple(_drawn(position) for position in Position),
    boards=tuple(board for part in _PARTS for board in part.boards),
    results=("winner", "next"),
    checks=frozenset({"first-total", "natural-ends-dealing", "player-rule", "banker-rule-stood", "banker-rule-third"}),
    signs=(*Position, *Action, Naturalness.NATURAL, Winner.TIE),
    mutants=_mutants,
)
