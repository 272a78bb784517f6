"""The layout of roulette as it is drawn, and what chips on it cover there."""

from __future__ import annotations

from typing import Any

import pytest

from engine.api import Answer, Board, Outcome
from engine.roulette import ROULETTE, STANDARD, Pocket, Wheel
from engine.roulette.symbols import Tint

SINGLE, DOUBLE = Wheel


def drawn(form: str, *given: Any, **named: Any) -> dict[str, list[str]]:  # noqa: ANN401 - each form takes others
    """The rows of each board, cells parted by blanks."""
    outcome = ROULETTE.forms[form](STANDARD, *given, **named)
    assert isinstance(outcome, Outcome)
    return {
        path: [" ".join(map(str, (cell or "." for cell in line))) for line in verdict.value.lines]
        for path, verdict in outcome.answers.items()
        if isinstance(verdict.value, Board)
    }


def joined(symbols: Answer) -> str:
    assert isinstance(symbols, tuple)
    return " ".join(map(str, symbols))


def pockets(labels: str) -> tuple[Pocket, ...]:
    return tuple(map(Pocket, labels.split()))


def test_the_numbers_run_across_the_columns_below_a_zero_in_the_middle() -> None:
    rows = drawn("layout", SINGLE)["pockets"]
    assert rows[:3] == [". 0 .", "1 2 3", "4 5 6"]
    assert rows[-1] == "34 35 36"
    assert len(rows) == 13


def test_two_zeros_stand_on_either_side() -> None:
    assert drawn("layout", DOUBLE)["pockets"][:2] == ["0 . 00", "1 2 3"]


def test_the_colours_stand_where_their_pockets_do() -> None:
    boards = drawn("layout", SINGLE)
    red = {"1", "3", "5", "7", "9", "12", "14", "16", "18", "19", "21", "23", "25", "27", "30", "32", "34", "36"}
    for numbers, colours in zip(boards["pockets"], boards["colours"], strict=True):
        for number, colour in zip(numbers.split(), colours.split(), strict=True):
            assert colour == (number if number == "." else "N" if number == "0" else "R" if number in red else "B")


@pytest.mark.parametrize("wheel", Wheel)
def test_a_ring_gives_each_pocket_of_the_wheel_with_its_colour(wheel: Wheel) -> None:
    outcome = ROULETTE.forms["ring"](STANDARD, wheel)
    assert isinstance(outcome, Outcome)
    order, tints = (joined(outcome.answers[path].value) for path in ("order", "tints"))
    ends = {SINGLE: ("0 32 15", "35 3 26"), DOUBLE: ("0 28 9", "35 14 2")}[wheel]
    assert order.startswith(ends[0])
    assert order.endswith(ends[1])
    numbers = [sign for label, sign in zip(order.split(), tints.split(), strict=True) if label not in {"0", "00"}]
    assert numbers.count("R") == numbers.count("B") == 18
    assert [sign for sign in tints.split() if sign == "N"] == ["N"] * (len(order.split()) - 36)


def test_a_sign_for_a_colour_reads_back() -> None:
    assert [Tint.parse(str(sign)) for sign in Tint.every()] == [(sign,) for sign in Tint]
    assert Tint.parse("G") == ()


def test_chips_show_what_they_cover_down_to_the_lowest_row_of_any() -> None:
    boards = drawn("chips", SINGLE, trio=pockets("0 1 2"), corner=pockets("5 6 8 9"))
    assert boards == {"trio": [". 0", "1 2", ". .", ". ."], "corner": [". . .", ". . .", ". 5 6", ". 8 9"]}


@pytest.mark.parametrize(
    ("bet", "labels", "wheel"),
    [("split", "1 5", SINGLE), ("corner", "0 1 2 3", SINGLE), ("four", "0 1 2 3", DOUBLE), ("five", "0 1 2 3", SINGLE)],
)
def test_a_chip_of_another_bet_or_of_none_is_a_fault(bet: str, labels: str, wheel: Wheel) -> None:
    faults = ROULETTE.forms["chips"](STANDARD, wheel, **{bet: pockets(labels)})
    assert isinstance(faults, tuple)
    assert [fault.code for fault in faults] == ["chip-of-another-bet"]
    assert set(faults[0].values) == ROULETTE.faults["chip-of-another-bet"]


def test_every_board_of_the_game_has_a_look_for_what_may_stand_on_it() -> None:
    layout, *bets = ROULETTE.boards
    assert layout.looks.keys() == set(Tint)
    assert all(board.looks.keys() == set(Pocket.every()) for board in bets)
    assert {board.cells for board in bets} >= {"straight", "split", "first_four", "six_line"}
