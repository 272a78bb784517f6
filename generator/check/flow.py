"""Running text as a reader meets it: the visible words of a block in order, with a sign for each bracketed text."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter, itemgetter
from typing import NamedTuple

from engine.api import Game
from generator.ask.asked import AskedDocument
from generator.check.company import Company
from generator.content import Site
from generator.diagnostics import Place
from generator.document import Document, Mark, MarkKind, Placed, Text, TextKind
from generator.language import Language, Prose, visible
from generator.quotations import quotations

MARK = "\ufffc"
"""Stands in a flow for a bracketed text."""
BREAK = "¶"
"""Parts the blocks of a text that holds a whole document: no phrase goes on behind it."""
_BREAK = (Placed(BREAK, Place("", 0, 0, 0, 0)), None)
_SYNTAX = re.compile(r"\[[^\[\]]*\]\{[^{}]*\}")


class Flow(NamedTuple):
    """The running text of a block. `starts` and `pieces` say where each stretch of it stands in the source."""

    text: str
    starts: tuple[int, ...]
    pieces: tuple[Placed, ...]
    marks: Mapping[int, Mark]
    """Each bracketed text by the offset of its sign, in order."""
    token: int = -1
    """The index of the inline token that it comes from; -1 for a text by itself."""
    sentences: tuple[tuple[int, int], ...] = ()
    """Where each of its sentences starts and ends; none where nothing asks for them."""
    stating: tuple[tuple[int, int], ...] = ()
    """The sentences with a bracketed text that states something: all but exemptions."""

    def place(self, start: int, end: int) -> Place:
        """Give the place of a stretch, from its first character up to behind its last."""
        first, last = self._at(start), self._at(end - 1)
        return first._replace(end_line=last.end_line, end_column=last.end_column)

    def sentence(self, offset: int) -> tuple[int, int]:
        """Give the sentence that holds an offset."""
        return next(((start, end) for start, end in self.sentences if start <= offset < end), (0, len(self.text)))

    def parted(self, prose: Prose) -> Flow:
        """Give the text with its sentences."""
        sentences = tuple(prose.sentences(self.text))
        offsets = [offset for offset, mark in self.marks.items() if mark.kind is not MarkKind.EXEMPTION]
        stating = [(start, end) for start, end in sentences if any(start <= offset < end for offset in offsets)]
        return self._replace(sentences=sentences, stating=tuple(stating))

    def fragments(self, prose: Prose) -> Iterator[tuple[int, int]]:
        """Give what is no whole sentence: a term, a cell, an item of a list."""
        return (span for span in self.sentences if not prose.ends(self.text[slice(*span)]))

    def _at(self, offset: int) -> Place:
        """The place of a character; the whole piece's where it shows none, or others than the source one by one."""
        index = bisect_right(self.starts, offset) - 1
        piece, place = self.pieces[index], self.pieces[index].place
        seen = [number for number, letter in enumerate(piece.text) if visible(letter)]
        if not seen or place.line != place.end_line or place.end_column - place.column != len(piece.text):
            return place
        column = place.column + seen[min(offset - self.starts[index], len(seen) - 1)]
        return place._replace(column=column, end_column=column + 1)


@dataclass(frozen=True, slots=True)
class Leaf:
    """One language's text of a page, with its running texts: all that the checks of single sentences need."""

    asked: AskedDocument
    flows: tuple[Flow, ...]
    """What the page says itself."""
    quoted: tuple[Flow, ...]
    """What it quotes as false: its own figures there must be bound too, but nothing else in it is the page's word."""
    company: Company
    """Which of its blocks are read with which."""
    language: Language
    game: Game | None
    """The page's game."""

    @classmethod
    def of(cls, asked: AskedDocument, language: Language, game: Game | None) -> Leaf:
        """Read the running texts of a document, and where their sentences start and end."""
        false = quotations(asked.document)
        running = [flow.parted(language.prose) for flow in flows(asked)]
        quoted = {flow.token for flow in running if any(flow.token in tokens for tokens in false)}
        own = tuple(flow for flow in running if flow.token not in quoted)
        company = Company.of(asked.document)
        return cls(asked, own, tuple(flow for flow in running if flow.token in quoted), company, language, game)


