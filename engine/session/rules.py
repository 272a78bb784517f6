"""How a session is counted, as one immutable value, and what a session is planned to be."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from engine import baccarat, roulette
from engine.session.symbols import NO_LIMIT, Equipment, Limit
from engine.session.words import LastWin, LeftToLose, ReturnedRound, SessionBet, WinReached
from engine.stakes import Basis


@dataclass(frozen=True, slots=True)
class Rules:
    """All that is decided about sessions, and the rules of the games that their rounds are rounds of."""

    stake: int
    """Units staked in each round, always the same."""
    returned: ReturnedRound
    """Whether a round after which the bet is returned is one of the session's rounds."""
    left_to_lose: LeftToLose
    """How much must be left of a loss limit for another round."""
    win_reached: WinReached
    """What a win must come to for a win limit to be reached."""
    last_win: LastWin
    """What is kept of a win that passes a win limit."""
    edge_basis: Basis
    """Which bets the house edge is a part of that a stake and a number of rounds are multiplied by."""
    baccarat: baccarat.Rules
    roulette: roulette.Rules

    @property
    def rounds_basis(self) -> Basis:
        """Which bets of a game are rounds of a session."""
        return Basis.MADE if self.returned is ReturnedRound.COUNTS else Basis.RESOLVED

    def stops_at_loss(self, result: Fraction | int, limit: Limit) -> bool:
        """Tell whether so low a result leaves too little of a loss limit for another round."""
        if limit.units is None:
            return False
        left = limit.units + result
        return left < self.stake if self.left_to_lose is LeftToLose.WHOLE_STAKE else left <= 0

    def stops_at_win(self, result: Fraction | int, limit: Limit) -> bool:
        """Tell whether so high a result reaches a win limit."""
        if limit.units is None:
            return False
        return result >= limit.units if self.win_reached is WinReached.AS_MUCH else result > limit.units

    def kept(self, result: Fraction, limit: Limit) -> Fraction:
        """What is kept of a result that reaches a win limit."""
        return result if self.last_win is LastWin.WHOLE or limit.units is None else min(result, Fraction(limit.units))


@dataclass(frozen=True, slots=True)
class Plan:
    """A session: the same bet in each round, until so many rounds were played or a limit stops it.

    Raises ValueError for fewer rounds than none.
    """

    bet: SessionBet
    on: Equipment
    rounds: int
    loss: Limit = NO_LIMIT
    win: Limit = NO_LIMIT

    def __post_init__(self) -> None:
        """Refuse a number of rounds that nobody can play."""
        if self.rounds < 0:
            raise ValueError(f"a session has no {self.rounds} rounds")


STANDARD = Rules(
    stake=1,
    returned=ReturnedRound.COUNTS,
    left_to_lose=LeftToLose.WHOLE_STAKE,
    win_reached=WinReached.AS_MUCH,
    last_win=LastWin.WHOLE,
    edge_basis=Basis.MADE,
    baccarat=baccarat.STANDARD,
    roulette=roulette.STANDARD,
)
"""Sessions as the pages count them."""
