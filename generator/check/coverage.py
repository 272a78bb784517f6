"""Rules that stand on a page and that nothing on the pages puts to the test."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.api import Game
from generator.ask import AskedPage
from generator.census import covered
from generator.diagnostics import Diagnostic
from generator.homes import homes


def check(pages: Sequence[AskedPage], games: Mapping[str, Game]) -> Iterator[Diagnostic]:
    """Find the rules that no claim and no example reads, at their homes, in each language."""
    for code in dict.fromkeys(code for page in pages for code in page.documents):
        read = covered(pages, code)
        for page in pages:
            for home in homes(page.page, page.documents[code].document) if code in page.documents else ():
                known = games[home.game].provisions if home.game in games else ()
                rule = home.rule.text
                if (home.game, rule) not in read and any(provision.id == rule for provision in known):
                    message = f"no claim in {code} and no example reads an entry of the rule `{rule}`"
                    hint = "bind the text that states it, or expect something of an example that depends on it"
                    yield Diagnostic("rule-uncovered", home.rule.place, message, hint)
