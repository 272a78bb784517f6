"""What a page may ask of tennis."""

from __future__ import annotations

from fractions import Fraction
from types import MappingProxyType

from engine.api import Between, Payout, Policy, Question, ValueSet, Verdict
from tests.sites.tennis.scoring import readings
from tests.sites.tennis.scoring.rules import Rules
from tests.sites.tennis.scoring.words import AtLeastOne, Call, Called, Count, Court, Played, Side, Standing

_LOSING = Between(0, 3)
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


def points_to_win(rules: Rules) -> Verdict[Count]:
    """The least points that win a game."""
    return readings.number("points-to-win", "game-won", rules.points_to_win)


def lead_to_win(rules: Rules) -> Verdict[Count]:
    """By how many points the winner of a game leads at least."""
    return readings.number("lead-to-win", "game-won", rules.lead_to_win)


def deuce_points(rules: Rules) -> Verdict[Count]:
    """From how many points on each side an equal score is deuce."""
    return readings.number("deuce-points", "deuce", rules.deuce_points)


def beaten(rules: Rules) -> Verdict[ValueSet]:
    """The receiver's points against which the server has won with the least points that win."""
    reads = [readings.standing(rules, rules.points_to_win, points) for points in _LOSING.values()]
    won = ValueSet.where(_LOSING, lambda points: reads[points].value is Standing.GAME_SERVER)
    return Verdict(won, tuple(step for read in reads for step in read.steps))


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
            points_to_win,
            lead_to_win,
            deuce_points,
            beaten,
            court,
            court_rule,
            orders,
            ratio,
        )
    }
)
