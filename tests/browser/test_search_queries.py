"""What the search finds of what readers type, in their language and for few bytes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from selenium.webdriver.remote.webdriver import WebDriver

from generator.search.words import key, words
from tests.browser.published import Published
from tests.browser.search import ask, first_uses, open_search
from tests.content.test_shipped import LANGUAGES
from tests.search.queries import Queries, read

LEAST_RIGHT = 0.95
"""The part of the queries at least whose first hit is a section that was wanted."""
MOST_BYTES = 15_000
"""What the first use of the search may take, zipped."""


def wrong(asked: Queries, first: dict[str, str]) -> list[str]:
    """Tell of the queries whose first hit is none of the sections that were wanted."""
    return [
        f"{query.text}: {first.get(query.text, 'nothing')}, not {' or '.join(query.sections)}"
        for query in asked.queries
        if first.get(query.text) not in query.sections
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_readers_find_what_they_look_for_in_their_language_and_for_few_bytes(
    browser: WebDriver, published: Published, code: str
) -> None:
    asked = read(code)
    found = {text: (answer, size) for text, answer, size in first_uses(browser, published, code)}
    first = {text: answer.hits[0].address for text, (answer, _) in found.items() if answer.hits}
    assert len(found) == len(asked.queries) + len(asked.none)
    assert len(missed := wrong(asked, first)) <= (1 - LEAST_RIGHT) * len(asked.queries), missed
    assert [word for word in asked.none if found[word][0].hits] == []
    assert {text: size for text, (_, size) in found.items() if size > MOST_BYTES} == {}
    elsewhere = [hit for answer, _ in found.values() for hit in answer.hits if hit.address.startswith("http")]
    assert elsewhere == []


def test_a_first_hit_that_was_not_wanted_is_told() -> None:
    asked = read("en")
    right = {query.text: query.sections[-1] for query in asked.queries}
    assert wrong(asked, right) == []
    query = asked.queries[0]
    assert wrong(asked, right | {query.text: "about"}) == [
        f"{query.text}: about, not {' or '.join(query.sections)}",
    ]


@pytest.mark.parametrize(
    ("code", "text", "marked"),
    [
        ("id", "dipertaruhkannya", "taruhan"),
        ("id", "pemainnyalah", "pemain"),
        ("id", "ditarikkan", "menarik"),
        ("en", "wheel's", "wheel"),
        ("en", "roulettes", "roulette"),
    ],
)
def test_forms_are_found_that_no_page_has(
    browser: WebDriver, published: Published, code: str, text: str, marked: str
) -> None:
    pages = [page.read_text(encoding="utf-8") for page in (published.folder / code).rglob("*.html")]
    assert not any(text in page.lower() for page in pages)
    browser.get(f"{published.address}{code}/index.html")
    open_search(browser)
    assert marked in {word.lower() for hit in ask(browser, published, code, text).hits for word in hit.marked}


def test_a_word_is_found_while_it_is_typed(search: WebDriver, published: Published) -> None:
    for part in ("insura", "insuranc"):
        assert ask(search, published, "en", part).hits[0].address in {"blackjack#insurance", "glossary#insurance"}
    assert ask(search, published, "en", "insura ").hits == ()


def test_the_browser_cuts_and_compares_words_as_the_generator_does(search: WebDriver, site: Path) -> None:
    program = (Path("templates") / "assets" / "search.js").read_text(encoding="utf-8")
    cutting = program[program.index("  const WORD") : program.index("  // The first file")]
    texts = [
        text
        for code in LANGUAGES
        for file in sorted((site / code).glob("*.search/t*.js"))
        for heading, _, text, *_ in json.loads(
            file.read_text(encoding="utf-8").removeprefix("tetapSearch(").removesuffix(");\n")
        )
        for text in (heading, text)
    ]
    texts += ["§\u202f14 § 15", "Straße ĐORĐE partage\u0301 ½ x² Ⅷ", "1,06 8:1 4.998.398 19:20", "a'b\u2019c 'd"]
    assert len(texts) > len("not only those")
    cut = search.execute_script(
        f"{cutting} const cut = (text) => (text.match(WORD) ?? []).map((word) => [word, keyOf(word)]);"
        "return arguments[0].map(cut)",
        texts,
    )
    assert cut == [[[word, key(word)] for word in words(text)] for text in texts]
