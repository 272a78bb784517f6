"""Where readers report mistakes: a page tells it, and the site has told the page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.api import Game
from generator.check.blocks import REPORT
from generator.content import Page, Site
from generator.diagnostics import Diagnostic, Place, Severity


def check(site: Site, _games: Mapping[str, Game]) -> Iterator[Diagnostic]:
    """Find an address that no page shows, and a page that has none to show: it says so, and may be published."""
    shown = next((place for page in site.pages for place in _places(page)), None)
    if site.report_url and not shown and not site.unparsed:
        message = "no page shows where to report mistakes"
        yield Diagnostic("report-unshown", site.report_url.place, message, f"add a block `::: {REPORT}` to a page")
    elif shown and not site.report_url:
        message = "the site names no address at which readers can report mistakes, and this page says so"
        hint = "add `report_url:` to content/site.yaml: https://… or mailto:…"
        yield Diagnostic("no-report-address", shown, message, hint, Severity.NOTICE)


def _places(page: Page) -> Iterator[Place]:
    """Where the block stands in the text that was written first."""
    blocks = page.documents[page.source].blocks
    return (block.name.place for block in blocks if block.name.text == REPORT)
