"""Where each rule is stated: the one block of the site that is its home, and the § number that cites it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from generator.content import Page, Site
from generator.document import Document, Placed, Range


class Home(NamedTuple):
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


def homes_at(target: str, here: Page, code: str, pages: Sequence[Page]) -> Iterator[tuple[str, str]]:
    """Give the rules, as (game, rule id), at home in the section or block that a link on a page leads to."""
    name, _, anchor = target.partition("#")
    for page in pages:
        if page.id == (name or here.id) and code in page.documents:
            document = page.documents[code]
            named = [section.tokens for section in document.sections if section.anchor == anchor]
            lines = (line for line in document.attributes if line.anchor and line.anchor.text == anchor)
            named += [Range(line.token, line.token + 1) for line in lines]
            for home in homes(page, document) if anchor else ():
                if any(home.token in tokens for tokens in named):
                    yield home.game, home.rule.text


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
