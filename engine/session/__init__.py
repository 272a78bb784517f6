"""A session: the same bet round after round, with what it loses on average and how it ends under limits.

>>> plan = Plan(SessionBet.PLAYER, Equipment(Decks(8)), rounds=100, loss=Limit(10))
>>> found = ended(plan)
>>> [round(float(figure), 4) for figure in (found.mean, found.mean_rounds, found.share(found.at_loss))]
[-1.0466, 84.7358, 0.3358]
>>> -found.mean / found.mean_rounds == chances(SessionBet.PLAYER, Equipment(Decks(8))).loss
True
>>> expected_loss(SessionBet.RED, Equipment(Wheel.SINGLE_ZERO), rounds=37, stake=10)
Fraction(10, 1)
"""

from __future__ import annotations

from engine.decks import Decks
from engine.roulette import Wheel
from engine.session.bands import band
from engine.session.chances import Chances
from engine.session.ending import Ended
from engine.session.game import SESSION
from engine.session.plain import chances, ended, expected_loss
from engine.session.rules import STANDARD, Plan, Rules
from engine.session.symbols import NO_LIMIT, Equipment, Limit
from engine.session.words import (
    LastWin,
    LeftToLose,
    ResultBand,
    ReturnedRound,
    SessionBet,
    SessionCourse,
    WinReached,
)

__all__ = [
    "NO_LIMIT",
    "SESSION",
    "STANDARD",
    "Chances",
    "Decks",
    "Ended",
    "Equipment",
    "LastWin",
    "LeftToLose",
    "Limit",
    "Plan",
    "ResultBand",
    "ReturnedRound",
    "Rules",
    "SessionBet",
    "SessionCourse",
    "Wheel",
    "WinReached",
    "band",
    "chances",
    "ended",
    "expected_loss",
]
