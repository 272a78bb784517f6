"""The fixtures beside this file: each case is a title, the files of a small site, and everything found in it.

`=== id.md` and the like start a file of the page under test, `=== *.md` gives it the same text in every language. What
is found is told as `file:line:column code “the place's text” → what accept would write`; the same finding in every
language is told once.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from markdown_it.utils import read_fixture_file

from engine import GAMES
from generator.checked import Checked
from generator.checking import examine
from generator.diagnostics import Diagnostic, Severity
from tests.generator.site.sample import LANGUAGES, ROOT, site

HERE = Path(__file__).parent
CASES = [
    pytest.param(files, expected, id=f"{fixture.stem}: {title}")
    for fixture in sorted(HERE.glob("*.md"))
    for _, title, files, expected in read_fixture_file(fixture)
]
FILE = re.compile(r"^=== (.+)\n", re.MULTILINE)


def split(text: str) -> dict[str, str]:
    """Give the files of a case by their names."""
    _, *parts = FILE.split(text)
    return dict(zip(parts[::2], parts[1::2], strict=True))


def told(checked: Checked) -> str:
    """Tell what was found, in the order of the places."""
    lines = list(dict.fromkeys(_line(found, checked) for found in sorted(checked.found, key=lambda one: one.sort_key)))
    return "".join(f"{line}\n" for line in _once_for_all_languages(lines))


def _line(found: Diagnostic, checked: Checked) -> str:
    place = found.place
    source = checked.site.sources.get(place.file) if checked.site else None
    text = source.text[slice(*source.span(place))].replace("\n", "⏎") if source else ""
    parts = [f"{place}".removeprefix("content/").removeprefix("page/"), found.code]
    parts += [found.severity.value] if found.severity is not Severity.ERROR else []
    parts += [f"“{text}”"] if text else []
    parts += [f"→ {found.replacement}"] if found.replacement is not None else []
    return " ".join(parts)


def _once_for_all_languages(lines: list[str]) -> Iterator[str]:
    names = [f"{code}.md:" for code in LANGUAGES]
    for line in lines:
        name = next((name for name in names if line.startswith(name)), "")
        twins = [other + line.removeprefix(name) for other in names]
        if not name or not all(twin in lines for twin in twins):
            yield line
        elif line == twins[0]:
            yield f"*.md:{line.removeprefix(name)}"


@pytest.mark.parametrize(("files", "expected"), CASES)
def test_everything_wrong_with_a_site_is_found_in_its_place(files: str, expected: str) -> None:
    assert told(examine(site(split(files)), GAMES)) == expected


def codes(folder: Path) -> set[str]:
    """The codes of all findings that the modules of a folder give."""
    calls = [node for path in folder.glob("*.py") for node in ast.walk(ast.parse(path.read_bytes()))]
    return {
        str(call.args[0].value)
        for call in calls
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in {"Diagnostic", "Refusal"}
        if call.args and isinstance(call.args[0], ast.Constant)
    }


@pytest.mark.parametrize("stage", ["ask", "check", "parse"])
def test_every_kind_of_finding_has_a_case(stage: str) -> None:
    shown = {line.split()[1] for case in CASES for line in str(case.values[1]).splitlines()}
    assert codes(ROOT / "generator" / stage) - shown == set()
