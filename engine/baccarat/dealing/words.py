"""The closed lists of words that dealing is told in, and the bounds of its numbers."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from engine.api import Between, Word

PLACES = Between(1, 6)
CUTS = Between(1, 20)
SEATS = Between(1, 14)
MORE_ROUNDS = Between(0, 2)
FIXED_BURNS = Between(0, 12)
DECKS = Between(1, 12)

Place: TypeAlias = Annotated[int, PLACES]
"""Which card of a round, in the order in which they are dealt where both hands draw."""


class TableStyle(Word):
    """The three ways in which a table is set up."""

    BIG = "big-table"
    MIDI = "midi-table"
    MINI = "mini-table"


class Turner(Word):
    """Who turns the cards face up."""

    BETTORS = "bettors"
    DEALER = "dealer"
