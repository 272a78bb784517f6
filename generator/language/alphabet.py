"""The order of an alphabet: texts side by side where readers look for them, whatever accents and signs they bear."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from functools import lru_cache

FIGURES = "0"
"""Stands for the letter of what begins with a digit, and of what holds no letter at all."""

_DIGITS = 9
_WORD = re.compile(r"\w+")


def alphabetic(text: str, passed_over: Collection[str] = ()) -> str:
    """Give a text as it is sorted: words in small letters without accents, and without a first one that is passed over.

    Signs part words and count for nothing else. Numbers go before letters, and by what they count.
    """
    words = [word.zfill(_DIGITS) if word.isdecimal() else word for word in _WORD.findall("".join(map(_plain, text)))]
    return " ".join(words[1:] if len(words) > 1 and words[0] in passed_over else words)


def initial(key: str) -> str:
    """Give the letter under which a text stands, by the form in which it is sorted."""
    return key[0] if key[:1].isalpha() else FIGURES


@lru_cache(maxsize=512)
def _plain(sign: str) -> str:
    """Give a letter without what stands above, below or across it, by what Unicode says that it is made of."""
    letters = [part for part in unicodedata.normalize("NFKD", sign.casefold()) if not unicodedata.combining(part)]
    return "".join(map(_uncrossed, letters))


def _uncrossed(letter: str) -> str:
    """Give a letter without a stroke or hook, of which Unicode makes no sign of its own: it only names it."""
    name, joined, _ = unicodedata.name(letter, "").partition(" WITH ")
    try:
        return unicodedata.lookup(name) if joined and letter.isalpha() else letter
    except KeyError:
        return letter
