"""Weaves the index of a language: every term of a glossary and every section of the book, by the alphabet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from generator import plain
from generator.content import Page, Site
from generator.language import FIGURES, alphabetic, initial
from generator.view import IndexEntryView, IndexView, ItemView, LetterView, MentionView, WovenIndex
from generator.weave.addresses import address, index_address, way
from generator.weave.frame import Frames
from generator.weave.references import References

_SHARED = 2
"""How many sections at most may share a heading: what more of them have names a part of a page, and no subject."""
_FEW = 8
"""In how many sections a term may stand to have each of them listed; of one that stands in more, only pages are."""
_FIGURES = "0\u20139"


class _Section(NamedTuple):
    """A section, or a page by its title."""

    heading: str
    href: str
    page: Page
    level: int


@dataclass(frozen=True, slots=True)
class Index:
    """The pages of a language with what they mention."""

    site: Site
    frames: Frames
    references: References
    mentioned: Mapping[str, Mapping[int, tuple[MentionView, ...]]]
    """By page, what its running text says of terms that other pages define, in order."""

    @property
    def code(self) -> str:
        """The language."""
        return self.frames.code

    @property
    def address(self) -> str:
        """Where the index will stand."""
        return index_address(self.site, self.code)

    def weave(self) -> WovenIndex:
        """Weave the page."""
        ui = self.frames.language.ui
        addresses = {code: index_address(self.site, code) for code in self.site.languages}
        spot = self.frames.below(self.frames.home, ui["index"], ui["index_about"], addresses)
        sections = {page.id: dict(self._sections(page)) for page in self.frames.pages}
        entries = (*self._terms(sections), *self._headings(sections))
        return WovenIndex(self.address, IndexView(self.frames.around(spot), tuple(self._letters(entries))))

    def _letters(self, entries: Sequence[IndexEntryView]) -> Iterator[LetterView]:
        """Give entries in order, letter by letter."""
        passed_over = self.frames.language.passed_over
        keyed = [(alphabetic(entry.text, passed_over), entry.page, entry.href, entry) for entry in entries]
        for letter, run in groupby(sorted(keyed), key=lambda one: initial(one[0])):
            shown, anchor = (_FIGURES, "figures_") if letter == FIGURES else (letter.upper(), f"{letter}_")
            yield LetterView(shown, anchor, tuple(entry for *_, entry in run))

    def _sections(self, page: Page) -> Iterator[tuple[str, _Section]]:
        """Give the sections of a page that can be linked to, by their anchors; the page itself without one."""
        document, there = page.documents[self.code], way(self.address, address(page, self.code))
        for section in document.sections:
            anchor = section.anchor if section.level > 1 else ""
            if anchor or section.level == 1:
                href = f"{there}#{anchor}" if anchor else there
                yield anchor, _Section(plain.heading(document, section), href, page, section.level)

    def _headings(self, sections: Mapping[str, Mapping[str, _Section]]) -> Iterator[IndexEntryView]:
        """Every heading that is not shared by many sections, with the page that it stands on."""
        every = [section for those in sections.values() for section in those.values()]
        shared = Counter(section.heading for section in every)
        for section in every:
            if shared[section.heading] <= _SHARED:
                page = self.frames.spots[section.page.id].title if section.level > 1 else ""
                yield IndexEntryView(section.heading, section.href, page)

    def _terms(self, sections: Mapping[str, Mapping[str, _Section]]) -> Iterator[IndexEntryView]:
        """Every term: where it is defined, the rules that it rests on, and where it is used."""
        used: dict[str, dict[str, _Section]] = {}
        for name, mentions in self.mentioned.items():
            for mention in (mention for those in mentions.values() for mention in those):
                section = sections[name][mention.section]
                used.setdefault(mention.href, {})[section.href] = section
        for page in self.frames.pages:
            for term in page.terms.values():
                href = f"{way(self.address, address(page, self.code))}#{term.name.text}"
                rules = ((page.game_name, rule.text) for rule in term.rules)
                yield IndexEntryView(
                    text=term.forms[self.code].term.text,
                    href=href,
                    references=self.references.cite_from(self.address, rules),
                    uses=self._listed(tuple(used.get(href, {}).values())),
                )

    def _listed(self, sections: Sequence[_Section]) -> tuple[ItemView, ...]:
        """List sections by their headings; where they are many, the first one of each page by the page's title."""
        if len(sections) <= _FEW:
            return tuple(ItemView(section.heading, section.href) for section in sections)
        first = {section.page.id: section for section in reversed(sections)}
        pages = (page for page in self.frames.pages if page.id in first)
        return tuple(ItemView(self.frames.spots[page.id].title, first[page.id].href) for page in pages)
