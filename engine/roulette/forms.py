"""A spin as an example, and the paths that can then be asked."""

from __future__ import annotations

from engine.api import Answer, Fault, Outcome, Verdict
from engine.roulette.questions import outside_bets, pocket_colour, pocket_half, pocket_parity, wheel_neighbours
from engine.roulette.rules import Rules
from engine.roulette.settling import at_zero, outside_settles
from engine.roulette.symbols import OutsideBet, Pocket
from engine.roulette.words import Wheel, ZeroRule

PATHS = (
    "pocket",
    "colour",
    "parity",
    "half",
    "neighbours",
    "outside",
    *(box.value.replace("-", "_") for box in OutsideBet),
    "even_money",
)
"""The paths of a spin."""


def spin(rules: Rules, pocket: Pocket, wheel: Wheel, rule: ZeroRule = ZeroRule.NONE) -> Outcome | tuple[Fault, ...]:
    """Give the pocket in which the ball lies, the wheel, and where it matters the table's rule about zeros.

    What becomes of each outside bet stands at its own path: `red`, `first_column`.
    """
    if pocket not in rules.order(wheel):
        return (Fault("pocket-not-on-wheel", "pocket", {"pocket": pocket, "wheel": wheel}),)
    answers: dict[str, Verdict[Answer]] = {
        "pocket": Verdict(pocket),
        "colour": pocket_colour(rules, pocket),
        "parity": pocket_parity(rules, pocket),
        "half": pocket_half(rules, pocket),
        "neighbours": wheel_neighbours(rules, pocket, wheel),
        "outside": outside_bets(rules, pocket),
    }
    for box in OutsideBet:
        answers[box.value.replace("-", "_")] = outside_settles(rules, box, pocket)
    if pocket.number is None:
        answers["even_money"] = at_zero(rules, rule)
    return Outcome(answers, tuple(told for verdict in answers.values() for told in verdict.steps))
