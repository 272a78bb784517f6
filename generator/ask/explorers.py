"""Fills the tables of explorers: a question of a game, asked of everything that its open parameters may be.

Nothing else answers what a reader tries, so a table has no gap, and none is longer than a page may load.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from math import prod
from typing import NamedTuple

from engine.api import Answer, Game, Unanswerable, Verdict
from generator.ask import arguments, grammar
from generator.ask.asked import Table
from generator.ask.desk import Desk, Parameter, Put, Refusal
from generator.ask.grammar import Argument, Call
from generator.content import Page
from generator.diagnostics import Diagnostic
from generator.document import Placed
from generator.language import Language, Unreadable, every, fill, neutral
from generator.near import near_match

MOST_ROWS = 400
"""The most answers of a table: more would not go into the bytes that a page with explorers may load."""

_OR = "|"
"""Stands between the values that a table has of a parameter, where it has not all that there are."""

_FOR_INSTANCE = (
    "a table is asked as `question`, or as `question(parameter,other)` with the parameters that it leaves open"
)


def fill_tables(page: Page, desk: Desk, language: Language) -> tuple[dict[str, Mapping[str, Table]], list[Diagnostic]]:
    """Fill the tables of a page's explorers; why one cannot be filled is told in the page's source language."""
    explored: dict[str, Mapping[str, Table]] = {}
    found: list[Diagnostic] = []
    for name, explorer in page.explorers.items():
        tables: dict[str, Table] = {}
        for key, entry in explorer.tables.items():
            table = _table(entry.value, page.game_name, desk, language)
            if isinstance(table, Refusal):
                found.append(Diagnostic(table.code, table.place or entry.value.place, table.message, table.hint))
            else:
                tables[key] = table
        explored[name] = tables
    return explored, found


class _Open(NamedTuple):
    """A call of a game with all values of each parameter that it leaves open."""

    game: Game
    call: Call
    parameters: Sequence[Parameter]
    values: Mapping[str, tuple[Answer, ...]]

    def with_first_values(self) -> Call:
        """Give the call for the first value of each open parameter."""
        texts = {name: neutral(values[0]) for name, values in self.values.items()}
        given = self.call.arguments or ()
        fixed = tuple(one for one in given if one.text not in texts and one.keyword not in texts)
        return self.call._replace(arguments=(*fixed, *(Argument(text, name) for name, text in texts.items())))


def _table(asked: Placed, game_name: str, desk: Desk, language: Language) -> Table | Refusal:
    call = grammar.parse(asked.text)
    if isinstance(call, grammar.Malformed):
        return Refusal("malformed-question", f"`{asked.text}` is no question: {call.reason}", _FOR_INSTANCE)
    if isinstance(call, grammar.Path):
        return Refusal("table-question", "a table asks a game, not an example", _FOR_INSTANCE)
    left_open = _open(call, game_name, desk)
    return left_open if isinstance(left_open, Refusal) else _fill(left_open, desk, language)


def _open(call: Call, game_name: str, desk: Desk) -> _Open | Refusal:
    """Find the parameters that a call leaves open: all, or those that it names or gives several values."""
    game = desk.find(call.game or game_name, call.name)
    if isinstance(game, Refusal):
        return game
    parameters = desk.parameters(game.questions[call.name])
    if unread := _unread(call, parameters, desk):
        return unread
    values = _values(call, parameters, desk)
    for name, listed in values.items():
        if not listed:
            hint = "give it a value in the question, or ask another one"
            return Refusal("table-unbounded", f"nobody can list all that `{name}` may be", hint)
    number = prod(map(len, values.values()))
    if number > MOST_ROWS:
        message = f"this table would have {number} answers, and {MOST_ROWS} are the most"
        return Refusal("table-too-long", message, "give one of its parameters a value")
    return _Open(game, call, parameters, values)


def _values(call: Call, parameters: Sequence[Parameter], desk: Desk) -> dict[str, tuple[Answer, ...]]:
    """Give the values of each open parameter, in the order of the parameters; none where nobody can list them."""
    named = {argument.text for argument in call.arguments or ()}
    several = {one.keyword: one.text.split(_OR) for one in call.arguments or () if one.keyword and _OR in one.text}
    values: dict[str, tuple[Answer, ...]] = {}
    for one in parameters:
        if one.name in several:
            read = (desk.literal(text, one.kind) for text in several[one.name])
            values[one.name] = tuple(
                dict.fromkeys(each for found in read if not isinstance(found, Unreadable) for each in found)
            )
        elif call.arguments is None or one.name in named:
            values[one.name] = () if one.variadic else every(one.kind)
    return values


def _unread(call: Call, parameters: Sequence[Parameter], desk: Desk) -> Refusal | None:
    """Find an argument that is neither a parameter, and so left open, nor a value."""
    given = arguments.by_parameter(call, parameters, {}) if call.arguments else {}
    if isinstance(given, Refusal):
        return given if given.code != "missing-argument" else None  # what is named is given by its name below
    kinds = {parameter.name: parameter.kind for parameter in parameters}
    for name, texts in given.items():
        for text in (one for each in texts if each not in kinds for one in each.split(_OR)):
            if isinstance(literal := desk.literal(text, kinds[name]), Unreadable):
                message = f"`{text}` is neither a parameter of `{call.name}` nor a value of {name}: {literal.reason}"
                return Refusal("unreadable-argument", message, near_match(text, kinds))
    return None


def _fill(left_open: _Open, desk: Desk, language: Language) -> Table | Refusal:
    """Ask for every combination of values; what is not open is read once."""
    call = left_open.with_first_values()
    members = arguments.read(call, left_open.parameters, None, desk, language)
    if isinstance(members, Refusal):
        return members
    verdicts: list[Verdict[Answer]] = []
    for chosen in product(*left_open.values.values()):
        given = {**members, **{name: (value,) for name, value in zip(left_open.values, chosen, strict=True)}}
        try:
            reply = desk.call(left_open.game, Put(call.name, tuple(given.items())))
        except Unanswerable as unanswerable:
            why = fill(language.faults[unanswerable.fault.code], unanswerable.fault.values, language)
            told = ", ".join(f"{name} {neutral(value)}" for name, value in zip(left_open.values, chosen, strict=True))
            return Refusal("table-incomplete", f"for {told} there is no answer: {why}", "a table has no gap")
        if isinstance(reply, Refusal):
            return reply
        verdicts.append(reply.verdict)
    return Table(left_open.game.name, left_open.values, tuple(verdicts))
