"""The queries that the search is measured by: fair to readers, and about pages and words as they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

import html5lib  # type: ignore[import-untyped]  # its stubs are not among what the tests need
import pytest

from generator.source import Source
from tests.content.test_shipped import LANGUAGES
from tests.search.queries import KINDS, check, read

FEWEST_QUERIES = 60
FEWEST_WORDS = 10
HEADINGS = ("h2", "h3", "dt")
"""What a hit may be: a section, or a term with its definition."""
WORD_JOINER = "\u2060"


@pytest.fixture(scope="module")
def anchors(site: Path) -> Mapping[str, frozenset[str]]:
    """The addresses of all sections and pages, without `.html`, by their language."""
    return {code: frozenset(_addresses(site / code)) for code in LANGUAGES}


@pytest.fixture(scope="module")
def texts(site: Path) -> Mapping[str, Mapping[str, str]]:
    """What the pages of each language say, workings and translated headings too, in small letters."""
    return {
        code: {page.relative_to(site).as_posix(): _text(page) for page in (site / code).rglob("*.html")}
        for code in LANGUAGES
    }


def _addresses(folder: Path) -> Iterator[str]:
    for page in folder.glob("*.html"):
        yield page.stem
        for element in html5lib.parse(page.read_bytes(), namespaceHTMLElements=False).iter():
            if element.tag in HEADINGS and "id" in element.attrib:
                yield f"{page.stem}#{element.get('id')}"


def _text(page: Path) -> str:
    parsed = html5lib.parse(page.read_bytes(), namespaceHTMLElements=False)
    return " ".join(parsed.itertext()).replace(WORD_JOINER, "").casefold()


@pytest.mark.parametrize("code", LANGUAGES)
def test_there_are_enough_of_every_kind_that_all_languages_share(code: str) -> None:
    asked = read(code)
    assert len(asked.queries) >= FEWEST_QUERIES
    assert len(asked.none) >= FEWEST_WORDS
    kinds = {query.why.partition(",")[0] for query in asked.queries}
    assert set(KINDS) - kinds <= {"informal form", "other spelling"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_is_asked_twice(code: str) -> None:
    asked = read(code)
    typed = Counter([query.text.casefold() for query in asked.queries] + list(asked.none))
    assert [text for text, times in typed.items() if times > 1] == []
    assert [query.text for query in asked.queries if len(set(query.sections)) < len(query.sections)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_section_is_published(code: str, anchors: Mapping[str, frozenset[str]]) -> None:
    wanted = {section for query in read(code).queries for section in query.sections}
    assert sorted(wanted - anchors[code]) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_must_find_nothing_stands_on_no_page_of_its_language(
    code: str, texts: Mapping[str, Mapping[str, str]]
) -> None:
    asked = read(code)
    assert [(word, page) for word in asked.none for page, text in texts[code].items() if word in text] == []
    others = [text for other in LANGUAGES if other != code for text in texts[other].values()]
    assert [word for word in asked.none if not any(word in text for text in others)] == []


def test_figures_stay_what_was_typed() -> None:
    assert {"8:1", "3:2", "1,06", "2,70"} <= {query.text for query in read("id").queries}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("queries: []\n", "the key 'none' is missing"),
        ("none: [Wheel]\nqueries: []\n", "one word in small letters"),
        (
            "none: []\nqueries:\n- {query: a b c d e f, section: [a#b], why: 'phrase, x'}\n",
            "a query is one to five words with single blanks",
        ),
        (
            "none: []\nqueries:\n- {query: a, section: [a.html#b], why: 'phrase, x'}\n",
            "an address is a slug, or a slug, # and an anchor",
        ),
        (
            "none: []\nqueries:\n- {query: a, section: [a, b, c, d], why: 'phrase, x'}\n",
            "length of value must be at most 3",
        ),
        (
            "none: []\nqueries:\n- {query: a, section: [a#b], why: because}\n",
            f"begin with a kind and a comma; kinds: {', '.join(KINDS)}",
        ),
    ],
)
def test_a_file_that_does_not_fit_is_told_why(text: str, message: str) -> None:
    assert [fault.message for fault in check(Source.of("queries.yaml", text))] == [message]
