"""The files of the repository: the same on every system, and without a trace of the machine they were written on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

BUILD = "python -m pip install -r requirements.txt && python build.py"
TEST = "python -m pip install -r requirements-dev.txt && python -m pytest"

# Each pattern is written so that it does not match itself.
UNWANTED = {
    "a package registry's host": r"\b(?:pypi|pythonhosted|npmjs|debian|golang)[.](?:org|com|io)\b",
    "an option that names a package index": r"--(?:extra-)?index[-]url|--find[-]links|--trusted[-]host",
    "an absolute path of a machine": r"(?<![\w.*~/-])/(?:home|root|work|Users|tmp|opt|mnt)[/]\w|\b[A-Z]:[\\/]+Users",
}


def fault(data: bytes) -> str:
    """What makes a text file read differently from one system to the next; nothing if it does not."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        return f"not UTF-8: {error}"
    if text.startswith("\ufeff"):
        return "a byte-order mark"
    if "\r" in text:
        return "a carriage return"
    return "no line feed at the end" if text and not text.endswith("\n") else ""


def test_every_text_is_utf8_with_line_feeds(texts: dict[str, bytes]) -> None:
    assert {name: what for name, data in texts.items() if (what := fault(data))} == {}


@pytest.mark.parametrize("data", [b"\xe9\n", b"\xef\xbb\xbfa\n", b"a\r\n", b"a"])
def test_a_faulty_text_is_noticed(data: bytes) -> None:
    assert fault(data)


@pytest.mark.parametrize("what", UNWANTED)
def test_no_file_names(what: str, texts: dict[str, bytes]) -> None:
    pattern = re.compile(UNWANTED[what])
    found = [
        f"{name}:{number}: {line}"
        for name, data in texts.items()
        for number, line in enumerate(data.decode("utf-8", errors="replace").splitlines(), 1)
        if pattern.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("name", ["README.md", "README.id.md"])
@pytest.mark.parametrize("command", [BUILD, TEST])
def test_the_commands_stand_in_every_readme(root: Path, name: str, command: str) -> None:
    assert command in (root / name).read_text(encoding="utf-8").splitlines()


def test_the_continuous_integration_runs_the_command_of_the_readme(root: Path) -> None:
    assert TEST in (root / ".ci" / "run").read_text(encoding="utf-8")
