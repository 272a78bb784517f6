"""Texts that differ only in how they were typed: blanks, dashes, quotes, composed letters, the first letter's case."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import NamedTuple

_DASHES = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212"
_UNSEEN = "\u00ad\u200b\u200c\u200d\u2060\ufeff"
_IS_UNSEEN = re.compile(f"[{_UNSEEN}]")
_ALIKE = str.maketrans(dict.fromkeys(_DASHES, "-") | dict.fromkeys(_UNSEEN, "") | {"\u2018": "'", "\u2019": "'"})


class Folded(NamedTuple):
    """A text in the form in which texts are compared, and where each of its characters came from.

    `places` holds the index in the original text of each character, and one index more: where the text ends.
    """

    text: str
    places: tuple[int, ...]

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Give the stretch of the original text behind a stretch of the folded one."""
        return self.places[start], self.places[end]


def fold(text: str) -> Folded:
    """Fold blanks, dashes and quotes, drop what cannot be seen, and compose letters (Unicode NFC)."""
    if _is_folded(text):
        return Folded(text, tuple(range(len(text) + 1)))
    letters: list[str] = []
    places: list[int] = []
    end = 0
    for place, original in enumerate(text):
        letter = " " if original.isspace() else original.translate(_ALIKE)
        if not letter or (letter == " " and (not letters or letters[-1] == " ")):
            continue
        composed = letter if letter.isascii() or not letters else unicodedata.normalize("NFC", letters[-1] + letter)
        if letters and len(composed) == 1 and composed != letter:
            letters[-1] = composed
        else:
            letters.append(letter)
            places.append(place)
        if letter != " ":
            end = place + 1
    if letters and letters[-1] == " ":
        letters.pop()
        places.pop()
    return Folded("".join(letters), (*places, end))


def _is_folded(text: str) -> bool:
    """Tell of most texts that there is nothing to fold in them."""
    return text.isascii() and text == " ".join(text.split())


def visible(text: str) -> str:
    """Give a text without what cannot be seen, such as a soft hyphen."""
    return text if text.isascii() else _IS_UNSEEN.sub("", text)


def key(text: str) -> str:
    """Give the folded text alone."""
    return text if _is_folded(text) else fold(text).text


def key_between(text: str) -> str:
    """Give the folded form of what stands between two texts: the blanks at its edges stay."""
    return key(f"0{text}0")[1:-1]


def bare(word: str) -> str:
    """Give what is left of a word without case, accents and the form of its apostrophes, as browsers can do it, too."""
    small = word.upper().lower().replace("\u2019", "'")  # it does what `casefold` is for, which browsers lack
    if small.isascii():
        return small
    return "".join(letter for letter in unicodedata.normalize("NFD", small) if not unicodedata.combining(letter))


def lower_first(text: str) -> str:
    """Write the first letter small, if it has a small form of its own."""
    return _with_first(text, text[:1].lower())


def upper_first(text: str) -> str:
    """Write the first letter large, if it has a large form of its own."""
    return _with_first(text, text[:1].upper())


def first_letter_variants(text: str) -> Iterator[str]:
    """Give the text as it is, then with a small, then with a large first letter where that makes a difference."""
    yield from dict.fromkeys((text, lower_first(text), upper_first(text)))


def _with_first(text: str, letter: str) -> str:
    return letter + text[1:] if len(letter) == 1 else text
