"""Sentences with holes for answers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache

from engine.api import Answer
from generator.language.folding import upper_first
from generator.language.language import Language
from generator.language.results import PLAIN, Style, Trait
from generator.language.symbols import article_style
from generator.language.writing import told

_HOLE = re.compile(r"\{([\w.-]+)(?::([\w-]+))?\}")


def holes(sentence: str) -> Iterator[tuple[str, str]]:
    """Give each hole of a sentence: the name of its value, and the column or an empty text."""
    for hole in _HOLE.finditer(sentence):
        yield hole[1], hole[2] or ""


def without_holes(sentence: str) -> str:
    """Give a sentence with blanks in place of its holes, its other characters where they were."""
    return _HOLE.sub(lambda hole: " " * len(hole[0]), sentence)


def fill(sentence: str, values: Mapping[str, Answer], language: Language) -> str:
    """Write answers into a sentence: `{total}`, `{action:verb}` to pick a column of the vocabulary, or `{card:a}`.

    A sentence that starts with an answer starts with a large letter. A hole without a value, which the check of the
    sentences reports, stays as it is.
    """

    def written(name: str, column: str) -> str | None:
        return told(values[name], language, in_column(column, language)) if name in values else None

    return put_in(sentence, written)


def put_in(sentence: str, written: Callable[[str, str], str | None]) -> str:
    """Put a text into each hole of a sentence, by its name and column; a hole for which there is none stays as it is.

    A sentence that starts with such a text starts with a large letter.
    """

    def text_of(hole: re.Match[str]) -> str:
        text = written(hole[1], hole[2] or "")
        return hole[0] if text is None else text

    text = _HOLE.sub(text_of, sentence)
    return upper_first(text) if _HOLE.match(sentence) else text


@lru_cache(maxsize=256)
def in_column(column: str, language: Language) -> Style:
    """Give the style of a hole: a column of the vocabulary or an article, or the usual one for an empty text."""
    if not column:
        return PLAIN
    return article_style(column, language.symbols.articles) or frozenset({Trait("column", column)})
