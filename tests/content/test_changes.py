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
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from markdown_it.utils import read_fixture_file

from engine import GAMES
from generator.commands import main

pytestmark = pytest.mark.usefixtures("languages_kept_compiled")

ROOT = Path(__file__).parents[2]
MARKER = "»"
LINE_END = "\n"
CODES_ALONE = ("parity", "unknown-block")
"""What becomes of a change that hides others, or is hidden by them."""
PART = re.compile(r"^(?:(content/.+)\n)?([-+=]) ((?:.*\n)+?)(?=content/|[-+=] |\Z)", re.MULTILINE)


@dataclass(frozen=True)
class Change:
    """A change of a file, and the place where it is to be found out."""

    title: str
    code: str
    file: str
    old: str
    new: str
    found_file: str
    found: str
    found_elsewhere: bool

    @classmethod
    def of(cls, title: str, text: str, code: str) -> Change:
        """Read a change as it stands in changes.md."""
        parts = [(file, sign, rest.removesuffix("\n")) for file, sign, rest in PART.findall(text)]
        texts = {sign: rest for _, sign, rest in parts}
        files = [file for file, *_ in parts if file]
        found = texts.get("=", texts["+"])
        return cls(title, code, files[0], texts["-"], texts["+"].replace(MARKER, ""), files[-1], found, "=" in texts)

    def make(self, root: Path) -> None:
        """Change the file."""
        path = root / self.file
        text = path.read_text(encoding="utf-8")
        start = text.index(self.old)
        assert self.found_elsewhere or self.new not in text[start:]
        path.write_text(text.replace(self.old, self.new, 1), encoding="utf-8", newline="\n")

    def place(self, root: Path) -> str:
        """Give the place of the marked character, once all changes are made."""
        before, _, after = self.found.partition(MARKER)
        text = (root / self.found_file).read_text(encoding="utf-8")
        start = 0 if self.found_elsewhere else text.rindex(self.new)
        start = text.index(before + after, start) + len(before)
        return f"{self.found_file}:{text.count(LINE_END, 0, start) + 1}:{start - text.rfind(LINE_END, 0, start)}"

    def part(self) -> tuple[str, str] | None:
        """Give the paragraph that is changed; none for what changes more than a paragraph."""
        if self.file.endswith(".yaml") or self.code in CODES_ALONE:
            return None
        text = (ROOT / self.file).read_text(encoding="utf-8")
        start = text.index(self.old)
        return self.file, text[text.rfind("\n\n", 0, start) + 1 :].partition("\n\n")[0]


def batches() -> Iterator[list[Change]]:
    """Give changes that are made together: of different paragraphs, since all faults are to be told in one run."""
    together: list[dict[tuple[str, str], Change]] = []
    for change in CHANGES:
        part = change.part()
        if part is None:
            yield [change]
            continue
        free = next((batch for batch in together if part not in batch), None)
        if free is None:
            together.append(free := {})
        free[part] = change
    yield from ([*batch.values()] for batch in together)


CHANGES = [
    Change.of(title, change, code.strip())
    for _, title, change, code in read_fixture_file(Path(__file__).parent / "changes.md")
]


def bytes_of(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("changes", [*batches()], ids=lambda changes: "; ".join(one.title for one in changes))
def test_changes_are_found_in_their_places_and_nothing_is_published(
    changes: list[Change], root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    published = bytes_of(root / "site")
    for change in changes:
        change.make(root)
    assert main(root, GAMES, ["build"]) == 1
    told = capsys.readouterr().out.splitlines()
    lost = [one.title for one in changes if f"{one.place(root)}  error[{one.code}]" not in told]
    assert lost == []
    assert bytes_of(root / "site") == published


def test_a_program_is_told_the_same_by_the_command_itself(root: Path) -> None:
    for folder in ("engine", "generator"):
        shutil.copytree(ROOT / folder, root / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "build.py", root)
    published = bytes_of(root / "site")
    change = next(one for one in CHANGES if one.title == "A figure in the English page")
    change.make(root)
    run = subprocess.run(  # noqa: S603 - fixed
        [sys.executable, root / "build.py", "check", "--format", "json"], capture_output=True, check=False
    )
    (found,) = (one for one in json.loads(run.stdout) if one["severity"] != "notice")
    assert (run.returncode, run.stderr) == (1, b"")
    assert f"{found['file']}:{found['line']}:{found['column']}" == change.place(root)
    assert (found["code"], found["severity"], found["end_column"] - found["column"]) == ("mismatch", "error", 1)
    assert "5" in found["message"]
    assert found["hint"]
    assert bytes_of(root / "site") == published
