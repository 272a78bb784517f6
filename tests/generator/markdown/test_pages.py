"""The fixtures beside this file: each case is a title, a page, and what is read from it.

A line tells a place (`line:column`, up to the end on the same or another line) and what stands there; `!` is a
diagnostic. In scopes.md the places are lines: those of the input's block and those in which its name is seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from markdown_it.utils import read_fixture_file

from generator.diagnostics import Diagnostic, Place
from generator.document import Document, Mark, Placed, Range
from generator.markdown import parse
from generator.source import Source

HERE = Path(__file__).parent


def span(place: Place) -> str:
    end = f"{place.end_column}" if place.line == place.end_line else f"{place.end_line}:{place.end_column}"
    return f"{place.line}:{place.column}-{end}"


def marks(document: Document) -> Iterator[str]:
    for mark in document.marks:
        parts = {"name": mark.name, "question": mark.question, "reason": mark.reason}
        told = [f"{key} {placed.text} {span(placed.place)}" for key, placed in parts.items() if placed]
        yield " | ".join([f"{span(mark.shown.place)} {mark.kind.value} {mark.shown.text!r}", *told])


def texts(document: Document) -> Iterator[str]:
    for text in document.texts:
        yield _in_section(f"{text.kind.value} {text.content.text!r}", text.content, text.section)
    for link in document.links:
        yield _in_section(f"{'image' if link.image else 'link'} {link.target.text!r}", link.target, link.section)


def _in_section(what: str, placed: Placed, section: str) -> str:
    return f"{span(placed.place)} {what}" + (f" in #{section}" if section else "")


def scopes(document: Document) -> Iterator[str]:
    for mark in document.marks:
        name = mark.name.text if mark.name else "?"
        yield f"{name}: block {_lines(document, mark, mark.block)}, seen in {_lines(document, mark, mark.scope)}"


def _lines(document: Document, mark: Mark, tokens: Range) -> str:
    assert mark.token in tokens
    maps = [token.map for token in document.tokens[tokens.start : tokens.end] if token.type == "inline" and token.map]
    return f"{maps[0][0] + 1}-{max(maps[-1][1], maps[-1][0] + 1)}"


def blocks(document: Document) -> Iterator[str]:
    for section in document.sections:
        first, last = document.tokens[section.tokens.start], document.tokens[section.tokens.end - 1]
        what = f"h{section.level} {section.heading.text!r} #{section.anchor}"
        attributes = "" if section.attributes is None else " with attributes"
        yield f"{span(section.heading.place)} {what}, {first.type} to {last.type}{attributes}"
    for line in document.attributes:
        keys = "".join(f" {key}={value.text} {span(value.place)}" for key, value in line.keys.items())
        anchor = f"#{line.anchor.text} {span(line.anchor.place)}" if line.anchor else ""
        yield f"{span(line.place)} {anchor}{keys} for {document.tokens[line.token].type}"
    for block in document.blocks:
        words = "".join(f" {word.text} {span(word.place)}" for word in block.words)
        inside = [token.type for token in document.tokens[block.tokens.start : block.tokens.end]]
        yield f"{span(block.name.place)} ::: {block.name.text}{words} around {' '.join(inside)}"


def told(diagnostics: tuple[Diagnostic, ...], *, about_titles: bool) -> Iterator[str]:
    for diagnostic in diagnostics:
        if about_titles or diagnostic.code not in ("title-missing", "anchor-missing", "title-attributes"):
            hint = f" ({diagnostic.hint})" if diagnostic.code == "near-miss" else ""
            yield f"! {span(diagnostic.place)} {diagnostic.code}{hint}"


READERS: dict[str, Callable[[Document], Iterator[str]]] = {
    "marks": marks,
    "strays": marks,
    "texts": texts,
    "scopes": scopes,
    "blocks": blocks,
}
CASES = [
    pytest.param(name, page, expected, id=f"{name}: {title}")
    for name in READERS
    for _, title, page, expected in read_fixture_file(HERE / f"{name}.md")
]


def describe(name: str, page: str) -> str:
    document, diagnostics = parse(Source.of("en.md", page), "en")
    lines = [*READERS[name](document), *told(diagnostics, about_titles=name == "blocks")]
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize(("name", "page", "expected"), CASES)
def test_a_page_is_read_as_its_fixture_says(name: str, page: str, expected: str) -> None:
    assert describe(name, page) == expected
