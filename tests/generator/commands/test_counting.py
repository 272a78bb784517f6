"""The command `status`: counts of what is there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine import GAMES
from generator.commands import main
from tests.generator.mutation.sample import site

TEXT = """\
The cards [7 and 8]{h=} add up to [15]{=sum(h)}, never [16]{!=sum(h)}, since [1998]{!year} and 1999.

The total [5]{t=.player.total} is [5]{=units(15)}.

::: examples seven
:::
"""
EXAMPLE = "  seven:\n    deal: {player: 7 8}\n    expect: {player.total: 5}\n"


def put(folder: Path) -> Path:
    """Write a site into a folder."""
    text = TEXT.replace(".player", "seven.player")
    for name, data in site(text.replace(" and ", " dan "), text, EXAMPLE).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return folder


def test_each_sort_of_bound_text_is_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(put(tmp_path), GAMES, ["status", "--format", "json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["pages"][1] == {
        "page": "page",
        "language": "en",
        "claims": 3,
        "inputs": 1,
        "denials": 1,
        "cells": 0,
        "exempt": 1,
        "loose": 1,
        "examples": 1,
        "stale": 1,
        "total": 7,
    }
    assert told["rules"]["en"] == {"covered": 2, "all": len(GAMES["baccarat"].provisions)}


def test_a_person_reads_a_table_whose_last_row_adds_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(put(tmp_path), GAMES, ["status"]) == 0
    head, indonesian, english, together, _, rules, *_ = capsys.readouterr().out.split("\n")
    assert head.split() == [
        "page",
        "language",
        "claims",
        "inputs",
        "denials",
        "cells",
        "exempt",
        "loose",
        "examples",
        "stale",
        "total",
    ]
    assert indonesian.split() == ["page", "id", "3", "1", "1", "0", "1", "1", "1", "0", "7"]
    assert english.split() == ["page", "en", "3", "1", "1", "0", "1", "1", "1", "1", "7"]
    assert together.split() == ["all", "6", "2", "2", "0", "2", "2", "1", "1", "14"]
    known = len(GAMES["baccarat"].provisions)
    assert rules == f"Rules read by a claim or an example: id 2 of {known}, en 2 of {known}."
    assert len({len(line) for line in (head, indonesian, english, together)}) == 1


def test_the_cells_and_headers_of_a_grid_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    root = Path(__file__).parents[3]
    assert main(root, GAMES, ["status", "--format", "json"]) == 0
    page = next(page for page in json.loads(capsys.readouterr().out)["pages"] if page["page"] == "third-card")
    assert page["cells"] == 88
    assert page["loose"] == 0


def test_a_site_that_cannot_be_read_has_no_status(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(tmp_path, GAMES, ["status"]) == 1
    assert "check" in capsys.readouterr().err
