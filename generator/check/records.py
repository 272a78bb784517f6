"""Runs of `mutate` that were recorded of other pages or rules than the present ones, or that no page shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.api import Game
from generator.ask import AskedPage
from generator.census import outdated
from generator.check.blocks import MUTATIONS
from generator.content import Page, Record
from generator.diagnostics import Diagnostic, Severity


def check(pages: Sequence[AskedPage], games: Mapping[str, Game]) -> Iterator[Diagnostic]:
    """Find records that tell a reader what is no longer so, and those that tell nobody anything."""
    for page in (asked.page for asked in pages):
        if page.record and not _shown(page):
            message = f"{page.file.rpartition('/')[0]} has a record that its page does not show"
            hint = f"add a block `::: {MUTATIONS}`, or delete it"
            yield Diagnostic("record-undrawn", page.record.place, message, hint)
        elif page.record:
            yield from _outdated(page.record, pages, games)


def _shown(page: Page) -> bool:
    return any(block.name.text == MUTATIONS for document in page.documents.values() for block in document.blocks)


def _outdated(record: Record, pages: Sequence[AskedPage], games: Mapping[str, Game]) -> Iterator[Diagnostic]:
    differing = outdated(record, pages, games)
    if differing:
        message = (
            f"this was found when there were {differing.then} {differing.what}, where now there are {differing.now}"
        )
        hint = "run `python build.py mutate --record`; it takes minutes"
        yield Diagnostic("stale-record", differing.place, message, hint, Severity.WARNING)
