"""The sources of a site: each rule names one that is told of, each is told of once and used, and says how it is known.

A site without sources in its data leaves what its rules rest on untold.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.api import Game
from generator.check.blocks import SOURCES
from generator.content import Authority, Page, Site
from generator.diagnostics import Diagnostic, Place
from generator.near import near_match, nearest


def check(site: Site, games: Mapping[str, Game]) -> Iterator[Diagnostic]:
    """Judge every source that a page tells of, and hold the rules of the games that the pages ask against them."""
    told = [(page, authority) for page in site.pages for authority in page.authorities.values()]
    asked = dict.fromkeys(page.game_name for page in site.pages if page.game_name in games)
    named = {provision.source: provision.id for name in asked for provision in games[name].provisions}
    for page in site.pages:
        if page.authorities:
            yield from _undrawn(page)
    first: dict[str, Authority] = {}
    for _, authority in told:
        yield from _judge(authority, first)
    if not site.unparsed:
        yield from _unused(first, named)
        if told:
            yield from _untold(first, named, Place(told[0][0].file))


def _undrawn(page: Page) -> Iterator[Diagnostic]:
    """A page that tells of sources shows them in each language: the rules of all pages cite them there."""
    for document in page.documents.values():
        if all(block.name.text != SOURCES for block in document.blocks):
            message = f"{page.file} has sources, which this page does not show"
            yield Diagnostic("sources-undrawn", Place(document.file), message, f"add a block `::: {SOURCES}`")


def _judge(authority: Authority, first: dict[str, Authority]) -> Iterator[Diagnostic]:
    """One source: it is told of once, and says when it was read or else, in each language, how it is known."""
    name = authority.name
    earlier = first.setdefault(name.text, authority)
    if earlier is not authority:
        message = f"the source `{name.text}` is told of at {earlier.name.place} already"
        yield Diagnostic("source-twice", name.place, message, "keep one of the two")
    for code, told in authority.told.items():
        if authority.read is None and told.note is None:
            message = f"it is not said in {code} how `{name.text}` is known"
            hint = "say when it was read, as `read: year-month-day`, or else in a `note:` how it is known"
            yield Diagnostic("source-unread", told.title.place, message, hint)


def _unused(told: Mapping[str, Authority], named: Mapping[str, str]) -> Iterator[Diagnostic]:
    for authority in told.values():
        if authority.name.text not in named:
            message = f"no rule of a game that the pages ask rests on the source `{authority.name.text}`"
            hint = nearest(authority.name.text, named) or "delete it, or let a rule of the engine name it"
            yield Diagnostic("unused-source", authority.name.place, message, hint)


def _untold(told: Mapping[str, Authority], named: Mapping[str, str], place: Place) -> Iterator[Diagnostic]:
    for source, rule in named.items():
        if source not in told:
            message = f"nothing is told of the source `{source}`, on which the rule `{rule}` rests"
            hint = near_match(source, told) or "add it to `sources:`"
            yield Diagnostic("unknown-source", place, message, hint)
