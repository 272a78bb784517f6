"""The Player's third card, as the Banker's rule sees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from engine.api import Symbol
from engine.baccarat.rules import STANDARD
from engine.baccarat.words import THIRD_VALUES
from engine.cards import Card

_STOOD = "stood"
_DREW = "drew"


@dataclass(frozen=True, slots=True)
class Third(Symbol):
    """The value of the Player's third card, 0 to 9, or None: the Player stood.

    Raises ValueError for any other value.
    """

    value: int | None = None

    def __post_init__(self) -> None:
        """Refuse a value that no card has."""
        if self.value is not None and self.value not in THIRD_VALUES:
            raise ValueError(f"no third card is worth {self.value!r}")

    def __str__(self) -> str:
        """Give the language-neutral text: a digit, or `stood`."""
        return _STOOD if self.value is None else str(self.value)

    @classmethod
    def parse(cls, text: str) -> tuple[Self, ...]:
        """Read `0` to `9`, a card (at its standard value), `stood`, or `drew`, which stands for all ten values."""
        if text == _STOOD:
            return (cls(),)
        if text == _DREW:
            return tuple(cls(value) for value in THIRD_VALUES.values())
        values = [value for value in THIRD_VALUES.values() if text == str(value)]
        of_cards = [STANDARD.third_value(STANDARD.card_value(card)) for card in Card.parse(text)]
        return tuple(map(cls, values or of_cards))

    @classmethod
    def every(cls) -> tuple[Self, ...]:
        """Give no card, then each value."""
        return (cls(), *map(cls, THIRD_VALUES.values()))


STOOD = Third()
