"""What rules rest on: the sources that a page's rules cite, and the rules that each source is told to hold up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.api import Game
from generator.content import Authority, Page, Site
from generator.homes import homes
from generator.language import Language
from generator.spans import spans
from generator.view import CitationView, SourcesView, SourceView, SpanView
from generator.weave.addresses import address, way
from generator.weave.days import weave_day
from generator.weave.references import References


@dataclass(frozen=True, slots=True)
class Authorities:
    """The sources of all rules of a site in one language; none where the site tells of none."""

    code: str
    references: References
    sources: Mapping[tuple[str, str], str]
    """By rule, as (game, rule id)."""
    pages: Mapping[str, Page]
    """The page that tells of each source."""

    @classmethod
    def of(cls, site: Site, code: str, games: Mapping[str, Game], references: References) -> Authorities:
        """Find the source of every rule."""
        pages = {name: page for page in site.pages if code in page.documents for name in page.authorities}
        sources = {(game.name, rule.id): rule.source for game in games.values() for rule in game.provisions}
        return cls(code, references, sources, pages)

    def at_home(self, page: Page) -> dict[int, tuple[CitationView, ...]]:
        """Give the sources of the rules at home in each block of a page, each once, by the block's token."""
        rested: dict[int, dict[str, None]] = {}
        for home in homes(page, page.documents[self.code]):
            source = self.sources[home.game, home.rule.text]
            if source in self.pages:
                rested.setdefault(home.token, {})[source] = None
        start = address(page, self.code)
        return {token: tuple(self._cite(source, start) for source in found) for token, found in rested.items()}

    def cite_from(self, start: str, rule: tuple[str, str]) -> tuple[CitationView, ...]:
        """Cite the source of a rule, given as (game, rule id), in any file of a folder; nothing where none is told."""
        source = self.sources[rule]
        return (self._cite(source, start),) if source in self.pages else ()

    def tell(self, page: Page, language: Language) -> SourcesView:
        """Tell of each source of a page."""
        return SourcesView(tuple(self._told(authority, page, language) for authority in page.authorities.values()))

    def _cite(self, source: str, start: str) -> CitationView:
        page = self.pages[source]
        there = address(page, self.code)
        href = f"{'' if there == start else way(start, there)}#{source}"
        return CitationView(page.authorities[source].told[self.code].title.text, href)

    def _told(self, authority: Authority, page: Page, language: Language) -> SourceView:
        name, told = authority.name.text, authority.told[self.code]
        rules = (rule for rule, source in self.sources.items() if source == name)
        cited = {reference.number: reference.href for reference in self.references.cite(rules, page)}
        return SourceView(
            anchor=name,
            title=told.title.text,
            use=told.use.text,
            note=told.note.text if told.note else "",
            read=weave_day(authority.read.day, language) if authority.read else None,
            address=authority.address.text if authority.address else "",
            spans=tuple(SpanView(ends, cited[ends[0]]) for ends in spans(cited)),
        )
