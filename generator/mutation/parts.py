"""Pages taken apart at their headings: a change of a text is noticed in the part where it is made, or nowhere.

A part is read as a page by itself. Every line stands where it stands in the whole; those of the other parts are empty.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import NamedTuple

from generator import freshness
from generator.ask import AskedDocument, AskedPage, Desk, ask_again
from generator.content import Page, Site
from generator.diagnostics import Place
from generator.document import Document, Mark, Section
from generator.markdown import parse
from generator.source import Source

_PARTED = 2
"""The level of the headings at which a page is taken apart."""


@dataclass(frozen=True, slots=True)
class Part:
    """A page of which all but a part is empty in every language, or a whole page."""

    page: AskedPage
    sources: Mapping[str, Source]
    """The text of each language, by its file."""
    titles: bool | None = None
    """Where a title holds a mark, which all of the page may read: whether only titles are changed here, or all else."""

    def changes(self, place: Place) -> bool:
        """Tell whether what stands at a place is to be changed here."""
        if self.titles is None:
            return True
        ends = {document.file: _title_end(document) for document in self.page.page.documents.values()}
        return self.titles is (place.line <= ends[place.file])

    @property
    def answers(self) -> int:
        """How much is asked in it, in all languages."""
        return sum(len(asked.answers) for asked in self.page.documents.values())


class _Lines(NamedTuple):
    """The lines of a part, counted from 0, each end not included."""

    title: int
    """Where the title ends, with which every part begins."""
    start: int
    end: int | None


def parts(page: AskedPage, site: Site, desk: Desk) -> Sequence[Part]:
    """Take a page apart; give the whole page where its parts would not read as they do in it.

    Every part begins with the title: if that holds a mark, it is changed in the whole page, and all else in the parts.
    """
    whole = Part(page, {asked.document.file: site.sources[asked.document.file] for asked in page.documents.values()})
    lines = {code: _lines(asked.document) for code, asked in page.documents.items()}
    anchors = next(iter(lines.values())).keys()
    if all(own.keys() == anchors for own in lines.values()):
        taken = [_part(page, {code: own[anchor] for code, own in lines.items()}, site, desk) for anchor in anchors]
        if all(
            _reads_alike(asked, [part.page.documents[code] for part in taken]) for code, asked in page.documents.items()
        ):
            if not any(
                _in_title(mark, asked.document) for asked in page.documents.values() for mark in asked.document.marks
            ):
                return taken
            return [replace(whole, titles=True), *(replace(part, titles=False) for part in taken)]
    return [whole]


def _lines(document: Document) -> dict[str, _Lines]:
    """The lines of each part by the anchor of its heading, empty for what stands before the first.

    A title that is not the first of a page leaves no parts.
    """
    title = document.sections[0] if document.sections else None
    if title is None or title.tokens.start > 0:
        return {}
    end = _title_end(document)
    starts = {
        section.anchor: _first_line(section, document) for section in document.sections if _parts(section, document)
    }
    edges = [end, *starts.values(), None]
    return {
        anchor: _Lines(end, start or end, following)
        for anchor, (start, following) in zip(["", *starts], pairwise(edges), strict=True)
    }


def _title_end(document: Document) -> int:
    """How many lines there are as far as the end of a title with which a page begins."""
    _, end = document.tokens[0].map or (0, 0)
    return end


def _in_title(mark: Mark, document: Document) -> bool:
    """Whether a mark stands in the title of a page."""
    return bool(document.sections) and mark.token == document.sections[0].heading_token


def _parts(section: Section, document: Document) -> bool:
    """Whether a page is taken apart before a section: not inside a block."""
    return section.level == _PARTED and document.tokens[section.tokens.start].level == 0


def _first_line(section: Section, document: Document) -> int:
    """The line of a heading, or of the attributes before it."""
    heading, _ = document.tokens[section.tokens.start].map or (0, 0)
    return section.attributes.place.line - 1 if section.attributes else heading


def _part(page: AskedPage, lines: Mapping[str, _Lines], site: Site, desk: Desk) -> Part:
    """Read and ask a part of a page."""
    sources: dict[str, Source] = {}
    for code, own in lines.items():
        whole = site.sources[page.documents[code].document.file]
        text = whole.text.split("\n")
        kept = [*text[: own.title], *[""] * (own.start - own.title), *text[own.start : own.end]]
        source = Source.of(whole.file, "\n".join([*kept, ""]))
        document, _ = parse(source, code)
        page, _ = ask_again(page, document, desk, site.languages)
        sources[whole.file] = source
    return Part(page._replace(page=_reviewed_alone(page.page)), sources)


def _reviewed_alone(part: Page) -> Page:
    """Leave out what was noted of the sections of other parts, which a check would look for in vain, and for long."""
    known = {code: freshness.sections(document) for code, document in part.documents.items()}
    notes = {
        code: {name: entry for name, entry in own.items() if name in known.get(code, ())}
        for code, own in part.reviewed.items()
    }
    return replace(part, reviewed=notes)


def _reads_alike(whole: AskedDocument, taken: Sequence[AskedDocument]) -> bool:
    """Tell whether all that is read in the parts of a page is what is read in the whole."""
    return sorted(_read(whole)) == sorted(piece for part in taken for piece in _read(part))


def _read(asked: AskedDocument) -> Iterator[tuple[Place, str, str, tuple[Place, ...]]]:
    """What a text says and asks below its title."""
    document = asked.document
    for mark in document.marks:
        if not _in_title(mark, document):
            yield mark.shown.place, mark.shown.text, mark.section, ()
    for text in document.texts:
        if text.token != document.sections[0].heading_token:
            yield text.content.place, text.content.text, text.section, ()
    for answer in asked.answers:
        if _in_title(answer.mark, document):
            continue
        read = tuple(mark.shown.place for mark in answer.inputs)
        yield answer.mark.shown.place, answer.mark.shown.text, answer.question, read
