"""Plays the examples of a page and holds them against what their author expects."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from engine.api import Answer, Fault, Game, Outcome, Verdict
from generator.ask.desk import Desk, Parameter
from generator.ask.told import told
from generator.content import Example
from generator.diagnostics import Diagnostic, Place
from generator.language import HandKind, Kind, Language, Unreadable, every, fill, kind_of_answer, neutral, read_literal
from generator.near import near_match


class Played(NamedTuple):
    """An example with what became of it by the rules of its game; `deal` are the values that its deal's texts mean."""

    example: Example
    outcome: Outcome
    game: Game
    deal: Mapping[str, Any]


def play(example: Example, game: Game, desk: Desk, language: Language) -> tuple[Played | None, list[Diagnostic]]:
    """Play an example and compare every expectation; faults and traces are told in the language given."""
    form = game.forms.get(example.form.text)
    if form is None:
        message = f"{game.name} has no way to give a deal called `{example.form.text}`"
        return None, [
            Diagnostic("unknown-form", example.form.place, message, near_match(example.form.text, game.forms))
        ]
    arguments, found = _arguments(example, desk.parameters(form), desk)
    if found:
        return None, found
    outcome = desk.play(game, example.form.text, arguments)
    if not isinstance(outcome, Outcome):
        return None, [_fault(fault, example, language) for fault in outcome]
    return Played(example, outcome, game, arguments), list(_unmet(example, outcome, desk, language))


def replay(one: Played, game: Game, desk: Desk) -> Outcome | None:
    """Give what becomes of an example by other rules of its game; None where these do not allow its deal."""
    form = one.example.form.text
    arguments, _ = _arguments(one.example, desk.parameters(game.forms[form]), desk)
    outcome = desk.play(game, form, arguments)
    return outcome if isinstance(outcome, Outcome) else None


def _arguments(
    example: Example, parameters: tuple[Parameter, ...], desk: Desk
) -> tuple[dict[str, Any], list[Diagnostic]]:
    """Read the deal's texts as the form's parameters."""
    known = {parameter.name: parameter for parameter in parameters}
    arguments: dict[str, Any] = {}
    found: list[Diagnostic] = []
    for name, entry in example.deal.items():
        if name not in known:
            message = f"`{example.form.text}` takes no `{name}`"
            found.append(Diagnostic("unknown-parameter", entry.key.place, message, near_match(name, known)))
            continue
        value = desk.literal(entry.value.text, known[name].kind)
        if isinstance(value, Unreadable):
            found.append(_unreadable(name, known[name].kind, value, example))
        elif len(value) != 1:
            message = f"`{entry.value.text}` cannot be read as {name}: it stands for more than one value"
            found.append(Diagnostic("unreadable-deal", entry.value.place, message, "write the one that is meant"))
        else:
            arguments[name] = value[0]
    missing = [parameter.name for parameter in parameters if parameter.required and parameter.name not in example.deal]
    if missing:
        message = f"the deal of `{example.name.text}` lacks {' and '.join(missing)}"
        found.append(Diagnostic("missing-argument", example.deal_place, message))
    return arguments, found


def _unreadable(name: str, kind: Kind, whole: Unreadable, example: Example) -> Diagnostic:
    """What cannot be read of a deal's text: of a hand, the first word that is no hand by itself, else all of it."""
    text = example.deal[name].value.text
    words = [(word, read_literal(word, kind)) for word in text.split()] if isinstance(kind, HandKind) else []
    wrong = (
        (number, word, read.reason) for number, (word, read) in enumerate(words, 1) if isinstance(read, Unreadable)
    )
    number, word, reason = next(wrong, (0, text, whole.reason))
    message = f"`{word}` cannot be read as {name}: {reason}"
    hint = near_match(word, map(neutral, every(kind)))
    return Diagnostic("unreadable-deal", _fault_place(f"{name}.{number}", example), message, hint)


def _fault(fault: Fault, example: Example, language: Language) -> Diagnostic:
    """A fault of the deal at the card it names."""
    message = f"example `{example.name.text}`: {fill(language.faults[fault.code], fault.values, language)}"
    return Diagnostic(fault.code, _fault_place(fault.path, example), message, "the rules do not allow this deal")


def _fault_place(path: str, example: Example) -> Place:
    """The place of `name.3`: the third word of the text given for `name`."""
    name, _, number = path.partition(".")
    if name not in example.deal:
        return example.deal_place
    text = example.deal[name].value
    words = list(re.finditer(r"\S+", text.text))
    if not number.isdecimal() or not 0 < int(number) <= len(words):
        return text.place
    start, end = words[int(number) - 1].span()
    return text.place._replace(column=text.place.column + start, end_column=text.place.column + end)


def _unmet(example: Example, outcome: Outcome, desk: Desk, language: Language) -> Iterator[Diagnostic]:
    """What the author expects and the game does not give."""
    if not example.expect:
        message = f"example `{example.name.text}` says nothing of what its author expects"
        hint = f"add `expect:`, for instance {_first_known(outcome)}"
        yield Diagnostic("example-without-expect", example.name.place, message, hint)
    for path, entry in example.expect.items():
        verdict = outcome.answers.get(path)
        if verdict is None:
            message = f"example `{example.name.text}` gives no `{path}`"
            yield Diagnostic("unknown-path", entry.key.place, message, near_match(path, outcome.answers))
            continue
        expected = desk.literal(entry.value.text, kind_of_answer(verdict.value))
        if expected != (verdict.value,):
            yield _other(path, expected, verdict, example, language)


def _first_known(outcome: Outcome) -> str:
    return next((f"`{path}: {neutral(verdict.value)}`" for path, verdict in outcome.answers.items()), "a total")


def _other(
    path: str, expected: Sequence[Any] | Unreadable, verdict: Verdict[Answer], example: Example, language: Language
) -> Diagnostic:
    """The game gives another answer than is expected, or none that the text could be."""
    text, answer = example.expect[path].value, neutral(verdict.value)
    reason = f" ({expected.reason})" if isinstance(expected, Unreadable) else ""
    message = (
        f"example `{example.name.text}` expects `{path}: {text.text}`{reason}, the engine says `{answer}`"
        f"{told(verdict.steps, language)}"
    )
    hint = "correct the deal or what is expected of it"
    return Diagnostic("expectation-unmet", text.place, message, hint, replacement=answer)
