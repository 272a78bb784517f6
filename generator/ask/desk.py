"""Puts questions to the games: finds the function, asks it of every member of a set, remembers the answer."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Any, NamedTuple

from engine.api import STATED, Answer, Fault, Game, Outcome, Step, Verdict
from generator.ask.signatures import taken
from generator.diagnostics import Place
from generator.language import (
    Kind,
    Language,
    Reading,
    Unreadable,
    kind_of,
    neutral,
    read_answer,
    read_argument,
    read_literal,
)
from generator.near import near_match


class Refusal(NamedTuple):
    """Why a question has no answer; `place` only where something other than the question itself is to blame."""

    code: str
    message: str
    hint: str = ""
    place: Place | None = None


class Parameter(NamedTuple):
    """What a question or a form takes: `kind` says how its text is read, `stated` that a reader must see its value."""

    name: str
    kind: Kind
    variadic: bool
    required: bool
    stated: bool = False


Members = Mapping[str, Sequence[Any]]
"""For each parameter given, the values that its text stands for: one, or several of which each is asked."""


class Put(NamedTuple):
    """A question as it is put to a game: its function's name, and the members of each parameter given."""

    name: str
    members: tuple[tuple[str, Sequence[Any]], ...]


class Reply(NamedTuple):
    """A question with every argument resolved to language-neutral text, the verdict on it, and how it was put."""

    question: str
    verdict: Verdict[Answer]
    put: Put


Read = dict[tuple[str, Kind], Sequence[Any] | Unreadable]
ReadIn = dict[tuple[str, Kind, str], Sequence[Any] | Unreadable]
Compared = dict[tuple[str, Answer, str], Reading[Answer] | Unreadable]
Replies = dict[tuple[str, Put], Reply | Refusal]
Outcomes = dict[tuple[object, ...], Outcome | tuple[Fault, ...]]


class Known(NamedTuple):
    """What was read and what games replied: any desk of the same games would find the same."""

    literals: Read
    arguments: ReadIn
    answers: Compared
    replies: Replies
    outcomes: Outcomes


