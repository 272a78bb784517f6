"""Figures that a reader sees and nothing binds: digits outside every claim, input, denial and exemption."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from engine.api import Game
from generator.ask.asked import AskedDocument, AskedPage
from generator.content import Site
from generator.diagnostics import Diagnostic, Place
from generator.document import Placed
from generator.language import Language

# A digit of any script with what stands inside numbers, ranges and ratios; or a sign that is a number, such as ½.
_FIGURE = re.compile(r"\d(?:[\d.,:/–—-]*\d)?|[^\W\da-zA-Z_](?<=[¼-¾⅐-↉①-⓿])")


def check(page: AskedPage, _languages: Mapping[str, Language]) -> Iterator[Diagnostic]:
    """Find the loose figures of every text of a page."""
    for document in page.documents.values():
        yield from figures(_unbound(document))


def check_site(site: Site, _games: Mapping[str, Game]) -> Iterator[Diagnostic]:
    """Find the loose figures of the texts that `site.yaml` puts before a reader."""
    announced = (texts for coming in site.coming.values() for texts in (coming.titles, coming.summaries))
    for texts in (site.titles, *announced):
        yield from figures(texts.values())


def figures(texts: Iterable[Placed]) -> Iterator[Diagnostic]:
    """Find the figures in texts that are bound to nothing."""
    for text in texts:
        for found in _FIGURE.finditer(text.text):
            place = _place(text, *found.span())
            hint = "bind it to a question, name it as an input, or exempt it with its reason, such as `[1998]{!year}`"
            yield Diagnostic("loose-figure", place, f"nothing checks the figure “{found[0]}”", hint)


def figures_in(text: str) -> list[str]:
    """Give the figures that a text holds."""
    return [found[0] for found in _FIGURE.finditer(text)]


def _place(text: Placed, start: int, end: int) -> Place:
    """The place of a part of a text; the whole text's where its characters are not those of the source one by one."""
    place = text.place
    if place.line != place.end_line or place.end_column - place.column != len(text.text):
        return place
    return replace(place, column=place.column + start, end_column=place.column + end)


def _unbound(asked: AskedDocument) -> Iterator[Placed]:
    """The texts outside marks that no grid binds, and outside the grids that could not be bound."""
    bound = {token for grid in asked.grids for token in grid.bound}
    return (
        text.content
        for text in asked.document.texts
        if text.token not in bound and not any(text.token in block.tokens for block in asked.unbound)
    )
