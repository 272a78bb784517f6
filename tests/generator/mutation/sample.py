"""A site in memory of one page in two languages, small enough to see all that is on it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from engine import GAMES
from generator.build import examine
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


def changed(tree: Tree) -> Findings:
    """Make every change of a site on which nothing is wrong but that it states few rules."""
    checked = examine(tree, GAMES)
    assert {found.code for found in checked.found if found.severity is Severity.ERROR} <= {"rule-without-home"}
    return mutate(checked, tree, GAMES)
