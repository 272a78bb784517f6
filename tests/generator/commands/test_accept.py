"""The command `accept` writes the engine's answer into the very place that differs, and nothing else."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from markdown_it.utils import read_fixture_file

from engine import GAMES
from generator.checking import examine
from generator.commands import accepting, main
from generator.read import read
from tests.generator.commands.disk import run, write

BOM = b"\xef\xbb\xbf"
CASES = [
    pytest.param(code.strip(), before, after, id=title)
    for _, title, text, after in read_fixture_file(Path(__file__).parent / "accepted.md")
    for code, _, before in [text.partition("\n")]
]


def wrong(root: Path) -> list[str]:
    """The places that differ from the engine's answer."""
    found = examine(read(root)[0], GAMES).found
    return [str(one.place) for one in found if one.replacement is not None]


@pytest.mark.parametrize(("code", "before", "after"), CASES)
def test_a_claim_is_written_as_it_should_stand_there(
    code: str, before: str, after: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = "en" if code == "id" else "id"
    write(tmp_path, {f"{code}.md": f"# T\n\n{before}", f"{other}.md": "# T\n\n[5]{=total(7,8)}\n"})
    (place,) = wrong(tmp_path)
    status, _, complaint = run(tmp_path, "accept", place, capsys=capsys)
    assert (status, complaint) == (0, "")
    assert (tmp_path / f"content/page/{code}.md").read_text(encoding="utf-8") == f"# T\n\n{after}"
    assert wrong(tmp_path) == []


@pytest.mark.parametrize("newline", [b"\n", b"\r\n"])
@pytest.mark.parametrize("mark", [b"", BOM])
def test_line_ends_and_a_byte_order_mark_stay(newline: bytes, mark: bytes, tmp_path: Path) -> None:
    before = mark + newline.join(
        [b"# T", b"", b"a 16", b"[16]{=sum(7,8)} b", b"", b"[]{=total(7,8)} \xe2\x80\x93", b""]
    )
    write(tmp_path, {"id.md": before, "en.md": "# T\n\n[15]{=sum(7,8)} [5]{=total(7,8)}\n"})
    file = "content/page/id.md"
    assert main(tmp_path, GAMES, ["accept", f"{file}:4", f"{file}:6:2"]) == 0
    after = before.replace(b"[16]", b"[15]").replace(b"[]", b"[5]")
    assert (tmp_path / file).read_bytes() == after


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("player.total: 9, winner: player", "player.total: 8, winner: player"),
        ("player.total: '9', winner: player", "player.total: '8', winner: player"),
        ('player.total: 8, winner: "banker"', 'player.total: 8, winner: "player"'),
    ],
)
def test_what_an_example_expects_is_written_into_its_page(before: str, after: str, tmp_path: Path) -> None:
    deal = "examples:\n  a: {{deal: {{player: 4 4, banker: 3 2}}, expect: {{{0}}}}} # 9\n"
    write(tmp_path, {"page.yaml": deal.format(before), "*.md": "# T\n\n[8]{=a.player.total}\n"})
    data = (tmp_path / "content/page/page.yaml").read_text(encoding="utf-8")
    assert main(tmp_path, GAMES, ["accept", "content/page/page.yaml:2"]) == 0
    changed = (tmp_path / "content/page/page.yaml").read_text(encoding="utf-8")
    assert changed == data.replace(before, after)
    assert main(tmp_path, GAMES, ["build"]) == 0


def test_both_languages_are_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path, {"id.md": "# T\n\n[16]{=sum(7,8)}\n", "en.md": "# T\n\n[fifteen]{=sum(7,8)} [14]{=sum(7,8)}\n"})
    _, said, _ = run(tmp_path, "accept", "content/page/id.md:3", capsys=capsys)
    assert said.splitlines() == [
        "content/page/id.md:3:2: “16” becomes “15”",
        "  content/page/en.md:3:2: “fifteen” (right)",
        "  content/page/en.md:3:23: “14” (wrong too)",
    ]


