"""Reads a page: from its text to the values that later stages know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from markdown_it.token import Token

from generator.diagnostics import Diagnostic
from generator.document import Document, Link, Mark, TextKind
from generator.markdown.attributes import detach
from generator.markdown.blocks import check_blocks, check_characters
from generator.markdown.containers import check_containers, read_blocks
from generator.markdown.definitions import Definition, by_label, check_definitions, read_definitions, read_titles
from generator.markdown.fences import read_fences
from generator.markdown.inlines import Inline, Setting, read_inline
from generator.markdown.parser import markdown
from generator.markdown.scopes import Surroundings, surroundings
from generator.markdown.sections import check_sections, read_sections, section_anchors
from generator.markdown.tables import align_by_class, check_rows
from generator.source import Source

_KINDS = {"heading_open": TextKind.HEADING, "th_open": TextKind.CELL, "td_open": TextKind.CELL}


def parse(source: Source, language: str) -> tuple[Document, tuple[Diagnostic, ...]]:
    """Read a page in one language. Never fails: whatever is wrong with the text is a diagnostic, in order of place.

    The questions in marks, the names of containers and the targets of links are left for later stages to judge.
    """
    md = markdown()
    # The library takes a last line without its end for a fence's end; offsets are not touched.
    parsed = md.parse(source.text.removesuffix("\n") + "\n")
    definitions = read_definitions(parsed)
    detached = detach(source, [token for token in parsed if token.type != "definition"])
    tokens = detached.tokens
    anchors = section_anchors(tokens, detached.attributes)
    inlines = dict(_read_inlines(source, tokens, definitions, anchors))
    plain = {index: inline.plain for index, inline in inlines.items()}
    uses = {label: (index, anchors[index]) for index in reversed(inlines) for label in inlines[index].labels}
    sections = read_sections(source, tokens, detached.attributes, plain)
    diagnostics = [
        *detached.diagnostics,
        *(diagnostic for inline in inlines.values() for diagnostic in inline.diagnostics),
        *check_characters(source),
        *check_blocks(source, tokens, md.options.maxNesting),
        *check_containers(source, tokens),
        *check_rows(source, tokens),
        *check_sections(source.file, sections),
        *check_definitions(source, definitions, uses),
    ]
    align_by_class(tokens)
    _forget_places(tokens)
    document = Document(
        file=source.file,
        language=language,
        tokens=tokens,
        sections=sections,
        marks=tuple(_place_marks(inlines, surroundings(tokens, sections, plain), anchors)),
        texts=(
            *(text for inline in inlines.values() for text in inline.texts),
            *read_titles(source, definitions, uses),
            *read_fences(source, tokens, anchors),
        ),
        links=tuple(_place_links(inlines.values())),
        blocks=read_blocks(source, tokens, anchors),
        attributes=detached.attributes,
    )
    return document, tuple(sorted(diagnostics, key=lambda diagnostic: diagnostic.sort_key))


def _read_inlines(
    source: Source, tokens: Sequence[Token], definitions: Sequence[Definition], anchors: Sequence[str]
) -> Iterator[tuple[int, Inline]]:
    defined = by_label(definitions)
    for index, token in enumerate(tokens):
        if token.type == "inline":
            kind = _KINDS.get(tokens[index - 1].type, TextKind.PROSE)
            yield index, read_inline(Setting(source, defined, index, kind, anchors[index]), token)


def _place_marks(
    inlines: Mapping[int, Inline], around: Mapping[int, Surroundings], anchors: Sequence[str]
) -> Iterator[Mark]:
    """Number the marks in document order, on their tokens too, and place each among the blocks."""
    number = 0
    for index, inline in inlines.items():
        for written in inline.marks:
            written.token.meta = {"mark": number}
            yield Mark(
                index=number,
                kind=written.kind,
                shown=written.shown,
                token=index,
                scope=around[index].scope,
                block=around[index].block,
                section=anchors[index],
                name=written.name,
                question=written.question,
                reason=written.reason,
            )
            number += 1


def _place_links(inlines: Iterable[Inline]) -> Iterator[Link]:
    """Number the links and images in document order, on their tokens too."""
    for number, (token, link) in enumerate(link for inline in inlines for link in inline.links):
        token.meta = {"link": number}
        yield link


def _forget_places(tokens: Sequence[Token]) -> None:
    """Take the parser's notes off the tokens, but for the containers' and marks', which are needed still."""
    for token in tokens:
        if token.type not in ("container_open", "container_close"):
            token.meta.clear()
        if token.children:
            _forget_places(token.children)
