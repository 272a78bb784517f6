"""What can be asked is asked in plain words: whole questions, and another one for every other argument."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_origin

import pytest

from engine import GAMES
from engine.api import CLAIMED, Game
from generator.ask.desk import Put
from generator.ask.signatures import taken
from generator.ask.worded import put_in_words
from generator.language import Language, path_asked
from generator.parse import parse
from generator.read import read
from tests.content.conftest import ROOT
from tests.engine.conftest import hands
from tests.engine.conftest import taken as values_of

LANGUAGES = ["id", "en"]
QUESTIONS = [(game.name, name) for game in GAMES.values() for name in game.questions]
PATHS = [(game.name, path) for game in GAMES.values() for path in sorted(game.paths - {CLAIMED})]
Arguments = dict[str, Sequence[Any]]


@pytest.fixture(scope="module")
def languages() -> Mapping[str, Language]:
    """The languages of the site."""
    site, _ = parse(read(ROOT)[0], GAMES)
    assert site is not None
    return site.languages


def reads_well(text: str) -> bool:
    """Whether a text is one whole question."""
    whole = re.fullmatch(r"[A-Z][^{}?]*\?", text) is not None
    return whole and not re.search(r"  | [,.?)]|\( |\w_\w|[a-z]-[a-z]+-|∅", text)


def every_argument(game: Game, name: str) -> Iterator[tuple[str, list[Arguments]]]:
    """Give, for each parameter of a question, calls that differ by it alone: in each of its values, and in all."""
    parameters = taken(game.questions[name])
    values = {one.name: tuple(_values(one)) for one in parameters}
    first: Arguments = {one: found[:1] for one, found in values.items()}
    for parameter in parameters:
        found = values[parameter.name]
        some = [(value,) for value in found]
        if parameter.kind is not inspect.Parameter.VAR_POSITIONAL:
            some += [part for part in (found[:2], found[-2:], found) if len(part) > 1]
        once = [each for at, each in enumerate(some) if each not in some[:at]]
        yield parameter.name, [{**first, parameter.name: each} for each in once]


def _values(parameter: inspect.Parameter) -> Sequence[Any]:
    """Values of a parameter; a hand is one value."""
    if parameter.kind is inspect.Parameter.VAR_POSITIONAL:
        return [tuple(hand) for hand in hands(parameter.annotation)]
    several = get_origin(parameter.annotation) is tuple
    return [tuple(hand) if several else hand for hand in values_of(parameter.annotation)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), QUESTIONS, ids=[":".join(one) for one in QUESTIONS])
def test_a_question_reads_well_whatever_it_is_asked_of(
    game: str, name: str, language: str, languages: Mapping[str, Language]
) -> None:
    calls: list[Arguments] = [{}] if not taken(GAMES[game].questions[name]) else []
    for _, some in every_argument(GAMES[game], name):
        calls += some
    said = [put_in_words(Put(name, tuple(call.items())), GAMES[game], languages[language]) for call in calls]
    assert [text for text in said if not reads_well(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), QUESTIONS, ids=[":".join(one) for one in QUESTIONS])
def test_a_question_of_another_argument_is_another_text(
    game: str, name: str, language: str, languages: Mapping[str, Language]
) -> None:
    for parameter, calls in every_argument(GAMES[game], name):
        said = [put_in_words(Put(name, tuple(call.items())), GAMES[game], languages[language]) for call in calls]
        assert len(set(said)) == len(calls), (parameter, said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_two_questions_of_a_game_have_the_same_words(
    game: str, language: str, languages: Mapping[str, Language]
) -> None:
    texts = [text for name in GAMES[game].questions for text in languages[language].questions[name]]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "path"), PATHS, ids=[":".join(one) for one in PATHS])
def test_a_path_reads_well(game: str, path: str, language: str, languages: Mapping[str, Language]) -> None:
    assert reads_well(path_asked(game, path, languages[language]))
    assert CLAIMED not in GAMES[game].paths or reads_well(path_asked(game, CLAIMED + path, languages[language]))


@pytest.mark.parametrize("path", ["player.cards", "natural", "next", "returned"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_path_that_means_another_thing_in_another_game_has_other_words(
    path: str, language: str, languages: Mapping[str, Language]
) -> None:
    assert path_asked("baccarat", path, languages[language]) != path_asked("blackjack", path, languages[language])


def test_a_text_that_does_not_read_well_is_known() -> None:
    wrong = ["Siapa", "siapa?", "Siapa  menang?", "Siapa {x}?", "player.cards", "Ada apa ?", "Jika a? Lalu b?"]
    assert [text for text in wrong if reads_well(text)] == []
