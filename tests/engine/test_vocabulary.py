"""The words of the games stand in every language, and no phrase is ambiguous."""

from __future__ import annotations

import inspect
import re
import typing
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine import GAMES
from engine.api import Verdict, Word
from engine.baccarat import Third, play
from engine.cards import RANKS, SUITS, Card

LANGUAGES = Path(__file__).parents[2] / "templates" / "languages"
Answered = tuple[tuple[str, Verdict[Any]], ...]
WORDS = {word.__name__: word for game in GAMES.values() for word in game.words}
QUESTIONS = {name: question for game in GAMES.values() for name, question in game.questions.items()}
SENTENCES = {name: values for game in GAMES.values() for name, values in game.sentences.items()}
FAULTS = {name: values for game in GAMES.values() for name, values in game.faults.items()}


@cache
def sections(language: str) -> dict[str, dict[str, Any]]:
    """Load what the games' files say in one language; every scalar stays the text that was written."""
    merged: dict[str, dict[str, Any]] = {}
    for file in sorted((LANGUAGES / language).glob("*.yaml")):
        if file.stem in {"language", "prose", "ui"}:
            continue
        text = file.read_text(encoding="utf-8")
        for section, content in yaml.load(text, yaml.BaseLoader).items():  # noqa: S506 - it builds only text
            known = merged.setdefault(section, {})
            assert not known.keys() & content.keys()
            known |= content
    return merged


def phrases(columns: dict[str, list[str]]) -> list[str]:
    return [phrase for column in columns.values() for phrase in column]


def texts(entry: str | list[str]) -> list[str]:
    """Give the texts of an entry: one or several."""
    return [entry] if isinstance(entry, str) else entry


def placeholders(sentence: str) -> list[tuple[str, str]]:
    """Names and columns of `{name}` and `{name:column}`."""
    return re.findall(r"\{(\w+)(?::(\w+))?\}", sentence)


in_each_language = pytest.mark.parametrize("language", ["id", "en"])


@in_each_language
def test_every_word_has_phrases(language: str) -> None:
    words = sections(language)["words"]
    assert {name: set(members) for name, members in words.items()} == {
        name: {member.value for member in word} for name, word in WORDS.items()
    }
    assert all(column for members in words.values() for columns in members.values() for column in columns.values())


@in_each_language
def test_the_members_of_a_word_share_the_column_that_is_written_by_default(language: str) -> None:
    for name, members in sections(language)["words"].items():
        assert len({next(iter(columns)) for columns in members.values()}) == 1, name


@in_each_language
@pytest.mark.parametrize("name", WORDS)
def test_no_phrase_stands_twice_for_a_word(language: str, name: str) -> None:
    members = sections(language)["words"][name]
    counted = Counter(phrase.casefold() for columns in members.values() for phrase in phrases(columns))
    assert [phrase for phrase, count in counted.items() if count > 1] == []


@in_each_language
def test_articles_do_not_tell_two_answers_apart(language: str) -> None:
    for name, members in sections(language)["words"].items():
        bare = [
            {re.sub(r"\b(a|an|the) ", "", phrase.casefold()) for phrase in phrases(columns)}
            for columns in members.values()
        ]
        assert sum(map(len, bare)) == len(set().union(*bare)), name


@in_each_language
@pytest.mark.parametrize("symbol", ["Card", "Third"])
def test_every_symbol_without_a_number_has_names_and_no_name_stands_twice(language: str, symbol: str) -> None:
    names = sections(language)["symbols"][symbol]
    faces = {rank for rank in RANKS if not rank.isdigit()} | ({"10"} & set(names))
    suited = {rank + suit for rank in RANKS for suit in SUITS}
    assert set(names) == faces | ({"stood", "drew"} if symbol == "Third" else suited)
    kinds: dict[str, type[Card | Third]] = {"Card": Card, "Third": Third}
    assert all(kinds[symbol].parse(text) for text in names)
    # A symbol may have a name in both cases; no name stands for two symbols.
    counted = Counter(name for given in names.values() for name in {name.casefold() for name in given})
    assert max(counted.values()) == 1


@in_each_language
def test_every_step_and_fault_has_a_sentence_that_tells_only_what_it_carries(language: str) -> None:
    told = sections(language)
    for section, expected in (("steps", SENTENCES), ("faults", FAULTS)):
        assert set(told[section]) == set(expected)
        for name, sentence in told[section].items():
            assert {value for value, _ in placeholders(sentence)} <= expected[name], name


@in_each_language
def test_every_question_is_told_with_its_arguments(language: str) -> None:
    told = sections(language)["questions"]
    assert set(told) == set(QUESTIONS)
    for name, found in told.items():
        parameters = list(inspect.signature(QUESTIONS[name]).parameters)[1:]
        in_texts = [sorted(value for value, _ in placeholders(text)) for text in texts(found)]
        assert sorted(parameters) in in_texts, name


@in_each_language
def test_a_sentence_picks_only_columns_that_all_members_of_a_word_have(
    language: str, answered_by_all: Answered
) -> None:
    told = sections(language)
    columns = {
        name: set.intersection(*(set(member) for member in members.values())) for name, members in told["words"].items()
    }
    words = {"steps": words_of_steps(answered_by_all), "questions": words_of_questions()}
    for section, known in words.items():
        for name, found in told[section].items():
            for value, column in (one for text in texts(found) for one in placeholders(text)):
                of_word = (name, value) in known  # a symbol may have an article, or a name without a column
                assert not column or not of_word or column in columns[known[name, value]], name


def words_of_steps(answered: Answered) -> dict[tuple[str, str], str]:
    """Find which word each value of a step is, from steps that the games take."""
    steps = [*play("4 4", "3 2").steps, *play("2 3 3", "2 4").steps]
    steps += [step for _, verdict in answered for step in verdict.steps]
    return {
        (step.name, name): type(value).__name__
        for step in steps
        for name, value in step.values.items()
        if isinstance(value, Word)
    }


def words_of_questions() -> dict[tuple[str, str], str]:
    """Find which word each parameter of a question takes."""
    return {
        (name, parameter): hint.__name__
        for name, question in QUESTIONS.items()
        for parameter, hint in typing.get_type_hints(question).items()
        if inspect.isclass(hint) and issubclass(hint, Word)
    }
