"""The table in ARCHITECTURE.md of what the source material names: each place in it is there, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
CONTENT = ROOT / "content"
SITE = yaml.safe_load((CONTENT / "site.yaml").read_bytes())
HEADING = "## What the source material names, and where it stands\n"
PLACE = re.compile(r"`([a-z0-9-]+)(?:#([a-z0-9-]+))?`")
NUMBERED = {"Punto banco": 12, "Baccarat": 11}
"""The pages of the source material whose sections are numbered, with how many there are."""


def rows() -> list[tuple[str, str]]:
    """What is named, and where it stands."""
    _, _, text = (ROOT / "ARCHITECTURE.md").read_text("utf-8").partition(HEADING)
    lines = text.partition("\n## ")[0].splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")]
    return [(named, places) for named, places in cells[1:]]


def anchors(page: str, code: str) -> set[str]:
    """The anchors of a page in a language: of its sections, blocks and terms, and of the sources that it tells of."""
    named = re.findall(r"^ *\{#([a-z0-9-]+)", (CONTENT / page / f"{code}.md").read_text("utf-8"), re.MULTILINE)
    data = yaml.safe_load((CONTENT / page / "page.yaml").read_bytes())
    return {*named, *data.get("sources", ())}


@pytest.mark.parametrize(("named", "places"), rows())
def test_what_the_source_material_names_stands_on_a_page_in_every_language(named: str, places: str) -> None:
    found = PLACE.findall(places)
    assert found, named
    assert re.sub(r"[ ,·]", "", PLACE.sub("", places)) == ""
    for page, anchor in found:
        assert page in SITE["pages"]
        for code in SITE["languages"]:
            assert not anchor or anchor in anchors(page, code), f"{page}#{anchor} in {code}"


def test_every_page_is_where_something_stands() -> None:
    named = {page for _, places in rows() for page, _ in PLACE.findall(places)}
    assert named == {page for page in SITE["pages"] if page != "home"}


@pytest.mark.parametrize("page", NUMBERED)
def test_no_numbered_section_is_left_out(page: str) -> None:
    numbers = [int(number) for named, _ in rows() for number in re.findall(rf"^{page} (\d+):", named)]
    assert numbers == list(range(1, NUMBERED[page] + 1))
