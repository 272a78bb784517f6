"""What to say to an author whose text does not read as the answer."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from itertools import islice

from engine.api import Answer, Payout
from generator.language.folding import key, lower_first
from generator.language.language import Language
from generator.language.reading import read_answer
from generator.language.results import Reading
from generator.language.writing import ways, write

_MOST_COMPARED = 500
_NEAR = 0.75
"""How alike two texts are, from 0 to 1, for one to be a slip for the other."""


def hint(text: str, answer: Answer, language: Language, others: Iterable[Language]) -> str:
    """Tell what the author of a text that does not hold may have meant; empty where there is nothing to tell."""
    for other in others:
        reading = read_answer(text, answer, other)
        if isinstance(reading, Reading) and reading.value == answer:
            ours = write(answer, language, reading.style)
            return f"“{text}” is how {other.name} writes it; {language.name} writes “{ours}”"
    reading = read_answer(text, answer, language)
    if isinstance(reading, Reading):
        return _reversed(reading, answer, language)
    phrases = {lower_first(key(way.text)): way.text for way in islice(ways(answer, language), _MOST_COMPARED)}
    near = get_close_matches(lower_first(key(text)), phrases, n=1, cutoff=_NEAR)
    return f"did you mean “{phrases[near[0]]}”?" if near else ""


def _reversed(reading: Reading[Answer], answer: Answer, language: Language) -> str:
    read = reading.value
    if isinstance(read, Payout) and isinstance(answer, Payout) and read.per_unit * answer.per_unit == 1:
        return f"what is won stands first: “{write(answer, language, reading.style)}”"
    return ""
