"""What to say to an author whose text does not read as the answer."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from fractions import Fraction
from itertools import islice

from engine.api import Amount, Answer, Payout, Rate, Share
from generator.language.folding import key, lower_first
from generator.language.language import Language
from generator.language.reading import read_answer
from generator.language.results import Reading
from generator.language.writing import ways, write

_MOST_COMPARED = 500
_NEAR = 0.75
"""How alike two texts are, from 0 to 1, for one to be a slip for the other."""


def hint(text: str, answer: Answer, language: Language, others: Sequence[Language]) -> str:
    """Tell what the author of a text that does not hold may have meant; empty where there is nothing to tell."""
    for other in others:
        reading = read_answer(text, answer, other)
        if isinstance(reading, Reading) and reading.value == answer:
            ours = write(answer, language, reading.style)
            return f"“{text}” is how {other.name} writes it; {language.name} writes “{ours}”"
    for other in others:
        if number := _foreign_number(text, answer, language, other):
            return f"“{text}” is how {other.name} writes a number; {language.name} writes “{number}”"
    reading = read_answer(text, answer, language)
    if isinstance(reading, Reading):
        return _mistaken(reading, answer, language)
    phrases = {lower_first(key(way.text)): way.text for way in islice(ways(answer, language), _MOST_COMPARED)}
    near = get_close_matches(lower_first(key(text)), phrases, n=1, cutoff=_NEAR)
    return f"did you mean “{phrases[near[0]]}”?" if near else ""


def _foreign_number(text: str, answer: Answer, language: Language, other: Language) -> str:
    """The number that only the other language reads in a text, as this one writes it; empty where there is none."""
    like = answer if isinstance(answer, Share | Rate | Amount) else Amount(Fraction(0))
    if isinstance(read_answer(text, like, language), Reading):
        return ""
    reading = read_answer(text, like, other)
    return write(reading.value, language, reading.style) if isinstance(reading, Reading) else ""


def _mistaken(reading: Reading[Answer], answer: Answer, language: Language) -> str:
    """What a text that reads as another answer mistakes: what is won for what is staked, or one basis for another."""
    read = reading.value
    if isinstance(read, Rate) and isinstance(answer, Rate) and read.basis is not answer.basis:
        return f"this figure is {write(answer.basis, language)}; on another basis it is another one"
    if isinstance(read, Payout) and isinstance(answer, Payout) and read.per_unit * answer.per_unit == 1:
        return f"what is won stands first: “{write(answer, language, reading.style)}”"
    return ""
