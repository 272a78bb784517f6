"""What the list of sources shows, and the lines that cite it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DateView:
    """A day, as the language writes it and as machines read it."""

    text: str
    iso: str


@dataclass(frozen=True, slots=True)
class SpanView:
    """§ numbers that follow each other: the first and the last, once where they are one, and the first's address."""

    ends: tuple[int, ...]
    href: str


@dataclass(frozen=True, slots=True)
class SourceView:
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


@dataclass(frozen=True, slots=True)
class SourcesView:
    """All that a page tells of sources."""

    sources: tuple[SourceView, ...]


@dataclass(frozen=True, slots=True)
class CitationView:
    """A source to cite: its title, and the address of what is told of it."""

    title: str
    href: str
