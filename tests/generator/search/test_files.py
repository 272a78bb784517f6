"""The files that a search looks things up in: what each of them holds, read as the script reads them."""

from __future__ import annotations

import json
from bisect import bisect
from collections.abc import Mapping
from itertools import accumulate
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.search import search_files
from generator.search.files import encoded, front_coded
from tests.generator.search.test_passages import parsed

SITE = "title: {id: Situs, en: Site}\nlanguages: [id, en]\npages: [page, rules]\nindex: {id: indeks, en: a-z}\n"
TERMS = """terms:
  bet: {id: {term: taruhan}, en: {term: bet, refused: [wager, a wager]}}
"""
BODY = """# A drawing [15]{=sum(7,8)}

The bets; 1.06 and 8:1.

{#first}
## Drawn

A card of the zoo.

::: terms
{#bet}
Bet
: Money.
:::
"""


def numbers(text: str) -> list[int]:
    """Read numbers as the script does."""
    found, high = [], 0
    for letter in text:
        if ord(letter) > ord("["):
            high = high * 34 + ord(letter) - ord("]")
        else:
            found.append(high * 57 + ord(letter) - ord("#"))
            high = 0
    assert high == 0
    return found


def places(core: Mapping[str, Any], text: str) -> dict[int, list[int]]:
    """Read where something stands as the script does: by passage, its places there."""
    names, lengths = numbers(core["name"]), numbers(core["length"])
    kept = (name + 8 + 16 * (length + 1) for name, length in zip(names, lengths, strict=True))
    starts = list(accumulate(kept, initial=0))
    found: dict[int, list[int]] = {}
    for place in accumulate(numbers(text)):
        passage = bisect(starts, place) - 1
        found.setdefault(passage, []).append(place - starts[passage])
    return found


def unpacked(text: str) -> list[str]:
    """Read words as the script does."""
    words: list[str] = []
    for letter in text:
        if letter.isdecimal():
            words.append((words[-1] if words else "")[: int(letter)])
        else:
            words[-1] += letter
    return words


@pytest.fixture(scope="module")
def data() -> Mapping[str, Any]:
    """What the files of a small site hold, by their names."""
    files = search_files(parsed({"site.yaml": SITE, "page.yaml": TERMS, "*.md": BODY}))
    texts = {name: file.decode() for name, file in files.items()}
    assert all(text.startswith("tetapSearch(") and text.endswith(");\n") for text in texts.values())
    return {name: json.loads(text.removeprefix("tetapSearch(").removesuffix(");\n")) for name, text in texts.items()}


def test_each_language_has_a_folder_beside_its_index(data: Mapping[str, Any]) -> None:
    assert {name.rpartition("/")[0] for name in data} == {"id/indeks.search", "en/a-z.search"}
    assert data["id/indeks.search/words.js"]["ui"]["hits"] == {"other": "{count} bagian ditemukan"}


def test_a_site_without_an_index_has_no_search() -> None:
    assert search_files(parsed({"*.md": BODY})) == {}


def looked_up(data: Mapping[str, Any], root: str) -> dict[int, list[int]]:
    """Look a root or a figure up in the English files."""
    core = data["en/a-z.search/words.js"]
    if root[0].isdecimal():
        return places(core, dict(data["en/a-z.search/f0.js"])[root])
    return places(core, data["en/a-z.search/r0.js"][unpacked(core["roots"]).index(root)])


def test_a_root_is_found_wherever_a_form_of_it_stands(data: Mapping[str, Any]) -> None:
    # A heading's words come first, then the text's behind a gap of eight places; the 15 of the title is a word, too.
    assert looked_up(data, "draw") == {0: [1], 1: [0]}
    assert looked_up(data, "bet") == {0: [12], 2: [0]}
    assert looked_up(data, "zoo") == {1: [13]}


def test_a_figure_is_found_as_it_is_written_and_as_it_is_rounded(data: Mapping[str, Any]) -> None:
    assert looked_up(data, "1.06") == looked_up(data, "1.1") == {0: [13]}
    assert looked_up(data, "8:1")[0] == [15]


def test_texts_and_names_are_told_for_whoever_shows_them(data: Mapping[str, Any]) -> None:
    assert data["en/a-z.search/words.js"]["pages"][0] == ["A drawing 15", "page.html", 3]
    assert data["en/a-z.search/t0.js"] == [
        ["", "", "The bets; 1.06 and 8:1."],
        ["Drawn", "first", "A card of the zoo."],
        ["Bet", "bet", "Money.", ["id", "taruhan"]],
    ]


def test_a_refused_word_finds_the_term_that_is_used_instead(data: Mapping[str, Any]) -> None:
    core = data["en/a-z.search/words.js"]
    roots = unpacked(core["roots"])
    assert core["alike"][str(roots.index("wager"))] == [roots.index("bet")]


@given(st.lists(st.integers(0, 10**6)))
def test_numbers_are_read_as_they_were_written(written: list[int]) -> None:
    text = encoded(written)
    assert numbers(text) == written
    assert json.dumps(text)[1:-1] == text


@given(st.lists(st.text(st.sampled_from("abc'"), min_size=1, max_size=14), unique=True))
def test_words_are_read_as_they_were_written(written: list[str]) -> None:
    assert unpacked(front_coded(sorted(written))) == sorted(written)
