"""Whether a translation still follows its source: each section is held against the one it was last reviewed with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import NamedTuple

from generator.content import Page
from generator.document import Document, Section
from generator.source import Source

TOP = "top_"
"""The name of the section that a page's title opens: it has no anchor, and no anchor ends like this."""

_LENGTH = 12
"""Hexadecimal digits of a digest: enough that no change of a section goes unseen, and short enough to compare."""


class Stale(NamedTuple):
    """A section of a translation whose source is not the one that it was last reviewed against."""

    language: str
    name: str
    section: Section
    original: Section
    """The section in the language written first."""
    reviewed: bool
    """Whether it was reviewed at all; then the source changed since."""


def sections(document: Document) -> Mapping[str, Section]:
    """Give each section by its name, which is its anchor, or `TOP` for the title's."""
    named = {TOP if section.level == 1 else section.anchor: section for section in document.sections}
    return {name: section for name, section in named.items() if name}


def digests(document: Document, source: Source) -> Mapping[str, str]:
    """Give the digest of each section by its name.

    It is over the section's own text: its heading and what follows, up to the next heading or its attribute line.
    Blanks and line ends count as one blank, so that neither new line breaks nor another editor change it. The day on
    which a line was last checked does not count: to check it again is to change it in each language.
    """
    lines = _without_days(document, source)
    starts = [section.heading.place.line - 1 for section in document.sections]
    ends = [
        (section.attributes.place if section.attributes else section.heading.place).line - 1
        for section in document.sections[1:]
    ]
    texts = {
        id(section): " ".join(" ".join(lines[start:end]).split())
        for section, start, end in zip(document.sections, starts, [*ends, len(lines)], strict=True)
    }
    return {name: _digest(texts[id(section)]) for name, section in sections(document).items()}


def _without_days(document: Document, source: Source) -> list[str]:
    """The lines of a text without the days on which they were checked."""
    lines = source.text.split("\n")
    for dated in (line.checked for line in document.attributes if line.checked):
        place, text = dated.place, lines[dated.place.line - 1]
        lines[place.line - 1] = text[: place.column - 1] + text[place.end_column - 1 :]
    return lines


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:_LENGTH]


def stale(page: Page) -> tuple[Stale, ...]:
    """Give the sections of a page's translations that are to be reviewed, language by language in reading order.

    A section that the source lacks is left to the check of parity.
    """
    return tuple(_stale(page))


def _stale(page: Page) -> Iterator[Stale]:
    originals = sections(page.documents[page.source])
    for code, document in page.documents.items():
        reviewed = page.reviewed.get(code, {})
        for name, section in sections(document).items():
            if code != page.source and name in originals:
                entry = reviewed.get(name)
                if entry is None or entry.value.text != page.digests[name]:
                    yield Stale(code, name, section, originals[name], reviewed=entry is not None)
