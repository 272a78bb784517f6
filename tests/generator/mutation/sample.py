"""A site in memory of one page in two languages, small enough to see all that is on it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path

from engine import GAMES
from engine.api import Game
from generator.checking import examine
from generator.diagnostics import Severity
from generator.mutation import Findings, mutate
from generator.read import Tree, read

ROOT = Path(__file__).parents[3]
SITE = "title: {id: Situs, en: Site}\nlanguages: [id, en]\npages: [page]\n"
PAGE = "game: baccarat\nsource: id\nslug: {id: halaman, en: page}\n"


@cache
def shipped() -> Tree:
    """The site of this project."""
    tree, found = read(ROOT)
    assert found == []
    return tree


def site(indonesian: str, english: str, examples: str = "") -> Tree:
    """Give a site whose page has these texts below its title."""
    page = PAGE + (f"examples:\n{examples}" if examples else "")
    files = {
        "content/site.yaml": SITE,
        "content/page/page.yaml": page,
        "content/page/id.md": f"# Judul\n\n{indonesian}",
        "content/page/en.md": f"# Title\n\n{english}",
    }
    templates = {name: data for name, data in shipped().items() if name.startswith("templates/")}
    return {**templates, **{name: text.encode() for name, text in files.items()}}


def with_page(tree: Tree, name: str, text: str, game: str = "baccarat") -> Tree:
    """Give a site with one page more behind its others, which says the same in both languages."""
    files = {
        "content/site.yaml": tree["content/site.yaml"].decode().removesuffix("]\n") + f", {name}]\n",
        f"content/{name}/page.yaml": f"game: {game}\nsource: id\nslug: {{id: {name}, en: {name}}}\n",
    }
    files |= {f"content/{name}/{code}.md": f"# {name.title()}\n\n{text}" for code in ("id", "en")}
    return {**tree, **{file: text.encode() for file, text in files.items()}}


def changed(tree: Tree, games: Mapping[str, Game] = GAMES, pages: Collection[str] = ()) -> Findings:
    """Make every change of a site on which nothing is wrong but that it states few rules."""
    checked = examine(tree, games)
    assert {found.code for found in checked.found if found.severity is Severity.ERROR} <= {
        "rule-without-home",
        "mistake-unlinked",
    }
    return mutate(checked, tree, games, only=pages)
