"""What the changes are made on: a site whose every question is answered."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from engine.api import Game
from generator.ask import AskedPage, Desk, ask
from generator.content import Site
from generator.mutation.witnesses import Witnesses
from generator.parse import parse
from generator.read import Tree


@dataclass(frozen=True, slots=True)
class Bench:
    """A site with its answers, and the desk that gave them."""

    site: Site
    pages: tuple[AskedPage, ...]
    desk: Desk
    changed: tuple[AskedPage, ...]
    """The pages whose texts, and whose games' rules, are to be changed; all others only notice."""
    witnesses: Mapping[str, Witnesses]
    """What all pages ask of each game that is to be changed."""

    @classmethod
    def of(cls, tree: Tree, games: Mapping[str, Game], only: Collection[str] = ()) -> Bench:
        """Parse and ask a site that was found to hold. Raises ValueError for one that cannot even be parsed."""
        site, found = parse(tree, games)
        if site is None:
            raise ValueError(f"only a site that holds can be changed to see what notices it: {found[0].message}")
        desk = Desk(games)
        pages, _ = ask(site, desk)
        changed = meant(pages, only)
        names = dict.fromkeys(page.page.game_name for page in changed if page.game)
        return cls(site, pages, desk, changed, {name: Witnesses.of(pages, name) for name in names})


def meant(pages: tuple[AskedPage, ...], only: Collection[str]) -> tuple[AskedPage, ...]:
    """Give the pages of these names; all of them where none is named."""
    return tuple(page for page in pages if page.page.id in only) if only else pages
