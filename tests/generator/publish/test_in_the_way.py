"""What is not ours is never touched: where it stands in the way, nothing is published."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from generator.diagnostics import Severity
from generator.publish import publish
from tests.generator.publish.folder import MANIFEST, SITE, contents, published, refused


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


def test_a_file_that_was_changed_by_hand_is_not_removed(site: Path) -> None:
    published(site, SITE)
    (site / "claims.json").write_bytes(b"mine now")
    result, findings = publish(site, {})
    assert result is not None
    assert "claims.json" not in result.removed
    assert contents(site) == {"claims.json": b"mine now"}
    assert [(finding.code, finding.severity) for finding in findings] == [("output-edited", Severity.WARNING)]
    assert refused(site, SITE) == [("output-foreign", "site/claims.json")]


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


def test_a_file_where_the_folder_should_be_is_a_finding(tmp_path: Path) -> None:
    (tmp_path / "site").write_bytes(b"mine")
    result, findings = publish(tmp_path / "site", SITE)
    assert result is None
    assert [(finding.code, finding.place.file) for finding in findings] == [("output-foreign", "site")]
