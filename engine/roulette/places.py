"""Where each bet can be made on the layout, and which pockets a box covers."""

from __future__ import annotations

from types import MappingProxyType

from engine.api import Question, Symbol, Verdict
from engine.roulette import coverage, readings
from engine.roulette.layout import Pockets
from engine.roulette.questions import StatedWheel
from engine.roulette.rules import Rules
from engine.roulette.symbols import Chip, OutsideBet
from engine.roulette.words import RouletteBet


def bet_places(rules: Rules, bet: RouletteBet, wheel: StatedWheel) -> Verdict[tuple[Symbol, ...]]:
    """Where a bet can be made beside a wheel: an outside bet on its boxes, an inside bet by what its chip covers.

    Nowhere for a bet that has no place on the layout.
    """
    boxes = tuple(box for box in OutsideBet if box.bet is bet)
    chips = () if boxes else tuple(map(Chip, coverage.positions(rules, bet, wheel)))
    return Verdict((*boxes, *chips), readings.on_the_layout(rules, bet))


def box_pockets(rules: Rules, box: OutsideBet, wheel: StatedWheel) -> Verdict[Pockets]:
    """The pockets of a wheel that an outside bet covers, with its zeros where they belong to it."""
    steps = (*readings.box_numbers(rules, box).steps, *readings.with_zeros(rules).steps)
    return Verdict(coverage.box_covers(rules, box, wheel), steps)


QUESTIONS = MappingProxyType[str, Question]({"bet_places": bet_places, "box_pockets": box_pockets})
