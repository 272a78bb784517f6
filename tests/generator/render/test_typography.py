"""Figures that stay on one line."""

import pytest

from generator.render.typography import typeset


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("draws on 0\u20135", "draws on 0\u2013\u20605"),
        ("7 + 8 = 15", "7\u202f+\u202f8\u202f=\u202f15"),
        ("7+8", "7\u202f+\u202f8"),
        ("2 sekop+3 hati", "2\u00a0sekop\u202f+\u202f3\u00a0hati"),
        ("9 + K", "9\u202f+\u202fK"),
        ("§6 and § 10", "§\u202f6 and §\u202f10"),
        ("8 atau 9", "8\u00a0atau\u00a09"),
        ("1 dan 2 dan 3", "1\u00a0dan\u00a02\u00a0dan\u00a03"),
        ("a dash \u2013 in prose", "a dash \u2013 in prose"),
        ("with 8 decks of cards", "with 8\u00a0decks of cards"),
        ("Dragon 7 is paid", "Dragon\u00a07\u00a0is paid"),
        ("(UU 1/2023, Pasal 426 dan 427)", "(UU\u00a01/2023, Pasal\u00a0426\u00a0dan\u00a0427)"),
        ("416 cards and 2 rounds that follow", "416 cards and 2 rounds that follow"),
    ],
)
def test_figures_that_belong_together_do_not_break(written: str, shown: str) -> None:
    assert typeset(written) == shown
