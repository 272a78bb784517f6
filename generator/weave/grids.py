"""Weaves a grid: what each of its cells stands for, and which rules its rows cite."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from engine.api import Word
from generator.ask import Asked, Grid
from generator.document import Mark
from generator.quantity import quantity
from generator.view import GridView
from generator.weave import pictures
from generator.weave.counts import counted
from generator.weave.drawn import Pen, word_of
from generator.weave.keys import grid_key


def weave_grid(grid: Grid, number: int, pen: Pen, signs: Collection[Word]) -> GridView:
    """Weave a grid by its number on the page, from 0; the words among `signs` are drawn as signs.

    Cells and heads are told by their opening tokens.
    """
    drawn = grid.block.name.text
    apart = _apart(grid) if drawn == "grid" else []
    cited = {
        head.token: pen.cite((cell.game, step) for cell in line if cell for step in cell.verdict.steps)
        for head, line in _lines(grid, apart)
    }
    shared = set.intersection(*map(set, cited.values())) if len(cited) > 1 else set()  # what all cite tells none apart
    return GridView(
        words={
            cell.mark.token - 1: word_of(cell.verdict.value)
            for row in grid.cells
            for cell in row
            if cell and cell.verdict.value in signs
        },
        references={token - 1: tuple(one for one in rules if one not in shared) for token, rules in cited.items()},
        apart=frozenset(head.token - 1 for head in apart),
        figures=all(quantity(cell.verdict.value) is not None for row in grid.cells for cell in row if cell),
        bars=pictures.bars(pictures.values(grid)) if drawn == "bars" else (),
        plot=pictures.plot(grid) if drawn == "plot" else None,
        workings=f"{pen.workings}#{grid_key(number)}" if pen.workings else "",
        recomputed=counted(sum(cell is not None for row in grid.cells for cell in row), pen.language),
    )


def _apart(grid: Grid) -> list[Mark]:
    """The heads of columns without a figure, among columns that have one: no card at all, for instance."""
    without = [head for head in grid.columns if not any(map(str.isdigit, head.shown.text))]
    return without if len(without) < len(grid.columns) else []


def _lines(grid: Grid, apart: Sequence[Mark]) -> Iterator[tuple[Mark, list[Asked | None]]]:
    """The head and the cells of each row, and of each column set apart, whose cells then count for no row."""
    columns = list(zip(grid.columns, zip(*grid.cells, strict=True), strict=True))
    for head, row in zip(grid.rows, grid.cells, strict=True):
        yield head, [cell for (column, _), cell in zip(columns, row, strict=True) if column not in apart]
    for column, cells in columns:
        if column in apart:
            yield column, list(cells)
