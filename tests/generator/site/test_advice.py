"""What findings advise: it leads to a text that holds, not to the next finding."""

from __future__ import annotations

from engine import GAMES
from generator.checking import examine
from generator.near import near_match, nearest
from tests.generator.site.sample import site


def hints(text: str) -> dict[str, str]:
    """The hints of the findings of a page, by their codes."""
    return {finding.code: finding.hint for finding in examine(site({"*.md": text}), GAMES).found}


def test_what_a_reader_must_see_is_not_to_be_written_into_the_question() -> None:
    found = hints("# T\n\n[44.62%]{=outcome_chance(player)}\n")
    assert found["missing-argument"] == "show it as an input, `[…]{decks=}`, and name that"


def test_any_other_value_may_stand_in_the_question() -> None:
    found = hints("# T\n\n[5]{=units()}\n")
    assert found["missing-argument"] == "name an input `number`, or write the value into the parentheses"


def test_a_source_that_no_rule_names_is_deleted_or_used() -> None:
    source = "sources:\n  xyz: {id: {title: a, use: b}, en: {title: a, use: b}, read: 2024-02-29}\n"
    found = examine(site({"page.yaml": source, "*.md": "# T [9]{=highest_total()}\n\n::: sources\n:::\n"}), GAMES).found
    unused = [finding.hint for finding in found if finding.code == "unused-source"]
    assert unused == ["delete it, or let a rule of the engine name it"]


def test_a_near_word_is_named_and_without_one_all_that_are_known() -> None:
    assert near_match("wnner", ["winner", "total"]) == nearest("wnner", ["winner", "total"]) == "did you mean 'winner'?"
    assert near_match("xyz", ["winner", "total"]) == "known: total, winner"
    assert nearest("xyz", ["winner", "total"]) == ""
