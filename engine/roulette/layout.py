"""The layout of the table, and every place on it where a chip of an inside bet may lie.

Numbers stand in rows across the columns, the zeros in a row of their own before the first one, which they share
evenly. Which pockets a chip covers follows from the areas that it touches.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, pairwise
from typing import NamedTuple

from engine.roulette.symbols import Pocket
from engine.roulette.words import ChipPlace

Pockets = tuple[Pocket, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """How many columns and rows of numbers a table has; the numbers run across the columns, row by row."""

    columns: int
    rows: int

    def rows_of_numbers(self) -> tuple[Pockets, ...]:
        """The rows of numbers, from the one beside the zeros."""
        first_of_row = range(1, self.columns * self.rows + 1, self.columns)
        return tuple(tuple(Pocket(str(first + at)) for at in range(self.columns)) for first in first_of_row)

    def column(self, number: int) -> frozenset[int]:
        """The numbers of a column, counted from 1; none of a column that is not there."""
        numbers = range(1, self.columns * self.rows + 1)
        return frozenset(
            one for one in numbers if number <= self.columns and one % self.columns == number % self.columns
        )


class Spot(NamedTuple):
    """A place where a chip may lie, and the pockets that it touches there, in the order of the layout."""

    place: ChipPlace
    pockets: Pockets


class _Area(NamedTuple):
    """The area of a pocket: across its row it reaches from `left` to `right`, in parts of a number's width."""

    pocket: Pocket
    left: int
    right: int


@lru_cache(maxsize=64)
def spots(layout: Layout, zeros: Pockets) -> tuple[Spot, ...]:
    """Give every place where a chip may lie on a layout beside whose numbers so many zeros stand."""
    numbers = layout.rows_of_numbers()
    rows = (_areas(zeros, layout.columns), *(_areas(row, len(zeros)) for row in numbers))
    width = layout.columns * len(zeros)
    found = (
        *(Spot(ChipPlace.NUMBER, (area.pocket,)) for row in rows for area in row),
        *(Spot(ChipPlace.LINE, pair) for pair in _sharing_a_line(rows)),
        *(Spot(ChipPlace.CROSSING, met) for met in _meeting_in_a_point(rows, width)),
        *(Spot(ChipPlace.ROW_END, row) for row in numbers),
        *(Spot(ChipPlace.LINE_END, _pockets(upper) + _pockets(lower)) for upper, lower in pairwise(rows)),
    )
    return tuple(found)


def _areas(pockets: Pockets, width: int) -> tuple[_Area, ...]:
    return tuple(_Area(pocket, at * width, (at + 1) * width) for at, pocket in enumerate(pockets))


def _pockets(areas: tuple[_Area, ...]) -> Pockets:
    return tuple(area.pocket for area in areas)


def _sharing_a_line(rows: tuple[tuple[_Area, ...], ...]) -> Iterator[Pockets]:
    """Two pockets with a line between them: side by side in a row, or one above the other."""
    for row in rows:
        yield from ((one.pocket, other.pocket) for one, other in combinations(row, 2) if one.right == other.left)
    for upper, lower in pairwise(rows):
        for one in upper:
            for other in lower:
                if max(one.left, other.left) < min(one.right, other.right):
                    yield one.pocket, other.pocket


def _meeting_in_a_point(rows: tuple[tuple[_Area, ...], ...], width: int) -> Iterator[Pockets]:
    """The pockets around each point where lines cross or meet, inside the layout."""
    fewest = 3
    for upper, lower in pairwise(rows):
        for point in range(1, width):
            around = tuple(area.pocket for area in (*upper, *lower) if area.left <= point <= area.right)
            if len(around) >= fewest:
                yield around
