"""The same input gives the same bytes, wherever, whenever and however it is stored."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from engine import GAMES
from generator.build import check
from generator.checking import examine
from generator.making import make
from generator.parse import TEXT_ENDINGS
from generator.read import Tree, read
from tests.content.sample import faults

ROOT = Path(__file__).parents[2]
SURROUNDINGS = {
    "here": {"PYTHONHASHSEED": "1", "LC_ALL": "C", "LANG": "C", "TZ": "UTC"},
    "di tempat lain": {"PYTHONHASHSEED": "2", "LC_ALL": "", "LANG": "id_ID.UTF-8", "TZ": "Asia/Jakarta"},
}


def bytes_of(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def built(folder: Path, surroundings: Mapping[str, str]) -> dict[str, bytes]:
    """Build a copy of the site in a folder, and give what was published; a warning of the interpreter fails it."""
    for name in ("content", "templates", "engine", "generator"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "build.py", folder)
    command = [sys.executable, "-X", "warn_default_encoding", "-W", "error", str(folder / "build.py")]
    env = {**os.environ, **surroundings}
    run = subprocess.run(command, cwd=folder.parent, env=env, capture_output=True, check=False)  # noqa: S603 - fixed
    assert (run.returncode, run.stderr) == (0, b"")
    return bytes_of(folder / "site")


def test_a_build_depends_on_nothing_around_it(tmp_path: Path) -> None:
    one, other = (built(tmp_path / folder, around) for folder, around in SURROUNDINGS.items())
    assert one == other
    assert "en/punto-banco.html" in one


def test_a_build_that_does_all_in_turn_gives_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    beside = built(tmp_path / "beside", {})
    monkeypatch.delattr(os, "fork", raising=False)
    del beside[".manifest.json"]
    assert beside == check(ROOT, GAMES).files


def published(tree: Tree) -> dict[str, bytes]:
    """Give the files that a tree makes."""
    checked = examine(tree, GAMES)
    assert faults(checked.found) == []
    assert checked.site is not None
    return make(checked.site, checked.pages, GAMES)[0]


STORED: Mapping[str, Callable[[bytes], bytes]] = {
    "with CRLF": lambda data: data.replace(b"\n", b"\r\n"),
    "with CRLF behind a byte-order mark": lambda data: b"\xef\xbb\xbf" + data.replace(b"\n", b"\r\n"),
    "with a byte-order mark": lambda data: b"\xef\xbb\xbf" + data,
}


@pytest.fixture(scope="module")
def tree() -> Tree:
    """The shipped content and templates."""
    return read(ROOT)[0]


@pytest.fixture(scope="module")
def as_stored(tree: Tree) -> dict[str, bytes]:
    """What is made of them as they are."""
    return published(tree)


@pytest.mark.parametrize("how", STORED)
def test_how_the_texts_are_stored_makes_no_difference(how: str, tree: Tree, as_stored: dict[str, bytes]) -> None:
    texts = {name for name in tree if name.endswith(TEXT_ENDINGS) and "/assets/" not in name}
    assert published({name: STORED[how](data) if name in texts else data for name, data in tree.items()}) == as_stored


def test_the_end_of_the_last_line_makes_no_difference(tree: Tree, as_stored: dict[str, bytes]) -> None:
    texts = {name for name in tree if name.endswith((".md", ".yaml"))}
    ends = {name: data.removesuffix(b"\n") if name in texts else data for name, data in tree.items()}
    assert published(ends) == as_stored
