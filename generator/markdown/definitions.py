"""Link reference definitions: `[label]: target "title"`."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass

from markdown_it.token import Token

from generator.diagnostics import Diagnostic, Place
from generator.document import Placed, Text, TextKind
from generator.markdown.destinations import Destination, pieces, read_destination
from generator.markdown.origin import Origin
from generator.markdown.strays import blot, find_strays
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


def read_titles(
    source: Source, definitions: Sequence[Definition], uses: Mapping[str, tuple[int, str]]
) -> Iterator[Text]:
    """Give the titles of definitions; `uses` holds the inline that uses a label first, and its section."""
    for label, definition in by_label(definitions).items():
        if label in uses:
            whole = source.place(*definition.origin.span(*definition.destination.title))
            for start, end, text in pieces(definition.content, *definition.destination.title):
                placed = Placed(text, source.place(*definition.origin.span(start, end)))
                yield Text(placed, TextKind.TITLE, *uses[label], whole)


def _strays(source: Source, definition: Definition) -> Iterator[Diagnostic]:
    """Find what looks like a claim in a definition; the angle bracket before a target is no tag."""
    start, _ = definition.destination.target
    for stray in find_strays(blot(definition.content, [(start - 1, start)])):
        place = source.place(*definition.origin.span(stray.start, stray.end))
        yield Diagnostic(stray.code, place, stray.message, stray.hint)


def check_definitions(source: Source, definitions: Sequence[Definition], used: Container[str]) -> Iterator[Diagnostic]:
    """Find labels defined twice, and definitions that no link uses: their text would vanish from the page."""
    known = by_label(definitions)
    for definition in definitions:
        yield from _strays(source, definition)
        place = _place(source, definition)
        if known[definition.label] is not definition:
            message = f"this label is defined twice, first at {_place(source, known[definition.label])}"
            yield Diagnostic("definition-duplicate", place, message, "keep one of the two")
        elif definition.label not in used:
            hint = r"a line that starts [x]: is no text; write \[ if it should be"
            yield Diagnostic("definition-unused", place, "no link uses this definition", hint)


def _place(source: Source, definition: Definition) -> Place:
    return source.place(*definition.origin.span(0, len(definition.content)))
