"""What a book tells of itself: tables of counts, and where to report mistakes."""

from __future__ import annotations

import re

from generator.view import LanguageView, MutationsView, PageCountView, ReportView, StatusView, Woven
from tests.generator.render.sample import body, ui

LANGUAGES = (LanguageView("fi", "suomi", "ltr"), LanguageView("he", "עברית", "rtl"))
SORTS = {
    "claims": ("1,001", "1"),
    "inputs": ("2", "2"),
    "denials": ("3", "3"),
    "cells": ("4", "4"),
    "exempt": ("5", "5"),
}
PAGES = (PageCountView("A & B", "a.html", ("6", "")), PageCountView("§ 7", "b.html", ("7", "7")))
STATUS = StatusView(LANGUAGES, SORTS, ("8", "8"), ("9", "9"), PAGES, ("10", "10"))
NONE = MutationsView((), (), (), (), (), (), outdated=False)
MUTATIONS = MutationsView(LANGUAGES, ("1", "2"), ("3", "4"), ("5", "6"), ("7", "8"), ("0", "9"), outdated=True)


def rows(html: str) -> list[tuple[str, list[str]]]:
    """The head and the cells of each row of all tables."""
    found = re.findall(r'<tr><th scope="row">(.*?)</th>(.*?)</tr>', html)
    return [(head, re.findall(r'<td class="align-end">(.*?)</td>', cells)) for head, cells in found]


def test_the_counts_of_a_site_are_two_tables_with_a_column_for_each_language() -> None:
    html = body("::: status\nSaid *before*.\n:::", Woven(blocks={0: STATUS}))
    assert html.startswith("<p>Said <em>before</em>.</p>")
    assert (
        re.findall(r'<th class="align-end" scope="col" lang="(..)">(.*?)</th>', html)
        == [
            ("fi", "suomi"),
            ("he", "עברית"),
        ]
        * 2
    )
    texts = ui("en")
    assert rows(html) == [
        (texts["status_claims"], ["1,001", "1"]),
        (texts["status_cells"], ["4", "4"]),
        (texts["status_denials"], ["3", "3"]),
        (texts["status_inputs"], ["2", "2"]),
        (texts["status_exempt"], ["5", "5"]),
        (texts["status_rules"], ["8", "8"]),
        (texts["status_read"], ["9", "9"]),
        ('<a href="a.html">A &amp; B</a>', ["6", "–"]),
        ('<a href="b.html">§\u202f7</a>', ["7", "7"]),
        (texts["status_all"], ["10", "10"]),
    ]


def test_each_table_of_counts_can_be_scrolled_and_is_named_by_its_caption() -> None:
    html = body("::: status\n:::\n\n::: status\n:::", Woven(blocks={0: STATUS, 1: STATUS}))
    captions = dict(re.findall(r'<figcaption id="(.*?)">(.*?)</figcaption>', html))
    assert list(captions) == ["b0_", "b0_pages_", "b2_", "b2_pages_"]
    assert re.findall(r'<section class="scroll" tabindex="0" aria-labelledby="(.*?)">', html) == list(captions)
    assert re.findall(r'<table aria-labelledby="(.*?)">', html) == list(captions)
    assert captions["b0_"] == ui("en")["status_sorts"]
    assert captions["b2_pages_"] == ui("en")["status_pages"]


def test_what_a_run_found_is_a_table_and_what_is_outdated_is_said() -> None:
    html = body("::: mutations\n:::", Woven(blocks={0: MUTATIONS}))
    texts = ui("en")
    assert rows(html) == [
        (texts["mutations_rules"], ["1", "2"]),
        (texts["mutations_rules_noticed"], ["3", "4"]),
        (texts["mutations_texts"], ["5", "6"]),
        (texts["mutations_texts_noticed"], ["7", "8"]),
        (texts["mutations_unnoticed"], ["0", "9"]),
    ]
    assert f'<p class="stale">{texts["mutations_outdated"]}</p>' in html
    fresh = body("::: mutations\n:::", Woven(blocks={0: MUTATIONS._replace(outdated=False)}))
    assert "stale" not in fresh


def test_where_no_run_was_recorded_no_table_stands() -> None:
    html = body("::: mutations\nSaid before.\n:::", Woven(blocks={0: NONE}))
    assert html == f'<p>Said before.</p> <p class="stale">{ui("en")["mutations_none"]}</p>'


def test_mistakes_are_reported_at_an_address() -> None:
    view = ReportView("mailto:a@example.org", "a@example.org")
    html = body("::: report\nSaid before.\n:::", Woven(blocks={0: view}))
    told = f'<p>{ui("en")["report"]} <a href="mailto:a@example.org">a@example.org</a></p>'
    assert html == f"<p>Said before.</p> {told}"


def test_where_no_address_is_named_that_is_said() -> None:
    html = body("::: report\n:::", Woven(blocks={0: ReportView("", "")}))
    assert html == f"<p>{ui('en')['no_report']}</p>"
