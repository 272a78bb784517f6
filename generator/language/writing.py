"""Writing an answer in a language, in the manner of a text that it replaces."""

from __future__ import annotations

from collections.abc import Iterator

from engine.api import Answer, Payout, Policy, ValueSet, Word
from generator.language.folding import upper_first
from generator.language.language import Language
from generator.language.neutral import neutral
from generator.language.reading import holds
from generator.language.results import CAPITAL, PLAIN, Style, Written

_WEIGHTS = {"numerals": 16, "column": 16, "phrase": 4}
"""Digits or words, and the grammatical shape, are kept before the phrase, and that before what stands around it."""


def write(answer: Answer, language: Language, style: Style = PLAIN) -> str:
    """Write an answer so that the text reads back as it.

    Of all the ways to write it the one that shares most with the style is taken, and among equals the usual one. An
    answer that the language has no phrase for, which the check of its data reports, is written in neutral text.
    """
    candidates = ways(answer, language)
    if style - {CAPITAL}:
        candidates = iter(sorted(candidates, key=lambda way: -_likeness(way.style, style)))
    texts = (upper_first(way.text) if CAPITAL in style else way.text for way in candidates)
    return next((text for text in texts if holds(text, answer, language)), neutral(answer))


def _likeness(style: Style, wanted: Style) -> int:
    """Rate a way to write by the traits shared with the wanted one; a mix of digits and words counts against it."""
    mixed = any(trait.name == "numerals" for trait in style - wanted)
    return sum(_WEIGHTS.get(trait.name, 1) for trait in style & wanted) - mixed * _WEIGHTS["numerals"]


def ways(answer: Answer, language: Language) -> Iterator[Written]:  # noqa: PLR0911 - one return for each type
    """Give the ways to write an answer, the usual one first."""
    match answer:
        case int():
            return language.numbers.written(answer)
        case Word():
            return language.words.written(answer)
        case ValueSet():
            return language.sets.written(answer.members, answer.domain)
        case Policy():
            return language.policies.written(answer)
        case Payout():
            return language.payouts.written(answer)
        case tuple():
            return language.symbols.written_hand(answer)
        case _:
            return language.symbols.written(answer)