@pytest.mark.parametrize(
    "claim", ["content/page/id.md:3", "content/page/id.md:3:3", "content/page/no.md:3", "id.md:3", "", "16", "a:x:y"]
)
def test_a_place_where_nothing_differs_is_refused_and_nothing_is_written(
    claim: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, {"id.md": "# T\n\n[15]{=sum(7,8)}\n", "en.md": "# T\n\n[16]{=sum(7,8)}\n"})
    before = (tmp_path / "content/page/en.md").read_bytes()
    status, said, complaint = run(tmp_path, "accept", claim, "content/page/en.md:3", capsys=capsys)
    assert (status, said) == (2, "")
    assert complaint.startswith(f"{claim}: ")
    assert (tmp_path / "content/page/en.md").read_bytes() == before


def test_a_file_that_was_changed_meanwhile_is_left_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, {"*.md": "# T\n\n[16]{=sum(7,8)}\n"})
    (edited, other) = (tmp_path / f"content/page/{code}.md" for code in ("id", "en"))
    monkeypatch.setattr(accepting, "_agreed", lambda _: bool(edited.write_text("# Edited\n", encoding="utf-8")))
    status, _, complaint = run(tmp_path, "accept", "--all", capsys=capsys)
    assert status == 1
    assert complaint.startswith("content/page/id.md was changed meanwhile")
    assert edited.read_text(encoding="utf-8") == "# Edited\n"
    assert other.read_text(encoding="utf-8") == "# T\n\n[15]{=sum(7,8)}\n"


@pytest.mark.parametrize(
    ("typed", "accepted"), [("y\n", True), ("Y\n", True), ("n\n", False), ("\n", False), ("", False)]
)
def test_all_claims_are_accepted_only_after_a_yes(
    *, typed: str, accepted: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, {"*.md": "# T\n\n[16]{=sum(7,8)} 16 []{=total(7,8)}\n"})
    before = (tmp_path / "content/page/id.md").read_bytes()
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    status, said, _ = run(tmp_path, "accept", "--all", capsys=capsys)
    assert status == 0
    assert said.count(" becomes ") == 4
    assert "Accept these 4 answers? [y/N]" in said
    after = before.replace(b"[16]", b"[15]").replace(b"[]", b"[5]") if accepted else before
    assert (tmp_path / "content/page/id.md").read_bytes() == after


def test_where_every_claim_is_right_nothing_is_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, {"*.md": "# T\n\n[15]{=sum(7,8)}\n"})
    monkeypatch.setattr("sys.stdin", io.StringIO("y\n"))
    assert run(tmp_path, "accept", "--all", capsys=capsys) == (0, "Every claim is right.\nNothing was written.\n", "")


@pytest.mark.parametrize("arguments", [[], ["--all", "content/page/id.md:3"]])
def test_claims_or_all_are_to_be_named(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, {"*.md": "# T\n\n[16]{=sum(7,8)}\n"})
    assert run(tmp_path, "accept", *arguments, capsys=capsys)[0] == 2


def test_a_site_that_cannot_be_read_is_not_called_right(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path, {"site.yaml": "title: {id: a}\n", "*.md": "# T\n\n[16]{=sum(7,8)}\n"})
    status, said, _ = run(tmp_path, "accept", "--all", capsys=capsys)
    assert (status, "right" in said) == (1, False)


def test_what_was_accepted_builds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path, {"id.md": "# T\n\n[]{=sum(7,8)}\n", "en.md": "# T\n\n[Sixteen]{=sum(7,8)}\n"})
    assert run(tmp_path, "build", capsys=capsys)[0] == 1
    assert run(tmp_path, "accept", "content/page/id.md:3", "content/page/en.md:3:2", capsys=capsys)[0] == 0
    assert run(tmp_path, "build", capsys=capsys)[0] == 0
    assert ">Fifteen<" in (tmp_path / "site/en/page.html").read_text(encoding="utf-8")
