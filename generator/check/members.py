"""Claims of one sentence that ask about two members of a closed list, where a reader takes them for one.

*[Three]{=hand_cards(a-bet)} cards pay [12:1]{=bet_pays(another-bet)}*: both hold, but what is said is false. A question
that asks about another member than the question beside it is told, unless the name before its claim says so.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import get_args

from engine.api import Game, Word
from generator.ask import grammar
from generator.ask.asked import Asked
from generator.ask.signatures import taken
from generator.check.flow import MARK, Flow, Leaf
from generator.check.subjects import named
from generator.diagnostics import Diagnostic, Severity
from generator.language.searching import Names

Given = Mapping[type[Word], str]
"""The members that a question is given by literals, by the list that each is from."""


def check(leaf: Leaf) -> Iterator[Diagnostic]:
    """Compare the members that the questions of a sentence are given."""
    answers = {asked.mark.index: asked for asked in leaf.asked.answers if asked.mark.index >= 0}
    for flow in leaf.flows:
        for start, end in flow.sentences if flow.marks else ():
            asked = [
                (offset, answers[mark.index])
                for offset, mark in flow.marks.items()
                if start <= offset < end and mark.index in answers
            ]
            lists: dict[type[Word], list[tuple[int, str, Asked]]] = defaultdict(list)
            for offset, one in asked if len({_name(one) for _, one in asked}) > 1 else ():
                for kind, member in _given(one, leaf.game).items():
                    lists[kind].append((offset, member, one))
            for stated in lists.values():
                yield from _compare(stated, flow, start, leaf.language.prose.subjects)


def _given(asked: Asked, game: Game | None) -> Given:
    call = grammar.parse(asked.mark.question.text) if asked.mark.question else None
    if not isinstance(call, grammar.Call) or not call.arguments or not game or call.name not in game.questions:
        return {}
    inputs = {mark.name.text for mark in asked.inputs if mark.name}
    kinds = {parameter.name: _list_of(parameter.annotation) for parameter in taken(game.questions[call.name])}
    named = {argument.keyword or name: argument.text for argument, name in zip(call.arguments, kinds, strict=False)}
    return {kind: named[name] for name, kind in kinds.items() if kind and name in named and named[name] not in inputs}


def _list_of(annotation: object) -> type[Word] | None:
    """The closed list that a parameter is read from."""
    kind = next(iter(get_args(annotation)), annotation)
    return kind if isinstance(kind, type) and issubclass(kind, Word) else None


def _compare(
    stated: list[tuple[int, str, Asked]], flow: Flow, start: int, subjects: Mapping[str, Names]
) -> Iterator[Diagnostic]:
    """Find the questions whose members, in order, are others than those of the first question of a sentence."""
    asked_of: dict[str, list[str]] = defaultdict(list)
    for _, member, asked in stated:
        asked_of[_name(asked)].append(member)
    first = asked_of[_name(stated[0][2])]
    for offset, member, asked in stated:
        own = asked_of[_name(asked)]
        crossed = own != first and (not set(own) & set(first) or sorted(own) == sorted(first))
        other = first[min(own.index(member), len(first) - 1)]
        if crossed and not _told_apart(flow, start, offset, (member, other), subjects):
            message = f"`{asked.question}` asks about {member}, but what is said beside it is asked about {other}"
            hint = "ask about the same, name before the claim what it is about, or part the sentence"
            yield Diagnostic("other-member", asked.mark.shown.place, message, hint, Severity.WARNING)


def _name(asked: Asked) -> str:
    return asked.question.partition("(")[0]


def _told_apart(flow: Flow, start: int, offset: int, members: tuple[str, str], subjects: Mapping[str, Names]) -> bool:
    """Whether a name right before a claim stands for its own member and not for the other."""
    own, other = members
    since = max(start, flow.text.rfind(MARK, 0, offset) + 1)
    nearest = [one[1] for names in subjects.values() for one in named(flow, since, offset, names)[-1:]]
    return any(own in meant and other not in meant for meant in nearest)
