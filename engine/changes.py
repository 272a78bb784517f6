"""Rules with one entry changed: what the mutants of a game are made with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine.api import Word

T = TypeVar("T")
W = TypeVar("W", bound=Word)


def with_entry(entries: Sequence[T], index: int, entry: T) -> tuple[T, ...]:
    """Give entries with one of them changed."""
    return (*entries[:index], entry, *entries[index + 1 :])


def next_word(word: W) -> W:
    """Give the word behind another in its closed list, the first behind the last."""
    words = list(type(word))
    return words[(words.index(word) + 1) % len(words)]
