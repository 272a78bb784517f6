"""The rules as one immutable value, and where each is written."""

from __future__ import annotations

from dataclasses import dataclass

from engine.api import Provision
from tests.sites.tennis.scoring.words import Call, Court, Side, Standing

_SCORE = "itf-score"
_SERVING = "itf-serving"

PROVISIONS = (
    Provision("point-calls", _SCORE),
    Provision("game-won", _SCORE),
    Provision("deuce", _SCORE),
    Provision("advantage", _SCORE),
    Provision("serving-court", _SERVING),
)
RULE_OF = {
    Standing.GAME_SERVER: "game-won",
    Standing.GAME_RECEIVER: "game-won",
    Standing.DEUCE: "deuce",
    Standing.ADVANTAGE_SERVER: "advantage",
    Standing.ADVANTAGE_RECEIVER: "advantage",
    Standing.LEVEL: "point-calls",
    Standing.SERVER_AHEAD: "point-calls",
    Standing.RECEIVER_AHEAD: "point-calls",
}
"""The rule that makes each standing what it is."""
WINNER = {Standing.GAME_SERVER: Side.SERVER, Standing.GAME_RECEIVER: Side.RECEIVER}
"""Who has won, by the standings that end a game."""


@dataclass(frozen=True, slots=True)
class Rules:
    """All that decides a game."""

    calls: tuple[Call, ...]
    """The call for 0, 1, 2 … points."""
    points_to_win: int
    """The least points that win a game."""
    lead_to_win: int
    """By how many points the winner has to lead."""
    deuce_points: int
    """From how many points on each side an equal score is deuce."""
    courts: tuple[Court, ...]
    """From where the points are served, in turn."""

    def standing(self, server: int, receiver: int) -> Standing:
        """How a game stands by the points of both sides."""
        ahead, lead = server > receiver, abs(server - receiver)
        if max(server, receiver) >= self.points_to_win and lead >= self.lead_to_win:
            return Standing.GAME_SERVER if ahead else Standing.GAME_RECEIVER
        if min(server, receiver) >= self.deuce_points:
            if not lead:
                return Standing.DEUCE
            return Standing.ADVANTAGE_SERVER if ahead else Standing.ADVANTAGE_RECEIVER
        if not lead:
            return Standing.LEVEL
        return Standing.SERVER_AHEAD if ahead else Standing.RECEIVER_AHEAD

    def court(self, points: int) -> Court:
        """From where is served after so many points of the game."""
        return self.courts[points % len(self.courts)]


STANDARD = Rules(
    calls=Call.every(),
    points_to_win=4,
    lead_to_win=2,
    deuce_points=3,
    courts=(Court.RIGHT, Court.LEFT),
)
"""A game with advantage."""
