"""What is wrong with a template is found at its line, whichever way leads to it."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine import GAMES
from generator.checking import examine
from generator.diagnostics import Diagnostic
from generator.making import make
from generator.render.faults import template_fault
from tests.generator.site.sample import site

TEXT = {
    "page.yaml": (
        "examples: {a: {deal: {player: 4 4, banker: 3 2}, expect: {winner: player, player.first: 8,"
        " player.third: stood, player.total: 8, banker.first: 5, banker.third: stood, banker.total: 5}}}\n"
    ),
    "*.md": "# T\n\n[8]{=a.player.total}\n\n::: round a\n:::\n",
}
CASES: Mapping[str, tuple[str, str, str, str]] = {
    "a template that extends one that is not there": (
        "page.html",
        'extends "base.html"',
        'extends "bas.html"',
        "there is no template `bas.html`",
    ),
    "a template that includes one that is not there": (
        "ornament.html",
        'include "symbols.svg"',
        'include "symbol.svg"',
        "there is no template `symbol.svg`",
    ),
    "macros that import what is not there": (
        "macros/blocks.html",
        'from "macros/card.html"',
        'from "macros/cards.html"',
        "there is no template `macros/cards.html`",
    ),
    "a template that is none": ("base.html", "<body", "{% if %}<body", "Expected an expression"),
    "a name that nobody gives": ("base.html", "<body", "{{ nobody }}<body", "'nobody' is undefined"),
    "a name that nobody gives to a macro": (
        "macros/blocks.html",
        "{% macro round(ui, view, caption) %}",
        "{% macro round(ui, view, caption) %}{{ nobody }}",
        "'nobody' is undefined",
    ),
    "a reckoning that fails": ("base.html", "<body", "{{ 1 / 0 }}<body", "ZeroDivisionError"),
}


def broken(name: str, old: str, new: str) -> tuple[str, tuple[Diagnostic, ...]]:
    """Change a template: its new text, and what is found where pages are made with it."""
    file = f"templates/{name}"
    tree = dict(site(TEXT))
    assert tree[file].decode().count(old) == 1
    tree[file] = tree[file].replace(old.encode(), new.encode())
    checked = examine(tree, GAMES)
    assert checked.site is not None
    assert [one.code for one in checked.found] == []
    return tree[file].decode(), make(checked.site, checked.pages, GAMES)[1]


@pytest.mark.parametrize("what", CASES)
def test_a_fault_of_a_template_is_found_at_its_line(what: str) -> None:
    name, old, new, message = CASES[what]
    text, (found,) = broken(name, old, new)
    line = text[: text.index(new)].count("\n") + 1
    assert (found.code, found.place.file, found.place.line) == ("template", f"templates/{name}", line)
    assert message in found.message


def test_a_macro_that_is_not_there_is_told_of_the_macros() -> None:
    _, (found,) = broken("macros/blocks.html", "{% macro round(", "{% macro rond(")
    assert (found.place.file, found.message) == (
        "templates/macros/blocks.html",
        "the page cannot be written: there is no macro `round`",
    )


def test_a_template_that_is_not_there_is_told_once_for_all_pages() -> None:
    tree = {name: data for name, data in site(TEXT).items() if name != "templates/page.html"}
    checked = examine(tree, GAMES)
    assert checked.site is not None
    _, found = make(checked.site, checked.pages, GAMES)
    assert [(str(one.place), one.code) for one in found] == [("templates/page.html:1:1", "template")]


def test_what_no_template_had_a_part_in_is_no_fault_of_one() -> None:
    assert template_fault(KeyError("ours")) is None
