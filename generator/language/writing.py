"""Writing an answer in a language, in the manner of a text that it replaces."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.api import Amount, Answer, Board, Payout, Policy, Rate, Share, ValueSet, Word
from generator.language.folding import upper_first
from generator.language.language import Language
from generator.language.neutral import neutral
from generator.language.reading import holds
from generator.language.results import CAPITAL, PLAIN, Style, Written, nearest


def write(answer: Answer, language: Language, style: Style = PLAIN) -> str:
    """Write an answer so that the text reads back as it.

    Of all the ways to write it the one that shares most with the style is taken, and among equals the usual one. An
    answer that the language has no phrase for, which the check of its data reports, is written in neutral text.
    """
    return _written(answer, language, style)  # type: ignore[arg-type]  # every answer can be hashed, symbols too


@lru_cache(maxsize=4096)
def _written(answer: Answer, language: Language, style: Style) -> str:
    manner = style - {CAPITAL}
    candidates = nearest(ways(answer, language, manner), manner)
    texts = (upper_first(way.text) if CAPITAL in style else way.text for way in candidates)
    return next((text for text in texts if holds(text, answer, language)), neutral(answer))


def told(answer: Answer, language: Language, style: Style = PLAIN) -> str:
    """Write an answer for a sentence of ours, which nobody reads back: in the usual one of the ways nearest to a style.

    That it would read back as the answer is not looked for, which takes as long as to write it.
    """
    return _told(answer, language, style)  # type: ignore[arg-type]  # every answer can be hashed, symbols too


@lru_cache(maxsize=4096)
def _told(answer: Answer, language: Language, style: Style) -> str:
    return next((way.text for way in nearest(ways(answer, language, style), style)), neutral(answer))


def ways(  # noqa: C901, PLR0911 - one return for each type
    answer: Answer, language: Language, style: Style = PLAIN
) -> Iterator[Written]:
    """Give the ways to write an answer, the usual one first; with a style, those far from it may be left out."""
    match answer:
        case int():
            return language.numbers.written(answer)
        case Word():
            return language.words.written(answer)
        case ValueSet():
            return language.sets.written(answer.members, answer.domain)
        case Policy():
            return language.policies.written(answer, style)
        case Payout():
            return language.payouts.written(answer)
        case Share():
            return language.shares.written(answer, style)
        case Rate():
            return language.rates.written(answer, style)
        case Amount():
            return language.amounts.written(answer, style)
        case tuple():
            return language.symbols.written_hand(answer)
        case Board():
            return iter((Written(neutral(answer)),))
        case _:
            return language.symbols.written(answer)
