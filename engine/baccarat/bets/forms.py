"""A bet settled after a given round, and the paths that can then be asked."""

from __future__ import annotations

from engine.api import Amount, Answer, Fault, Outcome, Unanswerable, Verdict
from engine.baccarat.bets.commission import EXACTLY, Charge
from engine.baccarat.bets.settlement import settle as settled
from engine.baccarat.bets.words import PlacedBet, Rounding
from engine.baccarat.course import Course
from engine.baccarat.forms import outcome_of
from engine.baccarat.play import course_of, round_of
from engine.baccarat.rules import Rules
from engine.baccarat.words import Count
from engine.cards import Card

PATHS = ("stake", "settlement", "payout", "commission", "profit", "returned")
"""The paths of a settlement besides those of its deal."""

_ONE = Amount(EXACTLY.coin)


def settle(  # noqa: PLR0913, PLR0917 - what lies on the table, each by its own name
    rules: Rules,
    bet: PlacedBet,
    stake: Amount,
    player: tuple[Card, ...],
    banker: tuple[Card, ...],
    decks: Count = 8,
    rounding: Rounding = Rounding.EXACT,
    coin: Amount = _ONE,
) -> Outcome | tuple[Fault, ...]:
    """Deal a whole round and settle one bet: the paths of `deal`, and those of the settlement in amounts.

    `payout` is what is won before `commission`, `profit` what is won or lost in all, `returned` what comes back.
    """
    course = course_of(rules, player, banker, decks)
    if not isinstance(course, Course):
        return course
    try:
        result = settled(bet.bet, stake.value, round_of(rules, course), Charge(rounding, coin.value), rules)
    except Unanswerable as refused:
        return (refused.fault,)
    steps = course.steps + result.steps
    answers: dict[str, Verdict[Answer]] = {
        "stake": Verdict(Amount(result.stake)),
        "settlement": Verdict(result.settlement, steps),
        "payout": Verdict(Amount(result.payout), steps),
        "commission": Verdict(Amount(result.commission), steps),
        "profit": Verdict(Amount(result.profit), steps),
        "returned": Verdict(Amount(result.returned), steps),
    }
    return Outcome({**outcome_of(course).answers, **answers}, steps)
