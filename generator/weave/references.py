"""How rules are cited: the § number of each and the address of its home, seen from a page."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.api import Step
from generator.content import Page, Site
from generator.homes import Home, homes, numbers
from generator.view import ReferenceView
from generator.weave.addresses import address, way


@dataclass(frozen=True, slots=True)
class References:
    """The homes of all rules of a site in one language."""

    code: str
    site: Site
    numbers: dict[tuple[str, str], int]
    pages: dict[tuple[str, str], Page]

    @classmethod
    def of(cls, site: Site, code: str) -> References:
        """Find the homes of every rule."""
        pages = [page for page in site.pages if code in page.documents]
        homed = {(home.game, home.rule.text): page for page in pages for home in homes(page, page.documents[code])}
        return cls(code, site, dict(numbers(site)), homed)

    def cite(self, rules: Iterable[tuple[str, str]], here: Page) -> tuple[ReferenceView, ...]:
        """Cite rules on a page, given as (game, rule id), each § once and in order."""
        return self.cite_from(address(here, self.code), rules)

    def cite_from(self, start: str, rules: Iterable[tuple[str, str]]) -> tuple[ReferenceView, ...]:
        """Cite rules in a file, or in any file of a folder whose name ends in `/`."""
        cited = {self.numbers[rule]: address(self.pages[rule], self.code) for rule in rules if rule in self.pages}
        return tuple(
            ReferenceView(number, f"{'' if there == start else way(start, there)}#s{number}")
            for number, there in sorted(cited.items())
        )

    def at_home(self, page: Page) -> dict[int, int]:
        """Give the § number of each block of a page that is a rule's home, by its token."""
        found: Iterable[Home] = homes(page, page.documents[self.code])
        return {home.token: self.numbers[home.game, home.rule.text] for home in found}


def rules_of(steps: Iterable[Step], game: str) -> tuple[tuple[str, str], ...]:
    """The rules that led through some steps."""
    return tuple((game, step.rule) for step in steps)
