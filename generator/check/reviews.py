"""Translations that their source has left behind, and notes of reviews that are about nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from generator import freshness
from generator.ask.asked import AskedPage
from generator.content import Page
from generator.diagnostics import Diagnostic, Severity
from generator.language import Language
from generator.near import near_match


def check(page: AskedPage, _languages: Mapping[str, Language]) -> Iterator[Diagnostic]:
    """Find the sections that are to be reviewed, and what was noted of sections that are not there."""
    for stale in freshness.stale(page.page):
        source = f"its source at {stale.original.heading.place}"
        message = f"{source} changed since" if stale.reviewed else f"this section was never reviewed against {source}"
        hint = f"compare the two, then run `python build.py reviewed {page.page.id}#{stale.name}`"
        yield Diagnostic("stale-translation", stale.section.heading.place, message, hint, Severity.WARNING)
    yield from _unknown(page.page)


def _unknown(page: Page) -> Iterator[Diagnostic]:
    """Notes about sections that a translation does not have; a text without any section lacks more than a note."""
    for code, document in page.documents.items():
        known = freshness.sections(document)
        for name, entry in page.reviewed.get(code, {}).items():
            if code != page.source and known and name not in known:
                message = f"the page has no section `{name}` in {code}"
                hint = f"delete this entry, or name it after a section: {near_match(name, known)}"
                yield Diagnostic("reviewed-unknown", entry.key.place, message, hint, Severity.WARNING)
