"""Words outside a claim that turn it round, bound it or narrow it: they belong inside, where they are read."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.api import Policy, ValueSet
from generator.ask.asked import Asked
from generator.check.flow import MARK, Flow, Leaf
from generator.diagnostics import Diagnostic
from generator.document import Mark, MarkKind
from generator.language import Language

_CLAUSE_END = re.compile(r"[,;:—]")


def check(leaf: Leaf) -> Iterator[Diagnostic]:
    """Find negations and hedges in sentences that state something, bounds by marks, and *only* by what is no set."""
    answers = {asked.mark.index: asked for asked in leaf.asked.answers if asked.mark.index >= 0}
    for flow in leaf.flows:
        yield from _denials(flow, leaf.language)
        for offset, mark in flow.marks.items():
            if mark.kind not in (MarkKind.DENIAL, MarkKind.EXEMPTION):
                yield from _bounds(flow, offset, mark, answers.get(mark.index), leaf.language)


def _denials(flow: Flow, language: Language) -> Iterator[Diagnostic]:
    """Find the words that turn a whole sentence; before a denial they say what it says."""
    for start, end in flow.stating:
        denials = list(language.prose.denials.finditer(flow.text, start, end))
        free = [found.span() for found in language.prose.free.finditer(flow.text, start, end)] if denials else []
        for found in denials:
            following = flow.marks.get(flow.text.find(MARK, found.end(), end))
            denies = following is not None and following.kind is MarkKind.DENIAL
            if not denies and not any(first <= found.start() and found.end() <= last for first, last in free):
                message = f"“{found[0]}” changes what this sentence says, and nothing reads it"
                yield _diagnostic(flow, found.span(), message)


def _bounds(flow: Flow, offset: int, mark: Mark, asked: Asked | None, language: Language) -> Iterator[Diagnostic]:
    prose = language.prose
    since = flow.text.rfind(MARK, 0, offset) + 1  # no phrase goes on behind another bracketed text
    before, behind = prose.bounds.search(flow.text, since, offset), prose.behind.match(flow.text, offset + 1)
    spans = [found.span() for found in (before, behind) if found]
    if not spans and not _may_be_narrowed(mark, asked):
        spans += _only(flow, offset, language)
    for start, end in spans:
        word = flow.text[start:end]
        message = f"“{word.strip()}” beside “{mark.shown.text}” changes what it says, and nothing reads it"
        yield _diagnostic(flow, (end - len(word.lstrip()), start + len(word.rstrip())), message)


def _only(flow: Flow, offset: int, language: Language) -> Iterator[tuple[int, int]]:
    """Where *only* narrows a mark: before it in the same clause with no other mark between, or right behind it."""
    start = max(flow.sentence(offset)[0], flow.text.rfind(MARK, 0, offset) + 1)
    if language.prose.only.search(flow.text, start, offset):
        clause = max((found.end() for found in _CLAUSE_END.finditer(flow.text, start, offset)), default=start)
        yield from (found.span() for found in language.prose.only.finditer(flow.text, clause, offset))
    if alone := language.prose.alone.match(flow.text, offset + 1):
        yield alone.span()


def _diagnostic(flow: Flow, span: tuple[int, int], message: str) -> Diagnostic:
    hint = "take it into the brackets, so that it is read with the claim, or turn the sentence round or part it"
    return Diagnostic("bound-outside", flow.place(*span), message, hint)


def _may_be_narrowed(mark: Mark, asked: Asked | None) -> bool:
    """Whether *only* before a mark says nothing that its answer does not say: a set or a policy is the whole of it."""
    return mark.kind is not MarkKind.INPUT and asked is not None and isinstance(asked.verdict.value, ValueSet | Policy)
