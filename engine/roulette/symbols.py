"""What a wheel and a layout show: the pockets, and the boxes of the outside bets."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Self

from engine.api import Between, Symbol
from engine.roulette.words import RouletteBet

NUMBERS = Between(1, 36)
"""The numbers of a wheel, its zeros apart."""
ZEROS = ("0", "00")
_LABELS = (*ZEROS, *map(str, NUMBERS.values()))


@dataclass(frozen=True, slots=True)
class Pocket(Symbol):
    """A pocket of the wheel by what is printed on it: `0`, `00`, or one of `NUMBERS`.

    Raises ValueError for any other text.
    """

    label: str

    def __post_init__(self) -> None:
        """Refuse what no wheel has."""
        if self.label not in _LABELS:
            raise ValueError(f"no wheel has a pocket {self.label!r}")

    def __str__(self) -> str:
        """Give what is printed on it."""
        return self.label

    @property
    def number(self) -> int | None:
        """Its number; None for a zero, which counts as none of them."""
        return None if self.label in ZEROS else int(self.label)

    @classmethod
    def parse(cls, text: str) -> tuple[Self, ...]:
        """Read what is printed on a pocket; none for any other text."""
        return (cls(text),) if text in _LABELS else ()

    @classmethod
    def every(cls) -> tuple[Self, ...]:
        """Give the pockets of both wheels, zeros first."""
        return tuple(map(cls, _LABELS))


@dataclass(frozen=True, slots=True)
class Chip(Symbol):
    """Where the chip of an inside bet lies, by the pockets that it covers there: `17+20`.

    Raises ValueError for none.
    """

    pockets: tuple[Pocket, ...]

    def __post_init__(self) -> None:
        """Refuse what covers nothing."""
        if not self.pockets:
            raise ValueError("a chip covers a pocket at least")

    def __str__(self) -> str:
        """Give what is printed on the pockets."""
        return "+".join(map(str, self.pockets))

    @classmethod
    def parse(cls, text: str) -> tuple[Self, ...]:
        """Read pockets that are joined by `+`; none for any other text."""
        found = tuple(map(Pocket.parse, text.split("+")))
        return (cls(tuple(pocket for one in found for pocket in one)),) if all(found) else ()


class Tint(Enum):
    """The colour of a pocket as a sign: a symbol of a closed list, whose value is its letter in every language."""

    RED = "R"
    BLACK = "B"
    NEITHER = "N"

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


class OutsideBet(Enum):
    """A box beside the numbers, on which an outside bet lies: a symbol of a closed list."""

    FIRST_COLUMN = "first-column"
    SECOND_COLUMN = "second-column"
    THIRD_COLUMN = "third-column"
    FIRST_DOZEN = "first-dozen"
    SECOND_DOZEN = "second-dozen"
    THIRD_DOZEN = "third-dozen"
    RED = "red"
    BLACK = "black"
    ODD = "odd"
    EVEN = "even"
    LOW = "low"
    HIGH = "high"

    def __str__(self) -> str:
        """Give the language-neutral text."""
        return str(self.value)

    @property
    def bet(self) -> RouletteBet:
        """The bet by its name: each column is a column."""
        return _BETS[self]

    @classmethod
    def parse(cls, text: str) -> tuple[Self, ...]:
        """Read a box; none for any other text."""
        return tuple(box for box in cls if box.value == text)

    @classmethod
    def every(cls) -> tuple[Self, ...]:
        """Give all boxes."""
        return tuple(cls)


_BETS = MappingProxyType({box: RouletteBet(box.value.rpartition("-")[2]) for box in OutsideBet})
