"""The drawing rules against a second form of them: the sentences in which people tell them."""

from __future__ import annotations

import re
from itertools import product

import pytest

from engine.baccarat import banker_draws, player_draws

PLAYER_SENTENCES = """
    Player 0-5 draws. Player 6-7 stands.
"""
BANKER_SENTENCES = """
    Player stood: Banker 0-5 draws. Player stood: Banker 6-7 stands.
    Player drew: Banker 0-2 draws against 0-9.
    Player drew: Banker 3 draws except against 8.
    Player drew: Banker 4 draws against 2-7.
    Player drew: Banker 5 draws against 4-7.
    Player drew: Banker 6 draws against 6-7.
    Player drew: Banker 7 stands.
"""
FIRST_TOTALS = range(8)
THIRD_CARDS = (*range(10), None)


def numbers(text: str) -> set[int]:
    """Read `3` or `2-7`."""
    low, _, high = text.partition("-")
    return set(range(int(low), int(high or low) + 1))


def player_draws_by_sentence(total: int) -> bool:
    """Find the sentence for a total and do what it says."""
    found = [
        verb for span, verb in re.findall(r"Player (\S+) (draws|stands)\.", PLAYER_SENTENCES) if total in numbers(span)
    ]
    (verb,) = found
    return bool(verb == "draws")


def banker_draws_by_sentence(total: int, third: int | None) -> bool:
    """Find the sentence for a total and what the Player did, and do what it says."""
    player = "stood" if third is None else "drew"
    sentences = re.findall(r"Player (stood|drew): Banker (\S+) (.*?)\.", BANKER_SENTENCES)
    (told,) = [told for did, span, told in sentences if did == player and total in numbers(span)]
    verb, _, against = told.partition(" ")
    if verb == "stands" or not against:
        return bool(verb == "draws")
    matches = third in numbers(against.split()[-1])
    return matches is not against.startswith("except")


@pytest.mark.parametrize("total", FIRST_TOTALS)
def test_the_player_does_what_the_sentences_say(total: int) -> None:
    assert player_draws(total) is player_draws_by_sentence(total)


@pytest.mark.parametrize(("total", "third"), list(product(FIRST_TOTALS, THIRD_CARDS)))
def test_the_banker_does_what_the_sentences_say(total: int, third: int | None) -> None:
    assert banker_draws(total, third) is banker_draws_by_sentence(total, third)


def test_the_banker_draws_in_51_of_the_80_cells_after_the_player_drew() -> None:
    assert sum(banker_draws(total, third) for total in FIRST_TOTALS for third in range(10)) == 51


@pytest.mark.parametrize("total", [8, 9])
def test_a_natural_never_draws(total: int) -> None:
    assert not player_draws(total)
    assert not any(banker_draws(total, third) for third in THIRD_CARDS)


@pytest.mark.parametrize("total", [-1, 10])
def test_what_is_no_total_is_refused(total: int) -> None:
    with pytest.raises(ValueError, match="no hand"):
        player_draws(total)
    with pytest.raises(ValueError, match="no hand"):
        banker_draws(total)


@pytest.mark.parametrize("third", [-1, 10])
def test_what_is_no_value_of_a_third_card_is_refused(third: int) -> None:
    with pytest.raises(ValueError, match="no third card"):
        banker_draws(3, third)
