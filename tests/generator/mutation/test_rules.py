"""Changes of the rules: what notices each is typed, is local, and is named by its place."""

from __future__ import annotations

from engine import GAMES
from generator.mutation.bench import Bench
from generator.mutation.rules import break_rules
from tests.generator.mutation.sample import changed, site

INDONESIAN = """\
- Banker [3]{t=} [menarik kartu kecuali terhadap 8]{=banker_rule(t)}.
- Banker [6]{t=} [menarik kartu hanya terhadap 6 atau 7]{=banker_rule(t)}.
"""
ENGLISH = """\
- Banker [3]{t=} [draws except against 8]{=banker_rule(t)}.
- Banker [6]{t=} [draws only against 6 or 7]{=banker_rule(t)}.
"""
NATURAL = "  natural:\n    first: {player: 9, banker: 3}\n    expect: {natural: player, winner: player}\n"
SPLIT = "  six:\n    first: {player: 6, banker: 6}\n    expect: {player.action: stands}\n"


def noticed(indonesian: str, english: str, examples: str = "") -> dict[str, dict[str, list[str]]]:
    """For each language: the entries of the rules a change of which is noticed, and where."""
    bench = Bench.of(site(indonesian, english, examples), GAMES)
    rules = break_rules(bench)
    return {
        code: {
            rule.cell: [str(place).removeprefix("content/page/") for place in rule.noticed[code]]
            for rule in rules
            if rule.noticed[code]
        }
        for code in ("id", "en")
    }


def test_a_policy_notices_each_of_its_cells_in_each_language() -> None:
    found = noticed(INDONESIAN, ENGLISH)
    cells = {f"banker/{total}/{third}" for total in (3, 6) for third in range(10)}
    assert found["id"].keys() == found["en"].keys() == cells
    assert found["id"]["banker/6/3"] == ["id.md:4:19"]
    assert found["en"]["banker/6/3"] == ["en.md:4:19"]


def test_a_list_item_that_is_removed_leaves_exactly_its_cells_unnoticed_in_that_language() -> None:
    before, after = noticed(INDONESIAN, ENGLISH), noticed(INDONESIAN, ENGLISH.splitlines(keepends=True)[0])
    assert after["id"] == before["id"]
    assert before["en"].keys() - after["en"].keys() == {f"banker/6/{third}" for third in range(10)}


def test_an_example_that_is_removed_leaves_exactly_its_cells_unnoticed_in_both_languages() -> None:
    before, after = noticed(INDONESIAN, ENGLISH, NATURAL + SPLIT), noticed(INDONESIAN, ENGLISH, SPLIT)
    for code in ("id", "en"):
        assert before[code].keys() - after[code].keys() == {
            "natural/3",
            "natural/9",
            "natural-ends-dealing",
            "comparison/higher",
        }


def test_an_example_stands_for_both_languages_at_its_place_in_the_data() -> None:
    found = noticed(INDONESIAN, ENGLISH, SPLIT)
    assert found["id"]["player/6"] == found["en"]["player/6"] == ["page.yaml:7:29"]


def test_what_the_engine_draws_notices_nothing() -> None:
    drawn = "::: examples drawn\n:::\n"
    found = noticed(drawn, drawn, "  drawn:\n    deal: {player: 7 8}\n    expect: {player.first_sum: 15}\n")
    assert found["id"].keys() == {"card-value/7", "card-value/8"}


def test_a_denial_notices_only_the_change_that_makes_it_true() -> None:
    found = noticed(
        "As bukan [2]{!=card_value(A)} atau [3]{!=card_value(A)}.", "[2]{!=card_value(A)} [3]{!=card_value(A)}"
    )
    assert found["en"] == {"card-value/A": ["en.md:3:2"]}


def test_a_claim_notices_no_entry_that_its_trace_does_not_read() -> None:
    found = noticed("[5]{=total(7,8)}", "[5]{=total(7,8)}")
    assert found["en"].keys() == {"card-value/7", "card-value/8", "modulus"}


def test_what_no_change_of_the_rules_touches_is_empty_of_evidence() -> None:
    text = "[88]{=cells()} [dua]{=starting_cards()} [7]{=final.player.total}"
    final = "  final:\n    final: {player: 7, banker: 4}\n    expect: {winner: player, banker.total: 4}\n"
    findings = changed(site(text, text.replace("dua", "two"), final))
    places = {code: [str(piece.place) for piece in pieces] for code, pieces in findings.empty.items()}
    assert places["en"] == ["content/page/page.yaml:7:44", "content/page/en.md:3:2", "content/page/en.md:3:42"]
    assert len(places["id"]) == 3


def test_shares_of_the_changes_find_together_what_all_of_them_find() -> None:
    bench = Bench.of(site(INDONESIAN, ENGLISH, NATURAL + SPLIT), GAMES)
    whole, shares = break_rules(bench), [rule for number in range(3) for rule in break_rules(bench, number, 3)]
    assert {rule.number: rule.noticed for rule in shares} == {rule.number: rule.noticed for rule in whole}
    touched = [{place for rule in rules for place in rule.touched} for rules in (shares, whole)]
    assert touched[0] == touched[1] != set()
