"""Answers for programs: what a wheel has, which bets there are, what they cover and pay, and the house edge."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from engine.api import Between, Rate
from engine.roulette import coverage, odds
from engine.roulette.layout import Pockets
from engine.roulette.rules import STANDARD, Rules
from engine.roulette.symbols import OutsideBet, Pocket
from engine.roulette.words import RouletteBet, Wheel, ZeroRule
from engine.stakes import Basis, Settlement


class Placed(NamedTuple):
    """A bet in one of its positions, with the pockets that it covers there."""

    bet: RouletteBet
    pockets: Pockets


def wheel(which: Wheel = Wheel.SINGLE_ZERO, rules: Rules = STANDARD) -> Pockets:
    """Give the pockets of a wheel in order, from the zero."""
    return rules.order(which)


def bets(which: Wheel = Wheel.SINGLE_ZERO, rules: Rules = STANDARD) -> tuple[Placed, ...]:
    """Give every bet that can be made beside a wheel, in each of its positions."""
    return tuple(Placed(bet, pockets) for bet in RouletteBet for pockets in covers(bet, which, rules))


def covers(bet: RouletteBet, which: Wheel = Wheel.SINGLE_ZERO, rules: Rules = STANDARD) -> tuple[Pockets, ...]:
    """Give the pockets that a bet covers in each of its positions; nothing where the layout has no place for it."""
    return coverage.positions(rules, bet, which)


def pays(pockets: int, rules: Rules = STANDARD) -> Fraction:
    """Give what a bet on so many pockets pays for one unit staked, the stake not counted.

    Raises ValueError for fewer than one pocket, and for more than a payment is worked out from.
    """
    if pockets not in Between(1, rules.paid_numbers):
        raise ValueError(f"a bet covers 1 to {rules.paid_numbers} pockets, not {pockets!r}")
    return coverage.pays(rules, pockets)


def settled(bet: Placed, pocket: Pocket) -> Settlement:
    """Say what becomes of a bet when the ball lies in a pocket, without a rule of its own for zeros."""
    return Settlement.PAID if pocket in bet.pockets else Settlement.LOST


def outside(pocket: Pocket, rules: Rules = STANDARD) -> tuple[OutsideBet, ...]:
    """Give the outside bets that cover a pocket: five of them cover a number, none a zero."""
    return tuple(box for box in OutsideBet if any(pocket in coverage.box_covers(rules, box, one) for one in Wheel))


def edge(
    bet: RouletteBet,
    which: Wheel = Wheel.SINGLE_ZERO,
    rule: ZeroRule = ZeroRule.NONE,
    basis: Basis = Basis.MADE,
    rules: Rules = STANDARD,
) -> Rate:
    """Give the house edge of a bet, exactly, by one of the rules about zeros.

    Raises Unanswerable for a bet that has no place on the layout of that wheel.
    """
    return odds.edge(rules, bet, which, basis, rule)
