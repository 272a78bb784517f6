"""The page of mistakes, held against the statements that were recorded: each is quoted and refuted in each language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine import GAMES
from engine.baccarat import BACCARAT, STANDARD, Rules
from engine.baccarat.mistakes.misreadings import MISREADINGS
from engine.baccarat.mistakes.reading import Reading
from engine.baccarat.mistakes.words import Statement
from engine.blackjack.mistakes import HandStatement
from engine.refuting import FalseStatement
from engine.roulette.mistakes import WheelStatement
from generator.ask import AskedPage, Desk, ask
from generator.ask.mistakes import Mistake, mistakes
from generator.checking import examine
from generator.content import Site
from generator.document import MarkKind
from generator.read import read

CASES = Path(__file__).parents[1] / "cases" / "false-statements.jsonl"
RECORDED: list[dict[str, Any]] = [json.loads(line) for line in CASES.read_text(encoding="utf-8").splitlines()]
LANGUAGES = ("id", "en")
FIGURES = {
    "e-tie-14-1": {"14.1%"},
    "e-1-36-1-17-basis": {"1.36%", "1.17%"},
    "e-banker-prob-45-87-8": {"45.87%"},
    "s-super6-1-12": {"1:12"},
    "r-five-7-69": {"7.69%"},
}
"""The figures that a statement has wrong."""
FOUND_IN = {
    "public code": {"id": "ditemukan dalam kode program", "en": "found in the code of a program"},
    "none yet (a likely error)": {"id": "belum ditemukan di mana pun", "en": "not met this mistake anywhere"},
}


def anchor(recorded: Mapping[str, Any]) -> str:
    """Give the anchor of a statement's entry."""
    return re.sub(r"[^a-z0-9]+", "-", str(recorded["id"]).lower())


@pytest.fixture(scope="module")
def site() -> Site:
    """Read the site of this project."""
    checked = examine(read(Path(__file__).parents[2])[0], GAMES)
    assert checked.site
    return checked.site


@pytest.fixture(scope="module")
def page(site: Site) -> AskedPage:
    """Answer the questions of the page."""
    return asked_by(site, Desk(GAMES))


def asked_by(site: Site, desk: Desk) -> AskedPage:
    """Answer the questions of the page alone."""
    (page,), _ = ask(site._replace(pages=tuple(page for page in site.pages if page.id == "mistakes")), desk)
    return page


def entry(page: AskedPage, language: str, name: str) -> Mistake:
    """Give the only block of an entry."""
    (found,) = (one for one in mistakes(page, language) if one.block.section == name)
    return found


in_each_language = pytest.mark.parametrize("language", LANGUAGES)
every_statement = pytest.mark.parametrize("recorded", RECORDED, ids=anchor)


@in_each_language
@every_statement
def test_every_recorded_statement_is_quoted_and_refuted_with_a_case(
    recorded: Mapping[str, Any], language: str, page: AskedPage
) -> None:
    found = entry(page, language, anchor(recorded))
    assert found.quotation
    assert found.denials or found.refutations
    assert found.cases or {one.question for one in found.claims} & {one.question for one in found.denials}
    assert found.rules


@in_each_language
def test_nothing_else_is_quoted(language: str, page: AskedPage) -> None:
    assert [one.block.section for one in mistakes(page, language)] == [anchor(one) for one in RECORDED]


@in_each_language
@pytest.mark.parametrize(("name", "figures"), FIGURES.items())
def test_the_figures_that_a_statement_has_wrong_are_denied(
    name: str, figures: set[str], language: str, page: AskedPage
) -> None:
    denied = {one.mark.shown.text.replace(",", ".") for one in entry(page, language, name).denials}
    assert denied == figures


@in_each_language
def test_no_figure_of_a_quotation_is_exempt(language: str, page: AskedPage) -> None:
    quoted = [one.quotation for one in mistakes(page, language) if one.quotation]
    marks = page.documents[language].document.marks
    exempt = [mark.shown.text for mark in marks if mark.kind is MarkKind.EXEMPTION]
    assert quoted
    assert exempt == []


@in_each_language
@every_statement
def test_an_entry_says_where_its_statement_was_found(
    recorded: Mapping[str, Any], language: str, page: AskedPage
) -> None:
    tokens = entry(page, language, anchor(recorded)).block.tokens
    texts = page.documents[language].document.texts
    said = " ".join(text.content.text for text in texts if text.token in tokens)
    told = {where for where, words in FOUND_IN.items() if words[language] in said}
    assert told == {recorded["found_in"]} - {"public page"}


def of_rules() -> Iterator[Any]:
    """Give each statement that is nothing but other rules, with these."""
    for statement, misreading in MISREADINGS.items():
        wrong = misreading.read(STANDARD)
        if type(wrong) is Reading or statement is Statement.PICTURES_TEN:
            yield pytest.param(statement, wrong.rules, id=str(statement))


@in_each_language
@pytest.mark.parametrize(("statement", "rules"), [*of_rules()])
def test_by_the_rules_that_the_engine_refutes_what_is_quoted_would_be_right(
    statement: Statement, rules: Rules, language: str, site: Site
) -> None:
    wrong = asked_by(site, Desk({**GAMES, "baccarat": replace(BACCARAT, rules=rules)}))
    (name,) = (
        example.name.text
        for example in wrong.page.examples.values()
        if "statement" in example.deal and example.deal["statement"].value.text == str(statement)
    )
    denials = [one for one in entry(wrong, language, name).denials if "(" in one.question]
    assert [one.question for one in denials if not one.agrees] == []


@pytest.mark.parametrize("statement", [*Statement, *WheelStatement, *HandStatement], ids=str)
def test_every_statement_that_the_engine_can_refute_is_on_the_page(statement: FalseStatement, page: AskedPage) -> None:
    refuted = {
        example.deal["statement"].value.text: name
        for name, example in page.page.examples.items()
        if "statement" in example.deal
    }
    assert refuted[str(statement)] in {anchor(one) for one in RECORDED}