@dataclass(frozen=True, slots=True)
class Desk:
    """The games that pages may question. Each question is put to a game once, and each text read once."""

    games: Mapping[str, Game]
    known: Known = field(default_factory=lambda: Known({}, {}, {}, {}, {}))
    _verdicts: dict[tuple[object, ...], Verdict[Answer]] = field(default_factory=dict)
    _parameters: dict[Callable[..., Any], tuple[Parameter, ...]] = field(default_factory=dict)

    def under(self, games: Mapping[str, Game]) -> Desk:
        """Give a desk for the same games by other rules: it knows what was read, and asks everything anew."""
        return replace(self, games=games, known=self.known._replace(replies={}, outcomes={}), _verdicts={})

    def learn(self, known: Known) -> None:
        """Take over what another desk of the same games knows."""
        self.known.literals.update(known.literals)
        self.known.arguments.update(known.arguments)
        self.known.answers.update(known.answers)
        self.known.replies.update(known.replies)
        self.known.outcomes.update(known.outcomes)

    def parameters(self, function: Callable[..., Any]) -> tuple[Parameter, ...]:
        """What a question or form takes, its first parameter (the rules) left out."""
        if function not in self._parameters:
            self._parameters[function] = tuple(map(_parameter, taken(function)))
        return self._parameters[function]

    def literal(self, text: str, kind: Kind) -> Sequence[Any] | Unreadable:
        """Read a language-neutral text as a parameter's kind: the values that it stands for."""
        key, literals = (text, kind), self.known.literals
        found = literals.get(key)
        if found is None:
            found = literals[key] = read_literal(text, kind)
        return found

    def argument(self, text: str, kind: Kind, language: Language) -> Sequence[Any] | Unreadable:
        """Read a text of a page as a parameter's kind: the values that it stands for."""
        key, arguments = (text, kind, language.code), self.known.arguments
        found = arguments.get(key)
        if found is None:
            found = arguments[key] = read_argument(text, kind, language)
        return found

    def answer(self, text: str, like: Answer, language: Language) -> Reading[Answer] | Unreadable:
        """Read a text of a page as an answer of the same type as another."""
        key, answers = (text, like, language.code), self.known.answers
        found = answers.get(key)
        if found is None:
            found = answers[key] = read_answer(text, like, language)
        return found

    def find(self, game: str, question: str) -> Game | Refusal:
        """Give the game that knows a question, or say that there is none."""
        if not game:
            hint = "name the page's game in page.yaml, or write `game:question`"
            return Refusal("unknown-question", f"`{question}` asks no game", hint)
        if game not in self.games:
            return Refusal("unknown-game", f"there is no game `{game}`", near_match(game, self.games))
        known = self.games[game].questions
        if question not in known:
            return Refusal("unknown-question", f"{game} has no question `{question}`", near_match(question, known))
        return self.games[game]

    def call(self, game: Game, put: Put) -> Reply | Refusal:
        """Ask a question of every combination of its arguments' members, which must all have the same answer.

        Raises Unanswerable where one of them has none.
        """
        key, replies = (game.name, put), self.known.replies
        found = replies.get(key)
        if found is None:
            found = replies[key] = self._reply(game, put)
        return found

    def play(self, game: Game, form: str, arguments: Mapping[str, Any]) -> Outcome | tuple[Fault, ...]:
        """Play a deal that is given in one of a game's forms."""
        key, outcomes = (game.name, form, *arguments.items()), self.known.outcomes
        if key not in outcomes:
            outcomes[key] = game.forms[form](game.rules, **arguments)
        return outcomes[key]

    def _reply(self, game: Game, put: Put) -> Reply | Refusal:
        parameters = {parameter.name: parameter for parameter in self.parameters(game.questions[put.name])}
        names = [name for name, _ in put.members]
        asked = f"{put.name}({','.join(_written(parameters[name], values) for name, values in put.members)})"
        verdicts = [
            (chosen, self._verdict(game, put.name, dict(zip(names, chosen, strict=True)), parameters))
            for chosen in product(*(values for _, values in put.members))
        ]
        first = verdicts[0][1].value
        if any(verdict.value != first for _, verdict in verdicts):
            told = "; ".join(
                f"{' '.join(map(neutral, chosen))}: {neutral(verdict.value)}" for chosen, verdict in verdicts
            )
            hint = "give each its own sentence, or ask for the set instead"
            return Refusal("answers-differ", f"`{asked}` has no single answer: {told}", hint)
        return Reply(asked, Verdict(first, each_once(verdict.steps for _, verdict in verdicts)), put)

    def _verdict(
        self, game: Game, question: str, given: Mapping[str, Any], parameters: Mapping[str, Parameter]
    ) -> Verdict[Answer]:
        """Ask once, with one value for each parameter."""
        key = (game.name, question, *given.items())
        if key not in self._verdicts:
            spread = [value for name, value in given.items() if parameters[name].variadic]
            named = {name: value for name, value in given.items() if not parameters[name].variadic}
            self._verdicts[key] = game.questions[question](game.rules, *(spread[0] if spread else ()), **named)
        return self._verdicts[key]


def each_once(traces: Iterable[Iterable[Step]]) -> tuple[Step, ...]:
    """The steps of several traces in order, each told once."""
    steps: list[Step] = []
    for trace in traces:
        steps.extend(step for step in trace if step not in steps)
    return tuple(steps)


def _parameter(parameter: inspect.Parameter) -> Parameter:
    """Read a parameter's kind from its annotation; a variadic one takes a sequence."""
    variadic = parameter.kind is inspect.Parameter.VAR_POSITIONAL
    required = parameter.default is inspect.Parameter.empty and not variadic
    stated = STATED in getattr(parameter.annotation, "__metadata__", ())
    return Parameter(parameter.name, kind_of(parameter.annotation, variadic=variadic), variadic, required, stated)


def _written(parameter: Parameter, values: Sequence[Any]) -> str:
    """An argument in language-neutral text: `6`, `name=3`, `0|1|2` for a set."""
    text = "|".join(",".join(map(str, value)) if parameter.variadic else neutral(value) for value in values)
    return text if parameter.required or parameter.variadic else f"{parameter.name}={text}"
