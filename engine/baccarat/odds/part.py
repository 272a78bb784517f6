"""Odds as a part of the game."""

from __future__ import annotations

from engine.baccarat.odds.questions import QUESTIONS
from engine.baccarat.odds.words import Pairing
from engine.baccarat.rules import Rules
from engine.decks import Decks
from engine.parts import Part

ODDS: Part[Rules] = Part(
    questions=QUESTIONS,
    sentences={
        "sequences": "cards decks whole",
        "rank-sequences": "cards decks whole",
        "counted-outcome": "winner count whole",
        "counted-finals": "player banker count whole",
        "counted-final": "hand total count whole",
        "counted-naturals": "naturals count whole",
        "counted-cards": "cards count whole",
        "counted-ties": "total count whole",
        "counted-wins": "hand total cards count whole",
        "counted-pairs": "pairs count whole",
    },
    faults={"uncounted-start": "number", "uncounted-draw": "number"},
    words=(Pairing,),
    symbols=(Decks,),
)
"""Counting is no rule of the game and has no entry to change: its steps cite the rules that say what is counted."""