def flows(asked: AskedDocument) -> Iterator[Flow]:
    """Give the running texts of a document, without what a grid binds; alternatives and titles run by themselves."""
    bound = {token for grid in asked.grids for token in grid.bound}
    unbound = {token for block in asked.unbound for token in range(block.tokens.start, block.tokens.end)}
    texts = [text for text in asked.document.texts if text.token not in bound and text.token not in unbound]
    yield from _flows(
        texts, [(mark.token, mark.shown, mark) for mark in asked.document.marks if mark.token not in bound]
    )


def wording(document: Document) -> Flow:
    """Give all that a reader reads in a document as one text, bracketed texts as what they say, with signs between."""
    blocks = [
        items for _, items in _blocks(document.texts, [(mark.token, mark.shown, None) for mark in document.marks])
    ]
    return _flow([item for items in blocks for item in (*items, _BREAK)])


def names(site: Site, code: str) -> Iterator[Flow]:
    """Give the texts in one language that the site's data put before a reader, titles of sources apart: they cite."""
    announced = (texts for coming in site.coming.values() for texts in (coming.titles, coming.summaries))
    named = [texts[code] for texts in (site.titles, *announced) if code in texts]
    for page in site.pages:
        told = [one.told[code] for one in page.authorities.values() if code in one.told]
        named += [text for one in told for text in (one.use, one.note) if text]
    for text in named:
        yield Flow(text.text, (0,), (text,), {})


def _flows(texts: Sequence[Text], marks: Sequence[tuple[int, Placed, Mark | None]]) -> Iterator[Flow]:
    """Join the texts and marks of each block."""
    for token, items in _blocks(texts, marks):
        yield _flow(items, token)


def _blocks(
    texts: Sequence[Text], marks: Sequence[tuple[int, Placed, Mark | None]]
) -> Iterator[tuple[int, list[tuple[Placed, Mark | None]]]]:
    """Put texts and marks, each with its token, in order; what stands apart, such as a title, is a block by itself."""
    shown = ((text.token, _shown(text)) for text in texts if text.kind is not TextKind.TITLE)
    running: list[tuple[int, Place, Placed, Mark | None]] = [(token, one.place, one, None) for token, one in shown]
    running += [(token, one.place, one, mark) for token, one, mark in marks]
    running.sort(key=itemgetter(0, 1))
    for token, items in groupby(running, key=itemgetter(0)):
        yield token, [(placed, mark) for _, _, placed, mark in items]
    apart = sorted((text for text in texts if text.apart), key=attrgetter("apart"))
    for _, pieces in groupby(apart, key=attrgetter("apart")):
        yield -1, [(piece.content, None) for piece in pieces]


def _shown(text: Text) -> Placed:
    """A text as it counts: an image parts words, and in code, what shows the syntax of a mark says nothing itself."""
    if text.kind is TextKind.ALTERNATIVE:
        return text.content._replace(text=" ")
    if text.kind is not TextKind.CODE:
        return text.content
    return text.content._replace(text=_SYNTAX.sub(lambda found: " " * len(found[0]), text.content.text))


def _flow(items: list[tuple[Placed, Mark | None]], token: int = -1) -> Flow:
    """Join what stands in a block: a new line is a blank."""
    text = ""
    starts: list[int] = []
    marks: dict[int, Mark] = {}
    line = items[0][0].place.line if items else 0
    for (shown, place), mark in items:
        if place.line > line:
            text += " "
        starts.append(len(text))
        if mark:
            marks[len(text)] = mark
        text += MARK if mark else visible(shown)
        line = place.end_line
    return Flow(text, tuple(starts), tuple([placed for placed, _ in items]), marks, token)
