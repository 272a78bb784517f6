"""The closed lists of words that blackjack answers with, and the bounds of its numbers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Self, TypeAlias

from engine.api import Between, Symbol, Word

CARD_POINTS = Between(0, 20)
"""Points that a card could have by some rules."""
HAND_VALUES = Between(0, 60)
HARD_TOTALS = Between(4, 21)
"""Totals of a hand without an ace that counts high, up to the highest that is no bust."""
SOFT_TOTALS = Between(12, 21)
STARTING_TOTALS = Between(4, 20)
"""Totals of two cards that are no natural."""

_TOTAL = re.compile(r"[1-9][0-9]?", re.ASCII)
_NATURAL, _BUST = "natural", "bust"

Count: TypeAlias = Annotated[int, Between(0, 10**9)]
Hands: TypeAlias = Annotated[int, Between(1, 12)]
"""How many hands one starting hand has become by splitting."""


class Seat(Word):
    """The two sides of a hand of blackjack: the player chooses, the dealer follows a rule."""

    PLAYER = "player"
    DEALER = "dealer"


class HandResult(Word):
    """Which side a hand is won by, or that neither is, or that the player gave it up."""

    PLAYER = "player"
    DEALER = "dealer"
    PUSH = "push"
    GIVEN_UP = "given-up"


class Softness(Word):
    """Whether a hand holds an ace that counts at its higher value."""

    SOFT = "soft"
    HARD = "hard"


class NaturalHand(Word):
    """Whether a hand is a natural of blackjack."""

    NATURAL = "natural"
    NOT = "not-natural"


class NaturalSeats(Word):
    """Which side holds a natural of blackjack."""

    NEITHER = "neither"
    PLAYER = "player"
    DEALER = "dealer"
    BOTH = "both"


class CardCounts(Word):
    """How a card gets its points."""

    LOW_OR_HIGH = "low-or-high"
    AS_PRINTED = "as-printed"
    AS_TEN = "as-ten"
    OTHERWISE = "otherwise"
    """Not under the standard rules."""


class Bust(Word):
    """Whether a hand is worth more than it may be."""

    BUST = "bust"
    NOT = "not-bust"


class Meeting(Word):
    """What decides between two hands; the first case that holds counts."""

    GIVEN_UP = "given-up"
    BOTH_NATURAL = "both-natural"
    PLAYER_NATURAL = "player-natural"
    DEALER_NATURAL = "dealer-natural"
    PLAYER_BUST = "player-bust"
    DEALER_BUST = "dealer-bust"
    HIGHER = "player-higher"
    LOWER = "player-lower"
    EQUAL = "same-value"


class DealerAction(Word):
    """What the dealer does. Nobody chooses it."""

    DRAWS = "draws"
    STANDS = "stands"


class DealerRule(Word):
    """What the dealer does on the lowest total to stand on, where it is soft."""

    S17 = "s17"
    H17 = "h17"


class NaturalPay(Word):
    """The two payments of a natural."""

    THREE_TO_TWO = "3-2"
    SIX_TO_FIVE = "6-5"


class DoubleOn(Word):
    """Which starting hands may be doubled."""

    ANY = "any"
    NINE_TO_ELEVEN = "9-11"
    TEN_TO_ELEVEN = "10-11"


class SplitBy(Word):
    """What two cards must have in common to be split."""

    VALUE = "value"
    RANK = "rank"


class SurrenderRule(Word):
    """When a hand may be given up: never, after the dealer looked for a natural, or before."""

    NONE = "none"
    LATE = "late"
    EARLY = "early"


class Phase(Word):
    """When a choice is made: while the dealer has not looked for a natural yet, or in the hand's own turn."""

    INSURANCE = "insurance"
    PLAY = "play"


class Awaited(Word):
    """What a hand waits for."""

    PLAYER_CARDS = "player-cards"
    DEALER_CARDS = "dealer-cards"
    PLAYER_MOVE = "player-move"
    NOTHING = "nothing"


class Sign(Enum):
    """A symbol of a closed list; the value is its text."""

    def __str__(self) -> str:
        """Give the text."""
        return str(self.value)

    @classmethod
    def parse(cls, text: str) -> tuple[Self, ...]:
        """Give the sign of a text; none for any other text."""
        return tuple(sign for sign in cls if sign.value == text)

    @classmethod
    def every(cls) -> tuple[Self, ...]:
        """Give all of them."""
        return tuple(cls)


class Move(Sign):
    """What a player may do. Several side by side are what may be chosen from."""

    HIT = "hit"
    STAND = "stand"
    DOUBLE = "double"
    SPLIT = "split"
    SURRENDER = "surrender"
    INSURANCE = "insurance"
    NO_INSURANCE = "no-insurance"


@dataclass(frozen=True, slots=True)
class DealerFinal(Symbol):
    """What a dealer's hand ends as: a total, a natural, or a bust, which has neither."""

    total: int | None = None
    natural: bool = False

    def __str__(self) -> str:
        """Give the language-neutral text: the total, `natural` or `bust`."""
        if self.natural:
            return _NATURAL
        return _BUST if self.total is None else str(self.total)

    @classmethod
    def parse(cls, text: str) -> tuple[Self, ...]:
        """Read a total of at most two digits, `natural` or `bust`; none for any other text."""
        if text in {_NATURAL, _BUST}:
            return (cls(natural=text == _NATURAL),)
        return (cls(int(text)),) if _TOTAL.fullmatch(text) else ()

    @classmethod
    def every(cls) -> tuple[Self, ...]:
        """Give what a dealer's hand ends as by the usual rules."""
        return (*map(cls, range(17, 22)), cls(natural=True), cls())
