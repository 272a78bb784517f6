"""Outcome words that nothing binds, in a sentence that states a card, a claim or an input."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from generator.ask.asked import AskedPage
from generator.check.flow import Flow, flows
from generator.diagnostics import Diagnostic
from generator.document import MarkKind
from generator.language import Language


def check(page: AskedPage, languages: Mapping[str, Language]) -> Iterator[Diagnostic]:
    """Find the loose outcomes of every text of a page."""
    for code, document in page.documents.items():
        for flow in flows(document):
            for start, end in languages[code].prose.sentences(flow.text):
                if any(
                    start <= offset < end and mark.kind is not MarkKind.EXEMPTION for offset, mark in flow.marks.items()
                ):
                    yield from _loose(flow, start, end, languages[code])


def _loose(flow: Flow, start: int, end: int, language: Language) -> Iterator[Diagnostic]:
    free = [found.span() for found in language.prose.pointing.finditer(flow.text, start, end)]
    for found in language.prose.outcomes.finditer(flow.text, start, end):
        if not any(first <= found.start() and found.end() <= last for first, last in free):
            message = f"nothing checks the outcome “{found[0]}” in this sentence"
            hint = "bind it to a question or name it as an input; a word that belongs to a claim goes inside it"
            yield Diagnostic("loose-outcome", flow.place(*found.span()), message, hint)
