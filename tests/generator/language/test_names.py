"""Proper names that hold figures: the classes of words that a language says are names."""

from __future__ import annotations

import pytest

from generator.language import Language, Prose
from tests.generator.language.samples import data_of


def prose(names: list[str]) -> Prose:
    """Give the prose of a language in which some classes of words are names."""
    data = data_of("eo")
    data["words"]["Move"]["double"] = {"noun": ["Drako 7", "la Drako 7", "Drako 25:1"]}
    data["words"]["Move"]["stay"] = {"noun": ["Sep Super"]}
    data["prose"]["names"] = names
    language, problems = Language.from_data("eo", data)
    assert language, problems
    return language.prose


@pytest.mark.parametrize("text", ["Drako 7 gajnas.", "Pri Drako 7: Drako\u00a0\n7", "la Drako 7", "Kial Sep Super?"])
def test_a_figure_in_a_name_is_not_loose(text: str) -> None:
    assert [*prose(["Move"]).loose_figures(text)] == []
    assert [*prose([]).loose_figures(text)] != []


@pytest.mark.parametrize(
    ("text", "loose"),
    [
        ("Drako 7 pagas 40", ["40"]),
        ("Drako 77", ["77"]),
        ("Drako 8", ["8"]),
        ("Drako 7:1", ["7:1"]),
        ("Drako 25:1", ["25:1"]),
        ("Drako 7%", ["7"]),
        ("Drako 7 %", ["7"]),
        ("7 Drako", ["7"]),
        ("Drako sep", ["sep"]),
        ("Drako 7 ĉe 7", ["7"]),
    ],
)
def test_a_figure_beside_a_name_is_loose(text: str, loose: list[str]) -> None:
    assert [text[start:end] for start, end in prose(["Move"]).loose_figures(text)] == loose


def test_an_interface_text_may_name_it_too() -> None:
    assert [*prose(["Move"]).unnamed_figures("Drako 7 aŭ du")] == [(11, 13)]


def test_the_members_of_a_class_are_what_a_sentence_can_be_about() -> None:
    data = data_of("eo")
    data["prose"]["subject_words"] = ["Move"]
    language, _ = Language.from_data("eo", data)
    assert language
    names = language.prose.subjects["Move"]
    assert [name for name, pattern in names.items() if pattern.search("li duobligas")] == ["double"]
