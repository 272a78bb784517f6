"""Small manners of setting figures that hold in every language."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

EN_DASH = "\u2013"
WORD_JOINER = "\u2060"
NARROW_SPACE = "\u202f"
NO_BREAK_SPACE = "\u00a0"

_Written = Callable[[re.Match[str]], str]


def _between(before: str, behind: str) -> _Written:
    """Write what a rule took between two blanks of ours; by a function, since `re` reads a template anew each time."""
    return lambda found: f"{before}{found[1]}{behind}"


_RULES: tuple[tuple[str, re.Pattern[str], str | _Written], ...] = (
    (EN_DASH, re.compile(rf"(?<=\d){EN_DASH}(?=\d)"), f"{EN_DASH}{WORD_JOINER}"),
    ("=", re.compile(r"(?<=[\dA-Z]) = (?=[\dA-Z])"), f"{NARROW_SPACE}={NARROW_SPACE}"),
    ("+", re.compile(r"(?<=\w) ?([+]) ?(?=[\dA-Z])"), _between(NARROW_SPACE, NARROW_SPACE)),
    ("\u00d7", re.compile(r"(?<=\w) ?(\u00d7) ?(?=[\dA-Z])"), _between(NARROW_SPACE, NARROW_SPACE)),
    ("§", re.compile(r"(?<=§) ?(?=\d)"), NARROW_SPACE),
    (" ", re.compile(r"(?<=\d) (\w{1,6}) (?=\d)"), _between(NO_BREAK_SPACE, NO_BREAK_SPACE)),  # 8 to 1, 1 sampai 8
    (
        " ",
        re.compile(rf"(?<![\w.,])(?<!§{NARROW_SPACE})(\d\d?) (?=[^\W\d_]{{1,5}}\b)"),
        _between("", NO_BREAK_SPACE),
    ),  # 8 decks
    (" ", re.compile(r"\b([A-Z]\w{1,8}) (?=\d)"), _between("", NO_BREAK_SPACE)),  # Dragon 7, Pasal 426
)

"""What each rule needs in a text, what it finds there, and what it makes of that."""

_PLACES = re.compile(r"[\d=+\u00d7§]")
"""What all of the rules need; most texts have none of it."""


@lru_cache(maxsize=32768)  # a site says more than a few thousand things, and most of them twice
def typeset(text: str) -> str:
    """Keep ranges, sums, § numbers, and small figures with what they count or number, from breaking over lines."""
    if not _PLACES.search(text):
        return text
    for needed, pattern, replacement in _RULES:
        if needed in text:
            text = pattern.sub(replacement, text)
    return text
