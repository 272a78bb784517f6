"""What the documents show of the claim syntax and of a finding is what happens."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine import GAMES
from generator.checking import examine
from generator.report import as_text
from tests.generator.site.sample import SITE, site

ROOT = Path(__file__).parents[2]
READMES = {"id": "README.id.md", "en": "README.md"}
DOCUMENTS = {"README.id.md": "id", "README.md": "en", "CONTRIBUTING.md": "en"}
OTHERS = {"id": "Inggris", "en": "Indonesian"}
FENCED = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MARK = re.compile(r"`(\[[^\]`]+\]\{[^}`]+\})`")


def fenced(name: str, language: str) -> list[str]:
    """The fenced blocks of a document in one language."""
    text = (ROOT / name).read_text(encoding="utf-8")
    return [block for kind, block in FENCED.findall(text) if kind == language]


def report(pages: dict[str, str]) -> str:
    """What is told of a site with a page `punto-banco`."""
    files = {f"content/punto-banco/{code}.md": f"# T\n\n{text}" for code, text in pages.items()}
    tree = site({"site.yaml": SITE.replace("[page,", "[punto-banco,"), "content/punto-banco/page.yaml": "", **files})
    tree = {name: data for name, data in tree.items() if not name.startswith("content/page/")}
    return as_text(
        examine(tree, GAMES).found, lambda file, line: tree[file].decode().splitlines()[line - 1] if line else None
    )


def examples() -> dict[str, str]:
    """The claims that each README shows in a block."""
    return {code: "".join(fenced(name, "markdown")) for code, name in READMES.items()}


def test_the_claims_that_the_documents_show_hold() -> None:
    assert all("[15]{=" in text for text in examples().values())
    assert report(examples()) == ""


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_marks_that_a_document_explains_hold(name: str) -> None:
    code = DOCUMENTS[name]
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    marks = [mark for line in lines if OTHERS[code] not in line for mark in MARK.findall(line)]
    assert marks
    blocks = [] if name in READMES.values() else fenced(name, "markdown")
    told = report({**examples(), code: "\n\n".join([examples()[code] + " ".join(marks), *blocks])})
    assert set(re.findall(r"error\[(.+?)\]", told)) <= {"parity"}


@pytest.mark.parametrize("code", READMES)
def test_the_finding_that_a_readme_shows_is_what_is_told(code: str) -> None:
    wrong = {**examples(), code: examples()[code].replace("[15]", "[16]")}
    assert fenced(READMES[code], "text") == [report(wrong)]
