"""The page on how pages are checked: what it shows is what happens, and its figures are those of the commands."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from engine import GAMES
from generator.checking import examine
from generator.commands import main
from generator.diagnostics import Severity
from generator.read import Tree, read

ROOT = Path(__file__).parents[2]
SLUGS = {"id": "cara-diperiksa", "en": "how-checked"}
FENCED = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ROW = re.compile(r'<tr><th scope="row">(.*?)</th>(.*?)</tr>')
KINDS = ["claims", "cells", "denials", "inputs", "exempt"]


def text(code: str) -> str:
    return (ROOT / "content" / "checking" / f"{code}.md").read_text("utf-8")


@pytest.fixture(scope="module")
def tree() -> Tree:
    """The shipped content and templates."""
    return read(ROOT)[0]


def tables(published: Path, code: str) -> list[list[tuple[str, list[int]]]]:
    """The rows of the tables of counts on the page: the head of each and its numbers."""
    html = (published / "site" / code / f"{SLUGS[code]}.html").read_text("utf-8")
    figures = re.findall(r'<figure class="tally">.*?</figure>', html, re.DOTALL)
    return [
        [
            (re.sub("<.*?>", "", head), [int(re.sub(r"\D", "", cell)) for cell in re.findall("<td.*?>(.*?)<", cells)])
            for head, cells in ROW.findall(figure)
        ]
        for figure in figures
    ]


@pytest.mark.parametrize("code", SLUGS)
def test_the_sentence_that_is_shown_as_it_is_written_is_the_one_below_it(code: str) -> None:
    (shown,) = (block for kind, block in FENCED.findall(text(code)) if kind == "markdown")
    assert f"\n> {shown}" in text(code)


@pytest.mark.parametrize("code", SLUGS)
def test_that_sentence_told_wrong_stops_the_build_as_the_page_says(code: str, tree: Tree) -> None:
    file = f"content/checking/{code}.md"
    before = text(code)
    at = before.index("\n> ")
    after = before[:at] + before[at:].replace("[15]", "[16]", 1)
    (found,) = (one for one in examine({**tree, file: after.encode()}, GAMES).found if one.severity is Severity.ERROR)
    line = before[:at].count("\n") + 2
    assert (found.place.file, found.place.line, found.code) == (file, line, "mismatch")
    assert "says “16”, the engine says “15”" in found.message
    assert "[hand-total]" in found.message


@pytest.mark.parametrize("code", SLUGS)
def test_the_entry_that_is_shown_is_one_whose_change_both_languages_notice(
    code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "{=banker_action(d,third=t)}" in text(code)
    assert main(ROOT, GAMES, ["check", "--with", "banker/6/3"]) == 1
    assert f"content/checking/{code}.md" in capsys.readouterr().out


@pytest.mark.parametrize("code", SLUGS)
def test_the_commands_are_those_of_the_readme(code: str) -> None:
    (shown,) = (block for kind, block in FENCED.findall(text(code)) if kind == "sh")
    readme = [block for kind, block in FENCED.findall((ROOT / "README.md").read_text("utf-8")) if kind == "sh"]
    assert shown == "".join(readme[:2])


@pytest.mark.parametrize("code", SLUGS)
def test_the_counts_are_those_that_the_command_tells(
    code: str, published: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(published, GAMES, ["status", "--format", "json"])
    told = json.loads(capsys.readouterr().out)
    sums = [[sum(page[kind] for page in told["pages"] if page["language"] == one) for one in SLUGS] for kind in KINDS]
    rules = [[told["rules"][one][of] for one in SLUGS] for of in ("all", "covered")]
    sorts, _, *_ = tables(published, code)
    assert [numbers for _, numbers in sorts] == [*sums, *rules]


@pytest.mark.parametrize("code", SLUGS)
def test_each_page_is_counted_as_its_own_foot_says(code: str, published: Path) -> None:
    _, pages, *_ = tables(published, code)
    *rows, (_, together) = pages
    at = list(SLUGS).index(code)
    counted = {}
    for path in sorted((published / "site" / code).glob("*.html")):
        html = path.read_text("utf-8")
        if '<nav class="letters"' in html:
            continue  # the index, which states nothing of its own
        title = re.sub("<.*?>", "", re.findall("<h1>(.*?)</h1>", html)[0])
        foot = re.findall(r'<p class="colophon">.*?</p>', html)
        counted[title] = (
            int(re.findall(r"[\d.,]+", re.sub("<.*?>", "", foot[0]))[0].translate({44: "", 46: ""})) if foot else 0
        )
    assert {title: numbers[at] for title, numbers in rows} == counted
    assert together[at] == sum(counted.values())


@pytest.mark.parametrize("code", SLUGS)
def test_the_count_at_the_foot_of_a_page_leads_here(code: str, published: Path) -> None:
    html = (published / "site" / code / "punto-banco.html").read_text("utf-8")
    assert f'<p class="colophon"><a href="{SLUGS[code]}.html">' in html
