"""Blocks that tell of the book itself, by what the build knows: nothing here is typed, and nothing counted twice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.api import Game
from generator import plain
from generator.ask import AskedPage
from generator.census import Count, Coverage, census, coverage, outdated, totals
from generator.content import COUNTED, Page, Site
from generator.language import Language, write
from generator.view import Counts, LanguageView, MutationsView, PageCountView, ReportView, StatusView
from generator.weave.addresses import address, way

STATUS, MUTATIONS, REPORT = "status", "mutations", "report"
"""The names of the blocks."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What all pages of a site count."""

    site: Site
    counts: tuple[Count, ...]
    rules: Mapping[str, Coverage]
    """By language."""
    outdated: frozenset[str]
    """The pages whose record is of another state of the site."""

    @classmethod
    def of(cls, site: Site, pages: Sequence[AskedPage], games: Mapping[str, Game]) -> Figures:
        """Count what the pages show, as far as one of them tells it."""
        told = {block.name.text for page in site.pages for text in page.documents.values() for block in text.blocks}
        counted = STATUS in told
        return cls(
            site,
            tuple(census(pages, ())) if counted else (),
            {code: coverage(pages, games, code) for code in site.languages} if counted else {},
            frozenset(page.id for page in site.pages if page.record and outdated(page.record, pages, games)),
        )

    def draw(self, name: str, page: Page, code: str) -> StatusView | MutationsView | ReportView | None:
        """Draw the block of a name on a page in a language; None for a block that is drawn from something else."""
        if name == STATUS:
            return self._status(page, code)
        if name == MUTATIONS:
            return self._mutations(page, self.site.languages[code])
        return self._report() if name == REPORT else None

    def _status(self, page: Page, code: str) -> StatusView:
        language = self.site.languages[code]
        sums = totals(self.counts)
        pages = [other for other in self.site.pages if code in other.documents]
        return StatusView(
            languages=tuple(map(language_view, self.site.languages.values())),
            sorts={kind: _written((sums[one][kind] for one in self.rules), language) for kind in COUNTED},
            known=_written((len(one.known) for one in self.rules.values()), language),
            read=_written((len(one.read) for one in self.rules.values()), language),
            pages=tuple(self._page(other, page, language) for other in pages),
            recomputed=_written((self._recomputed(one) for one in self.rules), language),
        )

    def _page(self, there: Page, here: Page, language: Language) -> PageCountView:
        counts = [self._recomputed(one, there.id) if one in there.documents else None for one in self.site.languages]
        href = way(address(here, language.code), address(there, language.code))
        return PageCountView(plain.title(there.documents[language.code]), href, _written(counts, language))

    def _recomputed(self, code: str, page: str = "") -> int:
        """The figures in a language, of one page or all, that a game answered."""
        counts = [count for count in self.counts if count.language == code and page in {"", count.page}]
        return sum(count.claims + count.denials + count.cells for count in counts)

    def _mutations(self, page: Page, language: Language) -> MutationsView:
        found = page.record.trials if page.record else {}
        trials = {code: trial for code, trial in found.items() if code in self.site.languages}
        return MutationsView(
            languages=tuple(language_view(self.site.languages[code]) for code in trials),
            rules=_written((trial.rules.changed for trial in trials.values()), language),
            rules_noticed=_written((trial.rules.noticed for trial in trials.values()), language),
            texts=_written((trial.texts.changed for trial in trials.values()), language),
            texts_noticed=_written((trial.texts.noticed for trial in trials.values()), language),
            unnoticed=_written((trial.unnoticed for trial in trials.values()), language),
            outdated=page.id in self.outdated,
        )

    def _report(self) -> ReportView:
        to = self.site.report_url.text if self.site.report_url else ""
        return ReportView(to, to.removeprefix("https://").removeprefix("mailto:"))


def language_view(language: Language) -> LanguageView:
    """Give what pages show of a language."""
    return LanguageView(language.code, language.name, language.direction)


def _written(counts: Iterable[int | None], language: Language) -> Counts:
    return tuple("" if count is None else write(count, language) for count in counts)
