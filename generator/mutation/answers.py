"""Other answers of the same type: the next number, another word, a set with one member more or less."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from engine.api import Answer, Payout, Policy, Symbol, ValueSet, Word
from generator.ask import Asked, Desk
from generator.document import MarkKind
from generator.language import Kind, Language, Reading, Unreadable, read_answer, ways, write

_MOST_WAYS = 50
"""Ways to write a value that are tried until one reads as it should."""


def others(answer: Answer) -> Iterator[Answer]:
    """Give answers that differ from one a little, the nearest first."""
    match answer:
        case int():
            yield from (answer + 1, answer - 1)
        case Word():
            yield from _behind(answer, tuple(type(answer)))
        case ValueSet():
            yield from (replace(answer, members=answer.members ^ {number}) for number in answer.domain.values())
        case Policy():
            for index, action in enumerate(answer.actions):
                for other in _behind(action, tuple(type(action))):
                    yield replace(answer, actions=(*answer.actions[:index], other, *answer.actions[index + 1 :]))
        case Payout():
            yield Payout(answer.per_unit + 1)
        case tuple():
            for last in answer[-1:]:
                yield from ((*answer[:-1], other) for other in _behind(last, type(last).every()))
        case Symbol():
            yield from _behind(answer, type(answer).every())


def other_claim(asked: Asked, language: Language) -> str:
    """Give the text of a wrong claim, in the manner of the right one; for a denial, what must not be denied."""
    style = asked.said.style if isinstance(asked.said, Reading) else frozenset()
    if asked.mark.kind is MarkKind.DENIAL:
        return write(asked.verdict.value, language, style)
    texts = (write(other, language, style) for other in others(asked.verdict.value))
    return next((text for text in texts if _says_another(text, asked, language)), _doubled(asked.mark.shown.text))


def other_input(shown: str, kind: Kind, desk: Desk, language: Language) -> str:
    """Give a text that reads as an input of the same kind and stands for something else."""
    values = desk.argument(shown, kind, language)
    if isinstance(values, Unreadable):
        return _doubled(shown)
    texts = (way.text for value in _fewer_or_others(values) for way in islice(ways(value, language), _MOST_WAYS))
    return next((text for text in texts if _stands_for_others(text, values, kind, desk, language)), _doubled(shown))


def _says_another(text: str, asked: Asked, language: Language) -> bool:
    """Whether a text reads as an answer, and not as the right one."""
    answer = asked.verdict.value
    said = read_answer(text, answer, language)
    return isinstance(said, Reading) and said.value != answer


def _stands_for_others(text: str, values: Sequence[Answer], kind: Kind, desk: Desk, language: Language) -> bool:
    read = desk.argument(text, kind, language)
    return not isinstance(read, Unreadable) and set(read) != set(values)


def _fewer_or_others(values: Sequence[Answer]) -> Iterator[Answer]:
    """One of several values alone, or others in place of a single one."""
    return iter(values[-1:]) if len(values) > 1 else others(values[0])


def _behind(one: Answer, listed: Sequence[Answer]) -> Iterator[Answer]:
    """The others of a list, from the one behind onwards."""
    start = listed.index(one) + 1 if one in listed else 0
    return (other for other in (*listed[start:], *listed[:start]) if other != one)


def _doubled(text: str) -> str:
    """A text that says nothing sensible, for want of a better change."""
    return f"{text} {text}"
