"""Sentences that say what is still to come: a game answers for what has been dealt, never for what will be."""

from __future__ import annotations

from collections.abc import Iterator

from generator.check.flow import Flow, Leaf
from generator.diagnostics import Diagnostic
from generator.language.prose import Prose


def check(leaf: Leaf) -> Iterator[Diagnostic]:
    """Find the words that foretell; a question, and a sentence that denies, may hold them."""
    prose = leaf.language.prose
    for flow in (flow for flow in leaf.flows if prose.foretelling.search(flow.text)):
        for span in flow.sentences:
            yield from _foretold(flow, span, prose)


def _foretold(flow: Flow, span: tuple[int, int], prose: Prose) -> Iterator[Diagnostic]:
    foretold = list(prose.foretelling.finditer(flow.text, *span))
    asks = flow.text[slice(*span)].rstrip().endswith("?")
    if foretold and not asks and not prose.denials.search(flow.text, *span):
        free = [found.span() for found in prose.free.finditer(flow.text, *span)]
        for found in foretold:
            if not any(first <= found.start() and found.end() <= last for first, last in free):
                message = f"“{found[0]}” speaks of what is still to come, and no rule tells that"
                hint = "say what has happened, ask it as a question, or say that it cannot be told"
                yield Diagnostic("foretold", flow.place(*found.span()), message, hint)
