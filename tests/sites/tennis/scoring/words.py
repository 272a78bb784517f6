"""What the score of a game is told in: sides, standings, courts, and the calls of an umpire."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Self, TypeAlias

from engine.api import Between, Symbol, Word

Count: TypeAlias = Annotated[int, Between(0, 10**18)]
Called: TypeAlias = Annotated[int, Between(0, 3)]
"""Points that have a call of their own."""
Played: TypeAlias = Annotated[int, Between(0, 59)]
AtLeastOne: TypeAlias = Annotated[int, Between(1, 10**18)]


class Side(Word):
    """Who plays: the one who serves throughout the game, and the other."""

    SERVER = "server"
    RECEIVER = "receiver"


class Standing(Word):
    """How a game stands."""

    LEVEL = "level"
    SERVER_AHEAD = "server-ahead"
    RECEIVER_AHEAD = "receiver-ahead"
    DEUCE = "deuce"
    ADVANTAGE_SERVER = "advantage-server"
    ADVANTAGE_RECEIVER = "advantage-receiver"
    GAME_SERVER = "game-server"
    GAME_RECEIVER = "game-receiver"


class Court(Word):
    """From which half of the court a point is served."""

    RIGHT = "right"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class _Sign(Symbol):
    """A symbol of a short list of texts."""

    texts: ClassVar[tuple[str, ...]] = ()

    text: str

    def __str__(self) -> str:
        """Give the language-neutral text."""
        return self.text

    @classmethod
    def parse(cls, text: str) -> tuple[Self, ...]:
        """Give the symbol of a text; none for a text that is not in the list."""
        return (cls(text),) if text in cls.texts else ()

    @classmethod
    def every(cls) -> tuple[Self, ...]:
        """Give all of them."""
        return tuple(map(cls, cls.texts))


class Call(_Sign):
    """What is called for a side that has won so many points."""

    texts = ("0", "15", "30", "40")


class Announced(_Sign):
    """What is announced when a side has won a point."""

    texts = (*Call.texts[1:], "deuce", "advantage", "game")


class Point(_Sign):
    """Who won a point: S for the server, R for the receiver."""

    texts = ("S", "R")
