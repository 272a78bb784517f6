"""What a bet is made on, and limits of a loss or a win."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Self, TypeAlias

from engine.api import STATED, Symbol
from engine.decks import Decks
from engine.roulette import Wheel
from engine.session.words import LIMITS

_NONE = "none"


@dataclass(frozen=True, slots=True)
class Equipment(Symbol):
    """What the rounds of a session are played with: a shoe of so many decks, or a wheel."""

    device: Decks | Wheel

    def __str__(self) -> str:
        """Give the language-neutral text of the number of decks or of the wheel."""
        return str(self.device.value if isinstance(self.device, Wheel) else self.device)

    @classmethod
    def parse(cls, text: str) -> tuple[Self, ...]:
        """Read the text of a number of decks or of a wheel; none for any other text."""
        wheels = (cls(wheel) for wheel in Wheel if wheel.value == text)
        return (*map(cls, Decks.parse(text)), *wheels)


@dataclass(frozen=True, slots=True)
class Limit(Symbol):
    """How many units may be lost, or won, before a session stops; None where there is no limit.

    Raises ValueError for another number than one of `LIMITS`.
    """

    units: int | None

    def __post_init__(self) -> None:
        """Refuse a limit that no session can have."""
        if self.units is not None and self.units not in LIMITS:
            raise ValueError(f"a limit is {LIMITS.low} to {LIMITS.high} units, not {self.units!r}")

    def __str__(self) -> str:
        """Give the language-neutral text: the number of units, or `none`."""
        return _NONE if self.units is None else str(self.units)

    @classmethod
    def parse(cls, text: str) -> tuple[Self, ...]:
        """Read a number of units, or `none`; none for any other text."""
        if text == _NONE:
            return (cls(None),)
        if text.isascii() and text.isdecimal() and str(int(text)) == text and int(text) in LIMITS:
            return (cls(int(text)),)
        return ()


NO_LIMIT = Limit(None)

StatedEquipment: TypeAlias = Annotated[Equipment, STATED]
"""What the rounds are played with, which the reader must see: every figure of a session depends on it."""
StatedLimit: TypeAlias = Annotated[Limit, STATED]
"""A limit, or that there is none, which the reader must see."""
