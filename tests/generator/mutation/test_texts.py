"""Changes of the texts: each is reported where it is made, by the check that is there for it."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

import pytest

import generator.check
from generator.mutation import Change
from tests.generator.mutation.sample import changed, site

INDONESIAN = """\
Kartu [7 dan 8]{h=} berjumlah [15]{=sum(h)}, jadi nilainya [5]{=total(h)}; as tidak pernah [11]{!=card_value(A)}.

Kartu [2–9]{c=} bernilai [sesuai angkanya]{=card_worth(c)}, menurut edisi [1998]{!year}.

Jika Player [berhenti]{p=}, Banker [menarik kartu]{=banker_action(4,third=p)}.
"""
ENGLISH = """\
The cards [7 and 8]{h=} add up to [15]{=sum(h)}, which leaves [5]{=total(h)}; an ace is never [11]{!=card_value(A)}.

The cards [2–9]{c=} are worth [their face value]{=card_worth(c)}, says the edition of [1998]{!year}.

If Player [stood]{p=}, Banker [draws]{=banker_action(4,third=p)}.
"""
CHANCES_IN_INDONESIAN = """\
::: grid outcome_chance(row,d)
Dengan [8 dek]{d=}.

| a | b |
|---|---|
| Player menang | 44,62% |
| Banker menang | 45,86% |
| seri | 9,5% |
:::
"""
CHANCES_IN_ENGLISH = """\
::: grid outcome_chance(row,d)
With [8 decks]{d=}.

