"""The project as the tools see it: formatted, clean, typed, and importing one way only."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

LINT_IMPORTS = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_logo=True))"


@pytest.mark.parametrize(
    "arguments",
    [
        pytest.param(["-m", "ruff", "format", "--check", "--diff", "."], id="format"),
        pytest.param(["-m", "ruff", "check", "."], id="lint"),
        pytest.param(["-m", "mypy"], id="types"),
        pytest.param(["-c", LINT_IMPORTS], id="imports"),
    ],
)
def test_the_project_passes(arguments: list[str], root: Path) -> None:
    command = [sys.executable, "-X", "utf8", *arguments]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, encoding="utf-8", check=False)  # noqa: S603 - fixed
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
