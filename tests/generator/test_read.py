"""What is read of a site's folder, and what the theme stands in for."""

from __future__ import annotations

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
