"""Running text as a reader meets it: the visible words of a block in order, with a sign for each bracketed text."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import groupby
from operator import attrgetter

from generator.ask.asked import AskedDocument
from generator.diagnostics import Place
from generator.document import Mark, Placed, Text, TextKind
from generator.language import visible

MARK = "\ufffc"
"""Stands in a flow for a bracketed text."""
_SYNTAX = re.compile(r"\[[^\[\]]*\]\{[^{}]*\}")


@dataclass(frozen=True, slots=True)
class Flow:
    """The running text of a block. `starts` and `pieces` say where each stretch of it stands in the source."""

    text: str
    starts: tuple[int, ...]
    pieces: tuple[Placed, ...]
    marks: Mapping[int, Mark]
    """Each bracketed text by the offset of its sign."""

    def place(self, start: int, end: int) -> Place:
        """Give the place of a stretch, from its first character up to behind its last."""
        first, last = self._at(start), self._at(end - 1)
        return replace(first, end_line=last.end_line, end_column=last.end_column)

    def _at(self, offset: int) -> Place:
        """The place of a character; the whole piece's where its characters are not those of the source one by one."""
        index = bisect_right(self.starts, offset) - 1
        piece, place = self.pieces[index], self.pieces[index].place
        if place.line != place.end_line or place.end_column - place.column != len(piece.text):
            return place
        seen = [number for number, letter in enumerate(piece.text) if visible(letter)]
        column = place.column + seen[min(offset - self.starts[index], len(seen) - 1)]
        return replace(place, column=column, end_column=column + 1)


def flows(asked: AskedDocument) -> Iterator[Flow]:
    """Give the running texts of a document, without what a grid binds; alternatives and titles run by themselves."""
    bound = {token for grid in asked.grids for token in grid.bound}
    texts = [
        text
        for text in asked.document.texts
        if text.token not in bound and not any(text.token in block.tokens for block in asked.unbound)
    ]
    running: list[tuple[int, Placed, Mark | None]] = [
        *((text.token, _shown(text), None) for text in texts if text.kind is not TextKind.TITLE),
        *((mark.token, mark.shown, mark) for mark in asked.document.marks if mark.token not in bound),
    ]
    running.sort(key=lambda item: (item[0], item[1].place))
    for _, items in groupby(running, key=lambda item: item[0]):
        yield _flow([(placed, mark) for _, placed, mark in items])
    apart = sorted((text for text in texts if text.apart), key=attrgetter("apart"))
    for _, pieces in groupby(apart, key=attrgetter("apart")):
        yield _flow([(piece.content, None) for piece in pieces])


def _shown(text: Text) -> Placed:
    """A text as it counts: an image parts words, and in code, what shows the syntax of a mark says nothing itself."""
    if text.kind is TextKind.ALTERNATIVE:
        return replace(text.content, text=" ")
    if text.kind is not TextKind.CODE:
        return text.content
    return replace(text.content, text=_SYNTAX.sub(lambda found: " " * len(found[0]), text.content.text))


def _flow(items: list[tuple[Placed, Mark | None]]) -> Flow:
    """Join what stands in a block: a new line is a blank."""
    text = ""
    starts: list[int] = []
    marks: dict[int, Mark] = {}
    line = items[0][0].place.line
    for placed, mark in items:
        if placed.place.line > line:
            text += " "
        starts.append(len(text))
        if mark:
            marks[len(text)] = mark
        text += MARK if mark else visible(placed.text)
        line = placed.place.end_line
    return Flow(text, tuple(starts), tuple(placed for placed, _ in items), marks)
