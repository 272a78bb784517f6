"""The commands `mutate` and `check --with`, on a site that is small and on one that does not hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import GAMES
from generator.commands import main
from tests.generator.mutation.sample import ROOT, site


def test_a_site_that_does_not_hold_is_not_changed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, data in site("[16]{=sum(7,8)}", "[15]{=sum(7,8)}").items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    assert main(tmp_path, GAMES, ["mutate"]) == 1
    told = capsys.readouterr()
    assert "mismatch" in told.out
    assert "only what holds" in told.err


@pytest.mark.parametrize("name", ["banker/6/3", "baccarat:banker/6/3"])
def test_a_check_by_changed_rules_shows_what_notices_them(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(ROOT, GAMES, ["check", "--with", name]) == 1
    told = capsys.readouterr().out
    assert "content/punto-banco/en.md" in told
    assert "content/punto-banco/id.md" in told
    assert "draws only against 3, 6 or 7" in told


def test_a_check_by_the_rules_as_they_are_finds_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(ROOT, GAMES, ["check"]) == 0
    assert "All holds" in capsys.readouterr().out


def test_an_entry_that_the_rules_do_not_have_is_told_with_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(ROOT, GAMES, ["check", "--with", "banker/6/33"]) == 2
    assert "banker/6/3" in capsys.readouterr().err


def test_an_entry_that_two_games_have_is_named_with_its_game(capsys: pytest.CaptureFixture[str]) -> None:
    games = {"one": GAMES["baccarat"], "two": GAMES["baccarat"]}
    assert main(ROOT, games, ["check", "--with", "modulus"]) == 2
    assert "one:modulus, two:modulus" in capsys.readouterr().err


def test_a_page_that_the_site_does_not_have_is_told_with_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(ROOT, GAMES, ["mutate", "dealing", "third-cart"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == "there is no page `third-cart`; did you mean 'third-card'?\n"
