"""Sections that do not ask the same in every language of a page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import permutations

from engine.api import Game
from generator.ask.asked import AskedDocument, AskedPage
from generator.content import Site
from generator.diagnostics import Diagnostic, Place
from generator.document import Document, MarkKind, Section
from generator.exercises import exercises
from generator.homes import split
from generator.language import Language, Reading, neutral

Said = dict[tuple[str, str], tuple[str, Place]]
"""What a text says, as (section, text to compare), with the section and the place that say it first.

The section to compare is empty where it may be said in any.
"""


def check(page: AskedPage, _languages: Mapping[str, Language]) -> Iterator[Diagnostic]:
    """Compare each language with each other: sections, questions with their inputs, blocks, rules and exemptions.

    A section that is missing is told without what it says, and a text without any section not at all: it lacks a title.
    """
    said = [(asked, {name: gather(asked) for name, gather in _COMPARED.items()}) for asked in page.documents.values()]
    for (_, ours), (other, theirs) in permutations(said, 2):
        for name in _COMPARED:
            yield from _lacking(name, ours[name], theirs[name], other.document)


def check_links(site: Site, _games: Mapping[str, Game]) -> Iterator[Diagnostic]:
    """Compare the links of each language with each other's, but for those to pages that only one of them has."""
    for page in site.pages:
        for one, other in permutations(page.documents.values(), 2):
            absent = {there.id for there in site.pages if other.language not in there.documents}
            ours = {key: place for key, place in _links(one).items() if key[1].partition("#")[0] not in absent}
            yield from _lacking("link", ours, _links(other), other)


def _lacking(name: str, ours: Said, theirs: Said, other: Document) -> Iterator[Diagnostic]:
    """What one language says and another does not, in the sections that both have."""
    there = {""} | {section.anchor for section in other.sections} if other.sections else set()
    for (section, text), (holding, place) in ours.items():
        if (section, text) not in theirs and holding in there:
            message = f"{other.language} lacks the {name} `{text}` of this section {_where(section, other)}"
            hint = "both languages ask the same in each section, in any order"
            yield Diagnostic("parity", place, message, hint)


def _where(section: str, other: Document) -> str:
    """The place of a section in another language."""
    twin = next((found.heading.place for found in other.sections if found.anchor == section), None)
    return f"at {twin}" if twin else f"in {other.file}"


def _sections(asked: AskedDocument) -> Said:
    """The sections, each said by the one that holds it."""
    said: Said = {}
    above: list[Section] = []
    for section in asked.document.sections:
        above = [outer for outer in above if section.heading_token in outer.tokens]
        if section.anchor:  # a title that is missing is told as such
            said[section.anchor, section.anchor] = (above[-1].anchor if above else "", section.heading.place)
        above.append(section)
    return said


def _questions(asked: AskedDocument) -> Said:
    said: Said = {}
    for answer in asked.answers:
        denied = "not " if answer.mark.kind is MarkKind.DENIAL else ""
        section = answer.mark.section
        said.setdefault((section, denied + answer.question), (section, answer.mark.shown.place))
    return said


def _blocks(asked: AskedDocument) -> Said:
    said: Said = {}
    for block in asked.document.blocks:
        text = " ".join(part.text for part in (block.name, *block.words))
        said.setdefault((block.section, text), (block.section, block.name.place))
    return said


def _choices(asked: AskedDocument) -> Said:
    """The choices of exercises in their order: what is said of them elsewhere names them by their places."""
    said: Said = {}
    for exercise in exercises(asked.document):
        name = exercise.anchor.text if exercise.anchor else str(exercise.number)
        for number, choice in enumerate(exercise.choices, 1):
            for one in asked.within(choice):
                if isinstance(one.said, Reading):
                    text = f"{number} in {name}: {neutral(one.said.value)}"
                    said[one.mark.section, text] = (one.mark.section, one.mark.shown.place)
    return said


def _rules(asked: AskedDocument) -> Said:
    return {
        ("", f"home of {rule.text}"): (_section(attributes.token, asked), rule.place)
        for attributes in asked.document.attributes
        for rule in split(attributes.keys.get("rule"))
    }


def _section(token: int, asked: AskedDocument) -> str:
    """The innermost section that holds a block token."""
    holding = [section.anchor for section in asked.document.sections if token in section.tokens]
    return holding[-1] if holding else ""


def _links(document: Document) -> Said:
    said: Said = {}
    for link in document.links:
        said.setdefault((link.section, link.target.text), (link.section, link.target.place))
    return said


def _exemptions(asked: AskedDocument) -> Said:
    """Exempt figures in digits: those in words differ by language."""
    said: Said = {}
    for mark in asked.document.marks:
        digits = "".join(filter(str.isdecimal, mark.shown.text))
        if mark.reason and digits:
            said.setdefault((mark.section, f"{digits} ({mark.reason.text})"), (mark.section, mark.shown.place))
    return said


def _dated(asked: AskedDocument) -> Said:
    """The days on which lines were checked, those of a section counted: each language dates as many lines."""
    said: Said = {}
    for line in asked.document.attributes:
        if line.checked:
            section = _section(line.token, asked)
            count = sum(key == section and text.startswith(f"{line.checked.day}") for key, text in said)
            text = f"{line.checked.day}" + (f" ({count + 1})" if count else "")
            said[section, text] = (section, line.checked.place)
    return said


_COMPARED: Mapping[str, Callable[[AskedDocument], Said]] = {
    "section": _sections,
    "question": _questions,
    "block": _blocks,
    "choice": _choices,
    "rule": _rules,
    "exemption": _exemptions,
    "date": _dated,
}
