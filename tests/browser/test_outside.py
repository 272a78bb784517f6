"""Every page as programs see it that know nothing of ours: two checkers of HTML, and one that follows every link."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeAlias
from urllib.parse import unquote

import pytest

from tests.browser.published import BASE_URL, BELOW, Published, served, write
from tests.tools.installed import TOOLS, java, node

WAIVED = (
    # A file has no origin that 'self' could mean; in the browser tests, the same policy lets the style sheet in.
    "Resource violates Content Security Policy (meta tag): external ",
    # What is meant for machines is no script that runs.
    "Inline script violates Content Security Policy (meta tag): ",
    # Regions that scroll have their name from a caption or from the heading of the section that they stand in.
    "Section lacks heading. ",
    # In the workings, each place at which a figure stands is a term of its own; figures may be equal.
    "Duplicate “dt” name ",
    "The first occurrence of “dt” name ",
    # A guess from the letters of a text: Indonesian and Malay are alike, and short texts are taken for the other one.
    'This document appears to be written in Malay but the “html” start tag has “lang="id"”. ',
)
"""How those warnings of the Nu checker begin that are none here. No error is waived."""

Complaints: TypeAlias = dict[str, list[str]]
"""What is said of each page of which anything is said."""

Ask: TypeAlias = Callable[[Published, Path], Complaints]
"""How a tool in a folder is asked what it says of a site."""


def nu(site: Published, tools: Path) -> Complaints:
    """Ask the Nu HTML Checker; its warnings count too."""
    jar = tools / "vnu-jar" / "build" / "dist" / "vnu.jar"
    done = java(jar, ["--format", "json", "--stdout", "--exit-zero-always", "--skip-non-html", site.folder])
    said = [one for one in json.loads(done.stdout)["messages"] if not one["message"].startswith(WAIVED)]
    return _by_page((_name(one["url"]), f"{one.get('lastLine')}: {one['message']}") for one in said)


def html_validate(site: Published, tools: Path) -> Complaints:
    """Ask html-validate, with its recommended rules."""
    script = tools / "html-validate" / "bin" / "html-validate.mjs"
    pages = f"{site.folder.as_posix()}/**/*.html"
    done = node(script, ["--config", TOOLS / "html-validate.json", "--formatter", "json", pages])
    return _by_page(
        (_name(page["filePath"]), f"{one['line']}: {one['ruleId']}: {one['message']}")
        for page in json.loads(done.stdout)
        for one in page["messages"]
    )


def linkinator(site: Published, tools: Path) -> Complaints:
    """Have every page's links followed, also to a place within a page, as far as they stay on the site."""
    script = tools / "linkinator" / "build" / "src" / "cli.js"
    ours = "|".join(map(re.escape, (site.address, BASE_URL)))
    options = ["--check-fragments", "--check-css", "--format", "json", "--skip", f"^(?!{ours})"]
    here = ["--url-rewrite-search", re.escape(BASE_URL), "--url-rewrite-replace", site.address]
    done = node(script, [*(site.address + page for page in site.pages), *options, *here])
    followed = json.loads(done.stdout)["links"]
    assert {site.address + page for page in site.pages} <= {one["url"] for one in followed if one["status"] == 200}
    return _by_page(
        (one["parent"].removeprefix(site.address), f"{one['status']}: {one['url'].removeprefix(site.address)}")
        for one in followed
        if one["state"] == "BROKEN"
    )


def _name(file: str) -> str:
    """Give the name of a page whose file a tool names in its own way."""
    return unquote(file).replace("\\", "/").partition(f"/{BELOW}")[2]


def _by_page(said: Iterable[tuple[str, str]]) -> Complaints:
    pages = defaultdict(list)
    for page, what in said:
        pages[page].append(what)
    return dict(pages)


@pytest.mark.parametrize("ask", [nu, html_validate, linkinator])
def test_nothing_is_wrong_with_any_page(published: Published, tools: Path, ask: Ask) -> None:
    assert ask(published, tools) == {}


GOOD = """<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>A page</title></head>
<body><main id="main_"><h1>A page</h1>
%s
</main></body>
</html>
"""

FAULTS: list[tuple[Ask, dict[str, str]]] = [
    (
        nu,
        {
            '<img src="icon.svg">': "An “img” element must have an “alt” attribute",
            "<div><p>x</div></p>": "No “p” element in scope",
            '<p id="main_">x</p>': "Duplicate ID “main_”",
            "<ul><p>x</p></ul>": "“p” not allowed as child of element “ul”",
        },
    ),
    (
        html_validate,
        {
            '<img src="icon.svg">': "wcag/h37",
            '<p style="color: red">x</p>': "no-inline-style",
            '<p id="main_">x</p>': "no-dup-id",
            "<button>x</button>": "no-implicit-button-type",
        },
    ),
    (
        linkinator,
        {
            '<a href="nowhere.html">x</a>': "404: nowhere.html",
            '<a href="good.html#nowhere">x</a>': "200: good.html#nowhere",
            '<a href="#main">x</a>': "200: 2.html#main",
            '<img src="nowhere.svg" alt="">': "404: nowhere.svg",
            f'<a href="{BASE_URL}gone.html">x</a>': "404: gone.html",
        },
    ),
]


@pytest.mark.parametrize(("ask", "faults"), FAULTS)
def test_a_fault_is_told_where_it_is(tmp_path: Path, tools: Path, ask: Ask, faults: dict[str, str]) -> None:
    pages = {"good": "<p>x</p>"} | {str(number): body for number, body in enumerate(faults)}
    write(tmp_path / BELOW, {f"{name}.html": (GOOD % body).encode() for name, body in pages.items()})
    (tmp_path / BELOW / "icon.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>', encoding="utf-8")
    with served(tmp_path / BELOW) as site:
        said = ask(site, tools)
    for number, words in enumerate(faults.values()):
        assert any(words in what for what in said.pop(f"{number}.html")), words
    assert said == {}
