"""Link reference definitions: `[label]: target "title"`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from markdown_it.token import Token

from generator.diagnostics import Diagnostic, Place
from generator.markdown.destinations import Destination, read_destination
from generator.markdown.origin import Origin
from generator.source import Source


@dataclass(frozen=True, slots=True)
class Definition:
    """A definition's text, with where its target and title stand in it."""

    label: str
    content: str
    origin: Origin
    destination: Destination


def read_definitions(tokens: Sequence[Token]) -> tuple[Definition, ...]:
    """Give the definitions among the blocks of a page, in document order."""
    return tuple(_read(token) for token in tokens if token.type == "definition")


def _read(token: Token) -> Definition:
    behind_label = len(token.meta["label"]) + len("[]:")
    destination = read_destination(token.content, behind_label, len(token.content))
    return Definition(token.meta["id"], token.content, token.meta["origin"], destination)


def by_label(definitions: Sequence[Definition]) -> Mapping[str, Definition]:
    """Give the definition that counts for each label: the first."""
    return {definition.label: definition for definition in reversed(definitions)}


def check_definitions(
    source: Source, definitions: Sequence[Definition], used: AbstractSet[str]
) -> Iterator[Diagnostic]:
    """Find labels defined twice, and definitions that no link uses: their text would vanish from the page."""
    known = by_label(definitions)
    for definition in definitions:
        place = _place(source, definition)
        if known[definition.label] is not definition:
            message = f"this label is defined twice, first at {_place(source, known[definition.label])}"
            yield Diagnostic("definition-duplicate", place, message, "keep one of the two")
        elif definition.label not in used:
            hint = r"a line that starts [x]: is no text; write \[ if it should be"
            yield Diagnostic("definition-unused", place, "no link uses this definition", hint)


def _place(source: Source, definition: Definition) -> Place:
    return source.place(*definition.origin.span(0, len(definition.content)))
