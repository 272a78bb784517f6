"""Playing cards, and the texts that stand for them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Self, TypeAlias

from engine.api import Symbol

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = ("S", "H", "D", "C")
"""Spades, hearts, diamonds, clubs."""

# ASCII: without it, ignoring case would let the Kelvin sign be a king and the long s a spade.
_CARD = re.compile(r"(10|[2-9TAJQK])([SHDC♠♥♦♣♤♡♢♧]?)[︎️]?", re.IGNORECASE | re.ASCII)
_BETWEEN_CARDS = re.compile(r"[\s,+]+")
_SUIT_OF_SIGN = {sign: suit for signs in ("♠♥♦♣", "♤♡♢♧") for sign, suit in zip(signs, SUITS, strict=True)}


@dataclass(frozen=True, slots=True)
class Card(Symbol):
    """A card: its rank, one of `RANKS`, and its suit, one of `SUITS`, or no suit where it does not matter.

    Raises ValueError for any other rank or suit.
    """

    rank: str
    suit: str = ""

    def __post_init__(self) -> None:
        """Refuse what is no card."""
        if self.rank not in RANKS or self.suit not in ("", *SUITS):
            raise ValueError(f"no such card: rank {self.rank!r}, suit {self.suit!r}")

    def __str__(self) -> str:
        """Give the language-neutral text: `7`, `10`, `KS`."""
        return self.rank + self.suit

    @classmethod
    def parse(cls, text: str) -> tuple[Self, ...]:
        """Give the card that a text stands for: `7`, `10`, `T`, `a`, `KH`, `9♠`; none for any other text."""
        match = _CARD.fullmatch(text)
        if match is None:
            return ()
        rank, suit = match.group(1).upper(), match.group(2).upper()
        return (cls("10" if rank == "T" else rank, _SUIT_OF_SIGN.get(suit, suit)),)

    @classmethod
    def every(cls) -> tuple[Self, ...]:
        """Give each rank, without a suit."""
        return tuple(map(cls, RANKS))


@dataclass(frozen=True, slots=True)
class Unreadable(Symbol):
    """A text that stands where a card should, and is none."""

    text: str

    def __str__(self) -> str:
        """Give the text as it was written."""
        return self.text

    @classmethod
    def parse(cls, text: str) -> tuple[Self, ...]:
        """Give the text itself, unless it stands for a card."""
        return () if Card.parse(text) else (cls(text),)


Dealt: TypeAlias = tuple[Card | Unreadable, ...]
"""What was put on the table for one hand, in order."""


def hand(text: str) -> Dealt:
    """Read cards that blanks, commas or `+` separate: `2S 3S 3D`, `7+8`, `A, 6, 9`."""
    pieces = filter(None, _BETWEEN_CARDS.split(text))
    return tuple(next(iter(Card.parse(piece)), Unreadable(piece)) for piece in pieces)
