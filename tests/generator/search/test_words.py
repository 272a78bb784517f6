"""How texts are cut into words, and in which form words are compared; words.md holds titles, texts and their words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from markdown_it.utils import read_fixture_file

from generator.search.words import is_figure, key, rounded, words

ESCAPE = re.compile(r"\\u([0-9a-f]{4})")


def fixtures() -> list[object]:
    """The cases of words.md, in which a character that nobody sees is written as an escape."""
    return [
        pytest.param(ESCAPE.sub(lambda found: chr(int(found[1], 16)), text), keys.split(), id=title)
        for _, title, text, keys in read_fixture_file(Path(__file__).parent / "words.md")
    ]


@pytest.mark.parametrize(("text", "keys"), fixtures())
def test_a_text_is_cut_into_words(text: str, keys: list[str]) -> None:
    assert [key(word) for word in words(text)] == keys


def test_what_begins_with_a_digit_or_a_section_sign_is_a_figure() -> None:
    assert [one for one in ("8:1", "§14", "player", "½") if is_figure(one)] == ["8:1", "§14"]


@pytest.mark.parametrize(
    ("word", "mark", "keys"),
    [
        ("1,0579", ",", ["1.1", "1.06", "1.058"]),
        ("1.0579", ".", ["1.1", "1.06", "1.058"]),
        ("0.25", ".", ["0.3"]),
        ("99.96", ".", ["100.0"]),
        ("3,672", ".", []),
        ("4.998.398", ".", []),
        ("12", ".", []),
        ("8:1", ":", []),
    ],
)
def test_a_decimal_figure_is_found_as_it_may_be_rounded(word: str, mark: str, keys: list[str]) -> None:
    assert list(rounded(word, mark)) == keys
