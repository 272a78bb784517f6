"""Reading one entry of the rules at a time, with the step that tells so."""

from __future__ import annotations

from engine.api import Answer, Step, Verdict
from tests.sites.tennis.scoring.rules import RULE_OF, Rules
from tests.sites.tennis.scoring.words import Call, Court, Standing


def call(rules: Rules, points: int) -> Verdict[Call]:
    """What is called for so many points."""
    called = rules.calls[points]
    return Verdict(called, (_step("point-call", "point-calls", f"call/{points}", points=points, call=called),))


def standing(rules: Rules, server: int, receiver: int) -> Verdict[Standing]:
    """How a game stands."""
    stands = rules.standing(server, receiver)
    cell = f"standing/{server}/{receiver}"
    read = _step("standing", RULE_OF[stands], cell, server=server, receiver=receiver, standing=stands)
    return Verdict(stands, (read,))


def court(rules: Rules, points: int) -> Verdict[Court]:
    """From where is served after so many points."""
    side = rules.court(points)
    cell = f"court/{points % len(rules.courts)}"
    return Verdict(side, (_step("serving-court", "serving-court", cell, points=points, court=side),))


def number(name: str, rule: str, value: int) -> Verdict[int]:
    """A number of the rules, told by the step of that name."""
    return Verdict(value, (_step(name, rule, name, number=value),))


def _step(name: str, rule: str, cell: str, **values: Answer) -> Step:
    return Step(name, rule, cell, values)
