"""Blocks that quote something as false: each must refute it, show a case and link to the rule that it contradicts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.api import CLAIMED, Answer, Game
from generator.ask import AskedPage
from generator.ask.mistakes import Mistake, Refutation, mistakes
from generator.diagnostics import Diagnostic
from generator.document import Document, MarkKind
from generator.homes import homes_at
from generator.language import Language, Reading, neutral


def check(page: AskedPage, _languages: Mapping[str, Language]) -> Iterator[Diagnostic]:
    """Find blocks without a quotation, without anything that refutes it, or without a case."""
    for code, asked in page.documents.items():
        for mistake in mistakes(page, code):
            yield from _quotation(mistake, asked.document)
            yield from _refuted(mistake)
            yield from _other_claims(mistake)


def _quotation(mistake: Mistake, document: Document) -> Iterator[Diagnostic]:
    name = mistake.block.name
    if mistake.quotation is None:
        message = f"the block `{name.text}` begins with what it quotes as false"
        yield Diagnostic("mistake-quotation", name.place, message, "put the statement first, as a quote: `> …`")
        return
    for mark in document.marks:
        if mark.kind is MarkKind.EXEMPTION and mark.token in mistake.quotation:
            message = f"“{mark.shown.text}” is exempt, so nothing tells whether it is wrong"
            hint = "deny it by its question, `[…]{!=…}`, or name it as an input"
            yield Diagnostic("mistake-exemption", mark.shown.place, message, hint)


def _refuted(mistake: Mistake) -> Iterator[Diagnostic]:
    """A quotation must be refuted, and the block must show by what."""
    name = mistake.block.name
    if not mistake.denials and not mistake.refutations:
        message = "nothing refutes what this block quotes: it denies nothing there, and no example in it does"
        hint = f"deny what is wrong, `[…]{{!=…}}`, or draw an example that expects a path and `{CLAIMED}` of it"
        yield Diagnostic("mistake-unrefuted", name.place, message, hint)
    claimed = {one.question for one in mistake.claims if one.mark.kind is not MarkKind.DENIAL}
    if not mistake.cases and not claimed & {one.question for one in mistake.denials}:
        message = "this block shows no case: it neither draws nor asks an example, nor claims what its quotation denies"
        yield Diagnostic("mistake-without-case", name.place, message, "draw an example, or say what is right instead")


def _other_claims(mistake: Mistake) -> Iterator[Diagnostic]:
    """A denial of what an example gives must be what the statement makes of it."""
    cases = {f"{one.played.example.name.text}.{one.path}": one for one in mistake.refutations}
    for denial in mistake.denials:
        case = cases.get(denial.question)
        if case and isinstance(denial.said, Reading) and denial.said.value != _claimed(case):
            answer = neutral(_claimed(case))
            message = f"the page denies “{denial.mark.shown.text}”, but by the statement it would be `{answer}`"
            hint = "quote what the statement says, or let the example refute another one"
            yield Diagnostic("denial-unclaimed", denial.mark.shown.place, message, hint)


def _claimed(case: Refutation) -> Answer:
    return case.played.outcome.answers[CLAIMED + case.path].value


def check_links(pages: Sequence[AskedPage], _games: Mapping[str, Game]) -> Iterator[Diagnostic]:
    """Find blocks that link to no home of a rule that the quotation contradicts."""
    site = [page.page for page in pages]
    for page in pages:
        for code in page.documents:
            for mistake in mistakes(page, code):
                linked = {rule for link in mistake.links for rule in homes_at(link.target.text, page.page, code, site)}
                if mistake.rules and not mistake.rules & linked and not mistake.unplayed:
                    yield _unlinked(mistake)


def _unlinked(mistake: Mistake) -> Diagnostic:
    rules = ", ".join(sorted(f"`{rule}`" for _, rule in mistake.rules))
    message = f"nothing in this block leads to a rule that its quotation contradicts: {rules}"
    hint = "link to the section that states one of them, as `[…](page#section)`"
    return Diagnostic("mistake-unlinked", mistake.block.name.place, message, hint)
