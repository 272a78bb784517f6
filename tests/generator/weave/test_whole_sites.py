"""What holds becomes a whole site; whole.md holds titles, what stands on a page, and parts of what is made of it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from markdown_it.utils import read_fixture_file

from engine import GAMES
from generator.checking import examine
from generator.inspect import inspect, look
from generator.making import make
from tests.generator.site.sample import BASE_URL, site

EXAMPLES = """examples:
  final: {final: {player: 7, banker: 4}, expect: {winner: player}}
  first: {first: {player: 7, banker: 3}, expect: {next: banker-third}}
  one: {deal: {player: 7 8}, expect: {player.first: 5, player.total: 5, next: banker-cards}}
  whole:
    deal: {player: 2S 3H 3D, banker: 2C 4H}
    expect: {winner: player, player.first: 5, player.third: 3, player.total: 8,
      banker.first: 6, banker.third: stood, banker.total: 6}
"""
CASES = [
    pytest.param(body, parts.splitlines(), id=title)
    for _, title, body, parts in read_fixture_file(Path(__file__).parent / "whole.md")
]
COMING = "coming: {bets: {title: {id: a, en: a}, summary: {id: a, en: a}}}\n"
SITE = f"title: {{id: Situs, en: Site}}\nlanguages: [id, en]\npages: [rules, page]\n{COMING}"


def made(files: dict[str, str]) -> dict[str, str]:
    """Make a site in which nothing is found, before or after: its text files."""
    checked = examine(site({"site.yaml": SITE, **files}), GAMES)
    assert checked.site is not None
    assert [f"{one.place} {one.code}" for one in checked.found if one.code != "unused-example"] == []
    published, broken = make(checked.site, checked.pages, GAMES)
    assert broken == ()
    texts = {name: data.decode() for name, data in published.items() if not name.endswith(".png")}
    assert inspect(look(published), published, "site", BASE_URL) == ()
    return texts


@pytest.mark.parametrize(("body", "parts"), CASES)
def test_a_site_is_made_of_all_that_a_page_may_hold(body: str, parts: list[str]) -> None:
    page = made({"page.yaml": EXAMPLES, "*.md": f"# T\n\n{body}"})["en/page.html"]
    assert [part for part in parts if part not in page] == []


def test_the_count_of_a_pages_figures_leads_to_where_it_is_told_how_they_are_checked() -> None:
    files = {"site.yaml": f"{SITE}checked: rules\n", "*.md": "# T [15]{=sum(7,8)}"}
    assert '<p class="colophon"><a href="rules.html">1 figure' in made(files)["en/page.html"]


def test_a_page_without_a_game_may_bind_a_grid_to_one_and_cites_its_rules() -> None:
    grid = "# T\n\n::: grid baccarat:player_action(row)\n| a | |\n|---|---|\n| 0–5 | {} |\n| 6–7 | {} |\n:::\n"
    page = made(
        {
            "page.yaml": "source: id\nslug: {id: page, en: page}\n",
            "id.md": grid.format("menarik", "berhenti"),
            "en.md": grid.format("draws", "stands"),
        }
    )["en/page.html"]
    assert re.findall(r'href="rules\.html#s(\d+)"', page) == ["8", "9"]


def test_claims_stand_in_reading_order_with_the_cells_of_grids() -> None:
    body = "[15]{=sum(7,8)}\n\n::: grid units(row)\n| a | b |\n|---|---|\n| 16 | 6 |\n:::\n\n[5]{=total(7,8)}\n"
    claims = json.loads(made({"*.md": f"# T\n\n{body}"})["claims.json"])
    ours = [(claim["language"], claim["line"], claim["shown"]) for claim in claims if claim["page"] == "page"]
    assert ours == [(code, line, shown) for code in ("id", "en") for line, shown in ((3, "15"), (8, "6"), (11, "5"))]
