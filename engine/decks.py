"""How many decks a shoe is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Self, TypeAlias

from engine.api import STATED, Between, Symbol

NUMBERS = Between(1, 12)
"""How many decks a shoe may hold, in any of the games."""
_INFINITE = "infinite"

DecksLike: TypeAlias = "Decks | int | None"
"""A number of decks, or None for an infinite deck."""


@dataclass(frozen=True, slots=True)
class Decks(Symbol):
    """A number of decks, one of `NUMBERS`, or None: infinitely many, so that no card drawn is missed.

    Raises ValueError for any other number.
    """

    count: int | None

    def __post_init__(self) -> None:
        """Refuse a number of decks that no shoe holds."""
        if self.count is not None and self.count not in NUMBERS:
            raise ValueError(f"a shoe holds {NUMBERS.low} to {NUMBERS.high} decks, not {self.count!r}")

    def __str__(self) -> str:
        """Give the language-neutral text: the number, or `infinite`."""
        return _INFINITE if self.count is None else str(self.count)

    @staticmethod
    def of(decks: DecksLike) -> Decks:
        """Take a number of decks however it is given. Raises ValueError as the class does."""
        return decks if isinstance(decks, Decks) else Decks(decks)

    @classmethod
    def parse(cls, text: str) -> tuple[Self, ...]:
        """Read `1` to `12`, or `infinite`; none for any other text."""
        if text == _INFINITE:
            return (cls(None),)
        return tuple(cls(count) for count in NUMBERS.values() if text == str(count))


StatedDecks: TypeAlias = Annotated[Decks, STATED]
"""The number of decks in a question, which the reader must see: no figure of a shoe means anything without it."""
