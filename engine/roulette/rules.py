"""The rules of roulette as one immutable value."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from fractions import Fraction

from engine.roulette.layout import Layout, Pockets
from engine.roulette.symbols import OutsideBet, Pocket
from engine.roulette.words import ChipPlace, PocketColour, RouletteBet, Wheel, ZeroFate, ZeroRule
from engine.stakes import Settlement

_WHEELS, _RULES = tuple(Wheel), tuple(ZeroRule)
PRISONS = (ZeroRule.EN_PRISON, ZeroRule.EN_PRISON_ONCE)
"""The rules by which a bet is held."""


@dataclass(frozen=True, slots=True)
class InsideBet:
    """How an inside bet is known: by where its chip lies, and by how many pockets that touches."""

    bet: RouletteBet
    place: ChipPlace
    touches: int


@dataclass(frozen=True, slots=True)
class Held:
    """What becomes of an even-money bet that is held, by the next spin."""

    covered: Settlement
    """The ball lies in a pocket that the bet covers."""
    missed: Settlement
    """It lies in a number that the bet does not cover."""


@dataclass(frozen=True, slots=True)
class Rules:
    """All that decides what a bet covers, what it is paid, and what becomes of it at a zero."""

    orders: tuple[Pockets, ...]
    """For each of `Wheel`: its pockets in order, from the zero."""
    reds: frozenset[int]
    """The red numbers; the others are black."""
    zero_colour: PocketColour
    layout: Layout
    inside: tuple[InsideBet, ...]
    even_divisor: int
    """What divides the even numbers."""
    highest_low: int
    """The highest of the low numbers."""
    dozen: int
    """How many numbers a dozen holds."""
    with_zeros: frozenset[OutsideBet]
    """The outside bets that zeros belong to."""
    paid_numbers: int
    """Payment goes as if there were only so many pockets, so that each bet would break even."""
    whole_payouts: bool
    """Whether what is paid for one unit is rounded down to whole units."""
    zero_rules_pay: Fraction
    """What a bet is paid to which the rules about zeros apply."""
    at_zero: tuple[ZeroFate, ...]
    """For each of `ZeroRule`: what becomes of an even-money bet at a zero."""
    held_at_zero: tuple[ZeroFate, ...]
    """For each of `PRISONS`: what becomes of a bet that is held when another zero follows."""
    halved: Fraction
    """The part of a halved bet that is returned."""
    held: Held

    _hash: int | None = field(default=None, init=False, repr=False, compare=False)

    def __hash__(self) -> int:
        """Give the hash of all entries, made once: rules are looked up much more often than they are made."""
        if self._hash is None:
            made = hash(tuple(getattr(self, entry.name) for entry in fields(self)[:-1]))
            object.__setattr__(self, "_hash", made)
            return made
        return self._hash

    def order(self, wheel: Wheel) -> Pockets:
        """The pockets of a wheel in order, from the zero."""
        return self.orders[_WHEELS.index(wheel)]

    def zeros(self, wheel: Wheel) -> Pockets:
        """The zeros of a wheel as they stand on the layout, from the side of the first column."""
        return tuple(sorted((one for one in self.order(wheel) if one.number is None), key=str))

    def inside_bet(self, bet: RouletteBet) -> InsideBet | None:
        """How an inside bet is known; None for an outside bet."""
        return next((terms for terms in self.inside if terms.bet is bet), None)

    def fate(self, rule: ZeroRule) -> ZeroFate:
        """What becomes of an even-money bet at a zero."""
        return self.at_zero[_RULES.index(rule)]

    def held_fate(self, rule: ZeroRule) -> ZeroFate:
        """What becomes of a bet that is held when another zero follows."""
        return self.held_at_zero[PRISONS.index(rule)] if rule in PRISONS else ZeroFate.LOST


def _pockets(labels: str) -> Pockets:
    return tuple(map(Pocket, labels.split()))


def _inside(terms: Iterable[tuple[RouletteBet, ChipPlace, int]]) -> tuple[InsideBet, ...]:
    return tuple(InsideBet(*one) for one in terms)


STANDARD = Rules(
    orders=(
        _pockets(
            "0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26"
        ),
        _pockets(
            "0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2"
        ),
    ),
    reds=frozenset({1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}),
    zero_colour=PocketColour.NEITHER,
    layout=Layout(columns=3, rows=12),
    inside=_inside(
        (
            (RouletteBet.STRAIGHT, ChipPlace.NUMBER, 1),
            (RouletteBet.SPLIT, ChipPlace.LINE, 2),
            (RouletteBet.STREET, ChipPlace.ROW_END, 3),
            (RouletteBet.TRIO, ChipPlace.CROSSING, 3),
            (RouletteBet.CORNER, ChipPlace.CROSSING, 4),
            (RouletteBet.FIRST_FOUR, ChipPlace.LINE_END, 4),
            (RouletteBet.FIVE_NUMBER, ChipPlace.LINE_END, 5),
            (RouletteBet.SIX_LINE, ChipPlace.LINE_END, 6),
        )
    ),
    even_divisor=2,
    highest_low=18,
    dozen=12,
    with_zeros=frozenset(),
    paid_numbers=36,
    whole_payouts=True,
    zero_rules_pay=Fraction(1),
    at_zero=(ZeroFate.LOST, ZeroFate.HALVED, ZeroFate.HELD, ZeroFate.HELD),
    held_at_zero=(ZeroFate.HELD, ZeroFate.LOST),
    halved=Fraction(1, 2),
    held=Held(covered=Settlement.RETURNED, missed=Settlement.LOST),
)
"""Roulette as most tables have it, on both wheels; a table says which rule about zeros it has, if any."""
