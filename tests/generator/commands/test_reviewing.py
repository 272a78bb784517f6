"""The command `reviewed`, and what a stale translation means for a build and for its readers."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import GAMES
from generator.build import build, check
from generator.checking import examine
from generator.commands import main
from generator.diagnostics import Severity
from generator.freshness import stale
from tests.generator.site.sample import site

TEXT = "# T\n\n[5]{=total(7,8)}\n\n{#units}\n## Units\n\na\n\n{#cards}\n## Cards\n\nb\n"
NOTES = "content/page/reviewed.yaml"
TOP = "  top_: dced042f699e\n"
SECTIONS = "  units: e6bcff0c3414\n  cards: a70173827402\n"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A site on the disk whose page `page` was never reviewed."""
    for name, data in site({"*.md": TEXT, "reviewed.yaml": "none\n"}).items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(data)
    return tmp_path


def notes(root: Path) -> str:
    """What is noted of reviews, without the comment at its head."""
    text = (root / NOTES).read_text("utf-8")
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))


def edit(root: Path, file: str, old: str, new: str) -> None:
    text = (root / file).read_bytes()
    assert text.count(old.encode()) == 1
    (root / file).write_bytes(text.replace(old.encode(), new.encode()))


def left(root: Path) -> list[str]:
    """The sections that are to be reviewed."""
    found = check(root, GAMES).found
    return [finding.hint.rpartition("reviewed ")[2].rstrip("`") for finding in found]


def test_a_page_is_reviewed_section_by_section(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert left(root) == ["page#top_", "page#units", "page#cards"]
    assert main(root, GAMES, ["reviewed", "page#units"]) == 0
    assert capsys.readouterr().out == "page#units: content/page/en.md:6:4 follows content/page/id.md:6:4\n"
    assert left(root) == ["page#top_", "page#cards"]


def test_a_page_is_reviewed_as_a_whole(root: Path) -> None:
    assert main(root, GAMES, ["reviewed", "page"]) == 0
    assert notes(root) == f"en:\n{TOP}{SECTIONS}"
    assert left(root) == []


def test_a_change_of_the_source_makes_its_section_alone_stale_and_that_of_a_translation_none(root: Path) -> None:
    main(root, GAMES, ["reviewed", "page"])
    edit(root, "content/page/id.md", "\na\n", "\na, but\n")
    edit(root, "content/page/en.md", "\nb\n", "\nb, but\n")
    assert left(root) == ["page#units"]


@pytest.mark.parametrize(
    ("old", "new"),
    [("\n", "\r\n"), ("# T", "\ufeff# T"), ("## Units", "##  Units"), ("\na\n", "\n a \n\n"), ("b\n", "b")],
)
def test_line_ends_and_blanks_make_nothing_stale(root: Path, old: str, new: str) -> None:
    main(root, GAMES, ["reviewed", "page"])
    path = root / "content/page/id.md"
    before = path.read_bytes()
    path.write_bytes(before.replace(old.encode(), new.encode()))
    assert path.read_bytes() != before
    assert left(root) == []


def test_a_review_keeps_what_else_is_noted_and_puts_sections_in_their_order(root: Path) -> None:
    (root / NOTES).write_bytes(b"fr: {units: 0123456789ab}\r\nen:\r\n  gone: 0123456789ab\r\n  cards: 0123456789ab\r\n")
    assert main(root, GAMES, ["reviewed", "page#units"]) == 0
    kept = "en:\n  units: e6bcff0c3414\n  cards: 0123456789ab\n  gone: 0123456789ab\nfr:\n  units: 0123456789ab\n"
    assert notes(root) == kept
    assert (root / NOTES).read_bytes().count(b"\r\n") == (root / NOTES).read_bytes().count(b"\n")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["page#units"], "page#units: nothing changed since the last review\n"),
        (["page"], "page: nothing changed since the last review\n"),
        (["pag"], "there is no page `pag` that could be read; did you mean 'page'?\n"),
        (["page#unit"], "page#unit: the page has no section `unit`; did you mean 'units'?\n"),
        (["page", "--language", "em"], "page: the page is not translated into `em`; known: en\n"),
        (["page", "--language", "id"], "page: the page is not translated into `id`; known: en\n"),
    ],
)
def test_what_cannot_be_reviewed_is_refused(
    root: Path, arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    main(root, GAMES, ["reviewed", "page"])
    before = (root / NOTES).read_bytes()
    assert main(root, GAMES, ["reviewed", *arguments]) == 2
    assert capsys.readouterr().err == said
    assert (root / NOTES).read_bytes() == before


def test_notes_that_cannot_be_read_are_not_written_over(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (root / NOTES).write_text("en: {units: yesterday}\n")
    assert main(root, GAMES, ["reviewed", "page"]) == 1
    assert capsys.readouterr().err == f"{NOTES} cannot be read; `check` tells why\n"
    assert notes(root) == "en: {units: yesterday}\n"


def test_a_stale_translation_is_published_with_a_notice_but_not_by_a_strict_build(root: Path) -> None:
    assert {finding.severity for finding in build(root, GAMES, strict=True).found} == {Severity.ERROR}
    assert not (root / "site").exists()
    assert main(root, GAMES, ["build"]) == 0
    assert main(root, GAMES, ["check", "--strict"]) == 1
    html = (root / "site/en/page.html").read_text("utf-8")
    notice = "This translation has not been checked against its current original:"
    assert html.count('<p class="stale">') == html.count(notice) == 3
    assert f'<p class="stale">{notice} <a href="../id/page.html" lang="id" hreflang="id">T</a></p>\n</header>' in html
    assert f'{notice} <a href="../id/page.html#units" lang="id" hreflang="id">Units</a></p>' in html
    assert "stale" not in (root / "site/id/page.html").read_text("utf-8")


def test_stale_sections_are_counted_by_page() -> None:
    checked = examine(site({"*.md": TEXT, "reviewed.yaml": f"en:\n{TOP}"}), GAMES)
    counted = {page.page.id: [(one.language, one.name) for one in stale(page.page)] for page in checked.pages}
    assert counted == {"page": [("en", "units"), ("en", "cards")], "rules": []}
