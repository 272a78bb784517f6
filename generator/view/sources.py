"""What the list of sources shows, and the lines that cite it."""

from __future__ import annotations

from typing import NamedTuple

from generator.view.texts import DateView


class SpanView(NamedTuple):
    """§ numbers that follow each other: the first and the last, once where they are one, and the first's address."""

    ends: tuple[int, ...]
    href: str


class SourceView(NamedTuple):
    """What is told of a source, and the rules that rest on it."""

    anchor: str
    title: str
    use: str
    note: str
    """Empty where there is none."""
    read: DateView | None
    address: str
    """Empty where none is given."""
    spans: tuple[SpanView, ...]


class SourcesView(NamedTuple):
    """All that a page tells of sources."""

    sources: tuple[SourceView, ...]


class CitationView(NamedTuple):
    """A source to cite: its title, and the address of what is told of it."""

    title: str
    href: str
