"""What is read of a site's folder, and what the theme stands in for."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from generator.read import Tree, read


def put(folder: Path, **files: str) -> None:
    for name, text in files.items():
        path = folder / name.replace("__", "/").replace("_", ".")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """A site with some files, read over a theme with some."""
    put(tmp_path / "theme", base_html="theme", law_html="theme", assets__style_css="theme", languages__xx__ui_yaml="no")
    put(tmp_path / "site", content__site_yaml="own", templates__law_html="own", templates__languages__yy__ui_yaml="own")
    read_tree, found = read(tmp_path / "site", tmp_path / "theme")
    assert found == []
    return read_tree


def test_a_file_of_the_theme_stands_in_for_one_that_the_site_lacks(tree: Tree) -> None:
    assert tree["templates/base.html"] == tree["templates/assets/style.css"] == b"theme"


def test_a_file_of_the_site_comes_first(tree: Tree) -> None:
    assert tree["templates/law.html"] == b"own"


def test_the_languages_are_the_sites_own(tree: Tree) -> None:
    assert [name for name in tree if "languages" in name] == ["templates/languages/yy/ui.yaml"]


def test_the_files_come_in_the_order_of_their_names(tree: Tree) -> None:
    assert list(tree) == sorted(tree)


@pytest.mark.parametrize("name", [".hidden_md", "draft_md~", "draft_bak", ".git__config"])
def test_what_no_author_means_is_passed_over(name: str, tmp_path: Path) -> None:
    put(tmp_path, content__site_yaml="own", templates__base_html="own", **{f"content__{name}": "x"})
    assert list(read(tmp_path, tmp_path / "none")[0]) == ["content/site.yaml", "templates/base.html"]


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    put(tmp_path, content__site_yaml="own")
    assert [str(finding.place) for finding in read(tmp_path)[1]] == ["templates:1:1"]


def a_site(folder: Path) -> None:
    put(folder, content__site_yaml="own", templates__base_html="own", content__page__id_md="# T")


def found_in(folder: Path) -> list[tuple[str, str]]:
    """What cannot be read of a site, and what else of its content was."""
    return [(finding.place.file, finding.message) for finding in read(folder, folder / "none")[1]]


def test_a_folder_that_may_not_be_read_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    a_site(tmp_path)
    scan = os.scandir

    def refuse(path: str) -> Iterator[os.DirEntry[str]]:
        if Path(path).name == "page":
            raise PermissionError(13, "Permission denied", path)
        return scan(path)

    monkeypatch.setattr(os, "scandir", refuse)
    assert found_in(tmp_path) == [("content/page", "the folder cannot be read: Permission denied")]


@pytest.mark.skipif(sys.platform == "win32", reason="making a link there needs a privilege")
def test_a_link_to_a_file_is_followed_and_one_to_a_folder_is_told(tmp_path: Path) -> None:
    a_site(tmp_path)
    put(tmp_path, elsewhere__en_md="# Elsewhere")
    (tmp_path / "content" / "page" / "en.md").symlink_to(tmp_path / "elsewhere" / "en.md")
    (tmp_path / "content" / "other").symlink_to(tmp_path / "elsewhere")
    (tmp_path / "content" / ".hidden").symlink_to(tmp_path / "elsewhere")
    assert found_in(tmp_path) == [("content/other", "this is a link to a folder, and only links to files are followed")]
    assert read(tmp_path)[0]["content/page/en.md"] == b"# Elsewhere"


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes there")
def test_a_pipe_is_told_and_nobody_waits_at_it(tmp_path: Path) -> None:
    a_site(tmp_path)
    os.mkfifo(tmp_path / "content" / "notes.txt")
    assert found_in(tmp_path) == [("content/notes.txt", "this is neither a file nor a folder")]
