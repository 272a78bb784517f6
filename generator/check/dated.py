"""Dates that no page would show: of blocks that show none, and of texts that no template dates."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from engine.api import Game
from generator.ask.asked import AskedPage
from generator.content import Site
from generator.diagnostics import Diagnostic
from generator.language import Language
from generator.near import near_match

_SHOWN = frozenset({"paragraph_open", "dt_open"})
"""The blocks that show a date: a paragraph, which an item of a list is too, and a term."""
_NAMED = re.compile(r"\bdated\.([a-z_]+)")


def check(page: AskedPage, _languages: Mapping[str, Language]) -> Iterator[Diagnostic]:
    """Find dates of blocks that show none."""
    for asked in page.documents.values():
        for line in asked.document.attributes:
            if line.checked and asked.document.tokens[line.token].type not in _SHOWN:
                message = "only a paragraph, an item of a list or a term shows when it was checked"
                yield Diagnostic("attribute", line.checked.place, message, "date each line by itself")


def check_site(site: Site, _games: Mapping[str, Game]) -> Iterator[Diagnostic]:
    """Find dates in `site.yaml` of texts that no template shows with a date."""
    shown = {name for text in site.templates.values() for name in _NAMED.findall(text)}
    for name, dated in site.dated.items():
        if name not in shown:
            message = f"no template shows when a text `{name}` was checked"
            yield Diagnostic("undated-text", dated.place, message, near_match(name, shown))
