"""Copies of the other site; all share the languages that they are compiled from."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from generator.commands import main
from tests.sites.copies import ROOT, SITE, Edit
from tests.sites.tennis.scoring import GAMES


@pytest.fixture(scope="module", autouse=True)
def _languages_compiled_once(languages_kept_compiled: None) -> None:
    """See `tests/kept.py`."""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A copy of the site, below a folder of its own."""
    copy = tmp_path / SITE
    shutil.copytree(ROOT / SITE, copy, ignore=shutil.ignore_patterns("site", "__pycache__"))
    return copy


@pytest.fixture
def edit(site: Path) -> Edit:
    """Replace a text that stands once in a file of the copy; a page is then reviewed, so that none is stale."""

    def replace(file: str, old: str, new: str) -> None:
        text = (site / file).read_text(encoding="utf-8")
        assert text.count(old) == 1
        (site / file).write_text(text.replace(old, new), encoding="utf-8")
        if file.endswith(".md"):
            main(site, GAMES, ["reviewed", file.split("/")[1]])

    return replace
