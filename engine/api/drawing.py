"""What of an outcome is drawn, and how, without the generator knowing what it is."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from engine.api.answers import Symbol, Word


class DrawnHand(NamedTuple):
    """How a hand of an outcome is drawn: paths into the outcome, left out where they are not known."""

    position: Word
    """The hand's name; it has won where the result of the outcome has the same language-neutral text."""
    cards: str
    opening: int
    """How many of the cards were dealt first; the others came later."""
    lines: tuple[str, ...]
    """What stands below the cards."""
    result: str
    """What stands below the line."""


class Shape(Enum):
    """What a symbol on a board is drawn as."""

    DISC = "disc"
    RING = "ring"
    STROKE = "stroke"
    DASHES = "dashes"
    BARE = "bare"
    """Nothing but what stands in it."""


class Look(NamedTuple):
    """How one symbol on a board is drawn."""

    shape: Shape
    word: Word | None = None
    """The word whose colour it has; the symbol's own text then stands in it, since a colour alone is no sign."""


class DrawnBoard(NamedTuple):
    """How a board of an outcome is drawn: paths into the outcome, left out where they are not known."""

    name: Word
    cells: str
    looks: Mapping[Symbol, Look]
    """How each symbol that may stand on it is drawn."""
    marks: str = ""
    """Path of a board of numbers, drawn as strokes across the cells; empty for none."""
    mark: Word | None = None
    """What such a stroke stands for."""
    letters: str = ""
    """Path of a board whose symbols stand in the pieces, instead of the pieces' own texts; empty for none."""
    columns: int = 8
    """How many columns are drawn at least, so that it looks like a board while little stands on it, too."""
    keyed: bool = True
    """Whether a key tells what each symbol is; not where they tell it by what they are called."""


class DrawnRing(NamedTuple):
    """How symbols of an outcome are drawn round a circle, clockwise from the top: paths into the outcome."""

    name: Word
    around: str
    """The symbols in order, which say how each place looks."""
    letters: str
    """As many symbols, which stand in the places."""
    looks: Mapping[Symbol, Look]
