"""Sections that do not ask the same in every language of a page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import permutations

from engine.api import Game
from generator.ask.asked import AskedDocument, AskedPage
from generator.content import Site
from generator.diagnostics import Diagnostic, Place
from generator.document import Document, MarkKind
from generator.language import Language

Said = dict[tuple[str, str], Place]
"""What a text says, as (section, text to compare), with the first place that says it."""


def check(page: AskedPage, _languages: Mapping[str, Language]) -> Iterator[Diagnostic]:
    """Compare each language with each other: sections, questions with their inputs, blocks and rules."""
    for one, other in permutations(page.documents.values(), 2):
        for name, gather in _COMPARED.items():
            yield from _lacking(name, gather(one), gather(other), other.document)


def check_links(site: Site, _games: Mapping[str, Game]) -> Iterator[Diagnostic]:
    """Compare the links of each language with each other's, but for those to pages that only one of them has."""
    for page in site.pages:
        for one, other in permutations(page.documents.values(), 2):
            absent = {there.id for there in site.pages if other.language not in there.documents}
            ours = {key: place for key, place in _links(one).items() if key[1].partition("#")[0] not in absent}
            yield from _lacking("link", ours, _links(other), other)


def _lacking(name: str, ours: Said, theirs: Said, other: Document) -> Iterator[Diagnostic]:
    """What one language says and another does not."""
    for (section, text), place in ours.items():
        if (section, text) not in theirs:
            message = f"{other.language} lacks the {name} `{text}` of this section {_where(section, other)}"
            hint = "both languages ask the same in each section, in any order"
            yield Diagnostic("parity", place, message, hint)


def _where(section: str, other: Document) -> str:
    """The place of a section in another language."""
    twin = next((found.heading.place for found in other.sections if found.anchor == section), None)
    return f"at {twin}" if twin else f"in {other.file}"


def _sections(asked: AskedDocument) -> Said:
    return {(section.anchor, section.anchor): section.heading.place for section in asked.document.sections}


def _questions(asked: AskedDocument) -> Said:
    said: Said = {}
    for answer in asked.answers:
        denied = "not " if answer.mark.kind is MarkKind.DENIAL else ""
        said.setdefault((answer.mark.section, denied + answer.question), answer.mark.shown.place)
    return said


def _blocks(asked: AskedDocument) -> Said:
    said: Said = {}
    for block in asked.document.blocks:
        text = " ".join(part.text for part in (block.name, *block.words))
        said.setdefault((block.section, text), block.name.place)
    return said


def _rules(asked: AskedDocument) -> Said:
    return {
        ("", f"home of {rule}"): attributes.keys["rule"].place
        for attributes in asked.document.attributes
        if "rule" in attributes.keys
        for rule in attributes.keys["rule"].text.split(",")
    }


def _links(document: Document) -> Said:
    said: Said = {}
    for link in document.links:
        said.setdefault((link.section, link.target.text), link.target.place)
    return said


_COMPARED: Mapping[str, Callable[[AskedDocument], Said]] = {
    "section": _sections,
    "question": _questions,
    "block": _blocks,
    "rule": _rules,
}
