"""The page on limits: help before all else, and every line about the law dated or said to be uncompared."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

import pytest

from engine import GAMES
from generator.outdated import outdated
from generator.parse import parse
from generator.read import read

ROOT = Path(__file__).parents[2]
UNCOMPARED = {"id": "belum kami bandingkan", "en": "not yet compared"}
LAW = {"id": ["426", "427", "624", "27 ayat (2)", "Qanun Aceh"], "en": ["426", "427", "624", "27(2)", "Qanun Aceh"]}


def sections(language: str) -> dict[str, str]:
    """The sections of the page by their anchors, in order; what stands before them under no name."""
    text = (ROOT / "content/limits" / f"{language}.md").read_text(encoding="utf-8")
    opening, *parts = re.split(r"^\{#([a-z-]+)\}\n(?=##)", text, flags=re.MULTILINE)
    return {"": opening, **dict(zip(parts[::2], parts[1::2], strict=True))}


def items(section: str) -> list[str]:
    """The items of the lists of a section."""
    return re.findall(r"^- (.+(?:\n  .+)*)", section, re.MULTILINE)


@pytest.mark.parametrize("language", LAW)
def test_help_comes_first_then_the_law_then_limits_and_the_arithmetic_after_them(language: str) -> None:
    found = sections(language)
    assert "::: notice" in found[""]
    assert list(found)[1:5] == ["help", "law", "breaks", "counting"]
    figures = [name for name, text in found.items() if "]{=" in text]
    assert not {"", "help", "law", "breaks"} & set(figures)


@pytest.mark.parametrize("language", LAW)
def test_each_line_about_the_law_has_a_date_or_says_that_it_was_not_compared(language: str) -> None:
    lines = items(sections(language)["law"])
    dated = [line for line in lines if line.startswith("{checked=")]
    assert [name for name, line in zip(LAW[language], dated, strict=True) if name not in line] == []
    assert [line for line in lines if line not in dated and UNCOMPARED[language] not in line] == []


@pytest.mark.parametrize("language", LAW)
def test_the_line_on_help_has_a_date_and_the_number(language: str) -> None:
    line = items(sections(language)["help"])[0]
    assert line.startswith("{checked=")
    assert "Healing119" in line
    assert re.search(r"119, \w+ 8", line)


def test_all_dated_lines_are_listed_once_half_a_year_has_passed() -> None:
    site, _ = parse(read(ROOT)[0], GAMES)
    assert site
    assert [str(one.place) for one in outdated(site, date(2026, 12, 1))] == []
    listed = [one.place.file for one in outdated(site, date(2027, 12, 1))]
    assert {f"content/limits/{language}.md" for language in LAW} <= set(listed)
    assert listed.count("content/site.yaml") == len(site.dated)
    read_texts = [one for page in site.pages for one in page.authorities.values() if one.read]
    assert listed.count("content/sources/page.yaml") == len(read_texts)
