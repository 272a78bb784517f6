"""What reading and writing give: a value or a reason, a text, and the manner in which it is written."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from engine.api import Word

T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T")


class Trait(NamedTuple):
    """One feature of how a text is written, such as `("numerals", "words")`: what is kept when its answer changes."""

    name: str
    value: str


Style: TypeAlias = frozenset[Trait]
"""How a text is written."""

PLAIN: Style = frozenset()
DIGITS = Trait("numerals", "digits")
WORDS = Trait("numerals", "words")
CAPITAL = Trait("capital", "yes")


class Accent(NamedTuple):
    """A stretch of a text that names a word of a closed list, from `start` up to, not including, `end`."""

    start: int
    end: int
    word: Word


class Reading(NamedTuple, Generic[T_co]):
    """What a text stands for, how it is written, and which stretches of it are words of a closed list."""

    value: T_co
    style: Style = PLAIN
    accent: tuple[Accent, ...] = ()


@dataclass(frozen=True, slots=True)
class Unreadable:
    """Why a text stands for nothing."""

    reason: str


class Written(NamedTuple):
    """One way to write an answer."""

    text: str
    style: Style = PLAIN


_WEIGHTS = {"numerals": 16, "column": 16, "phrase": 4}
"""Digits or words, and the grammatical shape, are kept before the phrase, and that before what stands around it."""


def nearest(ways: Iterable[Written], style: Style) -> Iterable[Written]:
    """Give the ways that share most with a style first; without a style, in their own order."""
    return sorted(ways, key=lambda way: -_likeness(way.style, style)) if style else ways


def _likeness(style: Style, wanted: Style) -> int:
    """Rate a way to write by the traits shared with the wanted one; a mix of digits and words counts against it."""
    mixed = any(trait.name == "numerals" for trait in style - wanted)
    return sum(_WEIGHTS.get(trait.name, 1) for trait in style & wanted) - mixed * _WEIGHTS["numerals"]


def single(results: Iterable[Reading[T] | Unreadable], otherwise: str) -> Reading[T] | Unreadable:
    """Give the one thing that a text stands for.

    Where no reading succeeds the first reason is given, or `otherwise`; where readings differ in value, the text is
    unreadable, because no text may stand for two things.
    """
    found: list[Reading[T]] = []
    reasons: list[Unreadable] = []
    for result in results:
        if isinstance(result, Reading):
            found.append(result)
        else:
            reasons.append(result)
    if any(reading.value != found[0].value for reading in found[1:]):
        return Unreadable("can be read in two ways")
    if found:
        return found[0]
    return reasons[0] if reasons else Unreadable(otherwise)
