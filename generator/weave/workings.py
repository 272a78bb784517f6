"""Weaves how the figures of a page were computed: an entry for each question, each cell and each drawn example."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from generator import plain
from generator.ask import Asked, AskedPage, Grid
from generator.content import Site
from generator.document import Document, MarkKind, Section
from generator.view import (
    ItemView,
    NoteView,
    PartView,
    ShownView,
    WorkingsView,
    WorkingView,
    WovenWorkings,
)
from generator.weave.addresses import address, way, workings_address
from generator.weave.frame import Frames
from generator.weave.keys import cell_key, claim_key, drawn, example_key, grid_key, has_workings
from generator.weave.telling import Teller

_BETWEEN_HEADS = " · "
_DEEPEST = 6
"""The level of the lowest heading that there is."""


class _Found(NamedTuple):
    """What stands at a token: the workings of a claim or an example, or a grid with those of its cells."""

    section: int
    token: int
    workings: tuple[WorkingView, ...]
    grid: str = ""
    """Its key; empty for what is none."""
    title: str = ""


@dataclass(frozen=True, slots=True)
class Workings:
    """A page in one language, with all that is needed to tell how its figures were computed."""

    site: Site
    asked: AskedPage
    teller: Teller
    frames: Frames

    @property
    def code(self) -> str:
        """The language."""
        return self.teller.language.code

    @property
    def _document(self) -> Document:
        return self.asked.page.documents[self.code]

    def weave(self) -> WovenWorkings:
        """Weave the whole page."""
        page, ui = self.asked.page, self.teller.language.ui
        here = workings_address(self.site, page, self.code)
        title = plain.title(self._document)
        spot = self.frames.below(
            page,
            title=ui["workings_of"].format(title=title),
            description=f"{ui['workings_about']} {title}",
            addresses={
                code: workings_address(self.site, page, code)
                for code in page.documents
                if has_workings(self.site, self.asked, code)
            },
        )
        view = WorkingsView(self.frames.around(spot), ItemView(title, self._page), tuple(self._parts()))
        return WovenWorkings(here, view, {key: note for part in view.parts for key, note in self._notes(part)})

    def _notes(self, part: PartView) -> Iterator[tuple[str, NoteView]]:
        """Give each of the workings of a part under each of its keys; of what is denied, the answer says that it is."""
        denied = self.teller.language.ui["denied"]
        for one in part.workings:
            for shown in one.shown:
                answer = f"{one.answer} ({shown.text} {denied})" if shown.denied else one.answer
                yield shown.key, NoteView(one.question, answer, one.steps, one.citations)

    def _way(self, there: str) -> str:
        return way(self.teller.folder, there)

    @property
    def _page(self) -> str:
        return self._way(address(self.asked.page, self.code))

    def _parts(self) -> Iterator[PartView]:
        """Give the parts under their headings; the grids of a section stand behind what else there is in it."""
        found = sorted(self._all(), key=lambda one: (one.section, bool(one.grid), one.token))
        sections = self._document.sections
        told: set[int] = set()
        for number, of_section in groupby(found, key=lambda one: one.section):
            above = [one for one in _above(number, sections) if one not in told]
            told.update(above)
            yield from (self._part(sections[one]) for one in above)
            everything = list(of_section)
            plainly = (working for one in everything if not one.grid for working in one.workings)
            yield self._part(sections[number], tuple(plainly))
            for one in filter(lambda one: one.grid, everything):
                level = min(sections[number].level + 1, _DEEPEST)
                yield PartView(level, one.title, f"{self._page}#{one.grid}", one.grid, one.workings)

    def _part(self, section: Section, workings: tuple[WorkingView, ...] = ()) -> PartView:
        if section.level == 1:
            return PartView(0, "", "", "", workings)
        return PartView(section.level, plain.heading(self._document, section), self._to(section), "", workings)

    def _to(self, section: Section) -> str:
        return f"{self._page}#{section.anchor}" if section.anchor else self._page

    def _all(self) -> Iterator[_Found]:
        sections = self._document.sections
        starts = [section.tokens.start for section in sections]
        deals = {name: self.teller.deal(played) for name, played in self.asked.played.items()}
        asked = self.asked.documents[self.code]
        alike: dict[tuple[str, str], list[Asked]] = {}
        for one in asked.answers:
            if one.mark.index >= 0:
                alike.setdefault((one.game, one.question), []).append(one)
        for same in alike.values():
            token = same[0].mark.token
            yield _Found(bisect_right(starts, token) - 1, token, (self._working(same, deals),))
        for number, grid in enumerate(asked.grids):
            token = grid.block.tokens.start
            cells = tuple(self._cells(number, grid, deals))
            unnamed = self.teller.language.ui["table"].format(number=number + 1)
            title = plain.around_table(self._document, grid.block) or unnamed
            yield _Found(bisect_right(starts, token) - 1, token, cells, grid_key(number), title)
        for token, name in drawn(self.asked, self._document):
            section = bisect_right(starts, token) - 1
            yield _Found(section, token, (self._example(name, deals[name]),))

    def _working(self, same: Sequence[Asked], deals: dict[str, str]) -> WorkingView:
        """The workings of a question, which stand once on the page however often it is asked there."""
        return self._told(tuple(map(self._shown, same)), same[0], deals)

    @staticmethod
    def _shown(one: Asked) -> ShownView:
        return ShownView(claim_key(one), one.mark.shown.text, denied=one.mark.kind is MarkKind.DENIAL)

    def _told(self, shown: tuple[ShownView, ...], asked: Asked, deals: dict[str, str]) -> WorkingView:
        steps = asked.verdict.steps
        return WorkingView(
            shown=shown,
            question=self.teller.question(asked, deals),
            answer=self.teller.answer(asked),
            steps=self.teller.trace(asked.game, steps) if steps or asked.put else (self.teller.given,),
            citations=self.teller.source(asked.game, steps),
        )

    def _cells(self, number: int, grid: Grid, deals: dict[str, str]) -> Iterator[WorkingView]:
        for row, (head, line) in enumerate(zip(grid.rows, grid.cells, strict=True)):
            for column, (top, cell) in enumerate(zip(grid.columns, line, strict=True)):
                if cell:
                    heads = _BETWEEN_HEADS.join(filter(None, (head.shown.text, top.shown.text)))
                    yield self._told((ShownView(cell_key(number, row, column), heads),), cell, deals)

    def _example(self, name: str, deal: str) -> WorkingView:
        """The workings of a drawn example: its whole trace, and what its author expects."""
        played = self.asked.played[name]
        steps = played.outcome.steps
        return WorkingView(
            shown=(ShownView(example_key(name), self.teller.language.ui["example"]),),
            question=self.teller.example(played, deal),
            answer=self.teller.result(played),
            steps=(*self.teller.trace(played.game.name, steps), self.teller.typed(played)),
            citations=self.teller.source(played.game.name, steps),
        )


def _above(number: int, sections: Sequence[Section]) -> list[int]:
    """The sections around one, from the outermost in, without the page itself."""
    above: list[int] = []
    level = sections[number].level
    for one in reversed(range(1, number)):
        if sections[one].level < level:
            above.insert(0, one)
            level = sections[one].level
    return above
