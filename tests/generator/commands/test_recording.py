"""What `mutate --record` notes beside the page that shows it, and how a build tells whether it is still so."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from engine import GAMES
from generator.build import check
from generator.commands import main
from generator.mutation import Share, alone
from tests.generator.commands.disk import write

BACCARAT = GAMES["baccarat"]
FEW = 12
GAME = {**GAMES, "baccarat": replace(BACCARAT, mutants=lambda rules: BACCARAT.mutants(rules)[:FEW])}
"""The game with few entries that are changed, so that a run is soon done."""
TEXT = "# T [15]{=sum(7,8)}\n\n::: mutations\n:::\n"
RECORD = "content/page/mutated.yaml"
PAGE = "site/en/page.html"


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the work in this process, which knows the game."""
    monkeypatch.setattr("generator.commands.mutating.in_processes", alone)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A site on the disk whose page `page` shows what was recorded."""
    write(tmp_path, {"*.md": TEXT})
    return tmp_path


@pytest.fixture(scope="module")
def once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Such a site of which a run was recorded."""
    root = tmp_path_factory.mktemp("recorded")
    write(root, {"*.md": TEXT})
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("generator.commands.mutating.in_processes", alone)
        main(root, GAME, ["mutate", "--record"])
    return root


@pytest.fixture
def recorded(once: Path, tmp_path: Path) -> Path:
    """A copy of that site, to be changed."""
    return Path(shutil.copytree(once, tmp_path / "site"))


def noted(root: Path) -> list[str]:
    """What was recorded, without the comment at its head."""
    return [line for line in (root / RECORD).read_text("utf-8").splitlines() if not line.startswith("#")]


def edit(root: Path, old: str, new: str) -> None:
    """Change the text of a page in both languages."""
    for code in ("id", "en"):
        path = root / f"content/page/{code}.md"
        text = path.read_text("utf-8")
        assert text.count(old) == 1
        path.write_text(text.replace(old, new), "utf-8")
    main(root, GAME, ["reviewed", "page"])


def built(root: Path) -> str:
    """What the page shows once it is built."""
    main(root, GAME, ["build"])
    return (root / PAGE).read_text("utf-8")


def found(root: Path) -> list[tuple[str, str, str]]:
    return [(one.code, one.severity.value, one.message) for one in check(root, GAME).found]


def test_what_was_found_is_noted_survivors_too_with_what_the_pages_counted(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert found(root) == []
    assert main(root, GAME, ["mutate", "--record"]) == 1
    said = capsys.readouterr().out
    (changed, *noticed) = map(int, re.findall(r"rules: (\d+); noticed: (\d+) in id, (\d+) in en", said)[0])
    (made, seen) = map(int, re.findall(r"texts: (\d+); noticed where they are: (\d+)", said)[0])
    entries, languages, *lines = noted(root)
    assert changed == FEW > max(noticed)
    assert [entries, languages, lines[0], lines[4]] == [f"entries: {FEW}", "languages:", "  id:", "  en:"]
    assert [lines[1], lines[5]] == [f"    rules: {{changed: {FEW}, noticed: {count}}}" for count in noticed]
    texts = [list(map(int, re.findall(r"\d+", line))) for line in (lines[2], lines[6])]
    assert [sum(counts) for counts in zip(*texts, strict=True)] == [made, seen]
    assert lines[3].startswith("    pages: {claims: ")
    assert found(root) == []


def test_a_page_that_counts_otherwise_makes_the_record_stale(recorded: Path) -> None:
    edit(recorded, "# T ", "# T, a little longer ")
    assert found(recorded) == []
    assert "have changed since this run" not in built(recorded)
    edit(recorded, "[15]{=sum(7,8)}", "[15]{=sum(7,8)} [5]{=total(7,8)}")
    assert "have changed since this run" in built(recorded)
    claims = int(re.findall(r"claims: (\d+)", noted(recorded)[5])[0])
    told = f"this was found when there were {claims} claims in id, where now there are {claims + 1}"
    assert found(recorded) == [("stale-record", "warning", told)]
    assert main(recorded, GAME, ["check"]) == 0
    assert main(recorded, GAME, ["check", "--strict"]) == 1


def test_other_rules_make_the_record_stale(recorded: Path) -> None:
    told = f"this was found when there were {FEW} entries of the rules, where now there are {FEW + 1}"
    games = {**GAMES, "baccarat": replace(BACCARAT, mutants=lambda rules: BACCARAT.mutants(rules)[: FEW + 1])}
    assert [one.message for one in check(recorded, games).found] == [told]


def test_a_page_says_that_nothing_was_recorded(root: Path) -> None:
    assert "No run has been recorded" in built(root)


def test_a_page_shows_what_was_recorded_however_bad_it_is(recorded: Path) -> None:
    path = recorded / RECORD
    found = "entries: 12\nlanguages:\n  id: {rules: {changed: 12, noticed: 11}, texts: {changed: 1155, noticed: 1150},"
    path.write_text(f"{found} {noted(recorded)[5].strip()}}}\n", "utf-8")
    page = built(recorded)
    assert re.findall(r'<td class="align-end">(.*?)</td>', page) == ["12", "11", "1,155", "1,150", "6"]
    assert re.findall(r'<th class="align-end" scope="col" lang="(..)">', page) == ["id"]
    assert "have changed since this run" in page


def test_a_run_on_some_pages_is_not_recorded(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(root, GAME, ["mutate", "--record", "page"]) == 2
    assert capsys.readouterr() == ("", "only a run on all pages can be recorded: name none\n")
    assert not (root / RECORD).exists()


def test_nothing_is_recorded_where_no_page_shows_it(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(root, {"*.md": "# T [15]{=sum(7,8)}\n"})
    assert main(root, GAME, ["mutate", "--record"]) == 2
    assert capsys.readouterr() == ("", "nothing can be recorded: no page has a block `::: mutations`\n")


def test_a_record_that_was_changed_meanwhile_is_left_as_it_is(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def meanwhile(_: object) -> list[Share]:
        (root / RECORD).write_text("entries: 1\nlanguages: {}\n", "utf-8")
        return []

    monkeypatch.setattr("generator.commands.mutating.in_processes", meanwhile)
    assert main(root, GAME, ["mutate", "--record"]) == 1
    assert capsys.readouterr().err == f"{RECORD} was changed meanwhile and left as it is: run the command again\n"
    assert noted(root) == ["entries: 1", "languages: {}"]


def test_a_record_that_is_renewed_keeps_its_line_ends(recorded: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = recorded / RECORD
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    monkeypatch.setattr("generator.commands.mutating.in_processes", lambda _: [])
    main(recorded, GAME, ["mutate", "--record"])
    assert noted(recorded)[0] == "entries: 0"
    assert path.read_bytes().count(b"\r\n") == path.read_bytes().count(b"\n")
