"""The layout of roulette: every bet on both wheels against a table written out by other means than the engine's."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from engine.roulette import OutsideBet, Placed, Pocket, RouletteBet, Wheel, bets, covers, outside, pays, settled, wheel
from engine.stakes import Settlement

SINGLE, DOUBLE = Wheel
RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}
BLACK = {2, 4, 6, 8, 10, 11, 13, 15, 17, 20, 22, 24, 26, 28, 29, 31, 33, 35}
ZEROS = {SINGLE: ["0"], DOUBLE: ["0", "00"]}
BESIDE_ZEROS = {
    SINGLE: {
        RouletteBet.SPLIT: ["0 1", "0 2", "0 3"],
        RouletteBet.TRIO: ["0 1 2", "0 2 3"],
        RouletteBet.FIRST_FOUR: ["0 1 2 3"],
    },
    DOUBLE: {
        RouletteBet.SPLIT: ["0 00", "0 1", "0 2", "00 2", "00 3"],
        RouletteBet.TRIO: ["0 1 2", "0 00 2", "00 2 3"],
        RouletteBet.FIVE_NUMBER: ["0 00 1 2 3"],
    },
}
NUMBERS = range(1, 37)
AMONG_NUMBERS: dict[RouletteBet, list[set[int]]] = {
    RouletteBet.STRAIGHT: [{n} for n in NUMBERS],
    RouletteBet.SPLIT: [{n, n + 1} for n in NUMBERS if n % 3] + [{n, n + 3} for n in NUMBERS if n <= 33],
    RouletteBet.STREET: [{n, n + 1, n + 2} for n in NUMBERS[::3]],
    RouletteBet.CORNER: [{n, n + 1, n + 3, n + 4} for n in NUMBERS if n % 3 and n <= 33],
    RouletteBet.SIX_LINE: [set(range(n, n + 6)) for n in NUMBERS[:31:3]],
    RouletteBet.COLUMN: [{3 * row + column for row in range(12)} for column in (1, 2, 3)],
    RouletteBet.DOZEN: [set(range(1, 13)), set(range(13, 25)), set(range(25, 37))],
    RouletteBet.RED: [RED],
    RouletteBet.BLACK: [BLACK],
    RouletteBet.ODD: [set(range(1, 37, 2))],
    RouletteBet.EVEN: [set(range(2, 37, 2))],
    RouletteBet.LOW: [set(range(1, 19))],
    RouletteBet.HIGH: [set(range(19, 37))],
}
FACTS = {
    RouletteBet.STRAIGHT: (1, 37, 35),
    RouletteBet.SPLIT: (2, 60, 17),
    RouletteBet.STREET: (3, 12, 11),
    RouletteBet.TRIO: (3, 2, 11),
    RouletteBet.CORNER: (4, 22, 8),
    RouletteBet.FIRST_FOUR: (4, 1, 8),
    RouletteBet.SIX_LINE: (6, 11, 5),
    RouletteBet.COLUMN: (12, 3, 2),
    RouletteBet.DOZEN: (12, 3, 2),
    **dict.fromkeys(list(RouletteBet)[-6:], (18, 1, 1)),
}
"""One zero: how many pockets a bet covers, in how many positions, and what it pays to one."""


def written_out(bet: RouletteBet, which: Wheel) -> set[frozenset[str]]:
    numbers = {frozenset(map(str, one)) for one in AMONG_NUMBERS.get(bet, [])}
    zeros = {frozenset({zero}) for zero in ZEROS[which]} if bet is RouletteBet.STRAIGHT else set()
    return numbers | zeros | {frozenset(one.split()) for one in BESIDE_ZEROS[which].get(bet, [])}


each_bet_on_each_wheel = pytest.mark.parametrize(("bet", "which"), list(product(RouletteBet, Wheel)))


@each_bet_on_each_wheel
def test_a_bet_covers_what_the_written_table_says_and_nothing_twice(bet: RouletteBet, which: Wheel) -> None:
    found = [frozenset(map(str, pockets)) for pockets in covers(bet, which)]
    assert len(found) == len(set(found))
    assert set(found) == written_out(bet, which)


@each_bet_on_each_wheel
def test_every_pocket_pays_the_bets_that_cover_it_and_loses_all_others(bet: RouletteBet, which: Wheel) -> None:
    for pockets in covers(bet, which):
        placed = Placed(bet, pockets)
        named = {str(pocket) for pocket in pockets}
        for pocket in wheel(which):
            paid = str(pocket) in named
            assert settled(placed, pocket) is (Settlement.PAID if paid else Settlement.LOST)


@pytest.mark.parametrize("bet", FACTS)
def test_coverage_positions_and_payout_are_those_of_the_facts(bet: RouletteBet) -> None:
    positions = covers(bet, SINGLE)
    (covered,) = {len(pockets) for pockets in positions}
    assert (covered, len(positions), int(pays(covered))) == FACTS[bet]
    assert pays(covered).denominator == 1


def test_the_facts_name_every_bet_beside_one_zero() -> None:
    assert {bet for bet in RouletteBet if covers(bet, SINGLE)} == FACTS.keys()
    assert Counter(placed.bet for placed in bets(SINGLE)) == {bet: fact[1] for bet, fact in FACTS.items()}


def test_the_five_number_bet_is_made_beside_two_zeros_only_and_pays_six_to_one() -> None:
    assert covers(RouletteBet.FIVE_NUMBER, SINGLE) == ()
    ((*pockets,),) = covers(RouletteBet.FIVE_NUMBER, DOUBLE)
    assert [str(pocket) for pocket in pockets] == ["0", "00", "1", "2", "3"]
    assert pays(len(pockets)) == Fraction(6)


def test_three_splits_beside_one_zero_are_with_it() -> None:
    zero = Pocket("0")
    assert sum(zero in pockets for pockets in covers(RouletteBet.SPLIT, SINGLE)) == 3


@pytest.mark.parametrize("label", ["0", "00"])
def test_a_zero_belongs_to_no_outside_bet(label: str) -> None:
    assert outside(Pocket(label)) == ()
    outside_bets = [placed for placed in bets(DOUBLE) if placed.bet in list(RouletteBet)[8:]]
    assert len(outside_bets) == 12
    assert {settled(placed, Pocket(label)) for placed in outside_bets} == {Settlement.LOST}


@pytest.mark.parametrize("number", NUMBERS)
def test_a_number_belongs_to_one_column_one_dozen_and_one_of_each_pair(number: int) -> None:
    kinds = [box.bet for box in outside(Pocket(str(number)))]
    pairs = [{RouletteBet.RED, RouletteBet.BLACK}, {RouletteBet.ODD, RouletteBet.EVEN}]
    pairs += [{RouletteBet.LOW, RouletteBet.HIGH}, {RouletteBet.COLUMN}, {RouletteBet.DOZEN}]
    assert [sum(kind in pair for kind in kinds) for pair in pairs] == [1, 1, 1, 1, 1]
    assert len(kinds) == 5


def test_a_box_names_the_bet_that_it_is_for() -> None:
    assert {box.bet for box in OutsideBet} == set(list(RouletteBet)[8:])


@pytest.mark.parametrize("pockets", [-1, 0, 37])
def test_no_bet_covers_so_few_or_so_many_pockets(pockets: int) -> None:
    with pytest.raises(ValueError, match=f"1 to 36 pockets, not {pockets}"):
        pays(pockets)
