"""What a page may ask of wheels, of the layout and of what a bet covers.

Each question takes the rules first; what a page shows is read by the types of the other parameters. The docstrings
are what an author reads in the list of questions.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Annotated, TypeAlias

from engine.api import (
    STATED,
    Fault,
    Payout,
    Question,
    Symbol,
    Unanswerable,
    ValueSet,
    Verdict,
    YesNo,
    step,
)
from engine.roulette import coverage, provisions, readings
from engine.roulette.layout import Pockets
from engine.roulette.rules import InsideBet, Rules
from engine.roulette.symbols import NUMBERS, OutsideBet, Pocket
from engine.roulette.words import ChipPlace, PocketColour, PocketHalf, PocketParity, RouletteBet, Wheel

StatedWheel: TypeAlias = Annotated[Wheel, STATED]
"""The wheel in a question, which the reader must see: its number of zeros decides every figure."""
Count: TypeAlias = int


def wheel_order(rules: Rules, wheel: StatedWheel) -> Verdict[Pockets]:
    """The pockets of a wheel in the order in which they stand on it, from the zero; the last one stands beside it."""
    return readings.order(rules, wheel)


def wheel_pockets(rules: Rules, wheel: StatedWheel) -> Verdict[Count]:
    """How many pockets a wheel has."""
    return readings.number_of_pockets(rules, wheel)


def wheel_zeros(rules: Rules, wheel: StatedWheel) -> Verdict[Pockets]:
    """Which zeros a wheel has."""
    return Verdict(rules.zeros(wheel), readings.order(rules, wheel).steps)


def wheel_neighbours(rules: Rules, pocket: Pocket, wheel: StatedWheel) -> Verdict[Pockets]:
    """The pockets on both sides of another, in the order of the wheel. No answer for a pocket that it does not have."""
    order = rules.order(wheel)
    if pocket not in order:
        raise Unanswerable(Fault("pocket-not-on-wheel", "pocket", {"pocket": pocket, "wheel": wheel}))
    at = order.index(pocket)
    return Verdict((order[at - 1], order[(at + 1) % len(order)]), readings.order(rules, wheel).steps)


def pocket_colour(rules: Rules, pocket: Pocket) -> Verdict[PocketColour]:
    """The colour of a pocket, red or black; a zero has neither."""
    return Verdict(coverage.colour(rules, pocket), (readings.colour_step(rules, pocket),))


def pocket_parity(rules: Rules, pocket: Pocket) -> Verdict[PocketParity]:
    """Whether a pocket counts as odd or even; a zero counts as neither."""
    found = coverage.parity(rules, pocket)
    told = step("pocket-parity", provisions.PARITY, "outside/even", pocket=pocket, parity=found)
    return Verdict(found, (told,))


def pocket_half(rules: Rules, pocket: Pocket) -> Verdict[PocketHalf]:
    """Whether a pocket counts as low or high; a zero counts as neither."""
    found = coverage.half(rules, pocket)
    return Verdict(found, (step("pocket-half", provisions.HALVES, "outside/low", pocket=pocket, half=found),))


def layout_columns(rules: Rules) -> Verdict[Count]:
    """How many columns the numbers stand in on the layout."""
    return readings.layout_columns(rules)


def layout_rows(rules: Rules) -> Verdict[Count]:
    """How many rows the numbers stand in on the layout."""
    return readings.layout_rows(rules)


def outside_numbers(rules: Rules, box: OutsideBet) -> Verdict[ValueSet]:
    """Which numbers an outside bet covers, zeros apart."""
    return readings.box_numbers(rules, box)


def outside_bets(rules: Rules, pocket: Pocket) -> Verdict[tuple[Symbol, ...]]:
    """Which outside bets cover a pocket: columns, dozens, colours, odd and even, low and high; none cover a zero."""
    zeros = readings.with_zeros(rules)
    if pocket.number is None:
        return zeros
    boxes = tuple(box for box in OutsideBet if pocket.number in coverage.numbers(rules, box))
    return Verdict(boxes, tuple(one for box in boxes for one in readings.box_numbers(rules, box).steps))


def outside_covers(rules: Rules, box: OutsideBet, pocket: Pocket) -> Verdict[YesNo]:
    """Whether an outside bet covers a pocket."""
    if pocket.number is None:
        zeros = readings.with_zeros(rules)
        return Verdict(YesNo.of(box in zeros.value), zeros.steps)
    numbers = readings.box_numbers(rules, box)
    return Verdict(YesNo.of(pocket.number in numbers.value.members), numbers.steps)


def inside_bet(rules: Rules, *pockets: Pocket, wheel: StatedWheel) -> Verdict[RouletteBet]:
    """Which inside bet covers exactly these pockets with one chip. No answer where no chip does."""
    bet = coverage.bet_on(rules, pockets, wheel)
    return Verdict(bet, (*readings.on_the_layout(rules, bet), *readings.number_of_pockets(rules, wheel).steps))


def chip_place(rules: Rules, bet: RouletteBet) -> Verdict[ChipPlace]:
    """Where the chip of an inside bet lies. No answer for an outside bet."""
    return Verdict(_inside(rules, bet).place, readings.known_by(rules, bet))


def bet_covers(rules: Rules, bet: RouletteBet) -> Verdict[Count]:
    """How many pockets a bet covers, in any of its positions and on any wheel that has it."""
    covered = _covered(rules, bet)
    told = step("bet-covers", _rule(bet), "", bet=bet, number=covered)
    return Verdict(covered, (*readings.known_by(rules, bet), told))


def bet_positions(rules: Rules, bet: RouletteBet, wheel: StatedWheel) -> Verdict[Count]:
    """In how many positions a bet can be made on the layout beside a wheel; in none where it has no place there."""
    number = len(coverage.positions(rules, bet, wheel))
    told = step("bet-positions", _rule(bet), "", bet=bet, wheel=wheel, number=number)
    pockets = readings.number_of_pockets(rules, wheel).steps
    return Verdict(number, (*readings.on_the_layout(rules, bet), *pockets, told))


def roulette_pays(rules: Rules, bet: RouletteBet) -> Verdict[Payout]:
    """What a bet pays when it wins, the stake not counted: worked out from the number of pockets it covers."""
    covered = _covered(rules, bet)
    payout = Payout(coverage.pays(rules, covered))
    told = step("bet-pays", _rule(bet), "", bet=bet, payout=payout)
    return Verdict(payout, (*bet_covers(rules, bet).steps, *readings.payment(rules, covered), told))


def _inside(rules: Rules, bet: RouletteBet) -> InsideBet:
    terms = rules.inside_bet(bet)
    if terms is None:
        raise Unanswerable(Fault("no-chip-place", "bet", {"bet": bet}))
    return terms


def _covered(rules: Rules, bet: RouletteBet) -> int:
    """How many pockets a bet covers on the first wheel whose layout has a place for it."""
    wheel = next((wheel for wheel in Wheel if coverage.positions(rules, bet, wheel)), Wheel.SINGLE_ZERO)
    return len(coverage.one_position(rules, bet, wheel))


def _rule(bet: RouletteBet) -> str:
    box = next((box for box in OutsideBet if box.bet is bet), None)
    return provisions.BOX[box] if box else provisions.INSIDE[bet]


def numbers_of_colour(rules: Rules, colour: PocketColour) -> Verdict[ValueSet]:
    """Which numbers have a colour; no number has neither."""
    numbers = ValueSet.where(NUMBERS, lambda number: coverage.colour(rules, Pocket(str(number))) is colour)
    told = step("numbers-of-colour", provisions.COLOURS, "colours/red", colour=colour, numbers=numbers)
    return Verdict(numbers, (told,))


QUESTIONS = MappingProxyType[str, Question](
    {
        "wheel_order": wheel_order,
        "wheel_pockets": wheel_pockets,
        "wheel_zeros": wheel_zeros,
        "wheel_neighbours": wheel_neighbours,
        "pocket_colour": pocket_colour,
        "numbers_of_colour": numbers_of_colour,
        "pocket_parity": pocket_parity,
        "pocket_half": pocket_half,
        "layout_columns": layout_columns,
        "layout_rows": layout_rows,
        "outside_numbers": outside_numbers,
        "outside_bets": outside_bets,
        "outside_covers": outside_covers,
        "inside_bet": inside_bet,
        "chip_place": chip_place,
        "bet_covers": bet_covers,
        "bet_positions": bet_positions,
        "roulette_pays": roulette_pays,
    }
)
