"""Sessions as the generator meets them."""

from __future__ import annotations

from engine.parts import Part, assembled
from engine.session import plan_questions, questions
from engine.session.mutants import mutants
from engine.session.provisions import PROVISIONS
from engine.session.rules import STANDARD, Rules
from engine.session.symbols import Equipment, Limit
from engine.session.words import (
    LastWin,
    LeftToLose,
    ResultBand,
    ReturnedRound,
    SessionBet,
    SessionCourse,
    WinReached,
)
from engine.stakes import Basis

_COURSE: Part[Rules] = Part(
    provisions=PROVISIONS,
    questions=questions.QUESTIONS,
    sentences={
        "session-stake": "number",
        "session-returned": "counts",
        "session-left": "needed",
        "session-win-reached": "needed",
        "session-last-win": "kept",
        "session-round": "bet on won lost",
        "expected-basis": "basis",
        "session-edge": "bet on rate",
        "expected-loss": "stake rounds rate loss",
    },
    faults={"bet-on-other-equipment": "bet on", "no-stake": "stake"},
    words=(SessionBet, ReturnedRound, LeftToLose, WinReached, LastWin, SessionCourse, Basis),
    symbols=(Equipment, Limit),
    mutants=mutants,
)

_PLANS: Part[Rules] = Part(
    questions=plan_questions.QUESTIONS,
    sentences={
        "session-mean": "amount",
        "session-mean-rounds": "amount",
        "session-staked": "amount",
        "loss-per-stake": "rate",
        "loss-limit-chance": "share",
        "win-limit-chance": "share",
        "result-chance": "band share",
        "lowest-result": "amount",
        "highest-result": "amount",
    },
    faults={"no-round-played": "loss"},
    words=(ResultBand,),
)

SESSION = assembled("session", STANDARD, (_COURSE, _PLANS))
