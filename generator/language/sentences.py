"""Sentences with holes for answers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from engine.api import Answer
from generator.language.folding import upper_first
from generator.language.language import Language
from generator.language.results import PLAIN, Trait
from generator.language.writing import write

_HOLE = re.compile(r"\{([\w.-]+)(?::([\w-]+))?\}")


def holes(sentence: str) -> Iterator[tuple[str, str]]:
    """Give each hole of a sentence: the name of its value, and the column or an empty text."""
    for hole in _HOLE.finditer(sentence):
        yield hole[1], hole[2] or ""


def without_holes(sentence: str) -> str:
    """Give a sentence with blanks in place of its holes, its other characters where they were."""
    return _HOLE.sub(lambda hole: " " * len(hole[0]), sentence)


def fill(sentence: str, values: Mapping[str, Answer], language: Language) -> str:
    """Write answers into a sentence: `{total}`, or `{action:verb}` to pick a column of the vocabulary.

    A sentence that starts with an answer starts with a large letter. A hole without a value, which the check of the
    sentences reports, stays as it is.
    """

    def written(hole: re.Match[str]) -> str:
        if hole[1] not in values:
            return hole[0]
        return write(values[hole[1]], language, frozenset({Trait("column", hole[2])}) if hole[2] else PLAIN)

    text = _HOLE.sub(written, sentence)
    return upper_first(text) if _HOLE.match(sentence) else text
