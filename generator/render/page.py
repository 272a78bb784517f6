"""Whole pages: the frame around a text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from jinja2 import Environment
from markupsafe import Markup

from generator.document import Range, Section
from generator.render.body import render_body, writer_for
from generator.render.container import name_of
from generator.render.inline import plain
from generator.render.tree import Node, grow
from generator.render.writer import Writer
from generator.spans import spans
from generator.view import CitationView, ExplorerView, IndexView, PageView, TwinView

_CHAPTER = 2
"""The level of the headings that the contents of a page list."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A main section: its heading as plain text for the contents, the first and last § in it, its HTML."""

    anchor: str
    title: str
    numbers: tuple[int, ...]
    body: Markup


@dataclass(frozen=True, slots=True)
class Text:
    """A page's text in the parts that the templates place."""

    title: Markup
    summary: Markup
    opening: Markup
    chapters: tuple[Chapter, ...]
    stale: TwinView | None
    """What the title translates, where it is to be reviewed."""
    explored: bool = False
    """Whether readers may try something by a script."""


def render_page(templates: Environment, page: PageView) -> str:
    """Give the HTML of a page; that of a home page is its text, then the pages of the book.

    Jinja2's UndefinedError or KeyError: something that the page shows was not given.
    """
    text, frame = _text(templates, page), page.frame
    template = templates.get_template("page.html" if page.entries is None else "home.html")
    return template.render(page=frame, ui=frame.ui, text=text, entries=page.entries)


def render_index(templates: Environment, index: IndexView) -> str:
    """Give the HTML of an index. Errors as in `render_page`."""
    frame = index.frame
    return templates.get_template("a-z.html").render(page=frame, ui=frame.ui, letters=index.letters)


def _text(templates: Environment, page: PageView) -> Text:
    document = page.document
    writer = writer_for(document, page.woven, page.frame.ui, templates)
    chapters = [section for section in document.sections if section.level == _CHAPTER]
    end = chapters[0].tokens.start if chapters else len(document.tokens)
    (title, *opening) = grow(document.tokens, Range(0, end))
    return Text(
        title=writer.write(title.children),
        summary=writer.write(node for node in opening if _is_summary(node, writer)),
        opening=writer.write(node for node in opening if not _is_summary(node, writer)) + _cited(Range(0, end), writer),
        chapters=tuple(_chapter(section, writer) for section in chapters),
        explored=any(isinstance(view, ExplorerView) for view in page.woven.blocks.values()),
        stale=page.woven.stale.get(""),
    )


def _is_summary(node: Node, writer: Writer) -> bool:
    return node.kind == "container" and name_of(node, writer) == "summary"


def _chapter(section: Section, writer: Writer) -> Chapter:
    heading = grow(writer.document.tokens, Range(section.heading_token, section.heading_token + 1))
    numbers = sorted(_numbers(section, writer))
    return Chapter(
        anchor=section.anchor,
        title=plain(heading, writer.woven.marks),
        numbers=tuple(dict.fromkeys((*numbers[:1], *numbers[-1:]))),
        body=render_body(writer, section.tokens) + _cited(section.tokens, writer),
    )


def _cited(tokens: Range, writer: Writer) -> Markup:
    """Write what the rules at home in a part of the page rest on: the § numbers of each source, in one line."""
    rested: dict[CitationView, list[int]] = {}
    for token, citations in writer.woven.citations.items():
        for citation in citations if token in tokens else ():
            rested.setdefault(citation, []).append(writer.woven.rules[token])
    cited = [(tuple(spans(numbers)), citation) for citation, numbers in rested.items()]
    return writer.draw("citations", cited=cited) if cited else Markup()


def _numbers(section: Section, writer: Writer) -> Iterator[int]:
    return (number for token, number in writer.woven.rules.items() if token in section.tokens)
