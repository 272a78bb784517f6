"""Judges the answered pages: one kind of finding a module, named in one table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from engine.api import Game
from generator.ask import AskedPage
from generator.check import (
    blocks,
    bounds,
    claims,
    evidence,
    exemptions,
    links,
    loose,
    outcomes,
    parity,
    reviews,
    rules,
    slugs,
    subjects,
    templates,
    unused,
)
from generator.content import Site
from generator.diagnostics import Diagnostic
from generator.language import Language

PageCheck = Callable[[AskedPage, Mapping[str, Language]], Iterator[Diagnostic]]

PAGE_CHECKS: Mapping[str, PageCheck] = {
    "claims": claims.check,
    "loose figures": loose.check,
    "loose outcomes": outcomes.check,
    "bounds": bounds.check,
    "subjects": subjects.check,
    "parity": parity.check,
    "reviews": reviews.check,
    "unused": unused.check,
    "exemptions": exemptions.check,
    "blocks": blocks.check,
    "evidence": evidence.check,
}
"""What is judged page by page."""

SiteCheck = Callable[[Site, Mapping[str, Game]], Iterator[Diagnostic]]

SITE_CHECKS: Mapping[str, SiteCheck] = {
    "links": links.check,
    "links in every language": parity.check_links,
    "links in site.yaml": links.check_names,
    "templates": templates.check,
    "rules": rules.check,
    "slugs": slugs.check,
    "names": loose.check_site,
}
"""What is judged over the whole site."""


def check(site: Site, pages: Sequence[AskedPage], games: Mapping[str, Game]) -> list[Diagnostic]:
    """Run every check to its end."""
    found = [
        diagnostic
        for page in pages
        for page_check in PAGE_CHECKS.values()
        for diagnostic in page_check(page, site.languages)
    ]
    return found + [diagnostic for site_check in SITE_CHECKS.values() for diagnostic in site_check(site, games)]
