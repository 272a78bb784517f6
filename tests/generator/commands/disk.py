"""A small site in a folder, and what a command says of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import GAMES
from generator.commands import main
from tests.generator.site.sample import site


def write(root: Path, files: dict[str, str | bytes]) -> None:
    """Write a whole site with some files of it; a file given as bytes is written as it is."""
    tree = dict(site({name: text for name, text in files.items() if isinstance(text, str)}))
    tree |= {f"content/page/{name}": data for name, data in files.items() if isinstance(data, bytes)}
    for name, data in tree.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_bytes(data)


def run(root: Path, *arguments: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """Run a command: its exit status, what it says, and what it complains of."""
    capsys.readouterr()
    status = main(root, GAMES, arguments)
    said = capsys.readouterr()
    return status, said.out, said.err
