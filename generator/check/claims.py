"""Claims that are empty or differ from the answer, and denials that do not deny."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.api import Answer, Policy, ValueSet
from generator.ask.asked import Asked, AskedPage
from generator.ask.told import told
from generator.diagnostics import Diagnostic
from generator.document import MarkKind
from generator.exercises import exercises
from generator.language import Language, Reading, hint, write
from generator.quotations import quotations


def check(page: AskedPage, languages: Mapping[str, Language]) -> Iterator[Diagnostic]:
    """Hold every shown text against the answer to its question."""
    for code, asked_document in page.documents.items():
        document = asked_document.document
        choices = [choice for exercise in exercises(document) for choice in exercise.choices]
        foreign = {token for some in (*choices, *quotations(document)) for token in range(some.start, some.end)}
        for asked in asked_document.answers:
            own = asked.mark.token not in foreign
            yield from (
                _denial(asked, languages[code], own=own)
                if asked.mark.kind is MarkKind.DENIAL
                else _claim(asked, languages[code], languages)
            )


def _claim(asked: Asked, language: Language, languages: Mapping[str, Language]) -> Iterator[Diagnostic]:
    if asked.agrees:
        return
    shown, answer = asked.mark.shown, asked.verdict.value
    written = write(answer, language, asked.said.style if isinstance(asked.said, Reading) else frozenset())
    if not shown.text.strip():
        message = f"this claim shows nothing, the engine says “{written}”{_why(asked, language)}"
        yield Diagnostic("empty-claim", shown.place, message, "type the answer you expect", replacement=written)
        return
    message = f"the page says “{shown.text}”, the engine says “{written}”{_why(asked, language)}"
    others = [other for other in languages.values() if other is not language]
    advice = hint(shown.text, answer, language, others) or "correct the text, or accept the engine's answer"
    yield Diagnostic("mismatch", shown.place, message, advice, replacement=written)


def _denial(asked: Asked, language: Language, *, own: bool) -> Iterator[Diagnostic]:
    """Judge a denial: it is wrong throughout where it is the page's own word.

    A choice of an exercise, and what is quoted as false, need only not be the answer.
    """
    shown = asked.mark.shown
    if not isinstance(asked.said, Reading):
        message = f"“{shown.text}” cannot be read as an answer to `{asked.question}`, so denying it says nothing"
        yield Diagnostic("denial-unreadable", shown.place, message, f"it says {write(asked.verdict.value, language)}")
    elif asked.agrees or (own and _says_some_truth(asked.said, asked.verdict.value)):
        some = "that" if asked.agrees else "some of that"
        message = f"the page denies “{shown.text}”, but {some} is what the engine says{_why(asked, language)}"
        yield Diagnostic("denial-true", shown.place, message, "deny a value that is wrong, or claim this one")


def _says_some_truth(said: Reading[Answer], answer: Answer) -> bool:
    """Whether a text that is denied and is not the answer is right for some of the numbers that it speaks of."""
    if isinstance(said.value, ValueSet) and isinstance(answer, ValueSet):
        return bool(said.value.members & answer.members)
    if isinstance(said.value, Policy) and isinstance(answer, Policy):
        stated = {accent.word for accent in said.accent} or set(said.value.actions)
        pairs = zip(said.value.actions, answer.actions, strict=True)
        return any(action is right and action in stated for action, right in pairs)
    return False


def _why(asked: Asked, language: Language) -> str:
    """The question with the inputs it read, and the trace."""
    read = "".join(
        f", {mark.name.text} is “{mark.shown.text}” ({mark.shown.place})" for mark in asked.inputs if mark.name
    )
    return f"\n  `{asked.question}`{read}{told(asked.verdict.steps, language)}"
