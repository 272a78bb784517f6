"""What a page asks, in the words of a language."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from functools import lru_cache

from engine.api import Game, Question
from generator.ask.asked import Asked
from generator.ask.desk import Put
from generator.ask.signatures import taken
from generator.language import Language, path_asked, question_asked


def question_in_words(asked: Asked, games: Mapping[str, Game], language: Language) -> str:
    """Say in words what a claim or denial asks: of a game's function, or of an example under a path."""
    if asked.put is None:
        return path_asked(asked.game, asked.question.partition(".")[2], language)
    return put_in_words(asked.put, games[asked.game], language)


def put_in_words(put: Put, game: Game, language: Language) -> str:
    """Say in words how a game's function was asked; what is not given is what the function takes then."""
    return _worded(put, game.questions[put.name], language)


@lru_cache(maxsize=8192)
def _worded(put: Put, question: Question, language: Language) -> str:
    defaults = ((parameter.name, parameter.default) for parameter in taken(question))
    usual = {name: default for name, default in defaults if default is not inspect.Parameter.empty}
    return question_asked(put.name, dict(put.members), language, usual)
