"""The order in which an index lists texts, and the letter under which each of them stands."""

from __future__ import annotations

import pytest

from generator.language import FIGURES, alphabetic, initial

ARTICLES = ("a", "the")


@pytest.mark.parametrize(
    "texts",
    [
        ["ace", "Ägide", "agile", "Zebra", "zebras"],
        ["0", "9", "10 decks", "10 Tische", "zero"],
        ["card", "card value", "card-worth", "cards"],
        ["The ball", "a card", "The deal"],
        ["Łódź", "Lodzer", "Lom"],
        ["Strasse", "Straße 2", "Strassen"],
    ],
    ids=lambda texts: texts[0],
)
def test_texts_stand_where_readers_look_for_them(texts: list[str]) -> None:
    keys = [alphabetic(text, ARTICLES) for text in texts]
    assert keys == sorted(keys)
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(
    ("text", "letter"),
    [
        ("natural", "n"),
        ("Émile", "e"),
        ("E\u0301mile", "e"),
        ("Østfold", "o"),
        ("İzmir", "i"),
        ("“Computed”", "c"),
        ("\u0416\u0443\u043a", "\u0436"),
        ("8 decks", FIGURES),
        ("§ 6", FIGURES),
        ("–", FIGURES),
        ("The card", "c"),
        ("the", "t"),
        ("A–Z", "z"),
        ("Theatre", "t"),
    ],
)
def test_a_text_stands_under_its_letter(text: str, letter: str) -> None:
    assert initial(alphabetic(text, ARTICLES)) == letter
