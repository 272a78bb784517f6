"""The index of the shipped pages, and the ways that lead to it and to every page from everywhere."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import unescape
from pathlib import Path

import pytest
import yaml

from engine import GAMES
from generator.build import check
from tests.content.test_shipped import LANGUAGES, PAGES
from tests.generator.render.sample import assert_parses

CONTENT = Path(__file__).parents[2] / "content"
INDEX = yaml.safe_load((CONTENT / "site.yaml").read_bytes())["index"]
TERMS = yaml.safe_load((CONTENT / "glossary" / "page.yaml").read_bytes())["terms"]
HEADING = re.compile(r"<h([1-3])[^>]*>(.*?)</h\1>", re.DOTALL)
MOST = 2
"""How many sections at most share a heading that is listed."""


@pytest.fixture(scope="module")
def files() -> Mapping[str, str]:
    """The pages of the site by their names."""
    files = check(CONTENT.parent, GAMES).files
    return {name: data.decode() for name, data in files.items() if name.endswith(".html")}


def text(html: str) -> str:
    """What a reader sees of some HTML, whatever its blanks and what joins its words."""
    return " ".join(unescape(re.sub("<[^>]*>", "", html)).replace("\u2060", "").split())


def listed(page: str) -> list[str]:
    """What the entries of an index begin with, in order."""
    return [text(entry) for entry in re.findall("<li><a href=[^>]*>(.*?)</a>", page[page.index("<section") :])]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_page_leads_to_the_index_and_to_every_page(code: str, files: Mapping[str, str]) -> None:
    here = {name.partition("/")[2] for name in PAGES if name.startswith(f"{code}/")}
    for name in (*PAGES, f"{code}/{INDEX[code]}.html"):
        if name.startswith(f"{code}/"):
            head = files[name].partition("<main")[0]
            led = {address.partition("#")[0] for address in re.findall('href="([^"]*)"', head)}
            assert led | {name.partition("/")[2]} >= {*here, f"{INDEX[code]}.html"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_home_page_tells_what_the_index_is(code: str, files: Mapping[str, str]) -> None:
    main = files[f"{code}/index.html"].partition("<main")[2]
    assert f'<a href="{INDEX[code]}.html">' in main


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_index_lists_every_term_and_every_heading(code: str, files: Mapping[str, str]) -> None:
    page = files[f"{code}/{INDEX[code]}.html"]
    assert_parses(page)
    entries = listed(page)
    assert {term[code]["term"] for term in TERMS.values()} <= set(entries)
    own = [files[name] for name in PAGES if name.startswith(f"{code}/")]
    headings = [text(heading) for html in own for _, heading in HEADING.findall(html) if 'id="book_"' not in heading]
    wanted = {heading for heading in headings if headings.count(heading) <= MOST}
    assert len(wanted) > len(entries) / 2
    assert wanted - set(entries) <= {text(files[f"{code}/index.html"].partition('id="book_">')[2].partition("<")[0])}


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_letters_stand_in_order_and_each_leads_to_what_begins_with_it(code: str, files: Mapping[str, str]) -> None:
    page = files[f"{code}/{INDEX[code]}.html"]
    letters = re.findall('<li><a href="#([^"]*)">', page.partition("<section")[0])
    assert letters == ["figures_", *sorted(letters[1:])]
    assert letters == re.findall('<h2 id="([^"]*)">', page)
    assert len(letters) > len("abcdefghij")
