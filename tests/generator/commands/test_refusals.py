"""What the commands say where the disk, or what stands on it, does not let them do their work."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tests.generator.commands.disk import run, write

WRONG = "# T\n\n[16]{=sum(7,8)}\n"
RIGHT = "# T\n\n[15]{=sum(7,8)}\n"
CLAIM = "content/page/en.md:3"


@pytest.fixture
def text(tmp_path: Path) -> Path:
    """The English text of a site, with one wrong claim."""
    write(tmp_path, {"id.md": RIGHT, "en.md": WRONG})
    return tmp_path / "content" / "page" / "en.md"


@pytest.mark.skipif(sys.platform == "win32", reason="making a link there needs a privilege")
def test_an_accepted_answer_goes_where_a_link_leads(
    text: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    real = text.rename(tmp_path / "real.md")
    text.symlink_to(real)
    assert run(tmp_path, "accept", CLAIM, capsys=capsys)[0] == 0
    assert text.is_symlink()
    assert real.read_text(encoding="utf-8") == RIGHT


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such modes there")
def test_a_file_keeps_its_mode_where_an_answer_is_accepted(
    text: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text.chmod(0o600)
    assert run(tmp_path, "accept", CLAIM, capsys=capsys)[0] == 0
    assert text.stat().st_mode & 0o777 == 0o600


def test_what_a_command_that_was_cut_off_left_is_no_hindrance(
    text: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    left = text.with_name(".en.md.part")
    left.write_bytes(b"half")
    assert run(tmp_path, "accept", CLAIM, capsys=capsys)[0] == 0
    assert text.read_text(encoding="utf-8") == RIGHT
    assert not left.exists()


def test_a_file_that_cannot_be_written_is_named(
    text: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: Path, target: Path) -> Path:
        raise PermissionError(13, "Permission denied", str(self), None, str(target))

    monkeypatch.setattr(Path, "replace", refuse)
    status, _, complaint = run(tmp_path, "accept", CLAIM, capsys=capsys)
    assert status == 1
    assert complaint == "content/page/en.md was left as it is, since it cannot be written: Permission denied\n"
    assert text.read_text(encoding="utf-8") == WRONG
    assert [path.name for path in text.parent.iterdir() if path.name.startswith(".")] == []


def test_where_a_page_could_not_be_read_no_claim_is_called_right(
    text: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text.write_bytes(b"# T\n\n[16]{=sum(7,8)} caf\xe9\n")
    status, said, _ = run(tmp_path, "accept", "--all", capsys=capsys)
    assert (status, said) == (1, "1 of the errors found is no wrong claim: `check` tells them.\n")


def test_a_question_without_any_language_is_refused_in_plain_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, {"*.md": RIGHT})
    for code in ("id", "en"):
        (tmp_path / f"templates/languages/{code}/language.yaml").unlink()
    status, _, complaint = run(tmp_path, "ask", "sum(7,8)", capsys=capsys)
    assert (status, complaint) == (1, "the site's languages cannot be read; `check` tells why\n")


def test_a_build_of_which_part_was_replaced_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, {"*.md": RIGHT})
    assert run(tmp_path, "build", capsys=capsys)[0] == 0
    write(tmp_path, {"*.md": RIGHT.replace("# T", "# U")})
    replace = Path.replace

    def refuse_page(self: Path, target: Path) -> Path:
        if os.fspath(target).endswith("id/page.html"):
            raise PermissionError(13, "Permission denied", str(self), None, str(target))
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", refuse_page)
    status, said, _ = run(tmp_path, "build", capsys=capsys)
    assert status == 1
    assert "error[output-partial]" in said
    assert said.splitlines()[-1].startswith("Part of the site may be new")


def test_an_asset_whose_name_some_system_cannot_hold_is_told_by_check_already(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, {"*.md": RIGHT, "templates/assets/aux.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>"})
    status, said, _ = run(tmp_path, "check", capsys=capsys)
    assert (status, "site/assets/aux.svg:1:1  error[output-name]" in said) == (1, True)


def test_only_the_same_section_of_the_other_language_is_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    section = "{{#{0}}}\n## {0}\n\n[{1}]{{=sum(7,8)}}\n\n"
    english, other = ("# T\n\n" + "".join(section.format(anchor, shown) for anchor in "ab") for shown in ("16", "15"))
    write(tmp_path, {"id.md": other, "en.md": english})
    _, said, _ = run(tmp_path, "accept", "content/page/en.md:6", capsys=capsys)
    assert said.splitlines() == [
        "content/page/en.md:6:2: “16” becomes “15”",
        "  content/page/id.md:6:2: “15” (right)",
    ]
