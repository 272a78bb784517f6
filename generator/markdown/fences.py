"""Fenced code: no marks are read in it, but a reader sees its text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from markdown_it.token import Token

from generator.document import Placed, Text, TextKind
from generator.source import Source


def read_fences(source: Source, tokens: Sequence[Token], anchors: Sequence[str]) -> Iterator[Text]:
    """Give the lines of fenced code, each at its place."""
    for index, token in enumerate(tokens):
        if token.type == "fence" and token.map:
            for number, line in enumerate(token.content.split("\n"), token.map[0] + 2):
                text = line.strip()
                if text:
                    start, end = source.span(source.line(number))
                    start += max(source.text[start:end].find(text), 0)
                    place = source.place(start, start + len(text))
                    yield Text(Placed(text, place), TextKind.CODE, index, anchors[index])
