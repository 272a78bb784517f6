"""Answers one question of a page: a path into an example or a call of a game's function."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.api import Fault, Unanswerable
from generator.ask import arguments, grammar
from generator.ask.asked import Asked
from generator.ask.desk import Desk, Put, Refusal, Reply
from generator.ask.examples import Played
from generator.ask.scope import example_at_hand
from generator.content import Page
from generator.diagnostics import Diagnostic
from generator.document import Document, Mark, Placed
from generator.language import Language, fill
from generator.near import near_match


class Room(NamedTuple):
    """All that a question of a page's text can reach."""

    page: Page
    document: Document
    played: Mapping[str, Played]
    desk: Desk
    language: Language


def answer(mark: Mark, asked: Placed, inputs: Mapping[str, Mark], room: Room) -> Asked | Diagnostic | None:
    """Answer the question of a mark, or say why there is no answer.

    None stands for a question into an example that could not be played, which has its own finding already.
    """
    question = grammar.parse(asked.text)
    reply: Asked | Refusal | None
    match question:
        case grammar.Malformed(reason):
            reply = Refusal("malformed-question", f"`{asked.text}` is no question: {reason}")
        case grammar.Path():
            reply = _follow(question, mark, room)
        case grammar.Call():
            reply = _call(question, mark, inputs, room)
    if isinstance(reply, Refusal):
        return Diagnostic(reply.code, reply.place or asked.place, reply.message, reply.hint)
    return reply


def _follow(path: grammar.Path, mark: Mark, room: Room) -> Asked | Refusal | None:
    """Look a path up in the outcome of its example."""
    name = path.example or example_at_hand(mark, room.document)
    if name is None:
        hint = "name the example before the dot, or give the section an `example=`"
        return Refusal("no-example-at-hand", f"`.{path.path}` does not say which example it asks", hint)
    if name not in room.page.examples:
        return Refusal("unknown-example", f"this page has no example `{name}`", near_match(name, room.page.examples))
    if name not in room.played:
        return None
    answers = room.played[name].outcome.answers
    if path.path not in answers:
        return Refusal("unknown-path", f"example `{name}` gives no `{path.path}`", near_match(path.path, answers))
    verdict = answers[path.path]
    said = room.desk.answer(mark.shown.text, verdict.value, room.language)
    return Asked(mark, room.played[name].game.name, f"{name}.{path.path}", verdict, said)


def _call(call: grammar.Call, mark: Mark, inputs: Mapping[str, Mark], room: Room) -> Asked | Refusal:
    """Ask a game's function."""
    game = call.game or room.page.game_name
    reply = ask(call, game, inputs, room.desk, room.language)
    if isinstance(reply, Refusal):
        return reply
    (question, verdict, put), used = reply
    said = room.desk.answer(mark.shown.text, verdict.value, room.language)
    return Asked(mark, game, f"{call.game}:{question}" if call.game else question, verdict, said, used, put)


def ask(
    call: grammar.Call, game_name: str, inputs: Mapping[str, Mark] | None, desk: Desk, language: Language
) -> tuple[Reply, tuple[Mark, ...]] | Refusal:
    """Ask a game's function: the reply, and the inputs that were read.

    Without inputs, the question stands on no page.
    """
    game = desk.find(game_name, call.name)
    if isinstance(game, Refusal):
        return game
    parameters = desk.parameters(game.questions[call.name])
    members = arguments.read(call, parameters, inputs, desk, language)
    if isinstance(members, Refusal):
        return members
    inputs = inputs or {}
    try:
        reply = desk.call(game, Put(call.name, tuple(members.items())))
    except Unanswerable as unanswerable:
        given = arguments.by_parameter(call, parameters, inputs)
        blamed = () if isinstance(given, Refusal) else given.get(unanswerable.fault.path.partition(".")[0], ())
        return _unanswerable(unanswerable.fault, [inputs[text] for text in blamed if text in inputs], language)
    if isinstance(reply, Refusal):
        return reply
    return reply, arguments.inputs_used(call, parameters, inputs)


def _unanswerable(fault: Fault, blamed: Sequence[Mark], language: Language) -> Refusal:
    """Tell why a question has no answer, at the input that gives the parameter to blame where there is one."""
    message = fill(language.faults[fault.code], fault.values, language)
    place = blamed[0].shown.place if blamed else None
    return Refusal(fault.code, message, "the question has no answer for these values", place)
