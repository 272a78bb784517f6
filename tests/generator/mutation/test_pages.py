"""Changes of some pages only: those of their texts and of their games' rules, which all pages notice."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from engine import GAMES
from generator.mutation import Findings
from tests.generator.mutation.sample import changed, site, with_page

GAME = GAMES["baccarat"]
MORE_GAMES = {**GAMES, "cousin": replace(GAME, name="cousin")}
SUM = "[15]{=sum(7,8)} [5]{=total(7,8)}"
OTHER = "[8]{=card_value(8)}"
COUSIN = "[4]{=card_value(4)} [88]{=cells()} [8]{=baccarat:card_value(8)}"
COUSINS = with_page(with_page(site(SUM, SUM), "other", OTHER), "cousin", COUSIN, game="cousin")


def found(pages: Collection[str]) -> Findings:
    """What becomes of the changes of some pages of a site that asks two games."""
    return changed(COUSINS, MORE_GAMES, pages)


def test_only_the_texts_of_the_pages_named_are_changed() -> None:
    assert {text.edit.page for text in found(["other"]).texts} == {"other"}
    assert {text.edit.page for text in found(["cousin", "other"]).texts} == {"other", "cousin"}
    assert {text.edit.page for text in found([]).texts} == {"page", "other", "cousin"}


def test_only_the_rules_of_the_games_of_the_pages_named_are_changed() -> None:
    assert {rule.game for rule in found(["other"]).rules} == {"baccarat"}
    assert {rule.game for rule in found(["cousin"]).rules} == {"cousin"}
    assert {rule.game for rule in found(["page", "cousin"]).rules} == {"baccarat", "cousin"}


def test_a_page_that_is_not_named_notices_changes_of_the_rules_all_the_same() -> None:
    noticed = {rule.cell: rule.noticed["en"] for rule in found(["other"]).rules}
    assert [(place.file, place.column) for place in noticed["card-value/8"]] == [
        ("content/cousin/en.md", 37),
        ("content/other/en.md", 2),
        ("content/page/en.md", 2),
        ("content/page/en.md", 18),
    ]


def test_what_the_other_pages_find_is_the_same_as_when_all_are_changed() -> None:
    some, everything = found(["cousin"]), found([])
    assert some.rules == tuple(
        replace(rule, number=number)
        for number, rule in enumerate(rule for rule in everything.rules if rule.game == "cousin")
    )
    assert some.texts == tuple(text for text in everything.texts if text.edit.page == "cousin")


def test_only_evidence_of_the_pages_named_and_of_the_rules_changed_is_called_empty() -> None:
    assert [str(piece.place) for piece in found(["cousin"]).empty["en"]] == ["content/cousin/en.md:3:22"]
    assert found(["other"]).empty == {"id": (), "en": ()}
