"""Whatever opens a note finds it: each link to a figure's workings or a term's definition, and each cell of a table."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from posixpath import dirname, normpath

import html5lib  # type: ignore[import-untyped]  # its stubs are not among what the tests need
import pytest

KINDS = ("c", "t")
"""The classes of links that open notes."""


def notes(site: Path) -> dict[str, set[str]]:
    """The keys of every file of notes, by the address of the page that it stands beside."""
    return {
        file.relative_to(site).with_suffix(".html").as_posix(): set(
            json.loads(file.read_text(encoding="utf-8").removeprefix("tetap(").removesuffix(");\n"))
        )
        for file in site.glob("*/**/*.js")
        if file.with_suffix(".html").exists()  # the tables of an explorer stand beside no page of their name
    }


def opening(file: Path) -> Iterator[tuple[str, str]]:
    """What opens notes on a page, with the ways to what they say."""
    page = html5lib.parse(file.read_bytes(), namespaceHTMLElements=False)
    for link in page.iter("a"):
        if link.get("class", "").split(" ")[0] in KINDS:
            yield link.get("class"), link.get("href")
    for table in page.iter("table"):
        if way := table.get("data-how"):
            for row, line in enumerate(table.find("tbody").iter("tr")):
                cells = [cell for cell in line.iter("td") if cell.get("class") != "bar"]
                yield from (("td", f"{way}-{row}-{column}") for column in range(len(cells)))


@pytest.fixture(scope="module")
def ways(published: Path) -> dict[str, list[tuple[str, str]]]:
    """What opens notes on each page."""
    site = published / "site"
    return {file.relative_to(site).as_posix(): list(opening(file)) for file in site.rglob("*.html")}


@pytest.mark.parametrize("kind", ["c", "t", "td"])
def test_whatever_opens_a_note_finds_it(
    kind: str, published: Path, ways: Mapping[str, Sequence[tuple[str, str]]]
) -> None:
    known, lost, found = notes(published / "site"), [], 0
    for here, openings in ways.items():
        for what, way in openings:
            if what.split(" ")[0] == kind:
                page, _, key = way.partition("#")
                found += 1
                if key not in known.get(normpath(f"{dirname(here)}/{page}"), ()):
                    lost.append(f"{here}: {way}")
    assert found > len(known)
    assert lost == []
