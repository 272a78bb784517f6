"""Tells steps that say the same of neighbouring numbers as one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.api import Answer, Between, Step, ValueSet


def together(steps: Iterable[Step]) -> tuple[Step, ...]:
    """Give a trace in which steps that read neighbouring entries of a rule, and found the same there, are one.

    *On 0, a hand draws*, *on 1, a hand draws* … become *on 0–5, a hand draws*: each entry was read by
    itself, and what is said of all is what was found for each. Steps that read no entry, such as those that count, are
    never told together: their numbers are what they found.
    """
    told = tuple(steps)
    while any(map(_goes_on, told, told[1:])):
        told = tuple(_runs(told))
    return told


def _runs(steps: Iterable[Step]) -> Iterator[Step]:
    """Tell each run of steps of which every one goes on from the one before, in the same number, as one."""
    run: list[Step] = []
    number = ""
    for step in steps:
        goes_on = _goes_on(run[-1], step) if run else ""
        if run and not (goes_on and number in {"", goes_on}):
            yield _one(run, number)
            run, goes_on = [], ""
        run.append(step)
        number = goes_on
    if run:
        yield _one(run, number)


def _goes_on(before: Step, step: Step) -> str:
    """Give the name of the one number by which a step differs from the one before, if it is the next; else nothing."""
    if step.name != before.name or step.rule != before.rule or not step.cell or step.cell == before.cell:
        return ""
    if before.values.keys() != step.values.keys():
        return ""
    other = [name for name, value in step.values.items() if before.values[name] != value]
    return other[0] if len(other) == 1 and _is_next(before.values[other[0]], step.values[other[0]]) else ""


def _is_next(before: Answer, value: Answer) -> bool:
    one, next_one = _number(before), _number(value)
    return type(before) is type(value) and one is not None and next_one == one + 1


def _number(value: Answer) -> int | None:
    """Give the number that a value is, or that a symbol is written as, such as what a third card is worth."""
    if type(value) is int:
        return value
    is_symbol = hasattr(value, "parse")  # as `isinstance` would tell, which looks at every attribute of the protocol
    return int(str(value)) if is_symbol and str(value).isdecimal() else None


def _one(run: list[Step], number: str) -> Step:
    """Give a run as one step with the set of its numbers."""
    if len(run) == 1:
        return run[0]
    first, last = (_number(step.values[number]) for step in (run[0], run[-1]))
    if first is None or last is None:
        return run[0]
    # Within wider bounds than its own, a set is never written as all or as what it leaves out.
    numbers = ValueSet(frozenset(range(first, last + 1)), Between(first - 1, last + 1))
    return Step(run[0].name, run[0].rule, run[0].cell, {**run[0].values, number: numbers})
