"""Each rule that has a home is read by something an author typed."""

from __future__ import annotations

from engine import GAMES
from generator.checking import examine
from tests.generator.mutation.sample import site

HOME = "{{rule=natural,comparison}}\n{0}.\n\nB [15]{{=sum(7,8)}}.\n"
EXAMPLE = "  nine:\n    first: {player: 9, banker: 7}\n    expect: {natural: player}\n"


def uncovered(indonesian: str, english: str, examples: str = "") -> list[tuple[str, str]]:
    """The rules that nothing reads, each with the place of its home."""
    found = examine(site(indonesian, english, examples), GAMES).found
    return [
        (str(one.place).removeprefix("content/page/"), one.message.split("`")[1])
        for one in found
        if one.code == "rule-uncovered"
    ]


def test_a_rule_that_nothing_reads_is_told_at_its_home_in_each_language() -> None:
    home = HOME.format("A")
    told = [(f"{code}.md:3:7", rule) for code in ("id", "en") for rule in ("natural", "comparison")]
    assert uncovered(home, home) == told


def test_a_claim_covers_the_rules_that_its_trace_reads_in_its_language() -> None:
    claim = HOME.format("[9]{n=} beats [7]{o=}: [Player wins]{=winner(9,7)}")
    assert ("en.md:3:7", "comparison") not in uncovered(HOME.format("A"), claim)
    assert ("id.md:3:7", "comparison") in uncovered(HOME.format("A"), claim)


def test_an_example_covers_the_rules_that_lead_to_what_is_expected_in_all_languages() -> None:
    home = HOME.format("A")
    assert {rule for _, rule in uncovered(home, home, EXAMPLE)} == {"comparison"}
    assert uncovered(home, home, EXAMPLE.replace("natural: player", "winner: player")) == []


def test_the_drawing_of_an_example_covers_nothing() -> None:
    home = HOME.format("A") + "\n::: examples nine\n:::\n"
    unexpected = EXAMPLE.replace("natural: player", "player.first: 9")
    assert {rule for _, rule in uncovered(home, home, unexpected)} == {"natural", "comparison"}
