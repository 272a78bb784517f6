"""Verdicts that several questions share: each entry of the rules that is read, with the step that tells it."""

from __future__ import annotations

from engine.api import Step, Symbol, ValueSet, Verdict, step
from engine.roulette import coverage, provisions
from engine.roulette.layout import Pockets
from engine.roulette.rules import Rules
from engine.roulette.symbols import NUMBERS, OutsideBet, Pocket
from engine.roulette.words import RouletteBet, Wheel, ZeroFate, ZeroRule
from engine.stakes import Settlement

_COLUMNS_OF_THE_LAYOUT = frozenset({*coverage.COLUMNS})


def order(rules: Rules, wheel: Wheel) -> Verdict[Pockets]:
    """The pockets of a wheel in order."""
    pockets = rules.order(wheel)
    return Verdict(pockets, (step("wheel-order", provisions.WHEEL[wheel], f"wheel/{wheel.value}", pockets=pockets),))


def number_of_pockets(rules: Rules, wheel: Wheel) -> Verdict[int]:
    """How many pockets a wheel has."""
    number = len(rules.order(wheel))
    told = step("wheel-pockets", provisions.WHEEL[wheel], f"wheel/{wheel.value}", wheel=wheel, number=number)
    return Verdict(number, (told,))


def box_numbers(rules: Rules, box: OutsideBet) -> Verdict[ValueSet]:
    """The numbers that an outside bet covers."""
    numbers = ValueSet(coverage.numbers(rules, box), NUMBERS)
    return Verdict(numbers, _box_steps(rules, box, numbers))


def _box_steps(rules: Rules, box: OutsideBet, numbers: ValueSet) -> tuple[Step, ...]:
    rule = provisions.BOX[box]
    cells = {
        provisions.LAYOUT: "layout/columns",
        provisions.DOZENS: "outside/dozen",
        provisions.COLOURS: "colours/red",
        provisions.PARITY: "outside/even",
        provisions.HALVES: "outside/low",
    }
    told = step("outside-numbers", rule, cells[rule], box=box, numbers=numbers)
    return (told, layout_rows(rules).steps[0]) if box in _COLUMNS_OF_THE_LAYOUT else (told,)


def with_zeros(rules: Rules) -> Verdict[tuple[Symbol, ...]]:
    """The outside bets that zeros belong to."""
    boxes: tuple[Symbol, ...] = tuple(box for box in OutsideBet if box in rules.with_zeros)
    return Verdict(boxes, (step("zero-outside", provisions.NO_ZERO_OUTSIDE, "outside/zero", boxes=boxes),))


def layout_columns(rules: Rules) -> Verdict[int]:
    """How many columns of numbers the layout has."""
    number = rules.layout.columns
    return Verdict(number, (step("layout-columns", provisions.LAYOUT, "layout/columns", number=number),))


def layout_rows(rules: Rules) -> Verdict[int]:
    """How many rows of numbers the layout has."""
    number = rules.layout.rows
    return Verdict(number, (step("layout-rows", provisions.LAYOUT, "layout/rows", number=number),))


def known_by(rules: Rules, bet: RouletteBet) -> tuple[Step, ...]:
    """The steps that tell how a bet is known: where its chip lies, or which numbers stand on its boxes."""
    terms = rules.inside_bet(bet)
    if terms is None:
        boxes = (box for box in OutsideBet if box.bet is bet)
        steps = tuple(one for box in boxes for one in box_numbers(rules, box).steps)
        return (*steps, *with_zeros(rules).steps)
    told = step(
        "inside-bet",
        provisions.INSIDE[bet],
        f"inside/{bet.value}",
        bet=bet,
        place=terms.place,
        number=terms.touches,
    )
    return (told,)


def on_the_layout(rules: Rules, bet: RouletteBet) -> tuple[Step, ...]:
    """The steps that tell where a bet has a place."""
    return (*known_by(rules, bet), *layout_columns(rules).steps, *layout_rows(rules).steps)


def payment(rules: Rules, covered: int) -> tuple[Step, ...]:
    """The steps that tell what a bet on so many pockets is paid."""
    number = rules.paid_numbers
    paid = step("paid-numbers", provisions.PAYMENT, "pays/numbers", number=number, covered=covered)
    if number % covered == 0:
        return (paid,)
    return paid, step("paid-whole", provisions.WHOLE_UNITS, "pays/whole", number=number, covered=covered)


def zero_fate(rules: Rules, rule: ZeroRule) -> Verdict[ZeroFate]:
    """What becomes of an even-money bet at a zero."""
    fate = rules.fate(rule)
    return Verdict(fate, (step("at-zero", provisions.ZERO[rule], f"zero/{rule.value}", version=rule, fate=fate),))


def held_fate(rules: Rules, rule: ZeroRule) -> Verdict[ZeroFate]:
    """What becomes of a bet that is held when another zero follows."""
    fate = rules.held_fate(rule)
    return Verdict(fate, (step("held-at-zero", provisions.ZERO[rule], f"held/{rule.value}", version=rule, fate=fate),))


def released(rules: Rules) -> Verdict[Settlement]:
    """What becomes of a bet that is held when the ball lies in a pocket that it covers."""
    settled = rules.held.covered
    return Verdict(settled, (step("held-covered", provisions.HELD, "held/covered", settlement=settled),))


def missed(rules: Rules) -> Verdict[Settlement]:
    """What becomes of a bet that is held when the ball lies in another number."""
    settled = rules.held.missed
    return Verdict(settled, (step("held-missed", provisions.HELD, "held/missed", settlement=settled),))


def colour_step(rules: Rules, pocket: Pocket) -> Step:
    """The step that tells a pocket's colour."""
    is_zero = pocket.number is None
    rule, cell = (provisions.ZERO_COLOUR, "colours/zero") if is_zero else (provisions.COLOURS, "colours/red")
    return step("pocket-colour", rule, cell, pocket=pocket, colour=coverage.colour(rules, pocket))
