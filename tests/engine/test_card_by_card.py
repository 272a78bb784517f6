"""A hand that is told card by card comes to what it is worth as a whole, in either game."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Any

import pytest

from engine.api import Game, YesNo
from engine.baccarat import BACCARAT, banker_draws, player_draws
from engine.blackjack import BLACKJACK
from engine.cards import Card

VALUES = tuple(map(Card, ("A", *map(str, range(2, 10)), "K")))
MORE_THAN_ANY_HOUSE = {"double", "split", "surrender"}
"""Moves that only the rules of the house decide about."""


def ask(game: Game, question: str, *given: object) -> Any:  # noqa: ANN401 - any answer
    return game.questions[question](game.rules, *given).value


def counted(cards: tuple[Card, ...]) -> tuple[int, YesNo]:
    """Add cards up one by one, every ace at its lower points, as far as the hand is given any."""
    points = [min(ask(BLACKJACK, "card_points", card).members) for card in cards]
    low = points[0]
    for one in points[1:]:
        low = ask(BLACKJACK, "points_together", low, one)
    return low, YesNo.of(Card("A") in cards)


def is_given_more(cards: tuple[Card, ...]) -> bool:
    """Whether every card but the last left a choice to hit."""
    return all(ask(BLACKJACK, "hand_value", *cards[:number]) < 21 for number in range(2, len(cards)))


@pytest.mark.parametrize("number", range(2, 6))
def test_a_hand_of_blackjack_comes_to_what_it_is_worth(number: int) -> None:
    for cards in filter(is_given_more, combinations_with_replacement(VALUES, number)):
        worth = ask(BLACKJACK, "hand_counted", *counted(cards))
        total = ask(BLACKJACK, "hand_value", *cards)
        assert worth == ask(BLACKJACK, "hand_values", *cards)
        assert max(worth.members) == total
        assert ask(BLACKJACK, "counted_softness", *counted(cards)) is ask(BLACKJACK, "hand_softness", *cards)
        assert ask(BLACKJACK, "bust_on", total) is ask(BLACKJACK, "hand_bust", *cards)
        assert ask(BLACKJACK, "value_is_natural", total, number) is ask(BLACKJACK, "natural_hand", *cards)
        for up in (Card("6"), Card("A")):
            moves = [move for move in ask(BLACKJACK, "legal_moves", cards, up) if str(move) not in MORE_THAN_ANY_HOUSE]
            assert list(ask(BLACKJACK, "turn_moves", total, number)) == moves


@pytest.mark.parametrize(
    "cards", list(product(VALUES, repeat=2)), ids=lambda cards: "".join(card.rank for card in cards)
)
def test_a_starting_hand_of_baccarat_is_given_a_card_where_either_position_draws(cards: tuple[Card, ...]) -> None:
    total = ask(BACCARAT, "total", *cards)
    assert ask(BACCARAT, "total_is_natural", total, 2) is ask(BACCARAT, "is_natural", *cards)
    draws = total < 8 and (player_draws(total) or any(banker_draws(total, third) for third in (None, *range(10))))
    assert ask(BACCARAT, "another_card", total, 2) is YesNo.of(draws)


@pytest.mark.parametrize("total", range(10))
def test_a_hand_of_baccarat_with_a_third_card_is_no_natural_and_is_given_no_other(total: int) -> None:
    assert ask(BACCARAT, "total_is_natural", total, 3).value == "not-natural"
    assert ask(BACCARAT, "another_card", total, 3) is YesNo.NO


def test_on_a_7_no_hand_of_baccarat_is_given_a_card_and_on_a_6_only_bankers() -> None:
    answers = [ask(BACCARAT, "another_card", total, 2) for total in (5, 6, 7)]
    assert answers == [YesNo.YES, YesNo.YES, YesNo.NO]
