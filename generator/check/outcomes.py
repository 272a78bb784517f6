"""Outcome words that nothing binds, in a sentence that states a card, a claim or an input."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from generator.ask.asked import AskedPage
from generator.check.company import company
from generator.check.flow import Flow, flows
from generator.diagnostics import Diagnostic
from generator.language import Language


def check(page: AskedPage, languages: Mapping[str, Language]) -> Iterator[Diagnostic]:
    """Find the loose outcomes of every text of a page."""
    for code, document in page.documents.items():
        running = list(flows(document))
        stating = {flow.token for flow in running if any(flow.stating())}
        together = {token for token, others in company(document.document.tokens).items() if others & stating}
        for flow in running:
            sentences = [*flow.stating(), *(flow.fragments() if flow.token in together - stating else ())]
            for start, end in sentences:
                yield from _loose(flow, start, end, languages[code])


def _loose(flow: Flow, start: int, end: int, language: Language) -> Iterator[Diagnostic]:
    patterns = (language.prose.pointing, language.prose.free)
    free = [found.span() for pattern in patterns for found in pattern.finditer(flow.text, start, end)]
    for found in language.prose.outcomes.finditer(flow.text, start, end):
        if not any(first <= found.start() and found.end() <= last for first, last in free):
            message = f"nothing checks the outcome “{found[0]}” in this sentence"
            hint = "bind it to a question or name it as an input; a word that belongs to a claim goes inside it"
            yield Diagnostic("loose-outcome", flow.place(*found.span()), message, hint)
