"""Which input a name means at a place, and which example is at hand there."""

from __future__ import annotations

from collections.abc import Iterable

from generator.ask import grammar
from generator.document import Document, Mark


def inputs_in_scope(mark: Mark, document: Document) -> dict[str, Mark]:
    """Give each input name that can be seen from a mark with the input it means there.

    The nearest earlier input of a name wins, else the nearest later one. A mark never sees itself.
    """
    seen: dict[str, Mark] = {}
    candidates = [other for other in document.marks if other.name and other is not mark and mark.token in other.scope]
    for other in sorted(candidates, key=lambda other: _distance(other, mark), reverse=True):
        if other.name:
            seen[other.name.text] = other
    return seen


def _distance(other: Mark, mark: Mark) -> tuple[bool, int]:
    """Order inputs by nearness: earlier ones first, nearest first."""
    return (other.index > mark.index, abs(other.index - mark.index))


def example_at_hand(mark: Mark, document: Document) -> str | None:
    """Give the example that `.path` means at a mark: the one named last in its block, else its section's."""
    named = _named(other for other in document.marks[: mark.index] if other.token in mark.block)
    return named or _section_example(mark.section, document)


def _named(marks: Iterable[Mark]) -> str | None:
    """The example named last by the questions of some marks."""
    last = None
    for mark in marks:
        question = grammar.parse(mark.question.text) if mark.question else None
        if isinstance(question, grammar.Path) and question.example:
            last = question.example
    return last


def _section_example(anchor: str, document: Document) -> str | None:
    """The `example=` of a section or of the nearest section around it that has one."""
    around = [
        section.attributes.keys["example"].text
        for own in document.sections
        if own.anchor == anchor
        for section in document.sections
        if own.heading_token in section.tokens and section.attributes and "example" in section.attributes.keys
    ]
    return around[-1] if around else None
