"""What a folder holds after a build, and in which order it came there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from generator.publish import Published
from tests.generator.publish.folder import MANIFEST, SITE, contents, published


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


def test_a_file_of_ours_that_was_changed_by_hand_is_mended(site: Path) -> None:
    published(site, SITE)
    (site / "claims.json").write_bytes(b"{}\n")
    assert published(site, SITE).written == ("claims.json",)
    assert contents(site) == SITE


def test_a_file_of_ours_that_is_missing_is_written_again(site: Path) -> None:
    published(site, SITE)
    (site / "claims.json").unlink()
    assert published(site, SITE).written == ("claims.json",)


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


def test_the_manifest_is_the_same_wherever_the_folder_stands(tmp_path: Path) -> None:
    published(tmp_path / "one", SITE)
    published(tmp_path / "two", {"other": b""})
    published(tmp_path / "two", dict(reversed(SITE.items())))
    text = (tmp_path / "one" / MANIFEST).read_bytes()
    assert text == (tmp_path / "two" / MANIFEST).read_bytes()
    assert list(json.loads(text)["files"]) == sorted(SITE)


def test_what_is_published_may_be_read_by_others(site: Path) -> None:
    (site / "plain").write_bytes(b"")
    published(site, SITE)
    assert (site / "claims.json").stat().st_mode == (site / "plain").stat().st_mode
