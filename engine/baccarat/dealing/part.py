"""Dealing as a part of the game."""

from __future__ import annotations

from engine.baccarat.dealing.mutants import mutants
from engine.baccarat.dealing.provisions import PROVISIONS
from engine.baccarat.dealing.questions import QUESTIONS
from engine.baccarat.dealing.words import TableStyle, Turner
from engine.parts import Part

DEALING = Part(
    provisions=PROVISIONS,
    questions=QUESTIONS,
    sentences={
        "dealt-to": "number hand",
        "decks-allowed": "numbers",
        "decks-usual": "numbers",
        "shoe-cards": "decks number",
        "most-rounds": "number rounds",
        "burn-by-decks": "decks number",
        "burn-by-card": "card number",
        "burn-fixed": "numbers",
        "white-card": "number",
        "cut-card-usual": "numbers",
        "before-cut-card": "burned behind number",
        "last-round": "numbers",
        "turned-by": "style who",
        "midi-seats": "numbers",
    },
    faults={"shoe-too-small": "decks burned behind", "shoe-without-end": "decks"},
    words=(TableStyle, Turner),
    mutants=mutants,
)
