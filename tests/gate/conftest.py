"""What the checks of the repository itself share."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the repository."""
    return ROOT


@pytest.fixture(scope="session")
def texts() -> dict[str, bytes]:
    """Every text file that is in the repository or would be with the next `git add`, by its name."""
    git = shutil.which("git")
    command = [str(git), "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=False) if git else None  # noqa: S603 - fixed
    if not listed or listed.returncode:
        reason = "the files of the repository are listed by git, and this folder is no clone"
        (pytest.fail if os.environ.get("CI") else pytest.skip)(reason)
    names = [name for name in listed.stdout.decode().split("\0") if (ROOT / name).is_file()]
    files = {name: (ROOT / name).read_bytes() for name in names}
    return {name: data for name, data in files.items() if b"\0" not in data}
