"""Words right before a claim that turn it round or narrow it: they belong inside, where they are read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.api import Policy, ValueSet
from generator.ask.asked import Asked, AskedPage
from generator.check.flow import flows
from generator.diagnostics import Diagnostic
from generator.document import Mark, MarkKind
from generator.language import Language


def check(page: AskedPage, languages: Mapping[str, Language]) -> Iterator[Diagnostic]:
    """Find negations, exceptions and bounds before claims and inputs, and *only* before what is no set."""
    for code, document in page.documents.items():
        prose = languages[code].prose
        answers = {asked.mark.index: asked for asked in document.answers if asked.mark.index >= 0}
        for flow in flows(document):
            for offset, mark in flow.marks.items():
                before = flow.text[:offset]
                found = prose.bounds.search(before)
                if not found and not _may_be_narrowed(mark, answers.get(mark.index)):
                    found = prose.only.search(before)
                if found and mark.kind not in (MarkKind.DENIAL, MarkKind.EXEMPTION):
                    word = found[0].strip()
                    message = f"“{word}” before “{mark.shown.text}” changes what it says, and nothing reads it"
                    hint = "take it into the brackets, so that it is read with the claim, or turn the sentence round"
                    place = flow.place(found.start(), found.start() + len(word))
                    yield Diagnostic("bound-outside", place, message, hint)


def _may_be_narrowed(mark: Mark, asked: Asked | None) -> bool:
    """Whether *only* before a mark says nothing that its answer does not say: a set or a policy is the whole of it."""
    return mark.kind is not MarkKind.INPUT and asked is not None and isinstance(asked.verdict.value, ValueSet | Policy)
