"""Answers for programs: what a bet comes to in a round, how the sessions of a plan end, and what rounds lose."""

from __future__ import annotations

from fractions import Fraction

from engine.session import chances as of_round
from engine.session import ending
from engine.session.chances import Chances
from engine.session.ending import Ended
from engine.session.rules import STANDARD, Plan, Rules
from engine.session.symbols import Equipment
from engine.session.words import SessionBet


def chances(bet: SessionBet, on: Equipment, rules: Rules = STANDARD) -> Chances:
    """Count what one unit on a bet comes to in a round of a session.

    Raises Unanswerable for a bet that is not made on this equipment.
    """
    return of_round.chances(rules, bet, on, rules.rounds_basis)


def ended(plan: Plan, rules: Rules = STANDARD) -> Ended:
    """Give the exact distribution of what a session comes to. Raises Unanswerable as `chances` does."""
    return ending.ended(rules, plan)


def expected_loss(
    bet: SessionBet, on: Equipment, rounds: int, stake: Fraction | int, rules: Rules = STANDARD
) -> Fraction:
    """Give what so many rounds of one stake lose on average, without any limit. Raises Unanswerable as `chances`."""
    return stake * rounds * of_round.chances(rules, bet, on, rules.edge_basis).loss
