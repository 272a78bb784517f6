"""The ways a page may give a game, and what can then be asked of it."""

from __future__ import annotations

from engine.api import Answer, Fault, Outcome, Step, Verdict
from tests.sites.tennis.scoring import readings
from tests.sites.tennis.scoring.rules import WINNER, Rules
from tests.sites.tennis.scoring.words import Announced, Count, Point, Side, Standing

_ANNOUNCED = {
    Standing.DEUCE: Announced("deuce"),
    Standing.ADVANTAGE_SERVER: Announced("advantage"),
    Standing.ADVANTAGE_RECEIVER: Announced("advantage"),
    Standing.GAME_SERVER: Announced("game"),
    Standing.GAME_RECEIVER: Announced("game"),
}

PATHS = frozenset(
    {
        *(f"{side.value}.{path}" for side in Side for path in ("points", "calls", "last")),
        "points",
        "standing",
        "winner",
        "court",
    }
)
"""The paths that can be asked."""


def played(rules: Rules, points: tuple[Point, ...]) -> Outcome | tuple[Fault, ...]:
    """Play the points of a game in their order."""
    won = dict.fromkeys(Side, 0)
    calls: dict[Side, tuple[Announced, ...]] = dict.fromkeys(Side, ())
    steps: tuple[Step, ...] = ()
    for number, point in enumerate(points, 1):
        before = rules.standing(won[Side.SERVER], won[Side.RECEIVER])
        if before in WINNER:
            values: dict[str, Answer] = {"winner": WINNER[before], "number": number - 1}
            return (Fault("point-after-game", f"points.{number}", values),)
        side = Side.SERVER if point == Point("S") else Side.RECEIVER
        won[side] += 1
        read = readings.standing(rules, won[Side.SERVER], won[Side.RECEIVER])
        if read.value in _ANNOUNCED:
            steps += read.steps
        said = _ANNOUNCED.get(read.value) or Announced(str(rules.calls[won[side]]))
        calls[side] = (*calls[side], said)
    outcome = at(rules, won[Side.SERVER], won[Side.RECEIVER])
    told: dict[str, Verdict[Answer]] = {f"{side.value}.calls": Verdict(said) for side, said in calls.items()}
    told |= {f"{side.value}.last": Verdict(said[-1]) for side, said in calls.items() if said}
    return Outcome({**outcome.answers, **told}, steps or outcome.steps)


def at(rules: Rules, server: Count, receiver: Count) -> Outcome:
    """Give the points of each side."""
    stands = readings.standing(rules, server, receiver)
    answers: dict[str, Verdict[Answer]] = {
        "server.points": Verdict(server),
        "receiver.points": Verdict(receiver),
        "points": Verdict(server + receiver),
        "standing": Verdict(stands.value, stands.steps),
    }
    if stands.value in WINNER:
        answers["winner"] = Verdict(WINNER[stands.value], stands.steps)
    else:
        read = readings.court(rules, server + receiver)
        answers["court"] = Verdict(read.value, read.steps)
    return Outcome(answers, stands.steps)
