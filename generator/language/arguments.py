"""Reading a text of a page as an argument of a question."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import TypeAlias

from engine.api import Answer, Symbol
from generator.language.kinds import Kind, NumberKind, SymbolKind, WordKind
from generator.language.language import Language
from generator.language.lists import Joint
from generator.language.reading import first_letter_free, readings
from generator.language.results import Reading, Unreadable

Values: TypeAlias = tuple[Answer, ...]
Result: TypeAlias = Reading[Values] | Unreadable


def read_argument(text: str, kind: Kind, language: Language) -> Values | Unreadable:
    """Read a text as the value of a parameter.

    A set or a list given for a single number, word or symbol gives each of its members, for the question to be asked of
    every one; so does a symbol's name that stands for several. A hand, a set … is always one value.
    """
    result = first_letter_free(text, lambda folded: _arguments(folded, kind, language))
    if isinstance(result, Reading):
        return result.value or Unreadable(f"“{text}” leaves nothing to ask")
    return result


def _arguments(text: str, kind: Kind, language: Language) -> Iterator[Result]:
    match kind:
        case NumberKind(bounds):
            sets = language.sets
            for some in sets.read(text, bounds) if bounds else sets.read_listed(text):
                yield Reading(tuple(sorted(some.value))) if isinstance(some, Reading) else some
        case SymbolKind(symbols):
            yield from _listed(text, language, lambda item: _symbols(item, symbols, language))
        case WordKind():
            yield from _listed(text, language, lambda item: _one(item, kind, language))
        case _:
            yield from _one(text, kind, language)


def _one(text: str, kind: Kind, language: Language) -> Iterator[Result]:
    for one in readings(text, kind, language):
        yield Reading((one.value,)) if isinstance(one, Reading) else one


def _symbols(text: str, kind: type[Symbol], language: Language) -> Iterator[Result]:
    """Read a symbol, or a range of numbers as the symbols of these numbers."""
    yield from language.symbols.read(text, kind)
    for numbers in language.sets.read_item(text):
        if isinstance(numbers, Reading):
            found = [kind.parse(str(number)) for number in sorted(numbers.value)]
            if all(found):
                yield Reading(tuple(dict.fromkeys(symbol for some in found for symbol in some)))


def _listed(text: str, language: Language, read: Callable[[str], Iterator[Result]]) -> Iterator[Result]:
    yield from read(text)
    read_item = cache(lambda item: tuple(read(item)))  # each once, however the text is parted
    for items, _ in language.lists.split(text, Joint.OR, Joint.AND):
        for chosen in product(*map(read_item, items)):
            values = [one.value for one in chosen if isinstance(one, Reading)]
            if len(values) == len(items):
                yield Reading(tuple(dict.fromkeys(value for some in values for value in some)))
