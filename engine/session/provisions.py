"""The rules of a session. None is written anywhere: they say how this book counts, and what follows from counting."""

from __future__ import annotations

from engine.api import Provision

ARITHMETIC = "arithmetic"

STAKE = "session-flat-stake"
ROUNDS = "session-rounds"
EXPECTED = "session-expected-loss"
LOSS = "session-loss-limit"
WIN = "session-win-limit"

PROVISIONS = tuple(Provision(rule, ARITHMETIC) for rule in (STAKE, ROUNDS, EXPECTED, LOSS, WIN))
