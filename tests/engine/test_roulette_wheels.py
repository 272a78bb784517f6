"""The two wheels: which pockets they have, in which order, and what colours stand side by side."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.roulette import ROULETTE, STANDARD, Pocket, PocketColour, Wheel, wheel

SINGLE, DOUBLE = Wheel
ORDER = {
    SINGLE: "0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26",
    DOUBLE: "0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2",
}
SECTORS = (
    "22 18 29 7 28 12 35 3 26 0 32 15 19 4 21 2 25",
    "17 34 6",
    "27 13 36 11 30 8 23 10 5 24 16 33",
    "1 20 14 31 9",
)
"""The sectors of the single-zero wheel by their French names, those beside the zero first; they are all of it."""


def labels(which: Wheel) -> list[str]:
    return [str(pocket) for pocket in wheel(which)]


def colour(pocket: Pocket) -> PocketColour:
    found: PocketColour = ROULETTE.questions["pocket_colour"](STANDARD, pocket).value
    return found


@pytest.mark.parametrize("which", Wheel)
def test_the_pockets_stand_in_the_order_of_the_facts(which: Wheel) -> None:
    assert " ".join(labels(which)) == ORDER[which]


@pytest.mark.parametrize(("which", "zeros"), [(SINGLE, {"0"}), (DOUBLE, {"0", "00"})])
def test_a_wheel_has_each_number_once_besides_its_zeros(which: Wheel, zeros: set[str]) -> None:
    assert len(labels(which)) == len(set(labels(which)))
    assert set(labels(which)) == {str(number) for number in range(1, 37)} | zeros


@pytest.mark.parametrize("which", Wheel)
def test_red_and_black_take_turns_between_zeros(which: Wheel) -> None:
    colours = [colour(pocket) for pocket in wheel(which)]
    between = [
        (one, other) for one, other in pairwise([*colours, colours[0]]) if PocketColour.NEITHER not in (one, other)
    ]
    assert all(one is not other for one, other in between)
    assert len(between) == 36 - len(set(labels(which)) & {"0", "00"})


def test_the_colours_are_shared_evenly_and_zeros_have_neither() -> None:
    colours = {label: colour(Pocket(label)) for label in labels(DOUBLE)}
    assert sum(one is PocketColour.RED for one in colours.values()) == 18
    assert sum(one is PocketColour.BLACK for one in colours.values()) == 18
    assert {colours["0"], colours["00"]} == {PocketColour.NEITHER}


def test_the_sectors_of_the_french_names_make_up_the_single_zero_wheel() -> None:
    turned = labels(SINGLE)[-9:] + labels(SINGLE)[:-9]
    assert " ".join(turned) == " ".join(SECTORS)


def test_facing_pockets_of_the_double_zero_wheel_are_numbers_in_a_row() -> None:
    order = labels(DOUBLE)
    facing = {frozenset({order[at], order[at + 19]}) for at in range(19)}
    assert facing == {frozenset({"0", "00"}), *(frozenset({str(n), str(n + 1)}) for n in range(1, 37, 2))}


def test_neighbours_run_round_the_wheel() -> None:
    ask = ROULETTE.questions["wheel_neighbours"]
    beside = {label: ask(STANDARD, Pocket(label), wheel=SINGLE).value for label in ("0", "17", "26")}
    assert {label: " ".join(map(str, pockets)) for label, pockets in beside.items()} == {
        "0": "26 32",
        "17": "25 34",
        "26": "3 0",
    }
