"""The statements that are told as false."""

from __future__ import annotations

from enum import Enum
from typing import Self


class Statement(Enum):
    """A false statement about baccarat; the value is its language-neutral text, in kebab-case. What it says is data."""

    BANKER_5_INVERTED = "banker-5-inverted"
    BANKER_3_ONLY_AGAINST_8 = "banker-3-only-against-8"
    BANKER_6_STANDS = "banker-6-stands"
    BANKER_FOLLOWS_PLAYER = "banker-follows-player"
    BANKER_READS_TOTAL = "banker-reads-total"
    BANKER_4_5_STAND = "banker-4-5-stand"
    PLAYER_BELOW_5 = "player-below-5"
    PLAYER_CHOOSES = "player-chooses"
    NATURALS_TIE = "naturals-tie"
    NATURAL_ONLY_9 = "natural-only-9"
    NATURAL_OF_THREE = "natural-of-three"
    TIE_REDEALT = "tie-redealt"
    SIX_AND_SEVEN_TIE = "six-and-seven-tie"
    PICTURES_TEN = "pictures-ten"
    TENS_NINE = "tens-nine"
    ACE_ZERO = "ace-zero"
    TEN_KEPT = "ten-kept"
    BANKER_IS_HOUSE = "banker-is-house"
    SUPER_6_REVERSED = "super-6-reversed"
    PAIR_BY_VALUE = "pair-by-value"
    SCOREBOARD_PREDICTS = "scoreboard-predicts"

    def __str__(self) -> str:
        """Give the language-neutral text."""
        return self.value

    @classmethod
    def parse(cls, text: str) -> tuple[Self, ...]:
        """Give the statement of a text; none for any other text."""
        return tuple(statement for statement in cls if statement.value == text)

    @classmethod
    def every(cls) -> tuple[Self, ...]:
        """Give all of them."""
        return tuple(cls)
