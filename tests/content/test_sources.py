"""What the rules rest on: told on one page, cited at the end of each part of a page that states a rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine import GAMES

SOURCES = {rule.source for game in GAMES.values() for rule in game.provisions}
HOME = re.compile(r'<div class="rule" id="s(\d+)">')
CITED = re.compile(r'<p class="citations">.*</p>')
SPAN = re.compile("§\u202f(\\d+)(?:–\u2060(\\d+))?(?=[,:])")


def parts(html: str) -> list[str]:
    """A page cut where a section of it starts."""
    return html.split("<section aria-labelledby")


def numbers(text: str) -> set[int]:
    return {number for first, last in SPAN.findall(text) for number in range(int(first), int(last or first) + 1)}


@pytest.mark.parametrize("language", ["id", "en"])
def test_each_part_of_a_page_cites_the_source_of_each_of_its_rules_and_of_no_other(
    published: Path, language: str
) -> None:
    stated = 0
    for page in (published / "site" / language).glob("*.html"):
        for part in parts(page.read_text("utf-8")):
            homes = {int(number) for number in HOME.findall(part)}
            assert numbers(" ".join(CITED.findall(part))) == homes, page.name
            stated += len(homes)
    assert stated


@pytest.mark.parametrize(("language", "slug"), [("id", "sumber"), ("en", "sources")])
def test_the_page_of_sources_tells_of_each_with_the_rules_that_rest_on_it(
    published: Path, language: str, slug: str
) -> None:
    html = (published / "site" / language / f"{slug}.html").read_text("utf-8")
    told = dict(re.findall(r'<dt id="([^"]+)">(.*?)</div>', html, re.DOTALL))
    assert told.keys() == SOURCES
    assert all(re.search(r"#s\d+\">§", text) for text in told.values())


@pytest.mark.parametrize(
    ("language", "slug", "date"), [("id", "sumber", "29 November 2026"), ("en", "sources", "29 November 2026")]
)
def test_a_source_tells_when_it_was_read_in_the_manner_of_the_language(
    published: Path, language: str, slug: str, date: str
) -> None:
    html = (published / "site" / language / f"{slug}.html").read_text("utf-8")
    assert f'<time datetime="2026-11-29">{date}</time>' in html


def test_house_practice_has_no_address_and_no_date(published: Path) -> None:
    html = (published / "site" / "en" / "sources.html").read_text("utf-8")
    entry = html.split('<dt id="practice">')[1].split("</div>")[0]
    assert "https://" not in entry
    assert "<time" not in entry
