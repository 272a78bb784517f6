"""Blocks that become pictures hold what can be drawn, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from markdown_it.token import Token

from generator.ask import AskedPage, Grid
from generator.diagnostics import Diagnostic
from generator.language import Language
from generator.quantity import quantity

DECISION, BARS, PLOT = "decision", "bars", "plot"
MOST_LINES = 6
"""The lines of a plot that can be told apart without colour."""
_LISTS = ("bullet_list", "ordered_list")
_LISTS_OF_A_DECISION = 2
"""How deep a decision's lists reach at least: a check, and what follows from it."""


def check(page: AskedPage, _languages: Mapping[str, Language]) -> Iterator[Diagnostic]:
    """Find pictures that cannot be drawn."""
    for asked in page.documents.values():
        for block in asked.document.blocks:
            if block.name.text == DECISION:
                tokens = asked.document.tokens[block.tokens.start : block.tokens.end]
                for message, hint in _decision(tokens):
                    yield Diagnostic("decision-list", block.name.place, message, hint)
        for grid in asked.grids:
            if grid.block.name.text in {BARS, PLOT}:
                yield from _shape(grid)
                yield from _sizes(grid)


def _decision(tokens: Sequence[Token]) -> Iterator[tuple[str, str]]:
    """What keeps a list from being drawn as a decision, and what to do about it."""
    if any(item.type == "list_item_open" and inside.type != "paragraph_open" for item, inside in pairwise(tokens)):
        yield "each item of a decision begins with a text", "say first what is looked at, or what follows"
    levels = [token.level for token in tokens if token.type == "list_item_open"]
    if levels.count(min(levels, default=0)) > 1:
        yield "a decision begins with one check", "put what follows from it in a list under it"
    if _depth(tokens) < _LISTS_OF_A_DECISION:
        yield "a decision is drawn from a list inside a list", "put what follows from a check in a list under it"


def _depth(tokens: Sequence[Token]) -> int:
    """How many lists stand inside one another at most."""
    depth = deepest = 0
    for token in tokens:
        depth += token.nesting if token.type.startswith(_LISTS) else 0
        deepest = max(deepest, depth)
    return deepest


def _shape(grid: Grid) -> Iterator[Diagnostic]:
    """Bars have one column, a line has two ends, and only so many lines can be told apart."""
    place = grid.block.name.place
    if grid.block.name.text == BARS and len(grid.columns) > 1:
        message = "bars are drawn of one column"
        yield Diagnostic("picture-table", place, message, "give each column its bars, or draw lines: `::: plot`")
    if grid.block.name.text == PLOT and len(grid.columns) == 1:
        message = "a line is drawn over two columns or more"
        yield Diagnostic("picture-table", place, message, "one column is drawn as bars: `::: bars`")
    if grid.block.name.text == PLOT and len(grid.rows) > MOST_LINES:
        message = f"no more than {MOST_LINES} lines can be told apart, and this plot has {len(grid.rows)} rows"
        yield Diagnostic("picture-table", place, message, "part the table in two")


def _sizes(grid: Grid) -> Iterator[Diagnostic]:
    """Cells whose answers have no size, told at the first of them."""
    for cell in (cell for row in grid.cells for cell in row if cell):
        if quantity(cell.verdict.value) is None:
            message = f"`{cell.question}` has no figure for an answer, so nothing can be drawn of it"
            yield Diagnostic("picture-answer", cell.mark.shown.place, message, "bind the table by `::: grid`")
            return
