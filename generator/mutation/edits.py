"""Changes of the texts, one mark at a time, each with the spots at which a finding shows that it was noticed.

Spots and cuts are offsets into the texts as they were.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import chain

from generator.ask import Asked, AskedDocument, AskedPage, Grid
from generator.diagnostics import Place
from generator.document import Mark, MarkKind, Placed
from generator.mutation.answers import other_claim, other_input
from generator.mutation.bench import Bench
from generator.mutation.parts import Part
from generator.mutation.readers import input_kind, readers
from generator.source import Source


class Change(Enum):
    """What is done to a text."""

    CLAIM = "claim-altered"
    """Another well-formed answer is shown; for a denial, the right one."""
    INPUT = "input-altered"
    """Another well-formed input is shown."""
    UNBOUND = "unbound"
    """The brackets and braces are taken away, or the fences of a grid; the text stays."""
    DROPPED = "dropped"
    """Text and binding are taken away, in one language only."""


@dataclass(frozen=True, slots=True)
class Cut:
    """A stretch of a text, and what takes its place."""

    start: int
    end: int
    text: str


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a finding may start: a stretch of a file, its end included."""

    file: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Edit:
    """One change of one language's text of a page; `place` is where what is changed stands."""

    change: Change
    page: str
    code: str
    place: Place
    was: str
    now: str
    cuts: tuple[Cut, ...]
    spots: frozenset[Spot]

    @property
    def sort_key(self) -> tuple[Place, str]:
        """Order by place, then by what is done."""
        return self.place, self.change.value


def edits(part: Part, bench: Bench) -> Iterator[Edit]:
    """Give every change of every text of a part of a page."""
    for code in part.page.documents:
        text = _Text(bench, part, code)
        made = chain(
            text.altered_claims(),
            text.altered_inputs(),
            text.unbound_marks(),
            text.unbound_grids(),
            text.dropped_claims(),
        )
        yield from (edit for edit in made if part.changes(edit.place))


@dataclass(frozen=True, slots=True)
class _Text:
    """One language of a part of a page, whose text is to be changed."""

    bench: Bench
    part: Part
    code: str

    @property
    def page(self) -> AskedPage:
        """The page of which the part is."""
        return self.part.page

    @property
    def _asked(self) -> AskedDocument:
        return self.page.documents[self.code]

    @property
    def _source(self) -> Source:
        return self.part.sources[self._asked.document.file]

    def altered_claims(self) -> Iterator[Edit]:
        """Each claim, denial and cell of a grid shows another answer, which is to be refused where it stands."""
        for asked in self._asked.answers:
            shown = asked.mark.shown
            text = other_claim(asked, self.bench.desk, self.bench.site.languages[self.code])
            yield self._edit(Change.CLAIM, shown, text, (self._cut(shown.place, text),), {self._start(shown.place)})

    def altered_inputs(self) -> Iterator[Edit]:
        """Each input and header of a grid shows another value, which is refused there or where a question reads it."""
        headers = [mark for grid in self._asked.grids for mark in (*grid.rows, *grid.columns)]
        for mark in (*self._asked.document.marks, *headers):
            kind = input_kind(mark, self.page, self.code, self.bench.desk) if mark.kind is MarkKind.INPUT else None
            if kind:
                language = self.bench.site.languages[self.code]
                text = other_input(mark.shown.text, kind, self.bench.desk, language)
                spots = {self._start(mark.shown.place), *self._reading(mark)}
                yield self._edit(Change.INPUT, mark.shown, text, (self._cut(mark.shown.place, text),), spots)

    def unbound_marks(self) -> Iterator[Edit]:
        """Each mark is text like any other: loose, missed by what read it, or missing in the other languages."""
        for mark in self._asked.document.marks:
            start, end = self._span(mark)
            text = self._source.text[slice(*self._source.span(mark.shown.place))]
            spots = {Spot(self._source.file, start, end), *self._reading(mark)}
            for asked in self._asked.answers:
                if asked.mark is mark:
                    spots |= self._twins(asked)
            yield self._edit(Change.UNBOUND, mark.shown, mark.shown.text, (Cut(start, end, text),), spots)

    def unbound_grids(self) -> Iterator[Edit]:
        """Each grid is a table like any other."""
        for grid in self._asked.grids:
            fences = [self._source.span(self._source.line(line)) for line in self._fences(grid)]
            spots = {Spot(self._source.file, fences[0][0], fences[-1][1])}
            for cell in (cell for row in grid.cells for cell in row if cell):
                spots |= self._twins(cell)
            cuts = tuple(Cut(start, end, "") for start, end in fences)
            yield self._edit(Change.UNBOUND, grid.block.name, "", cuts, spots)

    def dropped_claims(self) -> Iterator[Edit]:
        """Each question of a section is no longer asked in this language. Claims that repeat it go with it.

        A repeat alone may be dropped: languages need not say a thing equally often.
        """
        if len(self.page.documents) == 1:
            return
        groups: dict[tuple[str, str, bool], list[Asked]] = {}
        for asked in self._asked.answers:
            groups.setdefault(_said(asked), []).append(asked)
        for group in groups.values():
            cuts = tuple(Cut(*self._span(asked.mark), "") for asked in group)
            spots = self._twins(group[0]).union(*(self._reading(asked.mark) for asked in group))
            yield self._edit(Change.DROPPED, group[0].mark.shown, "", cuts, spots)

    def _edit(self, change: Change, shown: Placed, now: str, cuts: tuple[Cut, ...], spots: set[Spot]) -> Edit:
        page, code = self.page.page.id, self.code
        return Edit(change, page, code, shown.place, shown.text, now, cuts, frozenset(spots))

    def _cut(self, place: Place, text: str) -> Cut:
        return Cut(*self._source.span(place), text)

    def _start(self, place: Place) -> Spot:
        """The very place at which something stands."""
        start, _ = self.part.sources[place.file].span(place)
        return Spot(place.file, start, start)

    def _span(self, mark: Mark) -> tuple[int, int]:
        """The stretch of a mark with its brackets and braces; a cell of a grid has none."""
        start, end = self._source.span(mark.shown.place)
        if not self._source.text.startswith("]{", end):
            return start, end
        return start - 1, self._source.text.index("}", end) + 1

    def _fences(self, grid: Grid) -> tuple[int, int]:
        """The numbers of the lines that open and close a grid."""
        first = grid.block.name.place.line
        opening = self._asked.document.tokens[grid.block.tokens.start - 1]
        return first, first + (opening.map[1] - opening.map[0] if opening.map else 0)

    def _reading(self, mark: Mark) -> set[Spot]:
        """The places of what reads a mark as an input, and of its questions."""
        marks = [asked.mark for asked in readers(mark, self._asked)]
        return {self._start(part.place) for one in marks for part in (one.shown, one.question) if part}

    def _twins(self, asked: Asked) -> set[Spot]:
        """Where the other languages ask the same in the same section."""
        return {
            self._start(other.mark.shown.place)
            for code, document in self.page.documents.items()
            if code != self.code
            for other in document.answers
            if _said(other) == _said(asked)
        }


def _said(asked: Asked) -> tuple[str, str, bool]:
    """What parity compares: the section, the question, and whether it is denied."""
    return asked.mark.section, asked.question, asked.mark.kind is MarkKind.DENIAL
