"""The rules of a session. None is written anywhere: they say how this book counts, and what follows from counting."""

from __future__ import annotations

from engine.api import Provision

ARITHMETIC = "arithmetic"

STAKE = "session-flat-stake"
SHOE = "session-full-shoe"
ROUNDS = "session-rounds"
EXPECTED = "session-expected-loss"
LOSS = "session-loss-limit"
WIN = "session-win-limit"
AVERAGE = "session-loss-per-stake"

PROVISIONS = tuple(Provision(rule, ARITHMETIC) for rule in (STAKE, SHOE, ROUNDS, EXPECTED, LOSS, WIN, AVERAGE))
