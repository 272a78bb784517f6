"""What a page may ask of how a session goes and of what its bets lose.

The docstrings are what an author reads in the list of questions. Results are in units, losses below 0, and what a
figure depends on is always stated. What a whole session comes to is asked in `plan_questions`.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Annotated, TypeAlias

from engine.api import STATED, Amount, Fault, Question, Rate, Step, Unanswerable, Verdict, step
from engine.session import provisions, readings
from engine.session.chances import chances
from engine.session.rules import Rules
from engine.session.symbols import StatedEquipment, StatedLimit
from engine.session.words import (
    LastWin,
    LeftToLose,
    ReturnedRound,
    SessionBet,
    SessionCourse,
    StatedRounds,
    WinReached,
)

StatedAmount: TypeAlias = Annotated[Amount, STATED]


def session_stake(rules: Rules) -> Verdict[int]:
    """How many units are staked in each round of a session."""
    return readings.stake(rules)


def returned_round(rules: Rules) -> Verdict[ReturnedRound]:
    """Whether a round after which the bet is returned is one of a session's rounds."""
    return readings.returned_round(rules)


def left_to_lose(rules: Rules) -> Verdict[LeftToLose]:
    """How much must be left of a loss limit for another round."""
    return readings.left_to_lose(rules)


def win_reached(rules: Rules) -> Verdict[WinReached]:
    """What a win must come to for a win limit to be reached."""
    return readings.win_reached(rules)


def last_win(rules: Rules) -> Verdict[LastWin]:
    """What is kept of a win that passes a win limit."""
    return readings.last_win(rules)


def session_course(rules: Rules, result: StatedAmount, loss: StatedLimit, win: StatedLimit) -> Verdict[SessionCourse]:
    """Whether a session goes on once it has come to a result, a loss below 0."""
    at_loss, at_win = rules.stops_at_loss(result.value, loss), rules.stops_at_win(result.value, win)
    steps: tuple[Step, ...] = ()
    if loss.units is not None:
        steps += (*readings.stake(rules).steps, *readings.left_to_lose(rules).steps)
    if win.units is not None and not at_loss:
        steps += readings.win_reached(rules).steps
    return Verdict(SessionCourse.STOPS if at_loss or at_win else SessionCourse.GOES_ON, steps)


def session_edge(rules: Rules, bet: SessionBet, on: StatedEquipment) -> Verdict[Rate]:
    """House edge of a bet, as the game that it is made in counts it."""
    rate = Rate(chances(rules, bet, on, rules.edge_basis).loss, rules.edge_basis)
    told = step("session-edge", provisions.EXPECTED, "", bet=bet, on=on, rate=rate)
    return Verdict(rate, (*readings.edge_basis(rules).steps, told))


def expected_loss(
    rules: Rules, bet: SessionBet, on: StatedEquipment, rounds: StatedRounds, stake: StatedAmount
) -> Verdict[Amount]:
    """What so many rounds with the same stake lose on average: stake × rounds × house edge.

    No answer for a stake that is not above 0.
    """
    if stake.value <= 0:
        raise Unanswerable(Fault("no-stake", "stake", {"stake": stake}))
    edge = session_edge(rules, bet, on)
    loss = Amount(stake.value * rounds * edge.value.value)
    told = step("expected-loss", provisions.EXPECTED, "", stake=stake, rounds=rounds, rate=edge.value, loss=loss)
    return Verdict(loss, (*edge.steps, told))


QUESTIONS = MappingProxyType[str, Question](
    {
        "session_stake": session_stake,
        "returned_round": returned_round,
        "left_to_lose": left_to_lose,
        "win_reached": win_reached,
        "last_win": last_win,
        "session_course": session_course,
        "session_edge": session_edge,
        "expected_loss": expected_loss,
    }
)
