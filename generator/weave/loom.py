"""Weaves one page in one language: each part of what `generator.view` describes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace

from engine.api import Game, Step, Word
from generator import freshness, plain
from generator.ask import Asked, AskedPage
from generator.ask.mistakes import mistakes
from generator.content import Page, Site
from generator.document import Document, Mark, MarkKind, Section
from generator.homes import homes_at
from generator.language import Language, Reading, write
from generator.view import (
    Accent,
    BlockView,
    CountView,
    EntryView,
    LinkView,
    MarkView,
    PageView,
    ReferenceView,
    SignView,
    TwinView,
    Woven,
)
from generator.weave.addresses import address, href, way, workings_address
from generator.weave.authorities import Authorities
from generator.weave.boards import weave_boards
from generator.weave.counts import counted
from generator.weave.days import weave_day
from generator.weave.drawn import Pen
from generator.weave.exercises import weave_exercises
from generator.weave.explorers import weave_explorers
from generator.weave.figures import Figures
from generator.weave.frame import Frames
from generator.weave.grids import weave_grid
from generator.weave.keys import has_workings
from generator.weave.machines import answered
from generator.weave.mentions import Mentions
from generator.weave.references import References
from generator.weave.rings import weave_rings
from generator.weave.terms import weave_terms


@dataclass(frozen=True, slots=True)
class Loom:
    """A page in one language with the site around it."""

    site: Site
    asked: AskedPage
    code: str
    references: References
    authorities: Authorities
    figures: Figures
    frames: Frames
    mentions: Mentions

    @property
    def page(self) -> Page:
        """The page."""
        return self.asked.page

    @property
    def document(self) -> Document:
        """Its text."""
        return self.page.documents[self.code]

    @property
    def language(self) -> Language:
        """Its language."""
        return self.site.languages[self.code]

    def view(self, game: Game | None) -> PageView:
        """Weave the whole page."""
        frame = self.frames.of_page(self.page)
        frame = replace(
            frame,
            head=frame.head.telling(*answered(self.document)),
            recomputed=self._recomputed(),
            signs=_signs(game, self.language) if game else (),
        )
        entries = self._entries() if self.page is self.frames.home else None
        return PageView(frame, self.document, self._woven(game), entries)

    def _entries(self) -> tuple[EntryView, ...]:
        """The pages that a home page lists: those that are there, then those announced."""
        written = (
            EntryView(
                plain.title(page.documents[self.code]),
                plain.summary(page.documents[self.code]),
                self._way(page),
                _ends(self.references.at_home(page).values()),
            )
            for page in self.frames.pages[1:]
        )
        announced = (
            EntryView(page.titles[self.code].text, page.summaries[self.code].text, None)
            for page in self.site.coming.values()
        )
        return (*written, *announced)

    def _woven(self, game: Game | None) -> Woven:
        answers = {asked.mark.index: asked for asked in self.asked.documents[self.code].answers}
        workings = self._workings()
        pen = Pen(self.language, self.references, self.page, workings)
        signs = frozenset(str(word.value) for word in game.signs) if game else frozenset[str]()
        return Woven(
            marks={mark.index: _mark(mark, answers.get(mark.index), signs) for mark in self.document.marks},
            workings=workings,
            links=self._links(),
            blocks=self._blocks(pen, game),
            rules=self.references.at_home(self.page),
            citations=self.authorities.at_home(self.page),
            references=self._references(pen),
            twins={section.anchor: self._twins(section.anchor) for section in self.document.sections if section.anchor},
            stale={
                stale.section.anchor: self._twin(self.page.source, stale.original)
                for stale in freshness.stale(self.page)
                if stale.language == self.code
            },
            terms=weave_terms(self.page, self.code, self.references) if self.page.terms else {},
            dated={
                line.token: weave_day(line.checked.day, self.language)
                for line in self.document.attributes
                if line.checked
            },
            mentions=self.mentions.on(self.page),
        )

    def _workings(self) -> str:
        """The way to the page that tells how the figures of this one were computed; empty where there is none."""
        if not has_workings(self.site, self.asked, self.code):
            return ""
        return way(address(self.page, self.code), workings_address(self.site, self.page, self.code))

    def _links(self) -> Mapping[int, LinkView]:
        """Where each link leads; one that stands against what is quoted as false cites the rules stated there."""
        contradicted = {id(link): one.rules for one in mistakes(self.asked, self.code) for link in one.links}
        views: dict[int, LinkView] = {}
        here = address(self.page, self.code)
        for index, link in enumerate(self.document.links):
            rules = contradicted.get(id(link), frozenset())
            at = homes_at(link.target.text, self.page, self.code, self.site.pages) if rules else ()
            cited = self.references.cite((rule for rule in at if rule in rules), self.page)
            views[index] = LinkView(href(link, here, self.code, self.site), cited)
        return views

    def _blocks(self, pen: Pen, game: Game | None) -> Mapping[int, BlockView]:
        """What the blocks of the page draw or bind, by their index."""
        views: dict[int, BlockView] = dict(weave_exercises(self.asked, self.code, pen))
        views |= weave_explorers(self.page, self.code)
        grids = {id(grid.block): (number, grid) for number, grid in enumerate(self.asked.documents[self.code].grids)}
        for index, block in enumerate(self.document.blocks):
            played = [self.asked.played[word.text] for word in block.words if word.text in self.asked.played]
            if id(block) in grids:
                number, grid = grids[id(block)]
                views[index] = weave_grid(grid, number, pen, _unlettered(game) if game else ())
            elif block.name.text == "sources":
                views[index] = self.authorities.tell(self.page, self.language)
            elif block.name.text == "round":
                views[index] = pen.round(played[0])
            elif block.name.text == "examples":
                views[index] = pen.examples(played)
            elif block.name.text == "board":
                views[index] = weave_boards(played[0], self.language)
            elif block.name.text == "ring":
                views[index] = weave_rings(played[0], self.language)
            elif told := self.figures.draw(block.name.text, self.page, self.code):
                views[index] = told
        return views

    def _references(self, pen: Pen) -> Mapping[int, tuple[ReferenceView, ...]]:
        """What each step cites, by its list item: the rule that each of its claims came down to last."""
        blocks = [block.tokens for block in self.document.blocks if block.name.text == "steps"]
        last: dict[int, list[tuple[str, Step]]] = {}
        for asked in self.asked.documents[self.code].answers:
            if any(asked.mark.token in tokens for tokens in blocks):
                last.setdefault(asked.mark.block.start, []).extend(
                    (asked.game, step) for step in asked.verdict.steps[-1:]
                )
        return {item: pen.cite(steps) for item, steps in last.items()}

    def _twins(self, anchor: str) -> tuple[TwinView, ...]:
        """The section of an anchor in each other language."""
        return tuple(
            self._twin(code, section)
            for code, document in self.page.documents.items()
            if code != self.code
            for section in document.sections
            if section.anchor == anchor
        )

    def _twin(self, code: str, section: Section) -> TwinView:
        """A section in another language; the page itself for the one that its title opens."""
        anchor = f"#{section.anchor}" if section.anchor else ""
        title = plain.heading(self.page.documents[code], section)
        return TwinView(code, title, self._way(self.page, code) + anchor)

    def _recomputed(self) -> CountView | None:
        count = len(self.asked.documents[self.code].answers)
        return counted(count, self.language) if count else None

    def _way(self, page: Page, code: str | None = None) -> str:
        return way(address(self.page, self.code), address(page, code or self.code))


def _mark(mark: Mark, asked: Asked | None, signs: AbstractSet[str]) -> MarkView:
    """A bracketed text: marked where it was checked, coloured where it names a word that pages mark."""
    if asked is None:
        return MarkView(mark.shown.text, checked=False)
    named = asked.said.accent if isinstance(asked.said, Reading) and mark.kind is not MarkKind.DENIAL else ()
    accents = (Accent(accent.start, accent.end, str(accent.word.value)) for accent in named)
    return MarkView(mark.shown.text, checked=True, accents=tuple(one for one in accents if one.word in signs))


def _signs(game: Game, language: Language) -> tuple[SignView, ...]:
    """The key at the foot: the words that a game's pages mark, those of its hands with their first letter."""
    hands = [hand.position for hand in game.hands]
    return tuple(SignView(_shortest(word, language), str(word.value), lettered=word in hands) for word in game.signs)


def _unlettered(game: Game) -> tuple[Word, ...]:
    """The words that a sign alone stands for in a grid; a hand is named there, as everywhere."""
    hands = [hand.position for hand in game.hands]
    return tuple(word for word in game.signs if word not in hands)


def _shortest(word: Word, language: Language) -> str:
    """The shortest phrase for a word: a key names things, and the usual phrase may be a whole clause."""
    return min((way.text for way in language.words.written(word)), key=len, default=write(word, language))


def _ends(numbers: Iterable[int]) -> tuple[int, ...]:
    """The first and the last of some numbers, once where they are one."""
    found = sorted(numbers)
    return tuple(dict.fromkeys((*found[:1], *found[-1:])))
