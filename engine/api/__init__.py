"""All that the generator knows of a game.

A game hands over typed functions (its *questions*), the ways a deal may be given (its *forms*), its rules with a
source for each, and the closed lists of words it answers with. It holds no sentence of any language: what a reader
sees stands in data beside the templates, keyed by the names used here.
"""

from __future__ import annotations

from engine.api.answers import (
    STATED,
    Amount,
    Answer,
    Between,
    Board,
    Payout,
    PlayingCard,
    Policy,
    Rate,
    Share,
    Stated,
    Symbol,
    ValueSet,
    Word,
    YesNo,
    is_playing_card,
)
from engine.api.drawing import DrawnBoard, DrawnHand, DrawnRing, Look, Shape
from engine.api.game import Form, Game, Mutant, Provision, Question
from engine.api.replies import CLAIMED, A_co, Fault, Outcome, Step, Unanswerable, Verdict, step

__all__ = [
    "CLAIMED",
    "STATED",
    "A_co",
    "Amount",
    "Answer",
    "Between",
    "Board",
    "DrawnBoard",
    "DrawnHand",
    "DrawnRing",
    "Fault",
    "Form",
    "Game",
    "Look",
    "Mutant",
    "Outcome",
    "Payout",
    "PlayingCard",
    "Policy",
    "Provision",
    "Question",
    "Rate",
    "Shape",
    "Share",
    "Stated",
    "Step",
    "Symbol",
    "Unanswerable",
    "ValueSet",
    "Verdict",
    "Word",
    "YesNo",
    "is_playing_card",
    "step",
]
