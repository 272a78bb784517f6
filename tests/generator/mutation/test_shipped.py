"""What `mutate` says of the pages as they are shipped, run as a person runs it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
import yaml
from filelock import FileLock

from engine import GAMES
from generator.mutation.rules import mutants
from tests.generator.mutation.sample import ROOT

RECORDS = sorted(ROOT.glob("content/*/mutated.yaml"))
"""What `mutate --record` noted; none before the first run that is recorded."""


@pytest.fixture(scope="module")
def told(shared: Path) -> dict[str, dict[str, dict[str, list[str]]] | list[dict[str, str]]]:
    """What the command says, which is run once for all processes of this run."""
    command = [sys.executable, "-X", "utf8", "build.py", "mutate", "--format", "json"]
    said = shared / "mutated.json"
    with FileLock(shared / "mutating.lock"):
        if not said.exists():
            done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False)  # noqa: S603 - fixed
            assert (done.returncode, done.stderr) == (0, "")
            said.write_text(done.stdout, encoding="utf-8")
    found: dict[str, dict[str, dict[str, list[str]]] | list[dict[str, str]]] = json.loads(said.read_text("utf-8"))
    return found


def announced() -> set[str]:
    """The games whose own page is still to come: nothing states their rules yet."""
    site = yaml.safe_load((ROOT / "content" / "site.yaml").read_text(encoding="utf-8"))
    return set(site.get("coming", ()))


@pytest.fixture(scope="module")
def texts(told: dict[str, list[dict[str, str]]]) -> list[dict[str, str]]:
    """What became of each change of a text."""
    return told["texts"]


def test_every_change_of_the_rules_is_noticed_in_each_language(
    told: dict[str, dict[str, dict[str, list[str]]]],
) -> None:
    rules = told["rules"]
    games = {name: game for name, game in GAMES.items() if name not in announced()}
    assert rules.keys() == {f"{name}:{mutant.cell}" for name, game in games.items() for mutant in mutants(game)}
    for code in ("id", "en"):
        assert {name for name, noticed in rules.items() if not noticed[code]} == set()


def test_every_change_of_the_texts_is_noticed_where_it_is_made(texts: list[dict[str, str]]) -> None:
    assert {text["change"] for text in texts} == {"claim-altered", "input-altered", "unbound", "dropped"}
    assert any((text["change"], text["was"]) == ("unbound", "grid") for text in texts)
    assert [text for text in texts if not text["noticed"]] == []


def counted(rules: Mapping[str, Mapping[str, Sequence[str]]], texts: Sequence[Mapping[str, str]], code: str) -> object:
    """Count what a run says of one language, as a record does."""
    noticed = [bool(places[code]) for places in rules.values() if code in places]
    seen = [bool(text["noticed"]) for text in texts if f"/{code}.md:" in text["place"]]
    return {
        "rules": {"changed": len(noticed), "noticed": sum(noticed)},
        "texts": {"changed": len(seen), "noticed": sum(seen)},
    }


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.parent.name)
def test_what_is_recorded_is_what_was_found(
    path: Path, told: dict[str, dict[str, dict[str, list[str]]]], texts: list[dict[str, str]]
) -> None:
    record = yaml.safe_load(path.read_bytes())
    assert record["entries"] == len(told["rules"])
    for code, found in record["languages"].items():
        assert {"rules": found["rules"], "texts": found["texts"]} == counted(told["rules"], texts, code)
