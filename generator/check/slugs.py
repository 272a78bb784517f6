"""Addresses: no two pages of a language share one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.api import Game
from generator.content import Site
from generator.diagnostics import Diagnostic
from generator.document import Placed


def check(site: Site, _games: Mapping[str, Game]) -> Iterator[Diagnostic]:
    """Find slugs that are given twice in a language."""
    for code in site.languages:
        first: dict[str, Placed] = {}
        for slug in (page.slugs[code] for page in site.pages if code in page.documents):
            earlier = first.setdefault(slug.text, slug)
            if earlier is not slug:
                message = f"the slug `{slug.text}` is taken in {code} at {earlier.place}"
                yield Diagnostic("slug-twice", slug.place, message, "give each page its own")
