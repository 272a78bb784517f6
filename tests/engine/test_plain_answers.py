"""The functions that give bare numbers and truth values."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import engine
from engine.baccarat import card_value, hand_total, is_natural
from engine.baccarat.play import CardsLike
from engine.cards import RANKS, Card


def test_an_ace_is_one_number_cards_are_as_printed_and_the_rest_is_zero() -> None:
    assert [card_value(rank) for rank in RANKS] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0]


@pytest.mark.parametrize("cards", ["7 8", "7S+8", ["7", "8"], [Card("7"), "8S"], (Card("7"), Card("8"))])
def test_a_hand_may_be_given_as_text_or_card_by_card(cards: CardsLike) -> None:
    assert hand_total(cards) == 5


def test_a_hand_may_be_given_as_several_arguments() -> None:
    assert hand_total("7", Card("8")) == hand_total(7 * ["K"], "A 4") == 5


@pytest.mark.parametrize(
    ("cards", "natural"), [("4 4", True), ("K 9", True), ("7 8", False), ("2 3 3", False), ("9", False), ("", False)]
)
def test_a_natural_has_two_cards_worth_eight_or_nine(cards: str, *, natural: bool) -> None:
    assert is_natural(cards) is natural


def test_what_is_no_card_is_refused() -> None:
    for function in (hand_total, is_natural):
        with pytest.raises(ValueError, match="not all of these are cards: 7 x"):
            function("7 x")
    with pytest.raises(ValueError, match="not all of these are cards"):
        card_value("x")
    with pytest.raises(ValueError, match="one card expected, not 2"):
        card_value("7 8")


def test_the_examples_in_the_descriptions_of_the_engine_are_right() -> None:
    names = [module.name for module in pkgutil.walk_packages(engine.__path__, "engine.")]
    results = {name: doctest.testmod(importlib.import_module(name)) for name in names}
    assert results["engine.baccarat"].attempted
    assert [name for name, result in results.items() if result.failed] == []
