"""Reading one entry of the rules of a session at a time: each gives what it says, with the step that tells so."""

from __future__ import annotations

from functools import lru_cache

from engine.api import Share, Step, Verdict, step
from engine.session import provisions
from engine.session.chances import chances
from engine.session.rules import Plan, Rules
from engine.session.symbols import Equipment
from engine.session.words import LastWin, LeftToLose, ReturnedRound, SessionBet, WinReached
from engine.stakes import Basis


def stake(rules: Rules) -> Verdict[int]:
    """Units staked in each round."""
    return Verdict(rules.stake, (step("session-stake", provisions.STAKE, "stake", number=rules.stake),))


def returned_round(rules: Rules) -> Verdict[ReturnedRound]:
    """Whether a round after which the bet is returned counts."""
    told = step("session-returned", provisions.ROUNDS, "rounds/returned", counts=rules.returned)
    return Verdict(rules.returned, (told,))


def left_to_lose(rules: Rules) -> Verdict[LeftToLose]:
    """How much must be left of a loss limit for another round."""
    told = step("session-left", provisions.LOSS, "loss/left", needed=rules.left_to_lose)
    return Verdict(rules.left_to_lose, (told,))


def win_reached(rules: Rules) -> Verdict[WinReached]:
    """What a win must come to for a win limit to be reached."""
    told = step("session-win-reached", provisions.WIN, "win/reached", needed=rules.win_reached)
    return Verdict(rules.win_reached, (told,))


def last_win(rules: Rules) -> Verdict[LastWin]:
    """What is kept of a win that passes a win limit."""
    return Verdict(rules.last_win, (step("session-last-win", provisions.WIN, "win/last", kept=rules.last_win),))


def edge_basis(rules: Rules) -> Verdict[Basis]:
    """Which bets the house edge is a part of that gives an expected loss."""
    told = step("expected-basis", provisions.EXPECTED, "expected/basis", basis=rules.edge_basis)
    return Verdict(rules.edge_basis, (told,))


@lru_cache(maxsize=64)
def of_round(rules: Rules, bet: SessionBet, on: Equipment) -> tuple[Step, ...]:
    """The steps that tell what a bet comes to in a round. Raises Unanswerable as `chances` does."""
    found = chances(rules, bet, on, rules.rounds_basis)
    won, lost = (Share(found.chance(sign)) for sign in (1, -1))
    told = step("session-round", provisions.ROUNDS, "", bet=bet, on=on, won=won, lost=lost)
    return (*returned_round(rules).steps, told)


def of_plan(rules: Rules, plan: Plan) -> tuple[Step, ...]:
    """The steps that tell how the sessions of a plan go. Raises Unanswerable as `chances` does."""
    limits: tuple[Step, ...] = ()
    if plan.loss.units is not None:
        limits += left_to_lose(rules).steps
    if plan.win.units is not None:
        limits += (*win_reached(rules).steps, *last_win(rules).steps)
    return (*stake(rules).steps, *of_round(rules, plan.bet, plan.on), *limits)
