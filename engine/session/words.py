"""The closed lists of words that a session is told in, and the bounds of its numbers."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from engine.api import STATED, Between, Word

ROUNDS = Between(1, 200)
LIMITS = Between(1, 500)

StatedRounds: TypeAlias = Annotated[int, ROUNDS, STATED]
"""How many rounds a session has at most, which the reader must see."""


class SessionBet(Word):
    """The bets that a session may be made of, one of them in each of its rounds."""

    PLAYER = "player"
    BANKER_5 = "banker-5"
    TIE_8 = "tie-8"
    RED = "red"
    STRAIGHT = "straight"


class ReturnedRound(Word):
    """Whether a round after which the bet is returned is one of the rounds of a session."""

    COUNTS = "counts"
    REPEATED = "does-not-count"


class LeftToLose(Word):
    """How much must be left of a loss limit for another round."""

    WHOLE_STAKE = "a-whole-stake"
    ANYTHING = "anything"


class WinReached(Word):
    """What a win must come to for a win limit to be reached."""

    AS_MUCH = "as-much"
    MORE = "more"


class LastWin(Word):
    """What is kept of a win that passes a win limit."""

    WHOLE = "in-full"
    UP_TO_LIMIT = "up-to-the-limit"


class SessionCourse(Word):
    """Whether a session goes on."""

    GOES_ON = "goes-on"
    STOPS = "stops"


class ResultBand(Word):
    """How much was lost or won when a session is over, in units."""

    LOST_30 = "lost-30-or-more"
    LOST_20 = "lost-20-to-30"
    LOST_10 = "lost-10-to-20"
    LOST_LESS = "lost-under-10"
    EVEN = "neither"
    WON_LESS = "won-under-10"
    WON_10 = "won-10-to-20"
    WON_20 = "won-20-to-30"
    WON_30 = "won-30-or-more"
