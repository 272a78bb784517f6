"""The record of some rounds as an example, and the paths that can then be asked."""

from __future__ import annotations

from engine.api import Answer, Outcome, Verdict
from engine.baccarat.roads import board
from engine.baccarat.roads.words import Derived, Record, Result
from engine.baccarat.rules import Rules

RUNS = {Derived.BIG_EYE_BOY: "big_eye", Derived.SMALL_ROAD: "small_road", Derived.COCKROACH_PIG: "cockroach_pig"}
"""The path of each derived road; the board that it is drawn on has `.board` behind it."""

PATHS = ("bead", "heights", "big_road", "ties", *RUNS.values(), *(f"{path}.board" for path in RUNS.values()))
"""The paths of a record."""


def road(rules: Rules, results: Record) -> Outcome:
    """Give the results of some rounds, a letter B, P or T for each, oldest first: what a scoreboard shows of them."""
    answers: dict[str, Verdict[Answer]] = {
        "bead": board.bead(rules.roads, results),
        "heights": board.heights(results),
        "big_road": board.big_road(rules.roads, results),
    }
    if Result.TIE in results.results:
        answers["ties"] = board.ties(rules.roads, results)
    for derived, path in RUNS.items():
        entered = board.run(rules.roads, derived, results)
        answers |= {path: entered, f"{path}.board": board.laid_out(rules.roads, entered)}
    return Outcome(answers, tuple(step for verdict in answers.values() for step in verdict.steps))
