"""Figures that a reader sees and nothing binds: digits and number words outside every mark."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.api import Game
from generator.check.flow import Flow, Leaf, names
from generator.content import Site
from generator.diagnostics import Diagnostic
from generator.language import Language

_IN_A_PAGE = "bind it to a question, name it as an input, or exempt it with its reason: `[1998]{!year}`"
_IN_DATA = "say it without a figure: none can be bound here"


def check(leaf: Leaf) -> Iterator[Diagnostic]:
    """Find the loose figures of a text."""
    for flow in (*leaf.flows, *leaf.quoted):
        yield from _loose(flow, leaf.language, _IN_A_PAGE)


def check_site(site: Site, _games: Mapping[str, Game]) -> Iterator[Diagnostic]:
    """Find the loose figures of the texts that the data put before a reader."""
    for code, language in site.languages.items():
        for flow in names(site, code):
            yield from _loose(flow, language, _IN_DATA)


def _loose(flow: Flow, language: Language, hint: str) -> Iterator[Diagnostic]:
    for start, end in language.prose.loose_figures(flow.text):
        message = f"nothing checks the figure “{flow.text[start:end]}”"
        yield Diagnostic("loose-figure", flow.place(start, end), message, hint)
