"""Scoreboards: recorded boards, a second way to make each of them, and what no record can change."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.api import Board, Outcome, Unanswerable
from engine.baccarat import BACCARAT, STANDARD, Hue, Result, Winner, play, read_roads
from engine.baccarat.roads.shoe import following
from engine.baccarat.roads.words import Record, Tally

LINES = (Path(__file__).parents[1] / "cases" / "roads.jsonl").read_text("utf-8").splitlines()
CASES: Sequence[Mapping[str, Any]] = [json.loads(line) for line in LINES]
MUTANTS = [mutant for mutant in BACCARAT.mutants(STANDARD) if mutant.cell.startswith("roads/")]

records = st.text("BPT", max_size=120)
streaky = st.lists(st.tuples(st.sampled_from("BPT"), st.integers(1, 12)), max_size=14).map(
    lambda runs: "".join(letter * count for letter, count in runs)
)
"""Long streaks, so that tails meet other tails."""
any_record = records | streaky
unhurried = settings(deadline=None)


def record(text: str) -> Record:
    return Record(tuple(map(Result, text)))


def letters(signs: Sequence[Hue | Result]) -> str:
    return "".join(map(str, signs))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["results"])
def test_a_recorded_board_is_made_again_cell_by_cell(case: Mapping[str, Any]) -> None:
    roads = read_roads(case["results"])
    assert [[cell.column, cell.row, str(cell.sign)] for cell in roads.cells] == case["cells"]
    assert {(cell.column, cell.row): str(cell.sign) for cell in roads.bead} == bead_of(case["bead"])
    assert list(roads.heights) == case["heights"]
    assert roads.leading_ties == case["leading_ties"]
    assert letters(roads.big_eye) == case["big_eye"]
    assert letters(roads.small_road) == case["small"]
    assert letters(roads.cockroach_pig) == case["cockroach"]


# The same boards in another manner: streak by streak where the engine goes sign by sign, and from prefixes of the
# record where it counts heights.


def bead_of(text: str) -> dict[tuple[int, int], str]:
    """Column by column, six letters to each."""
    columns = [text[start : start + 6] for start in range(0, len(text), 6)]
    return {(column, row): letter for column, run in enumerate(columns) for row, letter in enumerate(run)}


def streaks(signs: str) -> list[str]:
    return [found[0] for found in re.finditer(r"(.)\1*", signs)]


def places_of(signs: str) -> dict[tuple[int, int], str]:
    """Where each win or colour stands: as deep as its column is free, and the rest beside the last cell there."""
    board: dict[tuple[int, int], str] = {}
    start = -1
    for streak in streaks(signs):
        start = min(column for column in range(start + 1, start + 200) if (column, 0) not in board)
        depth = min([row for row in range(6) if (start, row) in board], default=6)
        line = [(start, row) for row in range(depth)] + [(start + aside, depth - 1) for aside in range(1, len(streak))]
        board |= dict.fromkeys(line[: len(streak)], streak[0])
    return board


def marks_of(text: str) -> dict[tuple[int, int], int]:
    """Ties by the win that they follow; those that follow none go with the first."""
    places = [*places_of(text.replace("T", ""))] or [(0, 0)]
    wins_before = [len(text[: tie.start()].replace("T", "")) for tie in re.finditer("T", text)]
    return Counter(places[max(wins - 1, 0)] for wins in wins_before)


def derived(wins: str, back: int) -> str:
    """The entry that each win adds, where there is a column to compare with."""
    return "".join(entry([len(streak) for streak in streaks(wins[:end])], back) for end in range(1, len(wins) + 1))


def entry(heights: Sequence[int], back: int) -> str:
    *before, row = heights
    if row == 1:
        return "" if len(before) <= back else "BR"[before[-1] == before[-1 - back]]
    return "" if len(before) < back else "RB"[row == before[-back] + 1]


@unhurried
@given(any_record)
def test_a_second_way_makes_the_same_boards(text: str) -> None:
    roads, wins = read_roads(text), text.replace("T", "")
    assert {(cell.column, cell.row): str(cell.sign) for cell in roads.bead} == bead_of(text)
    assert [((cell.column, cell.row), str(cell.sign)) for cell in roads.cells] == [*places_of(wins).items()]
    assert roads.ties == marks_of(text)
    for back, run in enumerate((roads.big_eye, roads.small_road, roads.cockroach_pig), start=1):
        assert letters(run) == derived(wins, back)


@unhurried
@given(any_record.filter(bool))
def test_a_second_way_lays_out_every_board_that_a_page_shows(text: str) -> None:
    wins, answers = text.replace("T", ""), shown(STANDARD, text).answers
    runs = zip(("big_eye", "small_road", "cockroach_pig"), (1, 2, 3), strict=True)
    expected = {"bead": bead_of(text), "big_road": places_of(wins)}
    expected |= {f"{road}.board": places_of(derived(wins, back)) for road, back in runs}
    for path, places in expected.items():
        board = answers[path].value
        assert isinstance(board, Board)
        assert {place: str(sign) for place, sign in board.placed().items()} == places, path
        assert len(board.lines) == 6


@unhurried
@given(any_record)
def test_no_two_entries_share_a_cell_and_none_leaves_the_board(text: str) -> None:
    for cells in ((roads := read_roads(text)).bead, roads.cells):
        places = [(cell.column, cell.row) for cell in cells]
        assert len(set(places)) == len(places)
        assert all(0 <= row < 6 for _, row in places)


@unhurried
@given(any_record)
def test_ties_change_nothing_but_the_bead_plate_and_the_marks(text: str) -> None:
    with_ties, without = read_roads(text), read_roads(text.replace("T", ""))
    for name in ("heights", "cells", "big_eye", "small_road", "cockroach_pig"):
        assert getattr(with_ties, name) == getattr(without, name)
    assert sum(with_ties.ties.values()) == text.count("T")
    assert not without.ties


@unhurried
@given(any_record)
def test_the_derived_roads_do_not_know_which_side_won(text: str) -> None:
    one, other = read_roads(text), read_roads(text.translate(str.maketrans("BP", "PB")))
    assert (one.big_eye, one.small_road, one.cockroach_pig) == (other.big_eye, other.small_road, other.cockroach_pig)


@unhurried
@given(any_record, st.sampled_from("BPT"))
def test_a_board_only_grows(text: str, letter: str) -> None:
    before, after = read_roads(text), read_roads(text + letter)
    for name in ("bead", "cells", "big_eye", "small_road", "cockroach_pig"):
        assert getattr(after, name)[: len(getattr(before, name))] == getattr(before, name)


@unhurried
@given(st.text() | st.text("BPTbpt "))
def test_any_text_gives_roads_or_its_faults(text: str) -> None:
    roads = read_roads(text)
    wrong = [f"results.{number}" for number, letter in enumerate(text, 1) if letter not in "BPT"]
    assert [fault.path for fault in roads.faults] == wrong
    assert letters(roads.results) == ("" if wrong else text)


def test_ties_alone_are_marked_where_the_first_win_will_stand() -> None:
    assert read_roads("TTT").ties == {(0, 0): 3}


def test_a_tail_in_the_top_row_moves_the_next_streak_further() -> None:
    six_streaks = ("B" * 12 + "P" * 12) * 3
    assert [cell.column for cell in read_roads(six_streaks).cells if cell.row == 0] == [*range(17)]
    assert read_roads(six_streaks + "B").cells[-1] == (17, 0, Result.BANKER)


def shown(rules: object, text: str) -> Outcome:
    outcome = BACCARAT.forms["road"](rules, record(text))
    assert isinstance(outcome, Outcome)
    return outcome


def test_the_roads_have_11_mutants_and_each_shows_on_a_board(scoreboard: Outcome) -> None:
    assert len(MUTANTS) == 11
    for mutant in MUTANTS:
        changed = shown(mutant.rules, "TPBBBBBBBPBPPP").answers
        answers = scoreboard.answers
        different = [path for path in answers if changed[path].value != answers[path].value]
        assert different, mutant.cell
        # What differs tells of the entry.
        assert any(mutant.cell in {step.cell for step in answers[path].steps} for path in different), mutant.cell


def test_a_house_that_leaves_early_ties_out_marks_only_the_later_ones() -> None:
    (rules,) = (mutant.rules for mutant in MUTANTS if mutant.cell == "roads/early-ties")
    assert shown(rules, "TTBT").answers["ties"].value.placed() == {(0, 0): Tally(1)}  # type: ignore[union-attr]  # a board
    assert [step.values for step in shown(rules, "TTBT").answers["ties"].steps] == [{"ties": 0}, {"ties": 1}]


def test_a_record_without_ties_has_no_marks() -> None:
    assert "ties" not in shown(STANDARD, "BPB").answers


@pytest.mark.parametrize("text", ["", "BX", "b", "B P"])
def test_what_is_no_record_is_not_read_as_one(text: str) -> None:
    assert Record.parse(text) == ()


def test_nothing_is_counted_as_none() -> None:
    with pytest.raises(ValueError, match="there are not 0 of anything"):
        Tally(0)
    with pytest.raises(ValueError, match="one round at least"):
        Record(())
    assert [Tally.parse(text) for text in ("0", "01", "-1", "x", "", "\u00b2", "9" * 5000)] == [()] * 7
    assert Tally.parse("12") == (Tally(12),)


@unhurried
@given(st.text("BPT", min_size=1, max_size=90))
def test_every_result_can_follow_any_record(text: str) -> None:
    assert BACCARAT.questions["next_results"](STANDARD, record(text)).value == tuple(Result)


@unhurried
@given(st.text("BPT", min_size=1, max_size=30))
def test_a_result_that_can_follow_is_shown_by_a_round_that_ends_so(text: str) -> None:
    deals = following(STANDARD, record(text))
    assert [play(*deal, decks=12).winner for deal in deals.values()] == [result.winner for result in deals]


def test_where_no_round_ends_so_nothing_is_said_of_the_next() -> None:
    """Here equal hands are a win for the Player: that no tie was found must not be told as an answer."""
    rules = replace(STANDARD, comparison=(Winner.PLAYER, Winner.BANKER, Winner.PLAYER))
    with pytest.raises(Unanswerable):
        BACCARAT.questions["next_results"](rules, record("B"))


def test_a_record_longer_than_any_shoe_has_no_answer() -> None:
    with pytest.raises(Unanswerable) as raised:
        BACCARAT.questions["next_results"](STANDARD, record("BPT" * 60))
    assert (raised.value.fault.code, raised.value.fault.path) == ("record-beyond-shoe", "results")
