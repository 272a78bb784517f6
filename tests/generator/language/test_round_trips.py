"""Whatever is written reads back as the same answer: every type, language, value and manner."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.api import Answer
from generator.language import (
    CAPITAL,
    Language,
    Reading,
    holds,
    kind_of_answer,
    neutral,
    read_answer,
    read_argument,
    read_literal,
    write,
)
from generator.language.writing import ways
from tests.generator.language.samples import LANGUAGES, answers, answers_by_type

languages = st.sampled_from(list(LANGUAGES.values()))
of_every_type = pytest.mark.parametrize("type_name", answers_by_type)
MOST_WAYS = 200
unhurried = settings(deadline=None)  # the first number of a locale loads its data


@of_every_type
@unhurried
@given(data=st.data(), language=languages)
def test_an_answer_written_in_the_manner_of_another_reads_back(
    type_name: str, data: st.DataObject, language: Language
) -> None:
    answer = data.draw(answers_by_type[type_name])
    stale = data.draw(answers_by_type[type_name])
    manner = data.draw(st.sampled_from(list(islice(ways(stale, language), MOST_WAYS))))
    capital = data.draw(st.sampled_from([frozenset(), frozenset({CAPITAL})]))
    text = write(answer, language, manner.style | capital)
    assert holds(text, answer, language)
    assert not capital or text[:1] == text[:1].upper()


@of_every_type
@unhurried
@given(data=st.data(), language=languages)
def test_a_right_text_is_written_again_just_as_it_was(type_name: str, data: st.DataObject, language: Language) -> None:
    answer = data.draw(answers_by_type[type_name])
    text = data.draw(st.sampled_from(list(islice(ways(answer, language), MOST_WAYS)))).text
    reading = read_answer(text, answer, language)
    if isinstance(reading, Reading):
        assert write(answer, language, reading.style) == text


@of_every_type
@unhurried
@given(data=st.data(), language=languages)
def test_every_way_to_write_an_answer_reads_as_it_or_as_nothing(
    type_name: str, data: st.DataObject, language: Language
) -> None:
    answer = data.draw(answers_by_type[type_name])
    for way in islice(ways(answer, language), MOST_WAYS):
        reading = read_answer(way.text, answer, language)
        assert not isinstance(reading, Reading) or reading.value == answer


@of_every_type
@unhurried
@given(data=st.data())
def test_neutral_text_reads_back_as_the_answer(type_name: str, data: st.DataObject) -> None:
    answer = data.draw(answers_by_type[type_name])
    assert read_literal(neutral(answer), kind_of_answer(answer)) == (answer,)


@unhurried
@given(data=st.data(), answer=answers, language=languages)
def test_no_text_whatever_makes_reading_fail(data: st.DataObject, answer: Answer, language: Language) -> None:
    scraps = [way.text for way in islice(ways(answer, language), 5)] + ["-", ", ", "+", " ", "0", "9" * 70, " to ", ":"]
    text = data.draw(st.one_of(st.text(), st.lists(st.sampled_from(scraps), max_size=6).map("".join)))
    reading = read_answer(text, answer, language)
    assert isinstance(reading, Reading) or reading.reason
    read_argument(text, kind_of_answer(answer), language)
    read_literal(text, kind_of_answer(answer))
