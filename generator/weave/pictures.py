"""Where the parts of a picture lie: bars beside the cells of a grid, and lines above them.

Places are whole thousandths of the picture's width or height, worked out from exact values, so that no rounding of the
machine's is ever written into a page.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import floor
from textwrap import wrap

from generator.ask import Asked, Grid
from generator.quantity import quantity
from generator.view import BarView, CurveView, LabelView, PlotView

WHOLE = 1000
"""The width and the height of a picture."""
LINE_OF_TEXT = 85
"""How far labels of one line stand apart at least."""
NAME = 18
"""The characters of a name that stand on one line beside a plot; a longer word has a line of its own."""


@dataclass(frozen=True, slots=True)
class Scale:
    """Lays values from `low` to `high` out from 0 to `WHOLE`."""

    low: Fraction
    high: Fraction

    @classmethod
    def over(cls, values: Sequence[Fraction]) -> Scale:
        """The scale that some values, one at least, just fill."""
        return cls(min(values), max(values))

    def place(self, value: Fraction) -> int:
        """Where a value lies; in the middle where all values are one."""
        if self.low == self.high:
            return WHOLE // 2
        return floor((value - self.low) / (self.high - self.low) * WHOLE + Fraction(1, 2))


def bars(values: Sequence[Fraction]) -> tuple[BarView, ...]:
    """Draw values as bars from a zero that they share; those below it lie on its other side."""
    scale = Scale.over([Fraction(0), *values])
    zero = scale.place(Fraction(0)) if any(values) else 0
    places = [scale.place(value) if value else zero for value in values]
    return tuple(BarView(min(zero, place), abs(place - zero), zero) for place in places)


def plot(grid: Grid) -> PlotView:
    """Draw each row of a grid as a line over its columns."""
    rows = [[_value(cell) for cell in row] for row in grid.cells]
    scale = Scale.over([value for row in rows for value in row])
    across = Scale(Fraction(0), Fraction(len(grid.columns) - 1))
    columns = [across.place(Fraction(number)) for number in range(len(grid.columns))]
    heights = [[WHOLE - scale.place(value) for value in row] for row in rows]
    names = [tuple(wrap(head.shown.text, NAME, break_long_words=False)) for head in grid.rows]
    starts = spread([row[0] for row in heights])
    ends = spread([row[-1] for row in heights], max(map(len, names)))
    return PlotView(
        curves=tuple(
            CurveView(
                name=name,
                points=tuple(zip(columns, row, strict=True)),
                first=LabelView(_text(cells[0]), start),
                last=LabelView(_text(cells[-1]), end),
            )
            for name, row, cells, start, end in zip(names, heights, grid.cells, starts, ends, strict=True)
        ),
        columns=tuple(LabelView(head.shown.text, place) for head, place in zip(grid.columns, columns, strict=True)),
        zero=WHOLE - scale.place(Fraction(0)) if scale.low < 0 < scale.high else None,
    )


def spread(places: Sequence[int], lines: int = 1) -> tuple[int, ...]:
    """Move labels no farther than they must for each to have its lines of text, in their order, inside the picture.

    Where more lines are wanted than fit, they stand as far apart as they can.
    """
    room = min(lines * LINE_OF_TEXT, WHOLE // len(places))
    order = sorted(range(len(places)), key=lambda number: places[number])
    free = 0
    moved: dict[int, int] = {}
    for number in order:
        moved[number] = max(places[number], free)
        free = moved[number] + room
    free = WHOLE
    for number in reversed(order):
        moved[number] = min(moved[number], free)
        free = moved[number] - room
    return tuple(moved[number] for number in range(len(places)))


def values(grid: Grid) -> list[Fraction]:
    """Give the sizes of a grid's cells, row by row."""
    return [_value(cell) for row in grid.cells for cell in row]


def _value(cell: Asked | None) -> Fraction:
    """The size of a cell's answer; what has none was found before anything is drawn."""
    size = quantity(cell.verdict.value) if cell else None
    return size if size is not None else Fraction(0)


def _text(cell: Asked | None) -> str:
    return cell.mark.shown.text if cell else ""
