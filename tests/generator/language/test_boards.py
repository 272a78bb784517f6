"""Boards are drawn in a text that every language shares, and read back from it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.api import Board
from engine.baccarat.roads.words import Result, Tally
from generator.language import Language, Unreadable, holds, kind_of_answer, neutral, read_literal, write
from tests.generator.language.samples import LANGUAGES

ROWS = 6
places = st.tuples(st.integers(0, 9), st.integers(0, ROWS - 1))
boards = st.builds(
    Board.of,
    st.just(ROWS),
    st.dictionaries(places, st.sampled_from(Result)) | st.dictionaries(places, st.integers(1, 120).map(Tally)),
)
EMPTY = Board.of(ROWS, {})
SOME = Board.of(3, {(0, 0): Result.BANKER, (2, 1): Result.PLAYER})


@given(boards)
def test_a_drawing_reads_back_as_the_board(board: Board) -> None:
    assert read_literal(neutral(board), kind_of_answer(board)) == (board,)


@settings(deadline=None)  # the first number of a locale loads its data
@given(boards, st.sampled_from(list(LANGUAGES.values())))
def test_a_page_may_show_a_drawing_too(board: Board, language: Language) -> None:
    assert holds(write(board, language), board, language)


def test_a_drawing_looks_like_the_board() -> None:
    assert neutral(SOME) == "B.. ..P"
    assert neutral(Board.of(2, {(0, 0): Tally(2), (2, 0): Tally(12)})) == "2.(12)"
    assert neutral(EMPTY) == "none"


@pytest.mark.parametrize("text", ["B.. ..P", "B ..P", "B... ..P ...", "B\n..P"])
def test_empty_cells_behind_the_last_symbol_may_be_left_out(text: str) -> None:
    assert read_literal(text, kind_of_answer(SOME)) == (SOME,)


@pytest.mark.parametrize("text", ["B..x ..P", "B . . .", "(BP)", "none B"])
def test_what_is_no_drawing_of_such_a_board_is_not_read(text: str) -> None:
    assert isinstance(read_literal(text, kind_of_answer(SOME)), Unreadable)


def test_nothing_can_be_read_as_standing_on_an_empty_board() -> None:
    assert read_literal("none", kind_of_answer(EMPTY)) == (EMPTY,)
    assert isinstance(read_literal("B", kind_of_answer(EMPTY)), Unreadable)


def test_another_board_does_not_hold() -> None:
    (english,) = (language for language in LANGUAGES.values() if language.code == "en")
    assert not holds("B.. .P", SOME, english)
    assert not holds("a board", SOME, english)
