"""Which questions read an input, and as what."""

from __future__ import annotations

from collections.abc import Iterator

from generator.ask import Asked, AskedDocument, AskedPage, Desk, grammar
from generator.ask.arguments import by_parameter
from generator.ask.desk import Refusal
from generator.document import Mark
from generator.language import Kind


def readers(mark: Mark, document: AskedDocument) -> Iterator[Asked]:
    """Give the claims, denials and cells whose questions read a mark."""
    return (asked for asked in document.answers if any(used.shown.place == mark.shown.place for used in asked.inputs))


def input_kind(mark: Mark, page: AskedPage, code: str, desk: Desk) -> Kind | None:
    """Give the kind that the first of its readers takes an input for; none where nothing reads it."""
    kinds = (_kind(mark, asked, page, desk) for asked in readers(mark, page.documents[code]))
    return next((kind for kind in kinds if kind), None)


def _kind(mark: Mark, asked: Asked, page: AskedPage, desk: Desk) -> Kind | None:
    """The kind of the parameter to which a question gives an input."""
    call = grammar.parse(asked.mark.question.text) if asked.mark.question else None
    if not isinstance(call, grammar.Call) or mark.name is None:
        return None
    game = desk.find(call.game or page.page.game_name, call.name)
    if isinstance(game, Refusal):
        return None
    parameters = desk.parameters(game.questions[call.name])
    given = by_parameter(call, parameters, {used.name.text: used for used in asked.inputs if used.name})
    if isinstance(given, Refusal):
        return None
    return next((one.kind for one in parameters if mark.name.text in given.get(one.name, ())), None)
