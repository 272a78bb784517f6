"""Where the terms of a glossary are defined: the anchored terms of definition lists in its blocks `::: terms`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, takewhile
from typing import NamedTuple

from generator import plain
from generator.diagnostics import Place
from generator.document import Document, Placed, Range

BLOCK = "terms"
"""The block that holds the definitions."""


class Definition(NamedTuple):
    """A definition in one language: the index of its term's opening token, what it is called, and its anchor."""

    token: int
    called: Placed
    anchor: Placed | None


def definitions(document: Document) -> Iterator[Definition]:
    """Give the definitions of a document in order."""
    anchors = {attributes.token: attributes.anchor for attributes in document.attributes}
    for block in document.blocks:
        if block.name.text == BLOCK:
            for index in range(block.tokens.start, block.tokens.end):
                if document.tokens[index].type == "dt_open":
                    yield Definition(index, _called(document, index + 1), anchors.get(index))


def paragraphs(document: Document, one: Definition) -> tuple[str, ...]:
    """Give the texts of a definition, which stand between its term and the next or the list's end."""
    behind = count(one.token + len(("dt_open", "inline")))
    tokens = takewhile(lambda index: document.tokens[index].type not in {"dt_open", "dl_close"}, behind)
    return tuple(
        plain.inline(document, Range(index, index + 1)) for index in tokens if document.tokens[index].type == "inline"
    )


def _called(document: Document, inline: int) -> Placed:
    """The text of a term, from its first character up to its last."""
    shown = [text.content.place for text in document.texts if text.token == inline]
    shown += [mark.shown.place for mark in document.marks if mark.token == inline]
    first, last = (end(shown, default=Place(document.file)) for end in (min, max))
    place = first._replace(end_line=last.end_line, end_column=last.end_column)
    return Placed(plain.inline(document, Range(inline, inline + 1)), place)
