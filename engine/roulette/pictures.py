"""Pictures: a wheel as a ring, the layout as a board with its colours, and what chips on it cover."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.api import (
    Answer,
    Board,
    DrawnBoard,
    DrawnRing,
    Fault,
    Look,
    Outcome,
    Shape,
    Step,
    Symbol,
    Unanswerable,
    Verdict,
)
from engine.roulette import coverage, provisions, readings
from engine.roulette.layout import Pockets
from engine.roulette.questions import numbers_of_colour
from engine.roulette.rules import Rules
from engine.roulette.symbols import Pocket, Tint
from engine.roulette.words import Drawn, PocketColour, RouletteBet, Wheel

Places = Mapping[Pocket, tuple[int, int]]
"""Where each pocket stands in a drawing, by column and row counted from 0; the zeros stand in row 0."""


def layout(rules: Rules, wheel: Wheel) -> Outcome:
    """Give a wheel: the layout beside it as `pockets`, and as `colours` the colour of each (R, B, or N for neither)."""
    places = _places(rules, wheel)
    signs = {place: Tint[coverage.colour(rules, pocket).name] for pocket, place in places.items()}
    answers: dict[str, Verdict[Answer]] = {
        "pockets": Verdict(_board(rules, {place: pocket for pocket, place in places.items()}), _size(rules)),
        "colours": Verdict(_board(rules, signs), _of_colours(rules, wheel)),
    }
    return Outcome(answers, tuple(told for verdict in answers.values() for told in verdict.steps))


def ring(rules: Rules, wheel: Wheel) -> Outcome:
    """Give a wheel: its pockets in `order`, and as `tints` the colour of each (R, B, or N for neither)."""
    order = readings.order(rules, wheel)
    tints = tuple(Tint[coverage.colour(rules, pocket).name] for pocket in order.value)
    colours = _of_colours(rules, wheel)
    return Outcome({"order": order, "tints": Verdict(tints, colours)}, (*order.steps, *colours))


def chips(  # noqa: PLR0913, PLR0917 - one chip for each bet
    rules: Rules,
    wheel: Wheel,
    straight: Pockets = (),
    split: Pockets = (),
    street: Pockets = (),
    trio: Pockets = (),
    corner: Pockets = (),
    four: Pockets = (),
    five: Pockets = (),
    six: Pockets = (),
) -> Outcome | tuple[Fault, ...]:
    """Give a wheel, and for some inside bets the pockets that a chip covers; each is a board of these pockets.

    `four` is the first four, `five` the five-number bet and `six` a six line.
    All boards are cut off below the lowest row that one of them reaches.
    """
    placed = {
        RouletteBet.STRAIGHT: straight,
        RouletteBet.SPLIT: split,
        RouletteBet.STREET: street,
        RouletteBet.TRIO: trio,
        RouletteBet.CORNER: corner,
        RouletteBet.FIRST_FOUR: four,
        RouletteBet.FIVE_NUMBER: five,
        RouletteBet.SIX_LINE: six,
    }
    faults = tuple(
        Fault("chip-of-another-bet", "", {"bet": bet, "wheel": wheel})
        for bet, pockets in placed.items()
        if pockets and not _is_bet(rules, bet, pockets, wheel)
    )
    if faults:
        return faults
    places = _places(rules, wheel)
    rows = max((places[pocket][1] for pockets in placed.values() for pocket in pockets), default=0)
    answers: dict[str, Verdict[Answer]] = {
        _path(bet): Verdict(
            Board.of(1 + rows, {places[pocket]: pocket for pocket in pockets}), readings.on_the_layout(rules, bet)
        )
        for bet, pockets in placed.items()
        if pockets
    }
    return Outcome(answers, tuple(told for verdict in answers.values() for told in verdict.steps))


def _is_bet(rules: Rules, bet: RouletteBet, pockets: Pockets, wheel: Wheel) -> bool:
    try:
        return coverage.bet_on(rules, pockets, wheel) is bet
    except Unanswerable:
        return False


def _path(bet: RouletteBet) -> str:
    return bet.value.replace("-", "_")


def _places(rules: Rules, wheel: Wheel) -> Places:
    """Where each pocket stands: a single zero in the middle of its row, several from side to side."""
    zeros, last = rules.zeros(wheel), rules.layout.columns - 1
    across = [last // 2] if len(zeros) == 1 else [number * last // (len(zeros) - 1) for number in range(len(zeros))]
    above = {zero: (column, 0) for zero, column in zip(zeros, across, strict=True)}
    numbers = {
        pocket: (column, row)
        for row, pockets in enumerate(rules.layout.rows_of_numbers(), start=1)
        for column, pocket in enumerate(pockets)
    }
    return above | numbers


def _board(rules: Rules, symbols: Mapping[tuple[int, int], Symbol]) -> Board:
    return Board.of(1 + rules.layout.rows, symbols)


def _of_colours(rules: Rules, wheel: Wheel) -> tuple[Step, ...]:
    zeros = tuple(readings.colour_step(rules, zero) for zero in rules.zeros(wheel))
    return (*numbers_of_colour(rules, PocketColour.RED).steps, *zeros)


def _size(rules: Rules) -> tuple[Step, ...]:
    return (*readings.layout_columns(rules).steps, *readings.layout_rows(rules).steps)


_COLUMNS = 3
_TINTS: Mapping[Symbol, Look] = MappingProxyType(
    {
        Tint.RED: Look(Shape.RING, PocketColour.RED),
        Tint.BLACK: Look(Shape.DISC, PocketColour.BLACK),
        Tint.NEITHER: Look(Shape.BARE, PocketColour.NEITHER),
    }
)


def _covered(bet: RouletteBet) -> Mapping[Symbol, Look]:
    return MappingProxyType({pocket: Look(Shape.DISC, bet) for pocket in Pocket.every()})


PICTURED = ("pockets", "colours", "order", "tints", *map(_path, provisions.INSIDE))
"""The paths of a layout, of a ring and of chips."""

BOARDS = (
    DrawnBoard(Drawn.LAYOUT, "colours", _TINTS, letters="pockets", columns=_COLUMNS),
    *(DrawnBoard(bet, _path(bet), _covered(bet), columns=_COLUMNS, keyed=False) for bet in provisions.INSIDE),
)
RINGS = (DrawnRing(Drawn.WHEEL, "tints", "order", _TINTS),)
