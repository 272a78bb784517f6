"""The write stage: what a folder holds after a build, whatever stood in it before."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from generator.diagnostics import Severity
from generator.publish import Published, publish

SITE = {
    "id/aturan.html": b"<p>halaman</p>",
    "en/rules.html": b"<p>page</p>",
    "assets/site.css": b"p { margin: 0 }",
    "claims.json": b"[]\n",
}
MANIFEST = ".manifest.json"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / ".gitignore").write_bytes(b"*\n!.gitignore\n")
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    """All files but the tracked .gitignore and the manifest, leftovers included."""
    paths = (path for path in folder.rglob("*") if not path.is_dir())
    named = ((path.relative_to(folder).as_posix(), path) for path in paths)
    return {name: path.read_bytes() for name, path in named if name not in {".gitignore", MANIFEST}}


def published(folder: Path, files: Mapping[str, bytes]) -> Published:
    result, findings = publish(folder, files)
    assert result is not None, findings
    account = json.loads((folder / MANIFEST).read_bytes())
    assert account["settled"] is True
    assert account["files"].keys() == files.keys()
    return result


def refused(folder: Path, files: Mapping[str, bytes]) -> list[tuple[str, str]]:
    """The codes and files of the findings that kept a build from publishing."""
    before = contents(folder)
    result, findings = publish(folder, files)
    assert result is None
    assert contents(folder) == before
    assert all(finding.severity is Severity.ERROR for finding in findings)
    return [(finding.code, finding.place.file) for finding in findings]


@pytest.fixture
def order(monkeypatch: pytest.MonkeyPatch, site: Path) -> list[str]:
    """The names of the files in the order in which they are replaced or removed."""
    seen: list[str] = []
    replace, unlink = Path.replace, Path.unlink

    def note_replace(self: Path, target: Path) -> Path:
        seen.append(f"+{target.relative_to(site).as_posix()}")
        return replace(self, target)

    def note_unlink(self: Path, *, missing_ok: bool = False) -> None:
        unlink(self, missing_ok=missing_ok)
        seen.append(f"-{self.relative_to(site).as_posix()}")

    monkeypatch.setattr(Path, "replace", note_replace)
    monkeypatch.setattr(Path, "unlink", note_unlink)
    return seen


def test_a_first_build_writes_every_file(site: Path) -> None:
    result = published(site, SITE)
    assert contents(site) == SITE
    assert result == Published(("assets/site.css", "claims.json", "en/rules.html", "id/aturan.html"), (), ())


def test_a_folder_that_does_not_exist_is_made(tmp_path: Path) -> None:
    published(tmp_path / "new" / "site", SITE)
    assert contents(tmp_path / "new" / "site") == SITE


def test_a_second_build_of_the_same_touches_nothing(site: Path, order: list[str]) -> None:
    published(site, SITE)
    stamps = {path: path.stat().st_mtime_ns for path in site.rglob("*")}
    order.clear()
    assert published(site, SITE).kept == tuple(sorted(SITE))
    assert order == []
    assert {path: path.stat().st_mtime_ns for path in site.rglob("*")} == stamps


def test_only_changed_files_are_written(site: Path) -> None:
    published(site, SITE)
    result = published(site, SITE | {"claims.json": b"[1]"})
    assert result.written == ("claims.json",)
    assert result.removed == ()


def test_pages_come_after_what_they_use_and_go_before_it(site: Path, order: list[str]) -> None:
    published(site, {"a.html": b"", "b.css": b"", "c.html": b""})
    assert order == [f"+{MANIFEST}", "+b.css", "+a.html", "+c.html", f"+{MANIFEST}"]
    order.clear()
    published(site, {"d.css": b""})
    assert order == [f"+{MANIFEST}", "+d.css", "-c.html", "-a.html", "-b.css", f"+{MANIFEST}"]


def test_what_is_no_longer_part_of_the_site_goes_with_its_empty_folders(site: Path) -> None:
    published(site, SITE)
    result = published(site, {"claims.json": b"[]\n"})
    assert result.removed == ("id/aturan.html", "en/rules.html", "assets/site.css")
    assert sorted(path.name for path in site.iterdir()) == [".gitignore", MANIFEST, "claims.json"]


def test_foreign_files_that_are_not_in_the_way_stay(site: Path) -> None:
    (site / "id").mkdir()
    (site / "id" / "catatan.txt").write_bytes(b"mine")
    published(site, SITE)
    published(site, {})
    assert contents(site) == {"id/catatan.txt": b"mine"}


def test_the_tracked_gitignore_is_never_touched(site: Path) -> None:
    published(site, SITE)
    published(site, {})
    assert (site / ".gitignore").read_bytes() == b"*\n!.gitignore\n"
    assert refused(site, {".gitignore": b""}) == [("output-name", "site/.gitignore")]


def test_foreign_files_in_the_way_are_all_named_and_kept(site: Path) -> None:
    (site / "assets").write_bytes(b"a file where a folder is needed")
    (site / "claims.json").mkdir()
    (site / "id").mkdir()
    (site / "id" / "aturan.html").write_bytes(b"mine")
    assert refused(site, SITE) == [
        ("output-foreign", "site/assets"),
        ("output-foreign", "site/claims.json"),
        ("output-foreign", "site/id/aturan.html"),
    ]


def test_a_foreign_file_with_the_very_bytes_becomes_ours(site: Path) -> None:
    (site / "claims.json").write_bytes(SITE["claims.json"])
    assert published(site, SITE).kept == ("claims.json",)
    assert published(site, {}).removed[-2:] == ("claims.json", "assets/site.css")


def test_a_file_of_ours_that_was_changed_by_hand_is_mended(site: Path) -> None:
    published(site, SITE)
    (site / "claims.json").write_bytes(b"{}\n")
    assert published(site, SITE).written == ("claims.json",)
    assert contents(site) == SITE


def test_a_file_of_ours_that_is_missing_is_written_again(site: Path) -> None:
    published(site, SITE)
    (site / "claims.json").unlink()
    assert published(site, SITE).written == ("claims.json",)


def test_a_file_that_was_changed_by_hand_is_not_removed(site: Path) -> None:
    published(site, SITE)
    (site / "claims.json").write_bytes(b"mine now")
    result, findings = publish(site, {})
    assert result is not None
    assert "claims.json" not in result.removed
    assert contents(site) == {"claims.json": b"mine now"}
    assert [(finding.code, finding.severity) for finding in findings] == [("output-edited", Severity.WARNING)]
    assert refused(site, SITE) == [("output-foreign", "site/claims.json")]


def test_a_file_may_become_a_folder_and_the_other_way_round(site: Path) -> None:
    published(site, {"a": b"file"})
    assert published(site, {"a/b/c": b"inside"}).removed == ("a",)
    assert published(site, {"a": b"file"}).removed == ("a/b/c",)
    assert contents(site) == {"a": b"file"}


def test_a_name_may_change_its_case(site: Path, order: list[str]) -> None:
    published(site, {"id/Aturan.html": b"x"})
    order.clear()
    published(site, {"id/aturan.html": b"x"})
    assert contents(site) == {"id/aturan.html": b"x"}
    assert order.index("-id/Aturan.html") < order.index("+id/aturan.html")


def test_a_folder_may_change_its_case(site: Path, order: list[str]) -> None:
    published(site, {"ID/a.html": b"x"})
    order.clear()
    published(site, {"id/b.html": b"x"})
    assert contents(site) == {"id/b.html": b"x"}
    assert order.index("-ID/a.html") < order.index("+id/b.html")


def test_a_disk_to_which_both_spellings_are_one_file_is_no_hindrance(site: Path) -> None:
    published(site, {"Aturan.html": b"old", "Kartu.html": b"same"})
    for name in ("Aturan.html", "Kartu.html"):
        if not (site / name.lower()).exists():
            (site / name.lower()).hardlink_to(site / name)
    assert published(site, {"aturan.html": b"new", "kartu.html": b"same"}).written == ("aturan.html", "kartu.html")
    assert contents(site) == {"aturan.html": b"new", "kartu.html": b"same"}


def test_two_obstacles_in_one_folder_are_one_finding(site: Path) -> None:
    (site / "id").write_bytes(b"mine")
    assert refused(site, {"id/a.html": b"", "id/b.html": b""}) == [("output-foreign", "site/id")]


@pytest.mark.parametrize(
    "name",
    [
        "../x.html", "/x.html", "a//x.html", "a/./x.html", "a/../../x.html", "", "a/", ".", "C:x.html", "a\\x.html",
        "a\nb.html", "what?.html", "con", "id/AUX.html", "dot.", "blank /x.html", MANIFEST, ".GITIGNORE",
    ],
)  # fmt: skip
def test_a_name_that_some_system_cannot_hold_is_refused(site: Path, name: str) -> None:
    assert refused(site, SITE | {name: b""}) == [("output-name", f"site/{name}")]


@pytest.mark.parametrize(
    ("one", "other"),
    [("id/a.html", "id/A.html"), ("ID/b.html", "id/a.html"), ("a", "a/b"), ("caf\u00e9", "cafe\u0301")],
)
def test_names_that_some_system_cannot_tell_apart_are_refused(site: Path, one: str, other: str) -> None:
    assert [code for code, _ in refused(site, {one: b"", other: b""})] == ["output-collision"]


@pytest.mark.skipif(sys.platform == "win32", reason="making a link there needs a privilege")
def test_links_are_not_followed(site: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "aturan.html").write_bytes(b"mine")
    (site / "id").symlink_to(outside)
    (site / "claims.json").symlink_to(outside / "aturan.html")
    assert sorted(refused(site, SITE)) == [("output-link", "site/claims.json"), ("output-link", "site/id")]
    assert contents(outside) == {"aturan.html": b"mine"}
    (tmp_path / "link").symlink_to(site)
    result, findings = publish(tmp_path / "link", SITE)
    assert result is None
    assert [finding.code for finding in findings] == ["output-link"]


@pytest.mark.skipif(sys.platform == "win32", reason="making a link there needs a privilege")
def test_nothing_is_removed_through_a_link(site: Path, tmp_path: Path) -> None:
    published(site, SITE)
    (site / "id").rename(tmp_path / "moved")
    (site / "id").symlink_to(tmp_path / "moved")
    assert refused(site, {}) == [("output-link", "site/id")]
    assert contents(tmp_path / "moved") == {"aturan.html": SITE["id/aturan.html"]}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"files": {"../x": []}, "settled": true}',
        '{"files": {"x": 1}, "settled": true}',
        "\udcff",
        "[" * 100_000,
    ],
)
def test_a_manifest_that_is_none_keeps_everything_as_it_is(site: Path, text: str) -> None:
    published(site, SITE)
    (site / MANIFEST).write_bytes(text.encode(errors="surrogateescape"))
    assert refused(site, {}) == [("output-manifest", f"site/{MANIFEST}")]


def test_the_manifest_is_the_same_wherever_the_folder_stands(tmp_path: Path) -> None:
    published(tmp_path / "one", SITE)
    published(tmp_path / "two", {"other": b""})
    published(tmp_path / "two", dict(reversed(SITE.items())))
    text = (tmp_path / "one" / MANIFEST).read_bytes()
    assert text == (tmp_path / "two" / MANIFEST).read_bytes()
    assert list(json.loads(text)["files"]) == sorted(SITE)


def test_a_disk_that_refuses_is_a_finding_without_a_path_of_this_machine(
    site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Path, target: Path) -> Path:
        raise PermissionError(13, "Permission denied", str(self), None, str(target))

    monkeypatch.setattr(Path, "replace", full)
    result, (finding,) = publish(site, SITE)
    assert result is None
    assert finding.code == "output-refused"
    assert finding.place.file == f"site/{MANIFEST}"
    assert str(site.parent) not in finding.message + finding.hint
    assert contents(site) == {}


def test_nothing_is_replaced_where_one_file_cannot_be_written(site: Path) -> None:
    published(site, SITE)
    (site / "id" / ".aturan.html.part").write_bytes(b"mine")
    new = {name: data + b"!" for name, data in SITE.items()}
    assert refused(site, new) == [("output-refused", "site/id/.aturan.html.part")]


def test_a_site_of_which_part_was_replaced_is_told_as_such(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    published(site, SITE)
    replace = Path.replace

    def refuse_page(self: Path, target: Path) -> Path:
        if target.name == "aturan.html":
            raise PermissionError(13, "Permission denied", str(self), None, str(target))
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", refuse_page)
    new = {name: data + b"!" for name, data in SITE.items()}
    result, (finding,) = publish(site, new)
    assert result is None
    assert (finding.code, finding.place.file) == ("output-partial", "site/id/aturan.html")
    assert (site / "en" / "rules.html").read_bytes() == new["en/rules.html"]
    monkeypatch.setattr(Path, "replace", replace)
    published(site, new)
    assert contents(site) == new


def test_a_file_where_the_folder_should_be_is_a_finding(tmp_path: Path) -> None:
    (tmp_path / "site").write_bytes(b"mine")
    result, findings = publish(tmp_path / "site", SITE)
    assert result is None
    assert [(finding.code, finding.place.file) for finding in findings] == [("output-foreign", "site")]


def test_what_is_published_may_be_read_by_others(site: Path) -> None:
    (site / "plain").write_bytes(b"")
    published(site, SITE)
    assert (site / "claims.json").stat().st_mode == (site / "plain").stat().st_mode


CUT_OFF = """
import os, sys
from pathlib import Path
from generator.publish import publish

