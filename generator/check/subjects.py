"""Claims about one subject, such as a hand, whose sentence names another one nearest to them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from generator.ask.asked import Asked, AskedPage
from generator.check.flow import Flow, flows
from generator.diagnostics import Diagnostic, Severity
from generator.language import Language


def check(page: AskedPage, languages: Mapping[str, Language]) -> Iterator[Diagnostic]:
    """Compare what a question is about with what its sentence is about."""
    for code, document in page.documents.items():
        subjects = languages[code].prose.subjects
        answers = {asked.mark.index: asked for asked in document.answers if asked.mark.index >= 0}
        for flow in flows(document):
            for start, end in flow.sentences():
                for offset, mark in flow.marks.items():
                    if start <= offset < end and mark.index in answers:
                        yield from _compare(answers[mark.index], flow, start, offset, subjects)


def _compare(
    asked: Asked, flow: Flow, start: int, offset: int, subjects: Mapping[str, re.Pattern[str]]
) -> Iterator[Diagnostic]:
    """Find the name nearest before a claim in its sentence, or where none stands before it, behind it."""
    about = _about(asked.question, subjects)
    end = next((stop for first, stop in flow.sentences() if first <= offset < stop), len(flow.text))
    named = [
        (found.start() > offset, abs(found.start() - offset), subject, found)
        for subject, pattern in subjects.items()
        for found in pattern.finditer(flow.text, start, end)
    ]
    if about and named:
        *_, nearest, found = min(named, key=lambda one: one[:2])
        if nearest != about:
            message = f"`{asked.question}` asks about {about}, but the name nearest to its claim is “{found[0]}”"
            hint = "name what the question is about nearer to the claim, or ask about the other"
            yield Diagnostic("other-subject", asked.mark.shown.place, message, hint, Severity.WARNING)


def _about(question: str, subjects: Mapping[str, re.Pattern[str]]) -> str | None:
    """The subject that a question names first: between dots in a path, before or behind a `_` in a function's name."""
    parts = re.split(r"[.:_]", question.partition("(")[0])
    return next((part for part in parts if part in subjects), None)
