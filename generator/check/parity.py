"""Sections that do not ask the same in every language of a page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import permutations

from generator.ask.asked import AskedDocument, AskedPage
from generator.diagnostics import Diagnostic, Place
from generator.document import MarkKind
from generator.language import Language

Said = dict[tuple[str, str], Place]
"""What a text says, as (section, text to compare), with the first place that says it."""


def check(page: AskedPage, _languages: Mapping[str, Language]) -> Iterator[Diagnostic]:
    """Compare each language with each other: sections, questions with their inputs, blocks, rules and links."""
    for one, other in permutations(page.documents.values(), 2):
        for name, gather in _COMPARED.items():
            theirs = gather(other)
            for (section, text), place in gather(one).items():
                if (section, text) not in theirs:
                    message = (
                        f"{other.document.language} lacks the {name} `{text}` of this section {_where(section, other)}"
                    )
                    hint = "both languages ask the same in each section, in any order"
                    yield Diagnostic("parity", place, message, hint)


def _where(section: str, other: AskedDocument) -> str:
    """The place of a section in another language."""
    twin = next((found.heading.place for found in other.document.sections if found.anchor == section), None)
    return f"at {twin}" if twin else f"in {other.document.file}"


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


def _links(asked: AskedDocument) -> Said:
    said: Said = {}
    for link in asked.document.links:
        said.setdefault((link.section, link.target.text), link.target.place)
    return said


def _exemptions(asked: AskedDocument) -> Said:
    """Exempt figures in digits: those in words differ by language."""
    said: Said = {}
    for mark in asked.document.marks:
        digits = "".join(filter(str.isdecimal, mark.shown.text))
        if mark.reason and digits:
            said.setdefault((mark.section, f"{digits} ({mark.reason.text})"), mark.shown.place)
    return said


_COMPARED: Mapping[str, Callable[[AskedDocument], Said]] = {
    "section": _sections,
    "question": _questions,
    "block": _blocks,
    "rule": _rules,
    "link": _links,
    "exemption": _exemptions,
}
