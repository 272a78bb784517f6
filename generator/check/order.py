"""Inputs that stand in another order than questions read them: the claims hold, but a reader pairs them otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise

from engine.api import Game
from generator.ask import grammar
from generator.ask.asked import Asked
from generator.ask.grids import COLUMN, ROW
from generator.ask.signatures import taken
from generator.check.flow import Leaf
from generator.diagnostics import Diagnostic, Severity


def check(leaf: Leaf) -> Iterator[Diagnostic]:
    """Compare the order of inputs with that of the claims, and of the arguments, that read them."""
    answers = {asked.mark.index: asked for asked in leaf.asked.answers if asked.mark.index >= 0}
    for flow in leaf.flows:
        for start, end in flow.sentences if flow.marks else ():
            marks = [mark.index for offset, mark in flow.marks.items() if start <= offset < end]
            asked = [answers[index] for index in marks if index in answers]
            yield from _arguments(asked, marks, leaf.game)
            yield from _claims(asked, marks)
    yield from _grids(leaf)


def _grids(leaf: Leaf) -> Iterator[Diagnostic]:
    """Find grids that take their columns before their rows, for parameters of one kind: only names tell them apart."""
    for grid in leaf.asked.grids:
        cell = next((cell for row in grid.cells for cell in row if cell), None)
        for alike in _alike(cell, leaf.game) if cell else ():
            if {ROW, COLUMN} <= {*alike} and alike.index(COLUMN) < alike.index(ROW):
                question = grid.block.words[0]
                message = f"`{question.text}` takes the columns first, and a reader takes the rows first"
                hint = "turn the table round; if it is meant so, give the arguments by name"
                yield Diagnostic("crossed-inputs", question.place, message, hint, Severity.WARNING)


def _arguments(asked: Sequence[Asked], marks: Sequence[int], game: Game | None) -> Iterator[Diagnostic]:
    """Find questions that take inputs as arguments of one kind in another order than a reader meets them."""
    for one in asked:
        for alike in _alike(one, game) if _crossed(one, marks) else ():
            stand = [
                marks.index(mark.index)
                for mark in one.inputs
                if mark.index in marks and mark.name and mark.name.text in alike
            ]
            if any(first > second for first, second in pairwise(stand)):
                message = f"`{one.question}` reads the inputs of this sentence in another order than they stand in"
                hint = "check which is which; if they are meant so, give the arguments by name"
                yield Diagnostic("crossed-inputs", one.mark.shown.place, message, hint, Severity.WARNING)


def _crossed(asked: Asked, marks: Sequence[int]) -> bool:
    """Whether any inputs of a question stand in another order than it reads them."""
    stand = [marks.index(mark.index) for mark in asked.inputs if mark.index in marks]
    return any(first > second for first, second in pairwise(stand))


def _alike(asked: Asked, game: Game | None) -> Iterator[Sequence[str]]:
    """The arguments of a call that follow each other for parameters of one kind, none of them given by name."""
    call = grammar.parse(asked.mark.question.text) if asked.mark.question else None
    if isinstance(call, grammar.Call) and call.arguments and game and call.name in game.questions:
        both = zip(call.arguments, taken(game.questions[call.name]), strict=False)
        pairs = [(given, parameter) for given, parameter in both if not given.keyword]
        for _, following in groupby(pairs, key=lambda pair: pair[1].annotation):
            yield [given.text for given, _ in following]


def _claims(asked: Sequence[Asked], marks: Sequence[int]) -> Iterator[Diagnostic]:
    """Find claims that ask the same of inputs of their own, each reading the one that stands by the other."""
    for one, other in pairwise(asked):
        own = [mark.index for mark in one.inputs if mark not in other.inputs and mark.index in marks]
        others = [mark.index for mark in other.inputs if mark not in one.inputs and mark.index in marks]
        if one.question.partition("(")[0] == other.question.partition("(")[0] and own and others and own > others:
            message = f"“{one.mark.shown.text}” and “{other.mark.shown.text}” each read an input nearer to the other"
            hint = "name each claim's own input, or put the claims in the order of their inputs"
            yield Diagnostic("crossed-inputs", other.mark.shown.place, message, hint, Severity.WARNING)
