"""The shipped content, in a folder of its own."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from engine import GAMES
from generator.build import build
from tests.content.sample import faults

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def published(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the shipped content and templates, built once; not to be changed."""
    root = tmp_path_factory.mktemp("published")
    for folder in ("content", "templates"):
        shutil.copytree(ROOT / folder, root / folder)
    assert faults(build(root, GAMES).found) == []
    return root


@pytest.fixture
def root(published: Path, tmp_path: Path) -> Path:
    """A copy of the folder, to be changed."""
    return Path(shutil.copytree(published, tmp_path / "root"))
