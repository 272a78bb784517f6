"""What public pages get wrong, as a part of the game."""

from __future__ import annotations

from engine.api import CLAIMED
from engine.baccarat.mistakes.forms import refute
from engine.baccarat.mistakes.words import Statement
from engine.baccarat.rules import Rules
from engine.parts import Part
from engine.refuting import FAULTS

MISTAKES: Part[Rules] = Part(
    forms={"refute": refute},
    faults=FAULTS,
    symbols=(Statement,),
    paths=("following", CLAIMED),
)
"""A false statement is no rule: what refutes it rests on the provisions that it contradicts."""
