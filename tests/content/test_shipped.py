"""The shipped pages: nothing is found in them, and what is published is whole."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
import yaml

from engine import GAMES
from generator.build import check
from tests.content.sample import faults
from tests.generator.render.sample import assert_parses

SITE = Path(__file__).parents[2] / "content"
LANGUAGES = ("id", "en")
DATA = yaml.safe_load((SITE / "site.yaml").read_bytes())
NAMES, INDEX = DATA["pages"], DATA["index"]
SLUGS = {name: yaml.safe_load((SITE / name / "page.yaml").read_bytes())["slug"] for name in NAMES}
CLAIM = re.compile(r"\]\{(?:!|[a-z]+)?=[^}]")
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
"""Where a page shows how its claims are written."""
GRID_CELLS = 8 * 11 + 3 * 3 + 6 + (6 + 11 + 5 * 3) + 5 * 6 + 7 * 2 + 3 * 6 + 3 * 6 + 10 + 4 + 3 + 10 * 10 + 2 * 10 * 2
GRID_CELLS += 4 * 3 + 2 * 9  # of sessions
GRID_CELLS += 11 + 3 + 2 + 10 * 7 + 10 * 2  # of blackjack
PAGES = [f"{code}/{SLUGS[name][code]}.html" for name in NAMES for code in LANGUAGES]


class Links(HTMLParser):
    """Collects the language of a page and where its links lead."""

    def __init__(self, text: str) -> None:
        """Read a page."""
        super().__init__()
        self.language: str | None = None
        self.targets: set[str | None] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what an element says."""
        found = dict(attrs)
        if tag == "html":
            self.language = found.get("lang")
        if tag == "a":
            self.targets.add(found.get("href"))


def test_nothing_is_found_in_the_shipped_content(published: Path) -> None:
    checked = check(published, GAMES)
    assert faults(checked.found) == []
    assert all(document.answers for page in checked.pages if page.page.game for document in page.documents.values())


def test_every_page_is_published_in_every_language(published: Path) -> None:
    pages = {path.relative_to(published / "site").as_posix() for path in (published / "site").glob("*/*.html")}
    assert pages == {*PAGES, *(f"{code}/{INDEX[code]}.html" for code in LANGUAGES)}


@pytest.mark.parametrize("page", PAGES)
def test_a_page_parses_without_an_error(page: str, published: Path) -> None:
    assert_parses((published / "site" / page).read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", PAGES)
def test_a_page_names_its_language_and_links_to_the_others(page: str, published: Path) -> None:
    code = page.partition("/")[0]
    name = next(name for name in NAMES if page == f"{code}/{SLUGS[name][code]}.html")
    links = Links((published / "site" / page).read_text(encoding="utf-8"))
    others = {f"../{other}/{SLUGS[name][other]}.html" for other in LANGUAGES if other != code}
    assert links.language == code
    assert others <= links.targets


def test_each_entry_of_the_claims_file_points_at_the_text_in_the_source(published: Path) -> None:
    claims = json.loads((published / "site" / "claims.json").read_bytes())
    sources = {claim["file"]: (published / claim["file"]).read_text(encoding="utf-8").splitlines() for claim in claims}
    keys = {"page", "language", "file", "line", "column", "shown", "question", "answer", "rules", "workings"}
    places = [(claim["file"], claim["line"], claim["column"]) for claim in claims]
    in_braces = sum(len(CLAIM.findall(FENCED.sub("", "\n".join(lines)))) for lines in sources.values())
    assert len(claims) == len(set(places)) == in_braces + GRID_CELLS * len(LANGUAGES)
    for claim in claims:
        assert claim.keys() == keys
        assert claim["file"] == f"content/{claim['page']}/{claim['language']}.md"
        assert sources[claim["file"]][claim["line"] - 1].startswith(claim["shown"], claim["column"] - 1)
        assert claim["rules"] or "." in claim["question"] or claim["question"] == "cells()"
