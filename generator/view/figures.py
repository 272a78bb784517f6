"""What a book tells of itself: what its pages count, what a run of `mutate` found, where to report mistakes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from generator.view.texts import LanguageView

Counts = tuple[str, ...]
"""Numbers as a language writes them, one for each language that is counted."""


class PageCountView(NamedTuple):
    """How many figures of a page were recomputed; empty for a language that the page has no text in."""

    title: str
    href: str
    recomputed: Counts


class StatusView(NamedTuple):
    """What the pages count at this build."""

    languages: tuple[LanguageView, ...]
    sorts: Mapping[str, Counts]
    """By sort of text, all pages together."""
    known: Counts
    """The rules of the games that the pages are about."""
    read: Counts
    """Those that a claim or an example reads."""
    pages: tuple[PageCountView, ...]
    recomputed: Counts
    """All pages together."""


class MutationsView(NamedTuple):
    """What became of the changes of the last recorded run; no language is named where none was recorded."""

    languages: tuple[LanguageView, ...]
    rules: Counts
    rules_noticed: Counts
    texts: Counts
    texts_noticed: Counts
    unnoticed: Counts
    outdated: bool
    """Whether the pages count otherwise now."""


class ReportView(NamedTuple):
    """Where to report mistakes; `address` is empty where no place is named, and `text` what stands for it."""

    address: str
    text: str
