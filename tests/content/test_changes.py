"""What changes.md changes in the shipped content is found in its very place, and nothing is published.

`-` is a text of the file, `+` what stands there instead. `»` marks where something is to be found, in a text that is
quoted after `=` where it is not in the text changed.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from markdown_it.utils import read_fixture_file

from engine import GAMES
from generator.commands import main

ROOT = Path(__file__).parents[2]
MARKER = "»"
LINE_END = "\n"
PART = re.compile(r"^(?:(content/.+)\n)?([-+=]) ((?:.*\n)+?)(?=content/|[-+=] |\Z)", re.MULTILINE)


@dataclass(frozen=True)
class Change:
    """A change of a file, and the place where it is to be found out."""

    file: str
    old: str
    new: str
    found_file: str
    found: str
    found_elsewhere: bool

    @classmethod
    def of(cls, text: str) -> Change:
        """Read a change as it stands in changes.md."""
        parts = [(file, sign, rest.removesuffix("\n")) for file, sign, rest in PART.findall(text)]
        texts = {sign: rest for _, sign, rest in parts}
        files = [file for file, *_ in parts if file]
        found = texts.get("=", texts["+"])
        return cls(files[0], texts["-"], texts["+"].replace(MARKER, ""), files[-1], found, "=" in texts)

    def make(self, root: Path) -> str:
        """Change the file, and give the place of the marked character."""
        path = root / self.file
        text = path.read_text(encoding="utf-8")
        start = text.index(self.old)
        path.write_text(text.replace(self.old, self.new, 1), encoding="utf-8", newline="\n")
        before, _, after = self.found.partition(MARKER)
        text = (root / self.found_file).read_text(encoding="utf-8")
        start = text.index(before + after, 0 if self.found_elsewhere else start) + len(before)
        return f"{self.found_file}:{text.count(LINE_END, 0, start) + 1}:{start - text.rfind(LINE_END, 0, start)}"


CHANGES = [
    pytest.param(Change.of(change), code.strip(), id=title)
    for _, title, change, code in read_fixture_file(Path(__file__).parent / "changes.md")
]


def bytes_of(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize(("change", "code"), CHANGES)
def test_a_change_is_found_in_its_place_and_nothing_is_published(
    change: Change, code: str, root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    published = bytes_of(root / "site")
    place = change.make(root)
    assert main(root, GAMES, ["build"]) == 1
    assert f"{place}  error[{code}]" in capsys.readouterr().out.splitlines()
    assert bytes_of(root / "site") == published


def test_a_program_is_told_the_same_by_the_command_itself(root: Path) -> None:
    for folder in ("engine", "generator"):
        shutil.copytree(ROOT / folder, root / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "build.py", root)
    published = bytes_of(root / "site")
    change = next(case.values[0] for case in CHANGES if case.id == "A figure in the English page")
    assert isinstance(change, Change)
    place = change.make(root)
    run = subprocess.run(  # noqa: S603 - fixed
        [sys.executable, root / "build.py", "check", "--format", "json"], capture_output=True, check=False
    )
    (found,) = (one for one in json.loads(run.stdout) if one["severity"] != "notice")
    assert (run.returncode, run.stderr) == (1, b"")
    assert f"{found['file']}:{found['line']}:{found['column']}" == place
    assert (found["code"], found["severity"], found["end_column"] - found["column"]) == ("mismatch", "error", 1)
    assert "5" in found["message"]
    assert found["hint"]
    assert bytes_of(root / "site") == published
