"""What counts as a word: letters, and figures as the language writes them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import ROUND_HALF_UP, Decimal

from generator.language import bare

_FIRST = frozenset("§0123456789")
_WORD = re.compile(r"[^\W\d_]+(?:[\u0300-\u036f'\u2019]+[^\W\d_]+)*[\u0300-\u036f]*|[0-9]+(?:[.,:/][0-9]+)*|§\s*[0-9]+")
"""`templates/assets/search.js` has the same in its own words, and a test holds that both cut the pages alike."""


def words(text: str) -> list[str]:
    """Cut a text into words, as they stand: *§ 14*, *8:1*, *1,06*; a dash and a hyphen part two words."""
    return _WORD.findall(text)


def key(word: str) -> str:
    """Give what words are compared by: of a figure, its text without blanks and with one form of the decimal mark."""
    return "".join(word.split()).replace(",", ".") if is_figure(word) else bare(word)


def is_figure(word: str) -> bool:
    """Tell whether a word, or its key, is a figure or a §, which have no other forms."""
    return word[0] in _FIRST


def rounded(word: str, decimal_mark: str) -> Iterator[str]:
    """Give the keys of a decimal figure rounded to fewer decimals, as it may be quoted elsewhere; halves go up."""
    whole, mark, decimals = word.partition(decimal_mark)
    if mark and whole.isdecimal() and decimals.isdecimal():
        exact = Decimal(f"{whole}.{decimals}")
        for places in range(1, len(decimals)):
            yield str(exact.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP))
