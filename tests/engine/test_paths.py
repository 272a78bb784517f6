"""A game names every path that an outcome of its forms may give, and no other."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from engine import GAMES
from engine.api import CLAIMED, Amount, Game, Outcome
from engine.baccarat.bets.words import PlacedBet
from engine.baccarat.mistakes.words import Statement
from engine.baccarat.roads.words import Record
from engine.blackjack.mistakes import HandStatement
from engine.cards import hand
from engine.roulette.layout import Pockets
from engine.roulette.mistakes import WheelStatement
from engine.roulette.symbols import Pocket
from engine.roulette.words import Wheel
from tests.engine.conftest import RECORD

_TEN = Amount(Fraction(10))


def pockets(text: str) -> Pockets:
    """Read pockets."""
    return tuple(pocket for part in text.split() for pocket in Pocket.parse(part))


DEALS: dict[str, list[dict[str, Any]]] = {
    "baccarat:deal": [
        {"player": hand("7 8")},
        {"banker": hand("7 8")},
        {"player": hand("4 4"), "banker": hand("3 2")},
        {"player": hand("2 3 3"), "banker": hand("2 4")},
        {"player": hand("2 3 4"), "banker": hand("2 3 4")},
    ],
    "baccarat:first": [{"player": 5, "banker": 6}, {"player": 8, "banker": 6}],
    "baccarat:final": [{"player": 5, "banker": 6}],
    "baccarat:settle": [
        {"bet": PlacedBet.parse("banker-5")[0], "stake": _TEN, "player": hand("2 2"), "banker": hand("4 5")}
    ],
    "baccarat:road": [{"results": Record.parse(RECORD)[0]}, {"results": Record.parse("BB")[0]}],
    "baccarat:refute": [{"statement": statement} for statement in Statement],
    "blackjack:deal": [
        {"player": hand("9 5")},
        {"dealer": hand("9")},
        {"player": hand("9 5"), "dealer": hand("6")},
        {"player": hand("9 5"), "dealer": hand("6 5 K")},
        {"player": hand("A K"), "dealer": hand("6 5")},
        {"player": hand("A K"), "dealer": hand("A K")},
        {"player": hand("K 6 8"), "dealer": hand("6")},
    ],
    "blackjack:refute": [{"statement": statement} for statement in HandStatement],
    "roulette:spin": [
        {"pocket": pockets("0")[0], "wheel": Wheel.SINGLE_ZERO},
        {"pocket": pockets("17")[0], "wheel": Wheel.DOUBLE_ZERO},
    ],
    "roulette:ring": [{"wheel": wheel} for wheel in Wheel],
    "roulette:layout": [{"wheel": wheel} for wheel in Wheel],
    "roulette:chips": [
        {
            "wheel": Wheel.DOUBLE_ZERO,
            "straight": pockets("17"),
            "split": pockets("1 2"),
            "street": pockets("1 2 3"),
            "trio": pockets("0 1 2"),
            "corner": pockets("1 2 4 5"),
            "five": pockets("0 00 1 2 3"),
            "six": pockets("1 2 3 4 5 6"),
        },
        {"wheel": Wheel.SINGLE_ZERO, "four": pockets("0 1 2 3")},
    ],
    "roulette:refute": [{"statement": statement} for statement in WheelStatement],
}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_game_names_the_paths_that_its_outcomes_give(game: Game) -> None:
    given: set[str] = set()
    for form in game.forms:
        for arguments in DEALS[f"{game.name}:{form}"]:
            outcome = game.forms[form](game.rules, **arguments)
            assert isinstance(outcome, Outcome), outcome
            given |= {CLAIMED if path.startswith(CLAIMED) else path for path in outcome.answers}
    assert given == game.paths