| a | b |
|---|---|
| Player wins | 44.62% |
| Banker wins | 45.86% |
| a tie | 9.5% |
:::
"""
TABLES = ("PAGE_CHECKS", "TEXT_CHECKS")
ALL = frozenset(name for table in TABLES for name in getattr(generator.check, table))


def survivors(checks: AbstractSet[str], patch: pytest.MonkeyPatch) -> set[tuple[Change, str]]:
    """What survives in the English text when only some checks are made."""
    tree = site(INDONESIAN, ENGLISH)
    with patch.context() as patched:
        for table in TABLES:
            made = getattr(generator.check, table)
            patched.setattr(generator.check, table, {name: made[name] for name in made if name in checks})
        texts = changed(tree).texts
    return {(text.edit.change, text.edit.was) for text in texts if text.edit.code == "en" and not text.noticed}


def test_every_change_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert survivors(ALL, monkeypatch) == set()


def test_without_the_check_of_claims_altered_claims_denials_and_inputs_survive(monkeypatch: pytest.MonkeyPatch) -> None:
    assert survivors(ALL - {"claims", "parity"}, monkeypatch) >= {
        (Change.CLAIM, "15"),
        (Change.CLAIM, "5"),
        (Change.CLAIM, "11"),
        (Change.CLAIM, "their face value"),
        (Change.CLAIM, "draws"),
        (Change.INPUT, "7 and 8"),
    }
    assert (Change.CLAIM, "15") not in survivors(ALL - {"parity"}, monkeypatch)


def test_without_parity_an_input_that_leaves_its_sentence_true_survives(monkeypatch: pytest.MonkeyPatch) -> None:
    found = survivors(ALL - {"parity"}, monkeypatch)
    assert (Change.INPUT, "2–9") in found
    assert (Change.INPUT, "7 and 8") not in found


def test_without_parity_dropped_claims_and_unbound_words_survive(monkeypatch: pytest.MonkeyPatch) -> None:
    found = survivors(ALL - {"parity"}, monkeypatch)
    assert found >= {(Change.DROPPED, text) for text in ("11", "draws", "their face value")}
    assert (Change.UNBOUND, "their face value") in found
    assert not found & {(Change.UNBOUND, "15"), (Change.UNBOUND, "draws")}


def test_without_the_check_of_loose_figures_an_unbound_exemption_survives(monkeypatch: pytest.MonkeyPatch) -> None:
    assert survivors(ALL - {"loose figures"}, monkeypatch) == {(Change.UNBOUND, "1998")}


def test_a_change_is_reported_at_the_very_place_where_it_is_made() -> None:
    texts = changed(site(INDONESIAN, ENGLISH)).texts
    for text in texts:
        if text.edit.change is Change.CLAIM:
            assert {found.place.line for found in text.noticed} == {text.edit.place.line}
            assert {found.place.column for found in text.noticed} == {text.edit.place.column}


def test_a_dropped_claim_is_reported_where_the_other_language_makes_it() -> None:
    texts = changed(site(INDONESIAN, ENGLISH)).texts
    (dropped,) = (one for one in texts if one.edit.change is Change.DROPPED and one.edit.was == "draws")
    assert [(str(found.place), found.code) for found in dropped.noticed] == [("content/page/id.md:7:37", "parity")]


def test_claims_that_repeat_a_question_in_their_section_are_dropped_together() -> None:
    text = "[15]{=sum(7,8)} [15]{=sum(7,8)}\n\n{#other}\n## Other\n\n[15]{=sum(7,8)}\n"
    texts = changed(site(text, text)).texts
    dropped = [one for one in texts if one.edit.change is Change.DROPPED and one.edit.code == "en"]
    assert [len(one.edit.cuts) for one in dropped] == [2, 1]
    assert all(one.noticed for one in dropped)


def test_columns_behind_a_change_are_followed_over_lines_and_multi_line_texts() -> None:
    text = "As [7\n  dan 8]{h=} b [15]{=sum(h)}\n[5]{=total(h)}\n"
    findings = changed(site(text, text.replace("dan", "and")))
    assert [text.edit.was for text in findings.texts if not text.noticed] == []


def test_a_quotation_that_becomes_right_is_noticed_where_it_stands() -> None:
    quoted = "::: mistake\n> {}\n\n[0]{{=card_value(K)}} [1]{{=card_value(A)}}\n:::\n"
    indonesian = quoted.format("Kartu [raja]{c=} dan as bernilai [10]{!=card_value(c)} dan [1]{=card_value(A)}.")
    english = quoted.format("A [king]{c=} and an ace are worth [10]{!=card_value(c)} and [1]{=card_value(A)}.")
    texts = [one for one in changed(site(indonesian, english)).texts if one.edit.place.line == 4]
    denied = {(one.edit.was, one.edit.now) for one in texts if one.edit.change is Change.CLAIM}
    assert [one.edit for one in texts if not one.noticed] == []
    assert {("10", "0"), ("1", "2")} <= denied
    codes = {found.code for one in texts if one.edit.now == "0" for found in one.noticed}
    assert codes == {"denial-true"}


@pytest.mark.parametrize(
    "place", ["- a\n\n  > - [15]{=sum(7,8)}\n", "| a | b |\n|---|---|\n| x \\| y | [15]{=sum(7,8)} |\n"]
)
def test_marks_in_quotes_lists_and_tables_are_changed_where_they_are(place: str) -> None:
    findings = changed(site(place, place))
    assert len(findings.texts) == 6
    assert all(text.noticed for text in findings.texts)


def test_what_a_grid_reads_around_its_table_is_changed_too() -> None:
    findings = changed(site(CHANCES_IN_INDONESIAN, CHANCES_IN_ENGLISH))
    changes = {text.edit.was: text.edit.now for text in findings.texts}
    assert [text.edit for text in findings.texts if not text.noticed] == []
    assert "8 decks" in changes


def test_a_share_is_changed_by_a_slip_of_its_last_digit() -> None:
    texts = changed(site(CHANCES_IN_INDONESIAN, CHANCES_IN_ENGLISH)).texts
    slips = {text.edit.was: text.edit.now for text in texts if text.edit.change is Change.CLAIM}
    assert {was: now for was, now in slips.items() if "." in was} == {
        "44.62%": "44.63%",
        "45.86%": "45.87%",
        "9.5%": "9.6%",
    }


EXERCISE = """
{{#a}}
::: exercise
{0}

- [15]{{!=total(h)}}
- [5]{{=total(h)}}
- [6]{{!=total(h)}}

[15]{{=sum(h)}}
:::
"""


def test_every_change_of_an_exercise_is_noticed() -> None:
    tree = site(EXERCISE.format("Kartu [7 dan 8]{h=}"), EXERCISE.format("The cards [7 and 8]{h=}"))
    texts = changed(tree).texts
    assert [(text.edit.change, text.edit.code, text.edit.was) for text in texts if not text.noticed] == []
    assert {text.edit.now for text in texts if text.edit.change is Change.CLAIM and text.edit.was == "6"} == {"5"}
