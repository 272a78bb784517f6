"""Reads a call's arguments: an input by its text in the page's language, anything else as language-neutral text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from generator.ask.desk import Desk, Members, Parameter, Refusal
from generator.ask.grammar import Argument, Call
from generator.document import Mark
from generator.language import Language, Unreadable, every, neutral, write
from generator.near import near_match


def read(
    call: Call, parameters: Sequence[Parameter], inputs: Mapping[str, Mark] | None, desk: Desk, language: Language
) -> Members | Refusal:
    """Give each parameter the values that its argument stands for, or say what is wrong with the arguments.

    Without inputs, a question stands on no page: all that it takes are values, and nothing needs to be seen.
    """
    on_page, inputs = inputs is not None, inputs or {}
    given = by_parameter(call, parameters, inputs)
    if isinstance(given, Refusal):
        return given
    if on_page and (unseen := _unseen(given, parameters, inputs, desk, language)):
        return unseen
    members: dict[str, Sequence[Any]] = {}
    for parameter in parameters:
        texts = given.get(parameter.name, ())
        values = [_value(text, parameter, inputs, desk, language) for text in texts]
        for value in values:
            if isinstance(value, Refusal):
                return value
        read_values = [value for value in values if not isinstance(value, Refusal)]
        if parameter.variadic:
            members[parameter.name] = (tuple(symbol for value in read_values for symbol in value[0]),)
        elif read_values:
            members[parameter.name] = read_values[0]
    return members


def _unseen(
    given: Mapping[str, Sequence[str]],
    parameters: Sequence[Parameter],
    inputs: Mapping[str, Mark],
    desk: Desk,
    language: Language,
) -> Refusal | None:
    """Find a parameter whose value a reader must see and no input gives. What is no value either is told elsewhere."""
    for parameter in (parameter for parameter in parameters if parameter.stated):
        texts = given.get(parameter.name, ())
        literals = [desk.literal(text, parameter.kind) for text in texts if text not in inputs]
        values = [literal[0] for literal in literals if not isinstance(literal, Unreadable)]
        if values or not texts:
            shown = write(values[0], language) if values else "…"
            where = "only the question says it" if values else "nothing says it"
            hint = f"show it in this block or in a heading above, as `[{shown}]{{{parameter.name}=}}`, and name that"
            return Refusal("unstated-argument", f"a reader must see the value of {parameter.name}: {where}", hint)
    return None


def inputs_used(call: Call, parameters: Sequence[Parameter], inputs: Mapping[str, Mark]) -> tuple[Mark, ...]:
    """The inputs that a call reads."""
    if call.arguments is None:
        return tuple(inputs[parameter.name] for parameter in parameters if parameter.name in inputs)
    return tuple(inputs[argument.text] for argument in call.arguments if argument.text in inputs)


def by_parameter(
    call: Call, parameters: Sequence[Parameter], inputs: Mapping[str, Mark]
) -> Mapping[str, Sequence[str]] | Refusal:
    """Sort the arguments' texts under the parameters that they are for."""
    if call.arguments is None:
        given = {parameter.name: [parameter.name] for parameter in parameters if parameter.name in inputs}
    else:
        sorted_out = _sorted_out(call.arguments, parameters)
        if isinstance(sorted_out, Refusal):
            return sorted_out
        given = sorted_out
    # A bare name takes all of its parameters from inputs: one that is out of scope is never quietly left out.
    all_needed = call.arguments is None
    missing = [
        parameter for parameter in parameters if parameter.name not in given and (all_needed or _needed(parameter))
    ]
    if missing:
        first, names = missing[0], [parameter.name for parameter in missing]
        as_input = f"show it as an input, `[…]{{{first.name}=}}`, and name that"
        hint = as_input if first.stated else f"name an input `{first.name}`, or write the value into the parentheses"
        return Refusal("missing-argument", f"`{call.name}` is not told {' and '.join(names)}", hint)
    return given


def _needed(parameter: Parameter) -> bool:
    return parameter.required or parameter.variadic


def _sorted_out(arguments: Sequence[Argument], parameters: Sequence[Parameter]) -> dict[str, list[str]] | Refusal:
    """Give keyword arguments to their parameters and the others to the parameters in order."""
    names = {parameter.name for parameter in parameters}
    in_order = iter(parameters)
    given: dict[str, list[str]] = {}
    target: Parameter | None = None
    for argument in arguments:
        if argument.keyword and argument.keyword not in names:
            message = f"there is no parameter `{argument.keyword}`"
            return Refusal("unknown-parameter", message, near_match(argument.keyword, names))
        if not argument.keyword and not (target and target.variadic):
            target = next(in_order, None)
        name = argument.keyword or (target.name if target else None)
        if name is None:
            return Refusal("too-many-arguments", f"`{argument.text}` is one argument too many")
        if name in given and not (target and target.variadic):
            return Refusal("argument-twice", f"`{name}` is given twice")
        given.setdefault(name, []).append(argument.text)
    return given


def _value(
    text: str, parameter: Parameter, inputs: Mapping[str, Mark], desk: Desk, language: Language
) -> Sequence[Any] | Refusal:
    """Read one argument's text as its parameter's type."""
    mark = inputs.get(text)
    if mark and text != parameter.name and _is_literal(text, parameter, desk):
        message = f"`{text}` is the name of an input here and a value of {parameter.name} too"
        return Refusal("ambiguous-argument", message, "give the input another name", mark.shown.place)
    if mark:
        value = desk.argument(mark.shown.text, parameter.kind, language)
        if isinstance(value, Unreadable):
            message = f"`{mark.shown.text}` cannot be read as {parameter.name}: {value.reason}"
            return Refusal("unreadable-input", message, place=mark.shown.place)
        return value
    literal = desk.literal(text, parameter.kind)
    if isinstance(literal, Unreadable):
        hint = near_match(text, [*inputs, *map(neutral, every(parameter.kind))]) or "no input is in scope here"
        message = f"`{text}` is neither an input in scope nor a value of {parameter.name}: {literal.reason}"
        return Refusal("unreadable-argument", message, hint)
    return literal


def _is_literal(text: str, parameter: Parameter, desk: Desk) -> bool:
    """Whether a text is how a value of a parameter is written when it is given as it is."""
    values = desk.literal(text, parameter.kind)
    return not isinstance(values, Unreadable) and any(neutral(value) == text for value in values)
