"""How the text of a card is read."""

from __future__ import annotations

import pytest

from engine.cards import RANKS, SUITS, Card, Unreadable, hand


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("7", Card("7")),
        ("10", Card("10")),
        ("T", Card("10")),
        ("A", Card("A")),
        ("a", Card("A")),
        ("th", Card("10", "H")),
        ("KS", Card("K", "S")),
        ("9♠", Card("9", "S")),
        ("9♠︎", Card("9", "S")),
        ("9♥️", Card("9", "H")),
        ("Q♢", Card("Q", "D")),
        ("10♣", Card("10", "C")),
    ],
)
def test_a_card_is_read_from_its_rank_and_the_letter_or_sign_of_its_suit(text: str, card: Card) -> None:
    assert Card.parse(text) == (card,)


@pytest.mark.parametrize(
    "text", ["", "0", "1", "11", "B", "SK", "7 ", "77", "7SS", "♠", "\u212a", "7\u017f", "\u0667", "10\n"]
)
def test_other_text_is_no_card(text: str) -> None:
    assert Card.parse(text) == ()


def test_every_card_reads_back_from_its_own_text() -> None:
    cards = [Card(rank, suit) for rank in RANKS for suit in ("", *SUITS)]
    assert [Card.parse(str(card)) for card in cards] == [(card,) for card in cards]


@pytest.mark.parametrize("text", ["7 8", "7+8", "7, 8", " 7,8 ", "7 + 8", "7\t8\n"])
def test_blanks_commas_and_plus_signs_separate_the_cards_of_a_hand(text: str) -> None:
    assert hand(text) == (Card("7"), Card("8"))


def test_a_text_that_is_no_card_keeps_its_place_in_the_hand() -> None:
    assert hand("7 joker K") == (Card("7"), Unreadable("joker"), Card("K"))


def test_nothing_is_a_hand_without_cards() -> None:
    assert hand("  ") == ()


@pytest.mark.parametrize(("rank", "suit"), [("T", ""), ("1", ""), ("k", ""), ("K", "♠"), ("K", "s")])
def test_no_card_can_be_made_of_another_rank_or_suit(rank: str, suit: str) -> None:
    with pytest.raises(ValueError, match="no such card"):
        Card(rank, suit)
