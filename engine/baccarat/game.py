"""Baccarat as the generator meets it."""

from __future__ import annotations

from engine.api import DrawnHand, YesNo
from engine.baccarat.bets.part import BETTING
from engine.baccarat.dealing.part import DEALING
from engine.baccarat.forms import PATHS, deal, final, first
from engine.baccarat.growing import QUESTIONS as GROWING
from engine.baccarat.mistakes.part import MISTAKES
from engine.baccarat.mutants import mutants
from engine.baccarat.odds.part import ODDS
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
from engine.parts import Drawing, Part, assembled

_SENTENCES = {
    "card-value": "card value",
    "first-total": "hand cards sum total",
    "third-card": "hand card third",
    "final-total": "hand cards sum total",
    "sum": "cards sum",
    "values-together": "one other sum total",
    "units": "number total",
    "total-range": "highest",
    "natural-total": "total natural",
    "natural-check": "hand total natural",
    "natural-ends-dealing": "naturals",
    "player-rule": "total action",
    "banker-rule-stood": "total action",
    "banker-rule-third": "total third action",
    "banker-row": "total policy",
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


_DRAWING: Part[Rules] = Part(
    provisions=PROVISIONS,
    questions={**QUESTIONS, **GROWING},
    forms={"deal": deal, "first": first, "final": final},
    sentences=_SENTENCES,
    faults=_FAULTS,
    words=(YesNo, Winner, Action, Naturalness, Naturals, Comparison, Next, Worth, Position),
    symbols=(Card, Third),
    paths=PATHS,
    mutants=mutants,
)

BACCARAT = assembled(
    "baccarat",
    STANDARD,
    (_DRAWING, DEALING, ODDS, BETTING, ROADS, MISTAKES),
    Drawing(
        hands=tuple(_drawn(position) for position in Position),
        results=("winner", "next"),
        checks=frozenset(
            {"first-total", "natural-ends-dealing", "player-rule", "banker-rule-stood", "banker-rule-third"}
        ),
        signs=(*Position, *Action, Naturalness.NATURAL, Winner.TIE),
    ),
)
