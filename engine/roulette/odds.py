"""What a bet comes to pocket by pocket, and what the house keeps of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from engine.api import Rate
from engine.roulette import coverage
from engine.roulette.layout import Pockets
from engine.roulette.rules import Rules
from engine.roulette.symbols import Pocket
from engine.roulette.words import RouletteBet, Wheel, ZeroFate, ZeroRule
from engine.stakes import Basis, Settlement


class Result(NamedTuple):
    """What one unit staked comes to: what is won or lost, and the part of the stake that is only returned."""

    profit: Fraction
    returned: Fraction


_LOST = Result(Fraction(-1), Fraction(0))
_RETURNED = Result(Fraction(0), Fraction(1))


def result(rules: Rules, covered: Pockets, pocket: Pocket, rule: ZeroRule, wheel: Wheel) -> Result:
    """What a bet on some pockets comes to when the ball lies in a pocket; on average, where the bet is then held."""
    pays = coverage.pays(rules, len(covered))
    if pocket in covered:
        return Result(pays, Fraction(0))
    if pocket.number is None and pays == rules.zero_rules_pay:
        return _at_zero(rules, rules.fate(rule), covered, rule, wheel)
    return _LOST


def _at_zero(rules: Rules, fate: ZeroFate, covered: Pockets, rule: ZeroRule, wheel: Wheel) -> Result:
    match fate:
        case ZeroFate.LOST:
            return _LOST
        case ZeroFate.HALVED:
            return Result(rules.halved - 1, rules.halved)
        case ZeroFate.HELD:
            return held(rules, covered, rule, wheel)


def held(rules: Rules, covered: Pockets, rule: ZeroRule, wheel: Wheel) -> Result:
    """What a bet that is held comes to on average.

    A zero that leaves it held leads back to where it was, so that only the other pockets decide.
    """
    again = rules.held_fate(rule)
    ends: list[Result] = []
    for pocket in rules.order(wheel):
        if pocket.number is not None:
            settled = rules.held.covered if pocket in covered else rules.held.missed
            ends.append(_settled(settled, coverage.pays(rules, len(covered))))
        elif again is not ZeroFate.HELD:
            ends.append(_at_zero(rules, again, covered, rule, wheel))
    return _average(ends)


def _settled(settlement: Settlement, pays: Fraction) -> Result:
    match settlement:
        case Settlement.PAID:
            return Result(pays, Fraction(0))
        case Settlement.RETURNED:
            return _RETURNED
        case Settlement.LOST:
            return _LOST


def _average(results: Iterable[Result]) -> Result:
    counted = Counter(results)
    whole = counted.total()
    profit = sum((one.profit * number for one, number in counted.items()), Fraction(0)) / whole
    returned = sum((one.returned * number for one, number in counted.items()), Fraction(0)) / whole
    return Result(profit, returned)


@lru_cache(maxsize=512)
def edge(rules: Rules, bet: RouletteBet, wheel: Wheel, basis: Basis, rule: ZeroRule = ZeroRule.NONE) -> Rate:
    """House edge of a bet, exactly, by one of the rules about zeros: counted pocket by pocket.

    Raises Unanswerable for a bet that has no place on the layout of that wheel.
    """
    covered = coverage.one_position(rules, bet, wheel)
    found = _average(result(rules, covered, pocket, rule, wheel) for pocket in rules.order(wheel))
    staked = 1 if basis is Basis.MADE else 1 - found.returned
    return Rate(-found.profit / staked, basis)


def cycle_return(rules: Rules, bet: RouletteBet, wheel: Wheel) -> Fraction:
    """What comes back, stakes included, when each pocket comes up once and one unit is on the bet each time.

    Raises Unanswerable for a bet that has no place on the layout of that wheel.
    """
    covered = len(coverage.one_position(rules, bet, wheel))
    return covered * (coverage.pays(rules, covered) + 1)
