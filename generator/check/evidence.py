"""Pages that name a game and check nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from generator.ask.asked import AskedPage
from generator.diagnostics import Diagnostic, Place
from generator.language import Language


def check(page: AskedPage, _languages: Mapping[str, Language]) -> Iterator[Diagnostic]:
    """A language of a page with a game in which nothing was asked."""
    for asked in page.documents.values():
        if page.page.game and not (asked.answers or asked.refused or asked.unbound):
            message = f"the page asks {page.page.game_name} nothing, so nothing on it was checked"
            yield Diagnostic("nothing-checked", Place(asked.document.file), message, "bind a claim, or drop `game:`")
