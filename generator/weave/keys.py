"""Under which key each claim, cell and drawn example is found in all that tells how it was computed."""

from __future__ import annotations

from collections.abc import Iterator

from generator.ask import Asked, AskedPage
from generator.ask.asked import AskedDocument
from generator.content import Site
from generator.document import Document

DRAWN = frozenset({"board", "examples", "ring", "round"})
"""The blocks that are drawn from examples."""


def claim_key(asked: Asked) -> str:
    """Give the key of a claim or denial in running text, by which it is found in all that tells of it."""
    return f"k{asked.mark.index}"


def grid_key(number: int) -> str:
    """Give the key of a grid by its number on the page, from 0."""
    return f"g{number + 1}"


def cell_key(grid: int, row: int, column: int) -> str:
    """Give the key of a cell of a grid."""
    return f"{grid_key(grid)}-{row}-{column}"


def example_key(name: str) -> str:
    """Give the key of a drawn example."""
    return f"x-{name}"


def keys(document: AskedDocument) -> Iterator[str]:
    """Give the key of each answer of a document, in its order."""
    cells = {
        id(cell): cell_key(number, row, column)
        for number, grid in enumerate(document.grids)
        for row, line in enumerate(grid.cells)
        for column, cell in enumerate(line)
        if cell
    }
    return (cells.get(id(asked)) or claim_key(asked) for asked in document.answers)


def drawn(asked: AskedPage, document: Document) -> Iterator[tuple[int, str]]:
    """Give each example that blocks of a document draw, once, with the index of the first block's first token."""
    told: set[str] = set()
    for block in document.blocks:
        for name in (word.text for word in block.words if block.name.text in DRAWN):
            if name in asked.played and name not in told:
                told.add(name)
                yield block.tokens.start, name


def has_workings(site: Site, asked: AskedPage, code: str) -> bool:
    """Tell whether there is a page of workings for a page in a language."""
    document = asked.documents[code]
    return code in site.workings and (bool(document.answers) or any(drawn(asked, document.document)))
