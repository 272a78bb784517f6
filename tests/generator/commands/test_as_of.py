"""The command `check --as-of`, and that no other command compares a date with anything."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.generator.commands.disk import run, write

PAGE = "# T\n\n[15]{=sum(7,8)}\n\n{checked=2024-02-29}\na\n"


def test_a_check_as_of_a_day_warns_of_the_lines_that_are_outdated_then(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, {"*.md": PAGE})
    status, said, complaint = run(tmp_path, "check", "--as-of", "2024-08-28", capsys=capsys)
    assert (status, complaint) == (0, "")
    assert said.startswith(
        "content/page/en.md:5:10  warning[outdated-line]\n"
        "    5 | {checked=2024-02-29}\n"
        "      |          ^^^^^^^^^^\n"
        "  the facts of this line were checked on 2024-02-29, 181 days before 2024-08-28\n"
        "  hint: compare"
    )
    assert "content/page/id.md:5:10  warning[outdated-line]" in said
    assert "2 warnings in 2 files" in said
    assert "All holds" in said


def test_a_line_of_180_days_is_not_outdated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path, {"*.md": PAGE})
    status, said, _ = run(tmp_path, "check", "--as-of", "2024-08-27", capsys=capsys)
    assert status == 0
    assert said.startswith("All holds")


def test_where_a_check_is_strict_an_outdated_line_is_an_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, {"*.md": PAGE})
    status, said, _ = run(tmp_path, "check", "--strict", "--as-of", "2030-01-01", capsys=capsys)
    assert status == 1
    assert "error[outdated-line]" in said


def test_a_program_is_told_the_outdated_lines_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path, {"*.md": PAGE})
    status, said, _ = run(tmp_path, "check", "--format", "json", "--as-of", "2030-01-01", capsys=capsys)
    assert status == 0
    found = json.loads(said)
    assert [
        (one["file"], one["line"], one["column"], one["end_column"], one["code"], one["severity"]) for one in found
    ] == [(f"content/page/{code}.md", 5, 10, 20, "outdated-line", "warning") for code in ("en", "id")]


@pytest.mark.parametrize("arguments", [["check", "--strict"], ["build", "--strict"]], ids=" ".join)
def test_nothing_is_outdated_where_no_day_is_given(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, {"*.md": PAGE.replace("2024", "1904")})
    status, said, _ = run(tmp_path, *arguments, capsys=capsys)
    assert (status, "outdated" in said) == (0, False)


@pytest.mark.parametrize(
    ("day", "complaint"),
    [
        ("2023-02-29", "`2023-02-29` is no day to check by: there is no such day"),
        ("1 July 2027", "`1 July 2027` is no day to check by: a date is written as year-month-day"),
        ("", "`` is no day to check by: a date is written as year-month-day"),
    ],
)
def test_a_day_that_is_none_is_a_matter_of_usage(
    day: str, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, {"*.md": PAGE})
    status, said, complained = run(tmp_path, "check", "--as-of", day, capsys=capsys)
    assert (status, said) == (2, "")
    assert complained.startswith(complaint)
    assert "Traceback" not in complained
