"""Where each bet can be made on the layout of roulette, and what becomes of it there."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from engine.api import YesNo
from engine.roulette import ROULETTE, OutsideBet, Pocket, RouletteBet, Wheel, bets, covers, settled, wheel
from engine.roulette.symbols import Chip


def ask(question: str, *given: object) -> Any:  # noqa: ANN401 - any answer
    return ROULETTE.questions[question](ROULETTE.rules, *given).value


@pytest.mark.parametrize(("bet", "which"), list(product(RouletteBet, Wheel)), ids=str)
def test_a_bet_is_made_where_it_covers_what_the_layout_says(bet: RouletteBet, which: Wheel) -> None:
    places = ask("bet_places", bet, which)
    pockets = [place.pockets if isinstance(place, Chip) else ask("box_pockets", place, which) for place in places]
    assert pockets == list(covers(bet, which))


def test_an_outside_bet_is_made_on_its_boxes_and_the_five_number_bet_nowhere_beside_a_single_zero() -> None:
    assert ask("bet_places", RouletteBet.DOZEN, Wheel.SINGLE_ZERO) == (
        OutsideBet.FIRST_DOZEN,
        OutsideBet.SECOND_DOZEN,
        OutsideBet.THIRD_DOZEN,
    )
    assert ask("bet_places", RouletteBet.FIVE_NUMBER, Wheel.SINGLE_ZERO) == ()
    assert list(map(str, ask("bet_places", RouletteBet.TRIO, Wheel.SINGLE_ZERO))) == ["0+1+2", "0+2+3"]


@pytest.mark.parametrize("pocket", wheel(), ids=str)
def test_a_spin_settles_any_bet_by_whether_it_covers_the_pocket(pocket: Pocket) -> None:
    for bet in bets():
        assert ask("spin_settles", YesNo.of(pocket in bet.pockets), pocket) is settled(bet, pocket)


def test_a_chip_reads_as_it_is_written() -> None:
    for bet, which in product(RouletteBet, Wheel):
        for pockets in covers(bet, which):
            assert Chip.parse(str(Chip(pockets))) == (Chip(pockets),)
    assert [Chip.parse(text) for text in ("", "0+37", "1+", "+", "red")] == [()] * 5
    with pytest.raises(ValueError, match="a pocket at least"):
        Chip(())
