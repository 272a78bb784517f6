"""What is typed, what comes back, and what happens when the program itself fails."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from engine import GAMES
from generator import build
from generator.commands import main
from tests.generator.commands.disk import run, write
from tests.generator.site.sample import SITE

COMMANDS = ("build", "check", "ask", "accept")
ROOT = Path(__file__).parents[3]
PAGE = "# T\n\n[15]{=sum(7,8)}\n"


@pytest.mark.parametrize("arguments", [[], *([command] for command in COMMANDS)], ids=" ".join)
def test_each_command_describes_itself(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(tmp_path, GAMES, [*arguments, "--help"])
    said = capsys.readouterr().out
    assert ended.value.code == 0
    assert said.startswith(" ".join(["usage: build.py", *arguments]))
    assert "--debug" in said
    assert arguments or all(f"    {command} " in said for command in COMMANDS)


@pytest.mark.parametrize("arguments", [["bild"], ["check", "--format", "xml"], ["build", "x"], ["ask", "a", "b"]])
def test_what_is_not_understood_is_a_matter_of_usage(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(tmp_path, GAMES, arguments)
    assert ended.value.code == 2
    assert capsys.readouterr().err.startswith("usage: build.py")


@pytest.mark.parametrize("arguments", [["build"], [], ["check"]], ids=" ".join)
def test_a_failure_of_the_program_is_told_without_a_traceback(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "check", fail)
    status, said, complaint = run(tmp_path, *arguments, capsys=capsys)
    assert (status, said) == (2, "")
    assert complaint.startswith("a bug of ours: ZeroDivisionError('on purpose')")
    assert "Traceback" not in complaint


@pytest.mark.parametrize("arguments", [["--debug"], ["--debug", "check"], ["check", "--debug"]], ids=" ".join)
def test_with_debug_the_traceback_is_shown(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "check", fail)
    status, _, complaint = run(tmp_path, *arguments, capsys=capsys)
    assert status == 2
    assert complaint.startswith("Traceback")
    assert complaint.rstrip().endswith("ZeroDivisionError: on purpose")


def fail(*_: object, **__: object) -> None:
    """Fail as a bug does."""
    raise ZeroDivisionError("on purpose")


def test_an_interruption_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(build, "check", interrupt)
    assert run(tmp_path, "check", capsys=capsys) == (2, "", "interrupted\n")


def test_a_site_that_holds_is_counted_and_published(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path, {"*.md": PAGE})
    checked = run(tmp_path, "check", capsys=capsys)
    assert not (tmp_path / "site").exists()
    assert run(tmp_path, "check", "--format", "json", capsys=capsys) == (0, "[]\n", "")
    published = run(tmp_path, capsys=capsys)
    listed = Counter(claim["language"] for claim in json.loads((tmp_path / "site/claims.json").read_text("utf-8")))
    count = f"{listed['id']} claims recomputed in id, {listed['en']} claims recomputed in en."
    assert listed["id"] == listed["en"] > PAGE.count("]{=")
    assert checked == (0, f"All holds: {count}\n", "")
    assert published == (0, f"Published into site/: {count}\n", "")
    assert (tmp_path / "site/id/page.html").is_file()


@pytest.mark.parametrize("command", ["build", "check"])
@pytest.mark.parametrize("url", ["http://rules.example/", "rules.example", "https://rules.example/?a", ""])
def test_an_address_that_nothing_can_be_published_under_is_a_matter_of_usage(
    command: str, url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(tmp_path, GAMES, [command, "--base-url", url])
    assert ended.value.code == 2
    assert f"error: argument --base-url: `{url}`: an address" in capsys.readouterr().err


@pytest.mark.parametrize("own", ["", "base_url: https://other.example/\n"])
def test_an_address_that_is_typed_goes_before_that_of_the_site(
    own: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, {"*.md": PAGE, "site.yaml": f"# no base_url: is given\n{SITE}{own}"})
    assert ("no-base-url" in run(tmp_path, "check", capsys=capsys)[1]) == (not own)
    status, said, _ = run(tmp_path, "build", "--base-url", "https://rules.example/a", capsys=capsys)
    assert (status, "no-base-url" in said) == (0, False)
    page = (tmp_path / "site/id/page.html").read_text("utf-8")
    assert '<link rel="canonical" href="https://rules.example/a/id/page.html">' in page
    assert "other.example" not in page


def test_a_folder_without_a_site_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, said, _ = run(tmp_path, "build", capsys=capsys)
    assert status == 1
    assert "content:1:1  error[unreadable]" in said


def test_the_line_is_shown_even_where_there_is_too_little_to_make_a_site(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, {"*.md": PAGE, "site.yaml": f"{SITE}titel: T\n"})
    status, said, _ = run(tmp_path, "check", capsys=capsys)
    assert status == 1
    assert "titel: T\n" in said
    assert "did you mean 'title'?" in said


@pytest.mark.skipif(os.name == "nt", reason="a program cannot be started so there")
def test_a_command_whose_output_was_closed_does_its_work_all_the_same() -> None:
    closed = "import os, sys; os.close(1); os.execv(sys.executable, [sys.executable, *sys.argv[1:]])"
    command = [sys.executable, "-c", closed, str(ROOT / "build.py"), "ask", "sum(7,8)"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own code
    assert (done.returncode, done.stderr) == (0, "")


def test_a_build_that_is_interrupted_before_it_begins_says_so(tmp_path: Path) -> None:
    shutil.copy(ROOT / "build.py", tmp_path)
    (tmp_path / "engine.py").write_text("raise KeyboardInterrupt\n", encoding="utf-8")
    command = [sys.executable, str(tmp_path / "build.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own code
    assert (done.returncode, done.stderr) == (2, "interrupted\n")
