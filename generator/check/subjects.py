"""What questions are about, such as a side or a kind of value, compared with the names in their sentences.

A language groups such names. Of each group, a claim is about the one that its question names in its path, its name or
its arguments, and an input about the one that a question takes it for by keyword.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from generator.ask import grammar
from generator.ask.asked import Asked
from generator.check.flow import MARK, Flow, Leaf
from generator.diagnostics import Diagnostic, Severity
from generator.document import Mark
from generator.language.searching import Names

Named = tuple[str, frozenset[str]]
"""A name as it stands in a text, with all that it may stand for."""


def check(leaf: Leaf) -> Iterator[Diagnostic]:
    """Compare what each claim and input is about with what its sentence is about."""
    answers = {asked.mark.index: asked for asked in leaf.asked.answers if asked.mark.index >= 0}
    roles = {index: role for asked in answers.values() for index, role in _roles(asked)}
    headings = frozenset(section.heading_token for section in leaf.asked.document.sections)
    over = _Over({flow.token: flow for flow in leaf.flows}, leaf.company.over, headings)
    yield from _cells(leaf, over)
    for flow in leaf.flows:
        for start, end in flow.sentences if flow.marks else ():
            marks = {offset: mark.index for offset, mark in flow.marks.items() if start <= offset < end}
            claims = {offset: answers[index] for offset, index in marks.items() if index in answers}
            inputs = [offset for offset, index in marks.items() if index in roles and offset not in claims]
            about = {part for asked in claims.values() for part in _parts(asked.question)}
            about |= {roles[marks[offset]] for offset in inputs}
            for names in (group for group in leaf.language.prose.subjects.values() if group.any_of(about)):
                yield from _claims(claims, flow, (start, end), names, over)
                for offset in inputs:
                    last, mark = max(start, flow.text.rfind(MARK, 0, offset) + 1), flow.marks[offset]
                    yield from _input(mark, roles[mark.index], named(flow, last, offset, names)[-1:], names)


@dataclass(frozen=True, slots=True)
class _Over:
    """The texts that stand over others and say what these are about."""

    flows: Mapping[int, Flow]
    standing: Mapping[int, Sequence[frozenset[int]]]
    headings: frozenset[int]

    def names(self, asked: Asked, about: str, names: Names) -> Sequence[Named]:
        """Give what the nearest such text names, taken together as one name.

        Nothing where an input or the name of the question tells what a claim is about; of the cells of a grid, that
        input stands above them all. A path goes through an example, which has more in it than a heading says.
        """
        head, *literals = _named_in(asked.mark.question.text if asked.mark.question else "")
        in_grid = asked.mark.index < 0
        for tokens in self.standing.get(asked.mark.token, ()) if in_grid or about in literals else ():
            flows = [self.flows[token] for token in sorted(tokens) if token in self.flows]
            found = [one for flow in flows for one in named(flow, 0, len(flow.text), names)]
            if found and not (tokens <= self.headings and (in_grid or not head)):
                return [(found[0][0], frozenset().union(*(meant for _, meant in found)))]
        return ()


def _cells(leaf: Leaf, over: _Over) -> Iterator[Diagnostic]:
    """Judge the cells of grids, which no sentence holds."""
    for asked in (asked for asked in leaf.asked.answers if asked.mark.index < 0):
        for names in leaf.language.prose.subjects.values():
            if about := _about(asked.question, names):
                yield from _claim(asked, about, over.names(asked, about, names))


def _claims(
    claims: Mapping[int, Asked], flow: Flow, sentence: tuple[int, int], names: Names, over: _Over
) -> Iterator[Diagnostic]:
    """Judge the claims of a sentence, by their places, that are about something of a group.

    Each belongs to the name nearest before it, or where none stands before it, behind it. Where none stands before the
    first of them, names follow their claims: *6 for one side and 7 for the other*.
    """
    start, end = sentence
    about = {offset: part for offset, asked in claims.items() if (part := _about(asked.question, names))}
    if not about:
        return
    follow = not named(flow, start, min(about), names)
    for (offset, part), behind in zip(about.items(), [*about, end][1:], strict=True):
        before = named(flow, start, offset, names)[-1:]
        nearest = (named(flow, offset, behind, names)[:1] or before) if follow else before
        yield from _claim(claims[offset], part, nearest or over.names(claims[offset], part, names))


@lru_cache(maxsize=16384)
def _about(question: str, names: Names) -> str | None:
    """What a question is about, of a group."""
    return next((part for part in _parts(question) if part in names), None)


def _claim(asked: Asked, about: str, nearest: Sequence[Named]) -> Iterator[Diagnostic]:
    """Judge the name nearest to a claim."""
    if nearest and about not in nearest[0][1]:
        message = f"`{asked.question}` asks about {about}, but the name nearest to its claim is “{nearest[0][0]}”"
        hint = "put the right name nearer to the claim, or ask about the other one"
        yield Diagnostic("other-subject", asked.mark.shown.place, message, hint, Severity.WARNING)


def _input(mark: Mark, role: str, nearest: Sequence[Named], names: Names) -> Iterator[Diagnostic]:
    """Judge the last name between an input and the bracketed text before it."""
    if role in names and nearest and role not in nearest[0][1]:
        message = f"“{mark.shown.text}” is read as `{role}`, but the name before it is “{nearest[0][0]}”"
        hint = "put the right name before it, or name another input in the question"
        yield Diagnostic("other-subject", mark.shown.place, message, hint, Severity.WARNING)


def named(flow: Flow, start: int, end: int, names: Names) -> list[Named]:
    """Every name in a stretch of text with all that it may stand for; a name inside a longer one is none."""
    everywhere = names.spans(flow.text)
    if not everywhere:
        return []
    found = {span: meant for span, meant in everywhere.items() if start <= span[0] and span[1] <= end}
    whole = [
        span
        for span in found
        if not any(other != span and other[0] <= span[0] and span[1] <= other[1] for other in found)
    ]
    return [(flow.text[slice(*span)], found[span]) for span in whole]


@lru_cache(maxsize=4096)
def _parts(question: str) -> tuple[str, ...]:
    """The words by which a question may name what it is about: `example.hand.total`, `hand_rule(4)`, `pays(a-bet)`.

    The whole name of a call is what is asked, not what it is asked about.
    """
    head, *named = _named_in(question)
    name = head.split("_")
    return (*(name if len(name) > 1 else ()), *named)


@lru_cache(maxsize=4096)
def _named_in(question: str) -> Sequence[str]:
    """The name of what is asked, empty for a path, and its arguments or the parts of the path."""
    head, _, arguments = question.partition("(")
    if not arguments:
        return ["", *head.split(".")[1:]]
    return [head.rpartition(":")[2], *(argument.rpartition("=")[2] for argument in arguments.rstrip(")").split(","))]


def _roles(asked: Asked) -> Iterator[tuple[int, str]]:
    """The inputs that a question takes by keyword."""
    call = grammar.parse(asked.mark.question.text) if asked.mark.question else None
    if isinstance(call, grammar.Call) and call.arguments:
        keywords = {argument.text: argument.keyword for argument in call.arguments if argument.keyword}
        for mark in asked.inputs:
            if mark.name and mark.name.text in keywords:
                yield mark.index, keywords[mark.name.text]
