"""What a page asks, in the words of a language."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.api import Game
from generator.ask.asked import Asked
from generator.ask.desk import Put
from generator.ask.signatures import taken
from generator.language import Language, neutral, path_asked, question_asked

_NOTHING = "none"
"""The language-neutral text of what says nothing, such as no cards or no limit."""


def question_in_words(asked: Asked, games: Mapping[str, Game], language: Language) -> str:
    """Say in words what a claim or denial asks: of a game's function, or of an example under a path."""
    if asked.put is None:
        return path_asked(asked.game, asked.question.partition(".")[2], language)
    return put_in_words(asked.put, games[asked.game], language)


def put_in_words(put: Put, game: Game, language: Language) -> str:
    """Say in words how a game's function was asked; what is not given is what the function takes then."""
    arguments = {name: members for name, members, _ in _arguments(put, game)}
    unsaid = [name for name, _, says_nothing in _arguments(put, game) if says_nothing]
    return question_asked(put.name, arguments, language, unsaid)


def _arguments(put: Put, game: Game) -> Iterator[tuple[str, Sequence[Any], bool]]:
    """Each parameter with the members that it was given, and whether these say no more than giving nothing does."""
    given = dict(put.members)
    for parameter in taken(game.questions[put.name]):
        members = given.get(parameter.name, (parameter.default,))
        if members[0] is not inspect.Parameter.empty:
            usual = members[0] == parameter.default or neutral(members[0]) == _NOTHING
            yield parameter.name, members, usual and len(members) == 1
