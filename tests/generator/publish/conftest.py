"""The folder in which something is published."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / ".gitignore").write_bytes(b"*\n!.gitignore\n")
    return folder
