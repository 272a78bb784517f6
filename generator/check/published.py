"""Where a site is published: without its address, nothing can be said that needs a whole one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.api import Game
from generator.content import Site
from generator.diagnostics import Diagnostic, Place, Severity


def check(site: Site, _games: Mapping[str, Game]) -> Iterator[Diagnostic]:
    """Say what is left out of a site whose address nobody gave; it may be: a copy on a disk has none."""
    if not site.base_url:
        message = (
            "the site names no address under which it is published: its pages tell machines neither their own address "
            "nor those in other languages, and there is no sitemap.xml and no 404.html"
        )
        hint = "add `base_url: https://…` to content/site.yaml, or build with --base-url"
        yield Diagnostic("no-base-url", Place("content/site.yaml"), message, hint, Severity.NOTICE)
