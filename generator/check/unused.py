"""What is written and read by nothing: inputs and examples."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain

from generator.ask import grammar
from generator.ask.asked import AskedDocument, AskedPage
from generator.ask.scope import Scopes, example_at_hand
from generator.diagnostics import Diagnostic
from generator.document import MarkKind
from generator.language import Language


def check(page: AskedPage, _languages: Mapping[str, Language]) -> Iterator[Diagnostic]:
    """Find the inputs of each language, and the examples of the page, that nothing reads."""
    for asked in page.documents.values():
        yield from _inputs(asked)
    yield from _examples(page)


def _inputs(asked: AskedDocument) -> Iterator[Diagnostic]:
    used = {mark.index for answer in asked.answers for mark in answer.inputs}
    # What a question without an answer reads is not known: every input that it can see may be meant.
    scopes = Scopes.of(asked.document)
    used |= {mark.index for one in asked.refused for mark in scopes.inputs(one).values()}
    open_grids = [*asked.unbound, *(grid.block for grid in asked.grids if None in chain(*grid.cells))]
    used |= {mark.index for one in open_grids for mark in scopes.inputs_of_table(one, asked.document).values()}
    for mark in asked.document.marks:
        if mark.kind is MarkKind.INPUT and mark.name and mark.index not in used:
            message = f"no question reads the input `{mark.name.text}`"
            yield Diagnostic(
                "unused-input", mark.shown.place, message, "let a claim in its scope name it, or unname it"
            )


def _examples(page: AskedPage) -> Iterator[Diagnostic]:
    used = {name for asked in page.documents.values() for name in _used(asked)}
    for name, example in page.page.examples.items():
        if name not in used:
            message = f"neither a question nor a block uses the example `{name}`"
            yield Diagnostic("unused-example", example.name.place, message, "ask it, draw it, or delete it")


def _used(asked: AskedDocument) -> Iterator[str]:
    """The examples that questions name, answered or not, and those that blocks draw."""
    for answer in asked.answers:
        yield answer.question.partition(".")[0]
    for mark in asked.refused:
        question = grammar.parse(mark.question.text) if mark.question else None
        if isinstance(question, grammar.Path):
            yield question.example or example_at_hand(mark, asked.document) or ""
    for block in asked.document.blocks:
        yield from (word.text for word in block.words)
