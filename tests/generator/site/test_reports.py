"""The index at the head of reports.md: what it names is there, and no case of the file is left out."""

from __future__ import annotations

import re
from pathlib import Path

from markdown_it.utils import read_fixture_file

HERE = Path(__file__).parent
TESTS = HERE.parents[1]
INDEX = [line for line in (HERE / "reports.md").read_text(encoding="utf-8").splitlines() if line.startswith("- ")]
NAMED = [name for line in INDEX for name in re.findall("`(.+?)`", line)]
CASES = {
    f"{path.stem}: {title}" for path in TESTS.glob("generator/**/*.md") for _, title, *_ in read_fixture_file(path)
}
FUNCTIONS = {
    name
    for path in TESTS.rglob("test_*.py")
    for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
}


def test_every_case_and_test_that_the_index_names_is_there() -> None:
    assert [name for name in NAMED if name not in CASES | FUNCTIONS] == []


def test_every_report_has_a_test_or_a_reason() -> None:
    assert [line for line in INDEX if not line.partition(": ")[2]] == []


def test_every_case_of_the_file_is_named_in_the_index() -> None:
    assert {name for name in CASES if name.startswith("reports: ")} <= set(NAMED)
