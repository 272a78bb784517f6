"""The closed lists of words that baccarat answers with, and the bounds of its numbers."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from engine.api import Between, Word

TOTALS = Between(0, 9)
FIRST_TOTALS = Between(0, 7)
THIRD_VALUES = Between(0, 9)

Total: TypeAlias = Annotated[int, TOTALS]
"""What a hand is worth."""
FirstTotal: TypeAlias = Annotated[int, FIRST_TOTALS]
"""What two cards are worth that are no natural: the totals for which there is a drawing rule."""
Count: TypeAlias = Annotated[int, Between(0, 10**18)]


class Position(Word):
    """The two hands of a round. The names do not say who deals, who bets or who owns the cards."""

    PLAYER = "player"
    BANKER = "banker"


class Winner(Word):
    """What a round comes to."""

    PLAYER = "player"
    BANKER = "banker"
    TIE = "tie"


class Action(Word):
    """What a hand does when its turn for an extra card comes. Nobody chooses it."""

    DRAWS = "draws"
    STANDS = "stands"


class Naturalness(Word):
    """Whether one hand is a natural."""

    NATURAL = "natural"
    NOT = "not-natural"


class Naturals(Word):
    """Which hands of a round are naturals."""

    NEITHER = "neither"
    PLAYER = "player"
    BANKER = "banker"
    BOTH = "both"


class Comparison(Word):
    """How one total stands to another."""

    HIGHER = "higher"
    LOWER = "lower"
    EQUAL = "equal"

    @classmethod
    def of(cls, one: int, other: int) -> Comparison:
        """Give the word for how one number stands to another."""
        if one == other:
            return cls.EQUAL
        return cls.HIGHER if one > other else cls.LOWER


class Next(Word):
    """What a round waits for."""

    PLAYER_CARDS = "player-cards"
    BANKER_CARDS = "banker-cards"
    PLAYER_THIRD = "player-third"
    BANKER_THIRD = "banker-third"
    NOTHING = "nothing"


class Worth(Word):
    """How a card gets its value."""

    ONE = "one-point"
    FACE = "face-value"
    ZERO = "zero-points"
    OTHER = "other-points"
    """Not under the standard rules: a variant may give a card any value."""


class Bet(Word):
    """The main bets."""

    PLAYER = "player-bet"
    BANKER = "banker-bet"
    TIE = "tie-bet"