left, replace = int(sys.argv[2]), Path.replace
def dying(self, target):
    global left
    if not left:
        os._exit(9)
    left -= 1
    return replace(self, target)
Path.replace = dying
publish(Path(sys.argv[1]), {"b.html": b"new", "c.css": b"new", "a/d": b"new"})
"""


def cut_off_after(steps: int, folder: Path) -> bool:
    """Run a build in a process of its own that dies before a certain replacement; tell whether it died."""
    command = [sys.executable, "-c", CUT_OFF, str(folder), str(steps)]
    return subprocess.run(command, cwd=Path(__file__).parents[2], check=False).returncode == 9  # noqa: S603 - our own code


REPLACEMENTS = range(5)
"""A build of three files may die before each of five replacements: three files, the manifest twice."""


@pytest.mark.parametrize("steps", REPLACEMENTS)
def test_a_build_that_was_killed_is_mended_by_the_next(site: Path, steps: int) -> None:
    old = {"a": b"old", "b.html": b"old", "gone.html": b"old"}
    new = {"b.html": b"new", "c.css": b"new", "a/d": b"new"}
    published(site, old)
    assert cut_off_after(steps, site)
    published(site, new)
    assert contents(site) == new
    assert json.loads((site / MANIFEST).read_bytes())["settled"] is True


@pytest.mark.parametrize("steps", REPLACEMENTS)
def test_a_build_that_was_killed_can_be_taken_back(site: Path, steps: int) -> None:
    old = {"a": b"old", "b.html": b"old", "gone.html": b"old"}
    published(site, old)
    assert cut_off_after(steps, site)
    published(site, old)
    assert contents(site) == old


def test_a_killed_first_build_leaves_nothing_foreign(site: Path) -> None:
    assert cut_off_after(3, site)
    published(site, {})
    assert contents(site) == {}
