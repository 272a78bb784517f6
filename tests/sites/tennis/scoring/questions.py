"""What a page may ask of tennis."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from types import MappingProxyType

from engine.api import Between, Payout, Policy, Question, ValueSet, Verdict
from tests.sites.tennis.scoring import readings
from tests.sites.tennis.scoring.rules import WINNER, Rules
from tests.sites.tennis.scoring.words import AtLeastOne, Call, Called, Count, Court, Played, Side, Standing

_POINTS = Between(0, 9)
_SERVED = Between(0, 5)


def call(rules: Rules, points: Called) -> Verdict[Call]:
    """What is called for a side with so many points."""
    return readings.call(rules, points)


def standing(rules: Rules, server: Count, receiver: Count) -> Verdict[Standing]:
    """How a game stands with so many points on each side."""
    return readings.standing(rules, server, receiver)


def score(rules: Rules, server: Call, receiver: Call) -> Verdict[Standing]:
    """How a game stands by the calls for both sides."""
    return readings.standing(rules, rules.calls.index(server), rules.calls.index(receiver))


def winning_points(rules: Rules, winner: Side) -> Verdict[ValueSet]:
    """With how many points a side wins if its lead is just the least that wins."""
    return _won(_POINTS, winner, lambda points: _pair(winner, points, max(points - rules.lead_to_win, 0)), rules)


def winning_leads(rules: Rules, winner: Side) -> Verdict[ValueSet]:
    """With which leads a side wins on the fewest points that win."""
    fewest = rules.points_to_win
    return _won(Between(0, fewest), winner, lambda lead: _pair(winner, fewest, fewest - lead), rules)


def deuce_points(rules: Rules) -> Verdict[Count]:
    """From how many points on each side an equal score is deuce."""
    return readings.number("deuce-points", "deuce", rules.deuce_points)


def beaten(rules: Rules, winner: Side, points: Played) -> Verdict[ValueSet]:
    """The other side's points against which a side has won with so many points."""
    return _won(_POINTS, winner, lambda others: _pair(winner, points, others), rules)


def _pair(side: Side, points: int, others: int) -> tuple[int, int]:
    """The points of the server and of the receiver, of which a side has the first."""
    return (points, others) if side is Side.SERVER else (others, points)


def _won(domain: Between, winner: Side, points: Callable[[int], tuple[int, int]], rules: Rules) -> Verdict[ValueSet]:
    """The numbers of a domain for which the points that they come to are a won game of a side."""
    reads = {number: readings.standing(rules, *points(number)) for number in domain.values()}
    won = ValueSet.where(domain, lambda number: WINNER.get(reads[number].value) is winner)
    return Verdict(won, tuple(step for read in reads.values() for step in read.steps))


def court(rules: Rules, points: Count) -> Verdict[Court]:
    """From which half of the court is served after so many points."""
    return readings.court(rules, points)


def court_rule(rules: Rules) -> Verdict[Policy]:
    """From which half of the court is served after each number of points."""
    reads = [readings.court(rules, points) for points in _SERVED.values()]
    steps = tuple(step for read in reads for step in read.steps)
    return Verdict(Policy("points-played", _SERVED, tuple(read.value for read in reads)), steps)


def orders(_rules: Rules, points: Played) -> Verdict[Count]:
    """In how many orders so many points can be won."""
    return Verdict(len(Side) ** points)


def ratio(_rules: Rules, won: Count, lost: AtLeastOne) -> Verdict[Payout]:
    """How many points were won for each one lost."""
    return Verdict(Payout(Fraction(won, lost)))


QUESTIONS = MappingProxyType[str, Question](
    {
        question.__name__: question
        for question in (
            call,
            standing,
            score,
            winning_points,
            winning_leads,
            deuce_points,
            beaten,
            court,
            court_rule,
            orders,
            ratio,
        )
    }
)
