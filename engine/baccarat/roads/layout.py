"""Where signs come to stand: columns and rows, counted from 0."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby, takewhile
from typing import Generic, NamedTuple, TypeVar

from engine.baccarat.roads.words import Result

S = TypeVar("S")
S_co = TypeVar("S_co", covariant=True)


class Cell(NamedTuple, Generic[S_co]):
    """A sign in its place."""

    column: int
    row: int
    sign: S_co


def wins(results: Iterable[Result]) -> tuple[Result, ...]:
    """Leave out the ties."""
    return tuple(result for result in results if result is not Result.TIE)


def heights(signs: Iterable[object]) -> tuple[int, ...]:
    """How long each streak of equal signs is: the heights of the columns, before any of them is bent."""
    return tuple(len(list(streak)) for _, streak in groupby(signs))


def in_columns(signs: Sequence[S], rows: int) -> tuple[Cell[S], ...]:
    """Fill column after column from the top."""
    return tuple(Cell(*divmod(number, rows), sign) for number, sign in enumerate(signs))


def starts(*, taken: bool) -> bool:
    """Tell whether a streak can start in a column, by its top cell; where not, the next one is looked at."""
    return not taken


def turns(*, blocked: bool, before: bool) -> bool:
    """Tell whether a streak goes on to the right: where it cannot go down, and for ever after."""
    return before or blocked


def in_streaks(signs: Iterable[S], rows: int) -> tuple[Cell[S], ...]:
    """Give each streak of equal signs a column, in the order in which the signs came.

    A streak goes down from the top. Where the board ends, or a cell is taken, it turns and goes on to the right along
    its row. The next one starts in the nearest column, right of the column in which this one started, whose top is
    free.
    """
    laid: list[Cell[S]] = []
    taken: set[tuple[int, int]] = set()
    start = 0
    for _, streak in groupby(signs):
        while not starts(taken=(start, 0) in taken):
            start += 1
        column, row, turned = start, -1, False
        for sign in streak:
            turned = turns(blocked=row + 1 == rows or (column, row + 1) in taken, before=turned)
            column, row = (column + 1, row) if turned else (column, row + 1)
            taken.add((column, row))
            laid.append(Cell(column, row, sign))
    return tuple(laid)


def ties(results: Iterable[Result], cells: Sequence[Cell[Result]], *, early: bool) -> Mapping[tuple[int, int], int]:
    """How many ties are marked on each cell of the Big Road that has any.

    A tie is marked on the last win before it, those before the first win, where they are marked, on the first cell.
    """
    marks: dict[tuple[int, int], int] = {}
    won = 0
    for result in results:
        if result is not Result.TIE:
            won += 1
        elif won or early:
            place = (cells[won - 1].column, cells[won - 1].row) if won else (0, 0)
            marks[place] = marks.get(place, 0) + 1
    return marks


def leading_ties(results: Iterable[Result]) -> int:
    """How many ties stand before the first win."""
    return sum(1 for _ in takewhile(lambda result: result is Result.TIE, results))
