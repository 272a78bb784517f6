"""Blocks that tell of the book itself: what is woven into them is what the build knows."""

from __future__ import annotations

from engine import GAMES
from generator.checking import examine
from generator.view import PageCountView, ReportView, StatusView, WovenPage
from generator.weave import weave_pages
from tests.generator.site.sample import site

GRID = "::: grid units(row)\n| a | b |\n|---|---|\n| 15 | 5 |\n| 16 | 6 |\n:::\n"
TEXT = f"# T [15]{{=sum(7,8)}}\n\n[8]{{c=}} [8]{{=card_value(c)}} [9]{{!=card_value(c)}} [1998]{{!year}}\n\n{GRID}\n"
ONLY = "source: id\ngame: baccarat\nslug: {id: only}\nlanguages: [id]\n"


def woven(files: dict[str, str]) -> dict[str, WovenPage]:
    """Weave a site in which nothing is wrong: its pages by their addresses."""
    checked = examine(site(files), GAMES)
    assert checked.site is not None
    assert {one.severity.value for one in checked.found} <= {"notice"}
    made = weave_pages(checked.site, checked.pages, GAMES)
    return {page.address: page for page in made if isinstance(page, WovenPage)}


def drawn(files: dict[str, str], address: str = "en/page.html") -> object:
    """What the first block of a page draws that binds nothing."""
    (view,) = (view for index, view in woven(files)[address].view.woven.blocks.items() if index)
    return view


def test_the_counts_are_those_of_all_pages_in_each_language() -> None:
    files = {
        "site.yaml": "title: {id: Situs, en: Site}\nlanguages: [id, en]\npages: [rules, page, only]\n",
        "*.md": f"{TEXT}::: status\n:::\n",
        "content/only/page.yaml": ONLY,
        "content/only/id.md": "# Only [15]{=sum(7,8)} [8]{c=} [8]{=card_value(c)}\n",
    }
    view = drawn(files)
    assert isinstance(view, StatusView)
    assert [(language.code, language.direction) for language in view.languages] == [("id", "ltr"), ("en", "ltr")]
    rules, page = view.pages
    assert page == PageCountView("T 15", "page.html", ("5", "5"))
    assert (rules.title, rules.href) == ("A", "rules.html")
    both = {kind: [int(count) for count in counts] for kind, counts in view.sorts.items()}
    assert both["cells"] == [2, 2]
    assert both["exempt"] == [1, 1]
    assert [both[kind][0] - both[kind][1] for kind in both] == [2, 1, 0, 0, 0]
    assert [int(count) for count in view.recomputed] == [
        sum(both[kind][at] for kind in ("claims", "denials", "cells")) for at in range(2)
    ]
    known = str(len(GAMES["baccarat"].provisions))
    assert view.known == view.read == (known, known)
    indonesian = drawn(files, "id/page.html")
    assert isinstance(indonesian, StatusView)
    assert [page.recomputed for page in indonesian.pages][1:] == [("5", "5"), ("2", "")]


def test_an_address_is_shown_without_what_only_machines_need() -> None:
    title = "title: {id: Situs, en: Site}\nlanguages: [id, en]\npages: [page, rules]\n"
    text = {"*.md": f"{TEXT}::: report\n:::\n"}
    for url, shown in {"https://example.org/a": "example.org/a", "mailto:a@example.org": "a@example.org"}.items():
        assert drawn({"site.yaml": f"{title}report_url: {url}\n", **text}) == ReportView(url, shown)
    assert drawn(text) == ReportView("", "")
