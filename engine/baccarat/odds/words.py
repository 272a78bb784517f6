"""The words and numbers that questions about odds take."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from engine.api import Between, Word

HandCards: TypeAlias = Annotated[int, Between(2, 3)]
RoundCards: TypeAlias = Annotated[int, Between(4, 6)]


class Pairing(Word):
    """Which hands start with a pair: the same rank, or, where it is perfect, the same rank and suit."""

    PLAYER = "player-pair"
    BANKER = "banker-pair"
    EITHER = "either-pair"
    BOTH = "both-pairs"
    EITHER_PERFECT = "either-perfect-pair"
    BOTH_PERFECT = "both-perfect-pairs"
