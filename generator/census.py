"""Counts what a page shows by how it is bound: the numbers that `status` tells."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from generator.ask import AskedPage
from generator.diagnostics import Diagnostic
from generator.document import MarkKind
from generator.freshness import stale

_LOOSE = "loose-"
"""How the codes of findings begin that tell of something nothing binds."""


@dataclass(frozen=True, slots=True)
class Count:
    """What one language of a page shows: how many pieces of text of each sort, and how many examples are behind it."""

    page: str
    language: str
    claims: int
    inputs: int
    """The headers of grids among them; a text that is claim and input counts as a claim."""
    denials: int
    cells: int
    """Cells of grids, each bound by its grid's question."""
    exempt: int
    loose: int
    examples: int
    stale: int
    """Sections that are to be reviewed against their source."""

    @property
    def total(self) -> int:
        """All pieces of text that say something a rule could decide."""
        return self.claims + self.inputs + self.denials + self.cells + self.exempt + self.loose


def census(pages: Iterable[AskedPage], found: Iterable[Diagnostic]) -> Iterator[Count]:
    """Count page by page and language by language, in reading order."""
    loose = [finding.place.file for finding in found if finding.code.startswith(_LOOSE)]
    for page in pages:
        for code, asked in page.documents.items():
            kinds = [mark.kind for mark in asked.document.marks]
            yield Count(
                page=page.page.id,
                language=code,
                claims=kinds.count(MarkKind.CLAIM) + kinds.count(MarkKind.BOTH),
                inputs=kinds.count(MarkKind.INPUT) + sum(len(grid.rows) + len(grid.columns) for grid in asked.grids),
                denials=kinds.count(MarkKind.DENIAL),
                cells=sum(cell is not None for grid in asked.grids for row in grid.cells for cell in row),
                exempt=kinds.count(MarkKind.EXEMPTION),
                loose=loose.count(asked.document.file),
                examples=len(page.page.examples),
                stale=sum(one.language == code for one in stale(page.page)),
            )
