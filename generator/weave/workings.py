"""Weaves how the figures of a page were computed: an entry for each question, each cell and each drawn example."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from generator import plain
from generator.ask import Asked, AskedPage, Grid
from generator.ask.asked import AskedDocument
from generator.content import Site
from generator.document import Document, MarkKind, Section
from generator.language import told
from generator.view import (
    ItemView,
    NoteView,
    PartView,
    ShownView,
    StepView,
    WorkingsView,
    WorkingView,
    WovenWorkings,
)
from generator.weave.addresses import address, way, workings_address
from generator.weave.frame import Frames
from generator.weave.keys import cell_key, claim_key, drawn, example_key, grid_key, has_workings
from generator.weave.telling import Teller

_DEEPEST = 6
"""The level of the lowest heading that there is."""


class _Found(NamedTuple):
    """What stands at a token: the workings of a claim or an example, or a grid with those of its cells."""

    section: int
    token: int
    workings: tuple[WorkingView, ...]
    answer: str = ""
    """That of a claim or an example in the usual words, whatever the page says."""
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
    document: Document
    page: str
    """The way to the page whose figures they are."""
    starts: tuple[int, ...]
    """The token that each section of the page begins at."""

    @classmethod
    def of(cls, site: Site, asked: AskedPage, teller: Teller, frames: Frames) -> Workings:
        """Take up a page."""
        code = teller.language.code
        document = asked.page.documents[code]
        starts = tuple(section.tokens.start for section in document.sections)
        return cls(site, asked, teller, frames, document, way(teller.folder, address(asked.page, code)), starts)

    @property
    def code(self) -> str:
        """The language."""
        return self.teller.language.code

    @property
    def _asked(self) -> AskedDocument:
        return self.asked.documents[self.code]

    def _section(self, token: int) -> int:
        """The innermost section around a token: the last that begins at it or before."""
        return bisect_right(self.starts, token) - 1

    def weave(self) -> WovenWorkings:
        """Weave the whole page."""
        page, ui = self.asked.page, self.teller.language.ui
        here = workings_address(self.site, page, self.code)
        title = plain.title(self.document)
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
        view = WorkingsView(self.frames.around(spot), ItemView(title, self.page), tuple(self._parts()))
        return WovenWorkings(here, view, {key: note for part in view.parts for key, note in self._notes(part)})

    def _notes(self, part: PartView) -> Iterator[tuple[str, NoteView]]:
        """Give each of the workings of a part under each of its keys; of what is denied, the answer says that it is."""
        denied = self.teller.language.ui["denied"]
        for one in part.workings:
            for shown in one.shown:
                answer = shown.text if shown.answers else one.answer
                answer = f"{answer} ({shown.text} {denied})" if shown.denied else answer
                yield shown.key, NoteView(one.question, answer, one.steps, one.citations)

    def _parts(self) -> Iterator[PartView]:
        """Give the parts under their headings; the grids of a section stand behind what else there is in it."""
        everywhere = [*_once(sorted((*self._claims(), *self._examples()), key=_token)), *self._grids()]
        found = sorted(everywhere, key=lambda one: (one.section, bool(one.grid), one.token))
        sections = self.document.sections
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
                yield PartView(level, one.title, f"{self.page}#{one.grid}", one.grid, one.workings)

    def _part(self, section: Section, workings: tuple[WorkingView, ...] = ()) -> PartView:
        if section.level == 1:
            return PartView(0, "", "", "", workings)
        href = f"{self.page}#{section.anchor}" if section.anchor else self.page
        return PartView(section.level, plain.heading(self.document, section), href, "", workings)

    def _claims(self) -> Iterator[_Found]:
        """The claims and denials of running text; each question once, however often it is asked."""
        alike: dict[tuple[str, str], list[Asked]] = {}
        for one in self._asked.answers:
            if one.mark.index >= 0:
                alike.setdefault((one.game, one.question), []).append(one)
        for same in alike.values():
            token = same[0].mark.token
            right = next((one for one in same if one.agrees), same[0])
            usual = told(right.verdict.value, self.teller.language)
            yield _Found(self._section(token), token, (self._told(tuple(map(self._shown, same)), right),), usual)

    def _examples(self) -> Iterator[_Found]:
        """The drawn examples: each with its whole trace."""
        example = self.teller.language.ui["example"]
        for token, name in drawn(self.asked, self.document):
            section = self._section(token)
            shown = ShownView(example_key(name), example)
            example_told = self.teller.example(self.asked.played[name], shown)
            yield _Found(section, token, (example_told,), example_told.answer)

    def _grids(self) -> Iterator[_Found]:
        """The grids, cell by cell."""
        for number, grid in enumerate(self._asked.grids):
            token = grid.block.tokens.start
            unnamed = self.teller.language.ui["table"].format(number=number + 1)
            title = plain.around_table(self.document, grid.block) or unnamed
            yield _Found(self._section(token), token, tuple(self._cells(number, grid)), "", grid_key(number), title)

    @staticmethod
    def _shown(one: Asked) -> ShownView:
        denied = one.mark.kind is MarkKind.DENIAL
        return ShownView(claim_key(one), one.mark.shown.text, answers=one.agrees, denied=denied)

    def _told(self, shown: tuple[ShownView, ...], asked: Asked) -> WorkingView:
        steps = asked.verdict.steps
        return WorkingView(
            shown=shown,
            question=self.teller.question(asked, self.asked.played),
            answer=self.teller.answer(asked),
            steps=self.teller.trace(asked.game, steps) if steps or asked.put else (self.teller.given,),
            citations=self.teller.source(asked.game, steps),
        )

    def _cells(self, number: int, grid: Grid) -> Iterator[WorkingView]:
        for row, line in enumerate(grid.cells):
            for column, cell in enumerate(line):
                if cell:
                    yield self._told((ShownView(cell_key(number, row, column)),), cell)


def _token(found: _Found) -> int:
    return found.token


def _once(found: Iterable[_Found]) -> Iterator[_Found]:
    """Tell what is asked in the same words, and found by the same steps, once: where it stands first.

    Two false statements may make different things of the same deal, so that the answers must be the same too.
    """
    alike: dict[tuple[str, tuple[StepView, ...], str], list[_Found]] = {}
    for one in found:
        (working,) = one.workings
        alike.setdefault((working.question, working.steps, one.answer), []).append(one)
    for first, *others in alike.values():
        shown = [text for one in (first, *others) for working in one.workings for text in working.shown]
        yield first._replace(workings=(first.workings[0]._replace(shown=tuple(shown)),)) if others else first


def _above(number: int, sections: Sequence[Section]) -> list[int]:
    """The sections around one, from the outermost in, without the page itself."""
    above: list[int] = []
    level = sections[number].level
    for one in reversed(range(1, number)):
        if sections[one].level < level:
            above.insert(0, one)
            level = sections[one].level
    return above
