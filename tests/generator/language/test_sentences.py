"""Sentences are filled, and a language's words and sentences are checked against the games."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.api import Answer, Game, Verdict
from generator.language import Language, check_language, fill
from tests.generator.language.samples import LANGUAGES, Action, Basis, Card, Move, Third, data_of, hand, numbers


def drawing(rules: object, card: Card) -> Verdict[int]:
    """Answer a question of the small game."""
    return Verdict(len(f"{rules}{card}"))


GAME = Game(
    name="small",
    rules=None,
    provisions=(),
    questions={"drawing": drawing},
    forms={},
    sentences={"drawing": frozenset({"total", "action"})},
    faults={"missing": frozenset({"count"})},
    words=(Action, Basis, Move),
    symbols=(Card, Third),
)


@pytest.mark.parametrize(
    ("sentence", "text"),
    [
        ("Total {total}: {action}.", "Total 1.500: berhenti."),
        ("{action:noun} pada {numbers}", "Perhentian pada 0–5"),
        ("Kartu {card} dari {hand}.", "Kartu as dari 7+K."),
        ("Tanpa {nothing}.", "Tanpa {nothing}."),
        ("{action:sideways}.", "Berhenti."),
    ],
)
def test_answers_are_written_into_a_sentence(sentence: str, text: str) -> None:
    values: dict[str, Answer] = {
        "total": 1500,
        "action": Action.STANDS,
        "numbers": numbers(range(6)),
        "card": Card("A"),
        "hand": hand("7 K"),
    }
    assert fill(sentence, values, LANGUAGES["id"]) == text


def told(changes: Mapping[str, object]) -> list[str]:
    """Give what is told of a language whose data is changed, beside another language."""
    language, problems = Language.from_data("eo", data_of("eo") | dict(changes))
    assert not problems
    assert language is not None
    return list(map(str, check_language(language, [GAME], [LANGUAGES["id"]])))


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_complete_language_has_no_problems(code: str) -> None:
    assert check_language(LANGUAGES[code], [GAME], LANGUAGES.values()) == ()


@pytest.mark.parametrize(
    ("part", "value", "problems"),
    [
        ("steps", {}, ["steps.drawing: missing"]),
        ("steps", {"drawing": "Prenas.", "dealing": "Donas."}, ["steps.dealing: no game knows this"]),
        ("steps", {"drawing": "{totl}"}, ["steps.drawing: {totl} is none of its values: action, total"]),
        ("steps", {"drawing": "{action:vreb}"}, ["steps.drawing: no word has a column vreb, and it is no article"]),
        ("questions", {}, ["questions.drawing: missing"]),
        ("faults", {"missing": "{n}"}, ["faults.missing: {n} is none of its values: count"]),
    ],
)
def test_a_sentence_that_is_missing_or_wrong_is_told(part: str, value: dict[str, str], problems: list[str]) -> None:
    assert told({part: value}) == problems


def test_a_word_that_is_missing_or_unknown_is_told() -> None:
    words = data_of("eo")["words"] | {"Action": {"draws": {"noun": "preno"}, "sits": {"verb": "sidas"}}, "Mood": {}}
    assert told({"words": words}) == [
        "words.Mood: no game knows this",
        "words.Action.stands: missing",
        "words.Action.sits: no game knows this",
    ]


def test_a_word_without_a_phrase_is_told() -> None:
    words = data_of("eo")["words"] | {"Action": {"draws": {"noun": "preno"}, "stands": {}}}
    assert told({"words": words}) == ["words.Action.stands: a phrase is needed"]


def test_a_name_that_is_missing_unknown_or_taken_is_told() -> None:
    assert told({"symbols": {"Card": {"A": "du", "X": "iks"}, "Chip": {}}}) == [
        "symbols.Card.A: “du” already stands for 2",
        "symbols.Card.X: no such symbol",
        "symbols.Card.K: a name is needed: Indonesia has one",
        "symbols.Third.stood: a name is needed: Indonesia has one",
        "symbols.Third.drew: a name is needed: Indonesia has one",
        "symbols.Chip: no game has such symbols",
    ]
