"""Findings as a person or a program reads them."""

from __future__ import annotations

import json
import os
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable
from typing import TextIO

from generator.diagnostics import Diagnostic, Place, Severity

_WIDTH = 96  # columns of source shown: a window around the place, for a paragraph is often one long line
_BEFORE = 32  # of these, columns kept in front of the place
_ELLIPSIS = "…"
_UNSHOWN = "�"


def as_json(diagnostics: Iterable[Diagnostic]) -> str:
    """Give the findings in the order of their places, as a list of objects in ASCII, which every pipe can carry."""
    found = [
        {
            "file": finding.place.file,
            "line": finding.place.line,
            "column": finding.place.column,
            "end_line": finding.place.end_line,
            "end_column": finding.place.end_column,
            "code": finding.code,
            "severity": finding.severity.value,
            "message": finding.message,
            "hint": finding.hint,
        }
        for finding in _in_order(diagnostics)
    ]
    return json.dumps(found, indent=2) + "\n"


def as_text(diagnostics: Iterable[Diagnostic], read_line: Callable[[str, int], str | None]) -> str:
    """Give the findings in the order of their places, each under its line of source, and their count last.

    `read_line` gives a line of a file of the site by its number, counted from 1; nothing where there is none. No
    finding gives an empty text.
    """
    found = _in_order(diagnostics)
    if not found:
        return ""
    return "\n".join([*(_paragraph(finding, read_line) for finding in found), _count(found)])


def say(text: str, stream: TextIO) -> None:
    """Write a text to a console or a pipe, whatever its encoding lacks and whether or not anybody reads to the end.

    Raises OSError where it cannot be written, to a full disk for instance.
    """
    encoding = stream.encoding or "utf-8"
    try:
        stream.write(text.encode(encoding, errors="replace").decode(encoding))
        stream.flush()
    except OSError as error:
        # Whatever is still to be written, by Python itself when it ends too, must go nowhere and not fail.
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
        if not isinstance(error, BrokenPipeError):
            raise


def _in_order(diagnostics: Iterable[Diagnostic]) -> list[Diagnostic]:
    return sorted(diagnostics, key=lambda finding: finding.sort_key)


def _paragraph(finding: Diagnostic, read_line: Callable[[str, int], str | None]) -> str:
    source = read_line(finding.place.file, finding.place.line)
    lines = [f"{finding.place}  {finding.severity.value}[{finding.code}]"]
    if source is not None and source.strip():
        lines += _excerpt(source, finding.place)
    lines += _indented(finding.message)
    lines += _indented(f"hint: {finding.hint}") if finding.hint else []
    return "\n".join(lines) + "\n"


def _excerpt(source: str, place: Place) -> list[str]:
    """Give the source line and the line that marks the place in it."""
    cells = [_cell(character) for character in source.rstrip("\r\n")]
    start = min(place.column - 1, len(cells))
    end = min(place.end_column - 1, len(cells)) if place.end_line == place.line else len(cells)
    first, last = _window([width for _, width in cells], start)
    shown = "".join(text for text, _ in cells[first:last])
    before = _ELLIPSIS if first else ""
    after = _ELLIPSIS if last < len(cells) else ""
    blank = " " * (len(before) + sum(width for _, width in cells[first:start]))
    mark = "^" * max(1, sum(width for _, width in cells[start : min(end, last)]))
    number = f"{place.line:>5}"
    return [f"{number} | {before}{shown}{after}", f"{' ' * len(number)} | {blank}{mark}"]


def _window(widths: list[int], start: int) -> tuple[int, int]:
    """Give the characters of a line to show, from `first` up to, not including, `last`: as many as fit."""
    if sum(widths) <= _WIDTH:
        return 0, len(widths)
    first, room = start, _BEFORE
    while first and (room := room - widths[first - 1]) >= 0:
        first -= 1
    last, room = first, _WIDTH
    while last < len(widths) and (room := room - widths[last]) >= 0:
        last += 1
    return first, last


def _cell(character: str) -> tuple[str, int]:
    """Give how a character of the source is shown, and how many columns of a console it takes."""
    if character == "\t":
        return "    ", 4
    category = unicodedata.category(character)
    if category in {"Cc", "Cs", "Zl", "Zp"}:
        return _UNSHOWN, 1
    if category in {"Mn", "Me", "Cf"}:
        return character, 0
    return character, 2 if unicodedata.east_asian_width(character) in {"W", "F"} else 1


def _indented(text: str) -> list[str]:
    return ["  " + "".join(_cell(character)[0] for character in line) for line in text.splitlines()]


def _count(found: list[Diagnostic]) -> str:
    """Give how many findings of each severity there are, and in how many files."""
    counts = Counter(finding.severity for finding in found)
    parts = [_plural(counts[severity], severity.value) for severity in Severity if counts[severity]]
    return f"{', '.join(parts)} in {_plural(len({finding.place.file for finding in found}), 'file')}\n"


def _plural(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
