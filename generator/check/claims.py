"""Claims that are empty or differ from the answer, and denials that do not deny."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.api import Answer
from generator.ask.asked import Asked, AskedPage
from generator.ask.told import told
from generator.diagnostics import Diagnostic
from generator.document import MarkKind
from generator.language import Language, Reading, Style, hint, holds, read_answer, write


def check(page: AskedPage, languages: Mapping[str, Language]) -> Iterator[Diagnostic]:
    """Hold every shown text against the answer to its question."""
    for code, asked_document in page.documents.items():
        for asked in asked_document.answers:
            yield from (
                _denial(asked, languages[code])
                if asked.mark.kind is MarkKind.DENIAL
                else _claim(asked, languages[code], languages)
            )


def _claim(asked: Asked, language: Language, languages: Mapping[str, Language]) -> Iterator[Diagnostic]:
    shown, answer = asked.mark.shown, asked.verdict.value
    if shown.text.strip() and holds(shown.text, answer, language):
        return
    written = write(answer, language, _style(shown.text, answer, language))
    if not shown.text.strip():
        message = f"this claim shows nothing, the engine says “{written}”{_why(asked, language)}"
        yield Diagnostic("empty-claim", shown.place, message, "type the answer you expect", replacement=written)
        return
    message = f"the page says “{shown.text}”, the engine says “{written}”{_why(asked, language)}"
    others = [other for other in languages.values() if other is not language]
    advice = hint(shown.text, answer, language, others) or "correct the text, or accept the engine's answer"
    yield Diagnostic("mismatch", shown.place, message, advice, replacement=written)


def _style(text: str, answer: Answer, language: Language) -> Style:
    """How a stale text is written: in digits or words, with which phrase, and so on."""
    reading = read_answer(text, answer, language)
    return reading.style if isinstance(reading, Reading) else frozenset()


def _denial(asked: Asked, language: Language) -> Iterator[Diagnostic]:
    shown, answer = asked.mark.shown, asked.verdict.value
    reading = read_answer(shown.text, answer, language)
    if not isinstance(reading, Reading):
        message = f"“{shown.text}” cannot be read as an answer to `{asked.question}`, so denying it says nothing"
        yield Diagnostic("denial-unreadable", shown.place, message, f"it says {write(asked.verdict.value, language)}")
    elif holds(shown.text, answer, language):
        message = f"the page denies “{shown.text}”, but that is what the engine says{_why(asked, language)}"
        yield Diagnostic("denial-true", shown.place, message, "deny a value that is wrong, or claim this one")


def _why(asked: Asked, language: Language) -> str:
    """The question with the inputs it read, and the trace."""
    read = "".join(
        f", {mark.name.text} is “{mark.shown.text}” ({mark.shown.place})" for mark in asked.inputs if mark.name
    )
    return f"\n  `{asked.question}`{read}{told(asked.verdict.steps, language)}"
