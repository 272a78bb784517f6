"""What stands on a scoreboard, and what its parts are called."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import Self

from engine.api import Symbol, Word
from engine.baccarat.words import Winner


class _Sign(Enum):
    """A symbol of a closed list; the value is its letter, upright in every language."""

    def __str__(self) -> str:
        """Give the letter."""
        return str(self.value)

    @classmethod
    def parse(cls, text: str) -> tuple[Self, ...]:
        """Give the sign of a letter; none for any other text."""
        return tuple(sign for sign in cls if sign.value == text)

    @classmethod
    def every(cls) -> tuple[Self, ...]:
        """Give all of them."""
        return tuple(cls)


class Result(_Sign):
    """How a round ended, as a record of results notes it."""

    PLAYER = "P"
    BANKER = "B"
    TIE = "T"

    @property
    def winner(self) -> Winner:
        """The word for it."""
        return Winner[self.name]


class Hue(_Sign):
    """The colour of an entry in a derived road. It names no hand: red is not the Banker, blue is not the Player."""

    RED = "R"
    BLUE = "B"


_TALLY = re.compile(r"[1-9][0-9]{0,59}")


@dataclass(frozen=True, slots=True)
class Tally(Symbol):
    """How many there are of something on a scoreboard: wins in a column, ties on a cell.

    Raises ValueError for less than one.
    """

    count: int

    def __post_init__(self) -> None:
        """Refuse what nobody counts."""
        if self.count < 1:
            raise ValueError(f"there are not {self.count} of anything on a board")

    def __str__(self) -> str:
        """Give the number."""
        return str(self.count)

    @classmethod
    def parse(cls, text: str) -> tuple[Self, ...]:
        """Read a whole number from 1 in at most sixty digits: Python refuses to read thousands of them."""
        return (cls(int(text)),) if _TALLY.fullmatch(text) else ()


@dataclass(frozen=True, slots=True)
class Record(Symbol):
    """The results of some rounds, oldest first.

    Raises ValueError for no round at all: nothing stands on a board then.
    """

    results: tuple[Result, ...]

    def __post_init__(self) -> None:
        """Refuse an empty record."""
        if not self.results:
            raise ValueError("a record holds one round at least")

    def __str__(self) -> str:
        """Give the letters: `BBPT`."""
        return "".join(map(str, self.results))

    @classmethod
    def parse(cls, text: str) -> tuple[Self, ...]:
        """Read letters B, P and T, one for each round."""
        results = tuple(result for letter in text for result in Result.parse(letter))
        return (cls(results),) if results and len(results) == len(text) else ()


class Road(Word):
    """The boards that a scoreboard shows."""

    BEAD_PLATE = "bead-plate"
    BIG_ROAD = "big-road"
    BIG_EYE_BOY = "big-eye-boy"
    SMALL_ROAD = "small-road"
    COCKROACH_PIG = "cockroach-pig"


class Before(Word):
    """The win, or the colour, before the one that is entered: none, one of the same kind, or another."""

    NONE = "none"
    SAME = "same"
    OTHER = "other"


class Streak(Word):
    """What a win, or a colour, does to the streaks of its board."""

    OPENS = "opens"
    CONTINUES = "continues"


class Entered(Word):
    """What a result does to the Big Road: a win what it does to streaks, a tie which cell it marks."""

    OPENS = "opens"
    CONTINUES = "continues"
    MARKS_LAST = "marks-last"
    MARKS_FIRST = "marks-first"
    LEFT_OUT = "left-out"


class RoadCell(Word):
    """Whether something stands in a cell."""

    FREE = "free"
    TAKEN = "taken"


class Onward(Word):
    """Where a board goes on from a cell."""

    DOWN = "down"
    RIGHT = "right"
    NEXT_COLUMN = "next-column"


class HeightGap(Word):
    """How much higher one column is than another: more than this no entry depends on."""

    SHORTER = "shorter"
    EQUAL = "equal"
    ONE_LONGER = "one-longer"
    LONGER = "longer"


class Derived(Word):
    """The boards that are made from the Big Road alone."""

    BIG_EYE_BOY = "big-eye-boy"
    SMALL_ROAD = "small-road"
    COCKROACH_PIG = "cockroach-pig"
