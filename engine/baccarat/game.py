"""Baccarat as the generator meets it."""

from __future__ import annotations

from types import MappingProxyType

from engine.api import DrawnHand, Form, Game, YesNo
from engine.baccarat.forms import deal, final, first
from engine.baccarat.mutants import mutants
from engine.baccarat.provisions import PROVISIONS
from engine.baccarat.questions import QUESTIONS
from engine.baccarat.rules import STANDARD
from engine.baccarat.third import Third
from engine.baccarat.words import (
    Action,
    Bet,
    Comparison,
    Naturalness,
    Naturals,
    Next,
    Position,
    Settlement,
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
    "pays": "bet payout",
    "settles": "bet winner settlement",
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


BACCARAT = Game(
    name="baccarat",
    rules=STANDARD,
    provisions=PROVISIONS,
    questions=QUESTIONS,
    forms=MappingProxyType[str, Form]({"deal": deal, "first": first, "final": final}),
    sentences=MappingProxyType({name: frozenset(values.split()) for name, values in _SENTENCES.items()}),
    faults=MappingProxyType({code: frozenset(values.split()) for code, values in _FAULTS.items()}),
    words=(YesNo, Winner, Action, Naturalness, Naturals, Comparison, Next, Worth, Position, Bet, Settlement),
    symbols=(Card, Third),
    hands=tuple(_drawn(position) for position in Position),
    results=("winner", "next"),
    checks=frozenset({"first-total", "natural-ends-dealing", "player-rule", "banker-rule-stood", "banker-rule-third"}),
    signs=(*Position, *Action, Naturalness.NATURAL, Winner.TIE),
    mutants=mutants,
)
