"""What a hand pays: the bet, what doubling or insurance added to it, and what comes back."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from engine.api import Amount, Step, step
from engine.blackjack import readings
from engine.blackjack.deal import Deal
from engine.blackjack.house import HouseTopic
from engine.blackjack.rules import Rules
from engine.blackjack.words import HandResult, Meeting, Move


class Due(NamedTuple):
    """What became of all that was staked on one hand: `pays` per unit of the bet, where it wins."""

    staked: Fraction
    profit: Fraction
    pays: Fraction | None
    steps: tuple[Step, ...]


def due(rules: Rules, deal: Deal, ended: Meeting, *, dealer_natural: bool) -> Due:
    """Settle a hand that is over, and the insurance on it."""
    bet, added = _bet(rules, deal)
    result = rules.result(ended)
    profit, pays, steps = -bet, None, added
    match result:
        case HandResult.PLAYER:
            paid = _paid(rules, deal, ended)
            pays, steps = paid.pays, steps + paid.steps
            profit = bet * paid.pays
        case HandResult.PUSH:
            profit = Fraction(0)
        case HandResult.GIVEN_UP:
            profit = bet * (rules.surrender_back - 1)
            steps += (surrendered(rules, deal.stake),)
    if Move.INSURANCE not in deal.moves:
        return Due(bet, profit, pays, steps)
    insured = insurance(rules, deal.stake)
    cost = rules.insurance_stake * deal.stake
    insured_profit = cost * rules.pays_insurance if dealer_natural else -cost
    steps += (insured, *readings.paid("insuring", "insurance", rules.pays_insurance).steps)
    return Due(bet + cost, profit + insured_profit, pays, steps)


class _Paid(NamedTuple):
    pays: Fraction
    steps: tuple[Step, ...]


def _paid(rules: Rules, deal: Deal, ended: Meeting) -> _Paid:
    """What a hand that wins is paid, by whether it is a natural."""
    if ended is Meeting.PLAYER_NATURAL:
        pay = deal.terms.house.natural_pays
        told = readings.natural_pays(rules, pay)
        return _Paid(told.value.per_unit, (readings.house(deal.terms, HouseTopic.NATURAL_PAYS), *told.steps))
    paid = readings.paid("win-payment", "win", rules.pays_win)
    return _Paid(paid.value.per_unit, paid.steps)


def _bet(rules: Rules, deal: Deal) -> tuple[Fraction, tuple[Step, ...]]:
    """What is staked on the hand, doubled or not."""
    if Move.DOUBLE not in deal.moves:
        return deal.stake, ()
    return deal.stake * (1 + rules.double_stake), (doubled(rules, deal.stake),)


def doubled(rules: Rules, stake: Fraction) -> Step:
    """Tell what doubling adds to a bet."""
    return _added("double-adds", "doubling", "stake/double", stake, rules.double_stake)


def split(rules: Rules, stake: Fraction) -> Step:
    """Tell what splitting adds to a bet."""
    return _added("split-adds", "splitting", "stake/split", stake, rules.split_stake)


def insurance(rules: Rules, stake: Fraction) -> Step:
    """Tell what insurance costs beside a bet."""
    return _added("insurance-adds", "insuring", "stake/insurance", stake, rules.insurance_stake)


def surrendered(rules: Rules, stake: Fraction) -> Step:
    """Tell what comes back of a bet that is given up."""
    return _added("surrender-back", "surrendering", "surrender/back", stake, rules.surrender_back)


def _added(name: str, rule: str, cell: str, stake: Fraction, part: Fraction) -> Step:
    return step(name, rule, cell, stake=Amount(stake), amount=Amount(stake * part))
