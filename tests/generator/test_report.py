"""Findings as text and as JSON."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.diagnostics import Diagnostic, Place, Severity
from generator.report import as_json, as_text, say

LINE = "A hand of [7 and 8]{h=} adds up to [16]{=sum(h)}."
MISMATCH = Diagnostic(
    "mismatch", Place("content/a/en.md", 12, 37, 12, 39), "`sum(h)` is 15, not 16.", "Write 15, or accept it."
)
LONELY = Diagnostic("orphan", Place("content/b/page.yaml"), "Nothing links here.", severity=Severity.WARNING)


def excerpt(source: str, column: int, end_column: int, end_line: int = 1) -> list[str]:
    """The source line as shown and the line below it, without their margins."""
    place = Place("x", 1, column, end_line, end_column)
    lines = as_text([Diagnostic("code", place, "message")], lambda _file, _line: source).splitlines()
    return [line[8:] for line in lines[1:3]]


def test_a_finding_shows_its_line_with_the_place_marked() -> None:
    assert as_text([MISMATCH], lambda file, line: LINE if (file, line) == ("content/a/en.md", 12) else None) == (
        "content/a/en.md:12:37  error[mismatch]\n"
        "   12 | A hand of [7 and 8]{h=} adds up to [16]{=sum(h)}.\n"
        "      |                                     ^^\n"
        "  `sum(h)` is 15, not 16.\n"
        "  hint: Write 15, or accept it.\n"
        "\n"
        "1 error in 1 file\n"
    )


def test_findings_stand_in_the_order_of_their_places_with_their_count_last() -> None:
    second = Diagnostic("again", Place("content/a/en.md", 2), "x", severity=Severity.NOTICE)
    text = as_text([LONELY, MISMATCH, second, MISMATCH], lambda _file, _line: None)
    heads = [line for line in text.splitlines() if line.startswith("content")]
    assert heads == [
        "content/a/en.md:2:1  notice[again]",
        "content/a/en.md:12:37  error[mismatch]",
        "content/a/en.md:12:37  error[mismatch]",
        "content/b/page.yaml:1:1  warning[orphan]",
    ]
    assert text.endswith("\n\n2 errors, 1 warning, 1 notice in 2 files\n")


def test_nothing_found_is_nothing_to_read() -> None:
    assert as_text([], lambda _file, _line: None) == ""
    assert json.loads(as_json([])) == []


def test_a_message_over_several_lines_stays_together() -> None:
    text = as_text([Diagnostic("code", Place("x"), "one\n  two", "three\nfour")], lambda _file, _line: " \n")
    assert text == "x:1:1  error[code]\n  one\n    two\n  hint: three\n  four\n\n1 error in 1 file\n"


@pytest.mark.parametrize(
    ("source", "column", "end_column", "shown", "mark"),
    [
        ("\tab", 2, 3, "    ab", "    ^"),
        ("a\tb", 2, 3, "a    b", " ^^^^"),
        ("日本x", 3, 4, "日本x", "    ^"),
        ("日本x", 1, 3, "日本x", "^^^^"),
        ("cafe\u0301x", 6, 7, "cafe\u0301x", "    ^"),
        ("a\u2060b", 3, 4, "a\u2060b", " ^"),
        ("a\x1b[31mb", 7, 8, "a\ufffd[31mb", "      ^"),
        ("a\u2028b", 3, 4, "a\ufffdb", "  ^"),
        ("ab\r\n", 3, 3, "ab", "  ^"),
        ("ab", 9, 12, "ab", "  ^"),
        ("[]{=x}", 2, 2, "[]{=x}", " ^"),
    ],
)
def test_the_mark_stands_under_its_place(source: str, column: int, end_column: int, shown: str, mark: str) -> None:
    assert excerpt(source, column, end_column) == [shown, mark]


def test_a_place_over_several_lines_is_marked_to_the_end_of_its_first() -> None:
    assert excerpt("one two", 5, 2, end_line=2) == ["one two", "    ^^^"]


def test_of_a_long_line_the_part_around_the_place_is_shown() -> None:
    line, mark = excerpt("a" * 100 + "X" + "b" * 200, 101, 102)
    assert line == "…" + "a" * 32 + "X" + "b" * 63 + "…"
    assert mark == " " * 33 + "^"
    line, mark = excerpt("a" * 40 + "X" * 200, 41, 241)
    assert len(line) == 98
    assert len(mark) == 97


@given(st.text(), st.integers(1, 300), st.integers(1, 300), st.text())
def test_no_finding_breaks_the_report(source: str, column: int, end_column: int, message: str) -> None:
    finding = Diagnostic("code", Place("x", 1, column, 1, end_column), message)
    text = as_text([finding], lambda _file, _line: source)
    assert text.endswith("1 error in 1 file\n")
    assert "\x1b" not in text
    assert json.loads(as_json([finding]))[0]["message"] == message


def test_json_holds_every_field_in_ascii() -> None:
    odd = Diagnostic("mismatch", Place("content/é.md", 1, 2, 3, 4), "0–5", "–", Severity.NOTICE)
    text = as_json([odd])
    assert text.isascii()
    assert json.loads(text) == [
        {
            "file": "content/é.md",
            "line": 1,
            "column": 2,
            "end_line": 3,
            "end_column": 4,
            "code": "mismatch",
            "severity": "notice",
            "message": "0–5",
            "hint": "–",
        }
    ]


def test_a_console_that_lacks_a_character_shows_a_question_mark() -> None:
    raw = io.BytesIO()
    console = io.TextIOWrapper(raw, encoding="cp437", newline="\n")
    say("0–5 é\n", console)
    assert raw.getvalue() == b"0?5 \x82\n"


def test_a_stream_without_an_encoding_takes_everything() -> None:
    stream = io.StringIO()
    say("0–5\n", stream)
    assert stream.getvalue() == "0–5\n"


@pytest.mark.skipif(os.name == "nt", reason="a pipe that nobody reads fails in another way there")
def test_a_reader_who_leaves_early_is_no_error() -> None:
    code = "import sys\nfrom generator.report import say\nsay('x', sys.stdout)\nprint('y')"
    command = [sys.executable, "-c", code]
    root = Path(__file__).parents[2]
    with subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:  # noqa: S603 - our own code
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device")
def test_a_disk_that_is_full_is_no_bug_of_ours() -> None:
    code = "import sys\nfrom engine import GAMES\nfrom generator.commands import main\n"
    code += "sys.exit(main(None, GAMES, ['ask', '--list']))"
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(  # noqa: S603 - our own code
            [sys.executable, "-c", code],
            cwd=Path(__file__).parents[2],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == b"the system refused: No space left on device\n"
