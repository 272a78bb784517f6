"""Addresses: no two pages of a language share one, and none is named as the folder of their workings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.api import Game
from generator.content import Site
from generator.diagnostics import Diagnostic
from generator.document import Placed


def check(site: Site, _games: Mapping[str, Game]) -> Iterator[Diagnostic]:
    """Find slugs that are given twice in a language.

    A page beside a folder of its name would be another thing with and without its ending, which hosts may leave out.
    """
    for code in site.languages:
        first: dict[str, Placed] = {}
        own = [slugs[code] for slugs in (site.workings, site.alphabet) if code in slugs]
        for slug in (*own, *(page.slugs[code] for page in site.pages if code in page.documents)):
            earlier = first.setdefault(slug.text, slug)
            if earlier is not slug:
                message = f"the slug `{slug.text}` is taken in {code} at {earlier.place}"
                yield Diagnostic("slug-twice", slug.place, message, "give each page its own")
