"""Counts what the pages show by how it is bound, and the rules behind it: the numbers that `status` tells."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.api import Game
from generator.ask import AskedPage, evidence
from generator.content import COUNTED, Record
from generator.diagnostics import Diagnostic, Place
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


def totals(counts: Iterable[Count]) -> dict[str, dict[str, int]]:
    """Add up each sort of text over all pages, language by language."""
    added: dict[str, dict[str, int]] = {}
    for count in counts:
        sums = added.setdefault(count.language, dict.fromkeys(COUNTED, 0))
        for kind in COUNTED:
            sums[kind] += getattr(count, kind)
    return added


class Coverage(NamedTuple):
    """The rules of the games that pages are about, as (game, rule), and those that typed evidence reads."""

    known: frozenset[tuple[str, str]]
    read: frozenset[tuple[str, str]]


def coverage(pages: Sequence[AskedPage], games: Mapping[str, Game], code: str) -> Coverage:
    """Tell which rules are put to the test in a language."""
    known = frozenset((game.name, provision.id) for game in _asked(pages, games) for provision in game.provisions)
    return Coverage(known, known & covered(pages, code))


def covered(pages: Iterable[AskedPage], code: str) -> frozenset[tuple[str, str]]:
    """Give each rule, as (game, rule), an entry of which is read by typed evidence in a language."""
    return frozenset(
        (piece.game, step.rule)
        for page in pages
        if code in page.documents
        for piece in evidence(page, code)
        for step in piece.verdict.steps
        if step.cell
    )


def entries(pages: Iterable[AskedPage], games: Mapping[str, Game]) -> int:
    """Count the entries of the rules that can be changed, over all games that pages are about."""
    return sum(len(game.mutants(game.rules)) for game in _asked(pages, games))


class Outdated(NamedTuple):
    """A count that is another one than when a run of `mutate` was recorded."""

    place: Place
    what: str
    then: int
    now: int


def outdated(record: Record, pages: Sequence[AskedPage], games: Mapping[str, Game]) -> Outdated | None:
    """Give the first count by which the site is not the one that a record is of; none where all are as they were."""
    return next(_outdated(record, pages, games), None)


def _outdated(record: Record, pages: Sequence[AskedPage], games: Mapping[str, Game]) -> Iterator[Outdated]:
    counts = totals(census(pages, ()))
    if record.trials.keys() != counts.keys():
        yield Outdated(record.place, "languages", len(record.trials), len(counts))
    for code, trial in record.trials.items():
        for kind, count in trial.counted.items():
            now = counts.get(code, {}).get(kind, 0)
            if int(count.text) != now:
                yield Outdated(count.place, f"{kind} in {code}", int(count.text), now)
    now = entries(pages, games)
    if int(record.entries.text) != now:
        yield Outdated(record.entries.place, "entries of the rules", int(record.entries.text), now)


def _asked(pages: Iterable[AskedPage], games: Mapping[str, Game]) -> tuple[Game, ...]:
    """Give the games that pages are about, each once."""
    return tuple(games[name] for name in dict.fromkeys(page.page.game_name for page in pages) if name in games)
