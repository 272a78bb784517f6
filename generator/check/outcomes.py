"""Outcome words that nothing binds, in a sentence that states a card, a claim or an input."""

from __future__ import annotations

from collections.abc import Iterator

from generator.check.flow import Flow, Leaf
from generator.diagnostics import Diagnostic
from generator.language.prose import Prose


def check(leaf: Leaf) -> Iterator[Diagnostic]:
    """Find the loose outcomes of a text."""
    prose = leaf.language.prose
    stating = {flow.token for flow in leaf.flows if flow.stating}
    continuing = {token for token, others in leaf.company.continued.items() if others & stating}
    heading = {token for token, others in leaf.company.headed.items() if others & stating}
    for flow in leaf.flows:
        for span in flow.stating:
            yield from _loose(flow, span, prose)
        for span in flow.fragments(prose) if flow.token not in stating else ():
            if flow.token in continuing or (flow.token in heading and _names_a_subject(flow, span, prose)):
                yield from _loose(flow, span, prose)


def _names_a_subject(flow: Flow, span: tuple[int, int], prose: Prose) -> bool:
    """Whether a header or a term says of something what it does; without that it only tells what stands under it."""
    return any(names.are_in(flow.text, *span) for names in prose.subjects.values())


def _loose(flow: Flow, span: tuple[int, int], prose: Prose) -> Iterator[Diagnostic]:
    outcomes = list(prose.outcomes.finditer(flow.text, *span))
    harmless = (prose.pointing, prose.free) if outcomes else ()
    free = [found.span() for pattern in harmless for found in pattern.finditer(flow.text, *span)]
    for found in outcomes:
        if not any(first <= found.start() and found.end() <= last for first, last in free):
            message = f"nothing checks the outcome “{found[0]}” in this sentence"
            hint = "bind it to a question or name it as an input; a word that belongs to a claim goes inside it"
            yield Diagnostic("loose-outcome", flow.place(*found.span()), message, hint)
