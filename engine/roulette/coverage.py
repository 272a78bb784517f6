"""Which pockets each bet covers, in each of its positions, and what it is paid for that."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from engine.api import Fault, Unanswerable
from engine.roulette.layout import Pockets, spots
from engine.roulette.rules import Rules
from engine.roulette.symbols import NUMBERS, OutsideBet, Pocket
from engine.roulette.words import PocketColour, PocketHalf, PocketParity, RouletteBet, Wheel

COLUMNS = (OutsideBet.FIRST_COLUMN, OutsideBet.SECOND_COLUMN, OutsideBet.THIRD_COLUMN)
DOZENS = (OutsideBet.FIRST_DOZEN, OutsideBet.SECOND_DOZEN, OutsideBet.THIRD_DOZEN)


def colour(rules: Rules, pocket: Pocket) -> PocketColour:
    """The colour of a pocket; a zero has neither."""
    if pocket.number is None:
        return rules.zero_colour
    return PocketColour.RED if pocket.number in rules.reds else PocketColour.BLACK


def parity(rules: Rules, pocket: Pocket) -> PocketParity:
    """Whether a pocket counts as odd or even; a zero as neither."""
    if pocket.number is None:
        return PocketParity.NEITHER
    return PocketParity.ODD if pocket.number % rules.even_divisor else PocketParity.EVEN


def half(rules: Rules, pocket: Pocket) -> PocketHalf:
    """Which half of the numbers a pocket belongs to; a zero to neither."""
    if pocket.number is None:
        return PocketHalf.NEITHER
    return PocketHalf.LOW if pocket.number <= rules.highest_low else PocketHalf.HIGH


@lru_cache(maxsize=256)
def numbers(rules: Rules, box: OutsideBet) -> frozenset[int]:
    """The numbers that an outside bet covers, zeros apart."""
    return frozenset(one for one in NUMBERS.values() if _holds(rules, box, Pocket(str(one))))


def _holds(rules: Rules, box: OutsideBet, pocket: Pocket) -> bool:
    number = pocket.number or 0
    if box in COLUMNS:
        return number in rules.layout.column(1 + COLUMNS.index(box))
    if box in DOZENS:
        return (number - 1) // rules.dozen == DOZENS.index(box)
    return box.value in {kind(rules, pocket).value for kind in (colour, parity, half)}


@lru_cache(maxsize=256)
def box_covers(rules: Rules, box: OutsideBet, wheel: Wheel) -> Pockets:
    """The pockets of a wheel that an outside bet covers."""
    zeros = rules.zeros(wheel) if box in rules.with_zeros else ()
    return (*zeros, *(Pocket(str(number)) for number in sorted(numbers(rules, box))))


@lru_cache(maxsize=256)
def positions(rules: Rules, bet: RouletteBet, wheel: Wheel) -> tuple[Pockets, ...]:
    """The pockets that a bet covers in each of its positions; none where the layout has no place for it."""
    known = rules.inside_bet(bet)
    if known is None:
        return tuple(box_covers(rules, box, wheel) for box in OutsideBet if box.bet is bet)
    places = spots(rules.layout, rules.zeros(wheel))
    return tuple(spot.pockets for spot in places if spot.place is known.place and len(spot.pockets) == known.touches)


def one_position(rules: Rules, bet: RouletteBet, wheel: Wheel) -> Pockets:
    """The pockets that a bet covers in its first position. Raises Unanswerable for one that has no place there."""
    for covered in positions(rules, bet, wheel):
        return covered
    raise Unanswerable(Fault("no-place-for-bet", "", {"bet": bet, "wheel": wheel}))


def bet_on(rules: Rules, pockets: Pockets, wheel: Wheel) -> RouletteBet:
    """The inside bet that covers these pockets and no others. Raises Unanswerable where no chip covers them."""
    for terms in rules.inside:
        if any(set(covered) == set(pockets) for covered in positions(rules, terms.bet, wheel)):
            return terms.bet
    raise Unanswerable(Fault("no-chip-covers", "pockets", {"wheel": wheel}))


@lru_cache(maxsize=256)
def pays(rules: Rules, covered: int) -> Fraction:
    """What a bet on so many pockets, one at least, pays for one unit staked, the stake not counted."""
    due = Fraction(rules.paid_numbers, covered) - 1
    return Fraction(due // 1) if rules.whole_payouts else due
