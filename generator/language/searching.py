"""Searching running text for any of many phrases, as whole words."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from generator.language.folding import visible

_APOSTROPHE = "['\N{RIGHT SINGLE QUOTATION MARK}]"
_WORD = re.compile(r"\w+")
_ANY = "…"
_NOTHING: Mapping[tuple[int, int], frozenset[str]] = MappingProxyType({})
_TEXTS = 4096
"""More texts than a page has, so that each is parted into words once for all that is looked for."""


class Phrases(NamedTuple):
    """Some phrases to search for, whatever their case and blanks; used like a compiled pattern.

    Few texts hold any of them, so a text is searched only if it has a word of `needed`, and only then is the pattern
    compiled. `needed` holds the longest word of each phrase; it is None where one of them has no word of its own.
    """

    pattern: str
    needed: frozenset[str] | None

    def finditer(self, text: str, start: int = 0, end: int = sys.maxsize) -> Iterator[re.Match[str]]:
        """Give every match in a part of a text, none of which overlap."""
        return _compiled(self.pattern).finditer(text, start, end) if may_be_in(self.needed, text) else iter(())

    def search(self, text: str, start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        """Give the first match in a part of a text."""
        return _compiled(self.pattern).search(text, start, end) if may_be_in(self.needed, text) else None

    def match(self, text: str, start: int = 0) -> re.Match[str] | None:
        """Give the match that starts at a place."""
        return _compiled(self.pattern).match(text, start) if may_be_in(self.needed, text) else None

    def fullmatch(self, text: str) -> re.Match[str] | None:
        """Give the match that is the whole text."""
        return _compiled(self.pattern).fullmatch(text) if may_be_in(self.needed, text) else None

    def everywhere(self, text: str, start: int = 0, end: int = sys.maxsize) -> Iterator[tuple[int, int]]:
        """Give every stretch of a part of a text that matches, those that overlap too."""
        found = self.search(text, start, end)
        while found:
            yield found.span()
            found = self.search(text, found.start() + 1, end)


def phrases(texts: Iterable[str], before: str = "", behind: str = "") -> Phrases:
    """Give the search for any of some phrases as whole words, between patterns.

    In a phrase `…` is any word; both apostrophes are alike.
    """
    found = {visible(text).strip() for text in texts}
    own = [_WORD.findall(text.casefold()) for text in found]
    needed = frozenset(max(words, key=len) for words in own) if all(own) else None
    return Phrases(f"{before}{either(found)}{behind}", needed)


def either(texts: Iterable[str]) -> str:
    """Give the pattern of any of some phrases as whole words, the longest first; without any, it matches nothing."""
    longest_first = sorted(texts, key=lambda text: (-len(text), text))
    alternatives = [r"\s+".join(map(_pattern, text.split())) for text in longest_first]
    return rf"(?<!\w)(?:{'|'.join(alternatives) or '(?!)'})(?!\w)"


def _pattern(word: str) -> str:
    if word == _ANY:
        return r"\w+"
    return re.escape(word) if word.isalnum() else re.sub(_APOSTROPHE, _APOSTROPHE, re.escape(word))


def may_be_in(needed: frozenset[str] | None, text: str) -> bool:
    """Tell whether a text has one of the words without which nothing is found in it; of no words nothing is known."""
    return needed is None or not needed.isdisjoint(_words(text))


class Names(Mapping[str, Phrases]):
    """A group of names by what they stand for, several of which may be called alike."""

    __hash__ = object.__hash__  # each is one of its own: what it finds in a text is remembered

    def __init__(self, names: Mapping[str, Phrases]) -> None:
        """Take the names together."""
        self._names = names
        needed = [one.needed for one in names.values()]
        self._needed = frozenset[str]().union(*filter(None, needed)) if None not in needed else None

    def __getitem__(self, name: str) -> Phrases:
        """Give what stands for a name."""
        return self._names[name]

    def __contains__(self, name: object) -> bool:
        """Tell whether there is a name."""
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        """Give the names."""
        return iter(self._names)

    def __len__(self) -> int:
        """Give how many names there are."""
        return len(self._names)

    def any_of(self, names: Iterable[str]) -> bool:
        """Tell whether any of some names is one of the group."""
        return not self._names.keys().isdisjoint(names)

    def are_in(self, text: str, start: int, end: int) -> bool:
        """Tell whether a part of a text holds any of the names."""
        return may_be_in(self._needed, text) and any(one.search(text, start, end) for one in self._names.values())

    def spans(self, text: str) -> Mapping[tuple[int, int], frozenset[str]]:
        """Give every stretch of a text that stands for something, with all that it may stand for, in order."""
        return _spans(self, text) if may_be_in(self._needed, text) else _NOTHING


@lru_cache(maxsize=_TEXTS)
def _spans(names: Names, text: str) -> Mapping[tuple[int, int], frozenset[str]]:
    found: dict[tuple[int, int], frozenset[str]] = {}
    for name, one in names.items():
        for span in one.everywhere(text):
            found[span] = found.get(span, frozenset()) | {name}
    return dict(sorted(found.items()))


@lru_cache(maxsize=_TEXTS)
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE)


@lru_cache(maxsize=_TEXTS)
def _words(text: str) -> frozenset[str]:
    return frozenset(_WORD.findall(text.casefold()))
