"""Headings and the sections that they open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from markdown_it.token import Token

from generator.diagnostics import Diagnostic, Place
from generator.document import Attributes, Placed, Range, Section
from generator.source import Source


def section_anchors(tokens: Sequence[Token], attributes: Sequence[Attributes]) -> tuple[str, ...]:
    """Give for each block token the anchor of the section that holds it, empty where there is none."""
    lines = {line.token: line for line in attributes}
    anchors: list[str] = []
    current = ""
    for index, token in enumerate(tokens):
        if token.type == "heading_open":
            line = lines.get(index)
            current = line.anchor.text if line and line.anchor else ""
        anchors.append(current)
    return tuple(anchors)


def read_sections(
    source: Source, tokens: Sequence[Token], attributes: Sequence[Attributes], plain: Mapping[int, str]
) -> tuple[Section, ...]:
    """Give the sections in document order; `plain` holds what a reader sees of each inline, by its token index."""
    lines = {line.token: line for line in attributes}
    ends: dict[int, int] = {}
    open_sections: list[tuple[int, int]] = []
    for index, token in enumerate(tokens):
        if token.type == "heading_open":
            while open_sections and open_sections[-1][0] >= _level(token):
                ends[open_sections.pop()[1]] = index
            open_sections.append((_level(token), index))
    return tuple(
        Section(
            anchor=line.anchor.text if (line := lines.get(index)) and line.anchor else "",
            level=_level(token),
            heading=Placed(plain[index + 1], _heading_place(source, tokens[index + 1])),
            heading_token=index + 1,
            tokens=Range(index, ends.get(index, len(tokens))),
            attributes=line,
        )
        for index, token in enumerate(tokens)
        if token.type == "heading_open"
    )


def _level(heading: Token) -> int:
    return int(heading.tag.removeprefix("h"))


def _heading_place(source: Source, inline: Token) -> Place:
    return source.place(*inline.meta["origin"].span(0, len(inline.content)))


def check_sections(file: str, sections: Sequence[Section]) -> Iterator[Diagnostic]:
    """Find a missing, late or second title, levels that jump, and headings without an anchor or a text."""
    titles = [section for section in sections if section.level == 1]
    if not titles:
        yield Diagnostic("title-missing", Place(file), "the page has no title", "start it with a line '# Title'")
    level = 0
    for section in sections:
        place = section.heading.place
        if section.level == 1:
            yield from _check_title(section, is_first=section is titles[0])
        elif not section.anchor:
            hint = "write a line such as {#short-name} directly above it"
            yield Diagnostic("anchor-missing", place, "the heading has no anchor", hint)
        if section.level > level + 1 and level:
            message = f"a heading of level {section.level} follows one of level {level}"
            yield Diagnostic("heading-jump", place, message, f"use level {level + 1}")
        if not section.heading.text.strip():
            yield Diagnostic("heading-empty", place, "the heading has no text")
        level = section.level


def _check_title(title: Section, *, is_first: bool) -> Iterator[Diagnostic]:
    place = title.heading.place
    if not is_first:
        yield Diagnostic("title-again", place, "a page has one title", "use ## for its sections")
    elif title.tokens.start > 0:
        yield Diagnostic("title-late", place, "the title does not come first", "move it to the top")
    if title.attributes:
        hint = "remove it: the page's own address leads to its title"
        yield Diagnostic("title-attributes", title.attributes.place, "the title has no attribute line", hint)
