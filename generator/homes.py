"""Where each rule is stated: the one block of the site that is its home, and the § number that cites it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from generator.content import Page, Site
from generator.document import Document, Placed


@dataclass(frozen=True, slots=True)
class Home:
    """The home of a rule in one language."""

    game: str
    rule: Placed
    page: str
    token: int
    """The index of the block token that states the rule."""


def homes(page: Page, document: Document) -> Iterator[Home]:
    """Give the homes of rules in one language of a page, in document order; one block may be home to several."""
    for attributes in document.attributes:
        for rule in split(attributes.keys.get("rule")):
            yield Home(page.game_name, rule, page.id, attributes.token)


def numbers(site: Site) -> Mapping[tuple[str, str], int]:
    """Give each (game, rule) its § number: blocks are counted in reading order, in each page's source language."""
    numbered: dict[tuple[str, str], int] = {}
    blocks: set[tuple[str, int]] = set()
    for page in site.pages:
        for home in homes(page, page.documents[page.source]):
            blocks.add((home.page, home.token))
            numbered.setdefault((home.game, home.rule.text), len(blocks))
    return numbered


def split(value: Placed | None) -> Iterator[Placed]:
    """The ids of a list that commas part, each with the place of the whole list."""
    if value:
        yield from (Placed(part, value.place) for part in value.text.split(","))
