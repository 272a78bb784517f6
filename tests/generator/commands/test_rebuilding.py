"""A build after a change: nothing is remembered that could keep an old figure or an old word."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.generator.commands.disk import run, write

TEXT = "# T\n\n[8]{=a.player.total}\n"
EXAMPLE = "examples:\n  a: {deal: {player: 4 4, banker: 3 2}, expect: {player.total: 8}}\n"
PAGE = "site/en/page.html"


@pytest.fixture
def root(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A site that was built."""
    write(tmp_path, {"*.md": TEXT, "page.yaml": EXAMPLE})
    assert run(tmp_path, "build", capsys=capsys)[0] == 0
    return tmp_path


def change(root: Path, file: str, old: str, new: str) -> None:
    text = (root / file).read_text(encoding="utf-8")
    assert text.count(old) == 1
    (root / file).write_text(text.replace(old, new), encoding="utf-8", newline="\n")


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("templates/languages/en/ui.yaml", "skip: Skip to the content", "skip: Go past the menu"),
        ("templates/law.html", "", "<p>Go past the menu</p>"),
        ("content/site.yaml", "en: Site", "en: Go past the menu"),
    ],
)
def test_what_changed_outside_a_page_reaches_it_with_the_next_build(
    file: str, old: str, new: str, root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "Go past the menu" not in (root / PAGE).read_text(encoding="utf-8")
    if old:
        change(root, file, old, new)
    else:
        (root / file).write_text(new, encoding="utf-8")
    assert run(root, "build", capsys=capsys)[0] == 0
    assert "Go past the menu" in (root / PAGE).read_text(encoding="utf-8")


def test_an_example_that_changed_fails_the_next_build(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = (root / PAGE).read_bytes()
    change(root, "content/page/page.yaml", "player: 4 4", "player: 4 5")
    status, said, _ = run(root, "build", capsys=capsys)
    assert status == 1
    for place in (
        "page.yaml:2:64  error[expectation-unmet]",
        "id.md:3:2  error[mismatch]",
        "en.md:3:2  error[mismatch]",
    ):
        assert f"content/page/{place}" in said
    assert (root / PAGE).read_bytes() == before
