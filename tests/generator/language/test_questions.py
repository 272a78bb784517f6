"""What a question or a path asks is said in words, from the arguments that it was given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pytest

from engine.api import Answer, Game, Verdict
from generator.ask.desk import Put
from generator.ask.worded import put_in_words
from generator.language import (
    Language,
    Reading,
    Trait,
    check_language,
    fill,
    path_asked,
    question_asked,
    read_answer,
)
from tests.generator.language.samples import LANGUAGES, Action, Basis, Card, Move, Third, data_of, hand

QUESTIONS = {
    "value": "Berapa nilai {card}?",
    "worth": "Berapa nilai {cards} seluruhnya?",
    "number": "Berapa sisa dari {number}?",
    "acts": [
        "Apa yang dilakukan dengan {total} terhadap {third}?",
        "Apa yang dilakukan dengan {total} jika pemain berhenti?",
        "Apa yang dilakukan tangan itu?",
    ],
    "words": "Apa arti {action:noun}?",
}
PATHS = {
    "winner": "Siapa yang menang?",
    "small:total": "Berapa nilai akhirnya?",
    "total": "Berapa jumlahnya?",
    "claimed.": "Menurut pernyataan itu, {question}",
}


def language(questions: Mapping[str, object] = QUESTIONS, paths: Mapping[str, object] = PATHS) -> Language:
    """Give a language with texts for some questions and paths."""
    compiled, problems = Language.from_data("id", data_of("id") | {"questions": questions, "paths": paths})
    assert problems == ()
    assert compiled is not None
    return compiled


@pytest.mark.parametrize(
    ("name", "values", "words"),
    [
        ("value", {"card": [Card("A")]}, "Berapa nilai as?"),
        ("value", {"card": [Card("10"), Card("K")]}, "Berapa nilai 10 atau raja?"),
        ("value", {"card": [Card("2"), Card("3"), Card("4")]}, "Berapa nilai 2–4?"),
        ("worth", {"cards": [hand("7 8")]}, "Berapa nilai 7 dan 8 seluruhnya?"),
        ("worth", {"cards": [hand("7")]}, "Berapa nilai 7 seluruhnya?"),
        ("number", {"number": [0, 1, 2, 3, 4, 5, 6, 7, 9]}, "Berapa sisa dari 0–7 atau 9?"),
        ("number", {"number": [1500]}, "Berapa sisa dari 1.500?"),
        ("number", {"number": [6, 7]}, "Berapa sisa dari 6 atau 7?"),
        ("acts", {"total": [6], "third": [Third("7")]}, "Apa yang dilakukan dengan 6 terhadap 7?"),
        ("acts", {"total": [6]}, "Apa yang dilakukan dengan 6 jika pemain berhenti?"),
        ("acts", {}, "Apa yang dilakukan tangan itu?"),
        ("words", {"action": [Action.STANDS]}, "Apa arti perhentian?"),
        ("words", {"action": [Action.DRAWS, Action.STANDS]}, "Apa arti penarikan kartu atau perhentian?"),
        ("unknown", {}, "unknown"),
    ],
)
def test_a_question_is_asked_with_its_arguments(name: str, values: Mapping[str, Sequence[Answer]], words: str) -> None:
    assert question_asked(name, values, language()) == words


def test_a_value_that_needs_no_words_is_left_out_where_a_text_can_do_without_it() -> None:
    values: dict[str, Sequence[Answer]] = {"total": [6], "third": [Third("stood")]}
    assert (
        question_asked("acts", values, language(), {"third": Third("stood")})
        == "Apa yang dilakukan dengan 6 jika pemain berhenti?"
    )
    only = language({"acts": "Apa yang dilakukan dengan {total}? Kartu ketiga: {third}."})
    assert (
        question_asked("acts", values, only, {"third": Third("stood")})
        == "Apa yang dilakukan dengan 6? Kartu ketiga: berhenti."
    )


@pytest.mark.parametrize(
    ("sentence", "text"),
    [
        ("What is {card:a} worth?", "What is an ace worth?"),
        ("What is {card:the} worth?", "What is the ace worth?"),
        ("What is {card} worth?", "What is ace worth?"),
        ("What is {eight:a} worth?", "What is an eight worth?"),
        ("Is it so {third:full}?", "Is it so Player stood?"),
        ("Is it so {third}?", "Is it so stood?"),
        ("Is it so {other:full}?", "Is it so 7?"),
        ("Are {thirds:full} so?", "Are Player stood and seven so?"),
    ],
)
def test_a_hole_may_ask_for_an_article_or_for_the_names_of_a_column(sentence: str, text: str) -> None:
    data = data_of("en")
    data["symbols"] = data["symbols"] | {"Third": {"stood": {"short": ["stood"], "full": ["Player stood"]}}}
    compiled, problems = Language.from_data("en", data)
    assert compiled is not None, problems
    values: dict[str, Answer] = {
        "card": Card("A"),
        "eight": Card("8"),
        "third": Third("stood"),
        "other": Third("7"),
        "thirds": (Third("stood"), Third("7")),
    }
    assert fill(sentence, values, compiled) == text
    assert read_answer("Player stood", Third("stood"), compiled) == Reading(
        Third("stood"), frozenset({Trait("numerals", "words"), Trait("name", "Player stood"), Trait("column", "full")})
    )


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("winner", "Siapa yang menang?"),
        ("total", "Berapa nilai akhirnya?"),
        ("claimed.total", "Menurut pernyataan itu, berapa nilai akhirnya?"),
        ("unknown", "unknown"),
    ],
)
def test_a_path_is_asked_in_the_words_of_its_game(path: str, words: str) -> None:
    assert path_asked("small", path, language()) == words


def test_a_path_is_asked_in_the_words_of_all_games_where_its_game_has_none() -> None:
    assert path_asked("other", "total", language()) == "Berapa jumlahnya?"


def acts(rules: object, total: int, third: Third = Third("stood"), house: tuple[Card, ...] = ()) -> Verdict[int]:  # noqa: B008 - a default that nothing changes
    """Answer a question with values that need not be given."""
    return Verdict(len(f"{rules}{total}{third}{house}"))


GAME = Game(
    name="small",
    rules=None,
    provisions=(),
    questions={"acts": acts},
    forms={},
    sentences={"drawing": frozenset({"total", "action"})},
    faults={"missing": frozenset({"count"})},
    words=(Action, Basis, Move),
    symbols=(Card, Third),
    paths=frozenset({"total", "winner", "claimed."}),
)
HOUSE = {
    "acts": [
        "Apa dengan {total} terhadap {third} menurut {house}?",
        "Apa dengan {total} terhadap {third}?",
        "Apa dengan {total} menurut {house}?",
        "Apa dengan {total}?",
    ]
}


@pytest.mark.parametrize(
    ("members", "words"),
    [
        ((("total", (6,)),), "Apa dengan 6?"),
        ((("total", (6,)), ("third", (Third("stood"),))), "Apa dengan 6?"),
        ((("total", (6, 7)), ("third", (Third("3"),))), "Apa dengan 6 atau 7 terhadap 3?"),
        ((("total", (6,)), ("third", (Third("stood"), Third("3")))), "Apa dengan 6 terhadap berhenti atau 3?"),
        ((("total", (6,)), ("house", ((),))), "Apa dengan 6?"),
        ((("total", (6,)), ("house", (hand("7 K"),))), "Apa dengan 6 menurut 7 dan K?"),
    ],
)
def test_what_a_question_takes_anyway_needs_no_words(
    members: tuple[tuple[str, Sequence[Answer]], ...], words: str
) -> None:
    assert put_in_words(Put("acts", members), GAME, language(HOUSE)) == words


@dataclass(frozen=True)
class Wrong:
    """Texts for questions or paths with what is told of them."""

    questions: Mapping[str, object]
    paths: Mapping[str, object]
    told: str


@pytest.mark.parametrize(
    "wrong",
    [
        Wrong({"act": "?"}, {}, "questions.act: no game knows this"),
        Wrong({}, PATHS, "questions.acts: missing"),
        Wrong(HOUSE, {}, "paths.winner: missing"),
        Wrong(HOUSE, {"large:winner": "?"}, "paths.winner: missing"),
        Wrong(HOUSE, {}, "paths.claimed.: missing"),
        Wrong({**HOUSE, "acts": "{rules}?"}, {}, "questions.acts: {rules} is none of its values: house, third, total"),
        Wrong({"acts": "{total:vreb}?"}, {}, "questions.acts: no word has a column vreb, and it is no article"),
        Wrong({"acts": "{total}?"}, {}, "questions.acts: a text with {house}, {third}, {total} is needed"),
        Wrong(
            {"acts": [*HOUSE["acts"], "Lalu {total}?"]},
            {},
            "questions.acts: “Lalu {total}?” tells no more and no less than “Apa dengan {total}?”",
        ),
        Wrong({"acts": ["Apa dengan 6?", *HOUSE["acts"]]}, {}, "questions.acts: nothing checks the figure “6”"),
        Wrong({}, {"winer": "?"}, "paths.winer: no game knows this"),
        Wrong({}, {"large:winner": "?"}, "paths.large:winner: no game knows this"),
        Wrong({}, {"winner": "{total}?"}, "paths.winner: nothing may stand in braces here"),
        Wrong({}, {"claimed.": "?"}, "paths.claimed.: only {question}, once, may stand in braces here"),
        Wrong({}, {"winner": "Siapa dengan 6?"}, "paths.winner: nothing checks the figure “6”"),
    ],
)
def test_a_text_that_is_wrong_is_told(wrong: Wrong) -> None:
    told = check_language(language(wrong.questions, wrong.paths), [GAME], [LANGUAGES["id"]])
    assert wrong.told in list(map(str, told))


def test_right_texts_have_no_problems() -> None:
    paths = {"winner": "Siapa yang menang?", "small:total": "Berapa?", "claimed.": "Menurut pernyataan itu, {question}"}
    assert check_language(language(HOUSE, paths), [GAME], [LANGUAGES["id"]]) == ()
