"""Which lines are outdated on a day, told with where their date stands."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta

import pytest

from engine import GAMES
from generator.diagnostics import Severity
from generator.outdated import DAYS, outdated
from generator.parse import parse
from tests.generator.site.sample import site

CHECKED = date(2024, 2, 29)
PAGE = "# T\n\n[15]{=sum(7,8)}\n\n- {checked=2024-02-29}\n  a\n"
SITE = "title: {id: Situs, en: Site}\nlanguages: [id, en]\npages: [page, rules]\n"
SOURCES = "sources:\n  practice: {id: {title: a, use: b}, en: {title: a, use: b}, read: 2024-02-29}\n"
LINES: Mapping[str, tuple[dict[str, str], list[str]]] = {
    "a line of a page": ({"*.md": PAGE}, ["content/page/id.md:5:12", "content/page/en.md:5:12"]),
    "a text of the interface": (
        {"*.md": "# T", "site.yaml": f"{SITE}dated: {{help: 2024-02-29}}\n"},
        ["content/site.yaml:4:15"],
    ),
    "the text of a source": ({"*.md": "# T", "page.yaml": SOURCES}, ["content/page/page.yaml:2:68"]),
}


def places(files: Mapping[str, str], day: date, code: str = "outdated-line") -> list[str]:
    """Tell where what is outdated stands, or what another finding is about."""
    parsed, _ = parse(site(files), GAMES)
    assert parsed
    found = list(outdated(parsed, day))
    told = (
        f"{CHECKED}, {(day - CHECKED).days} days before {day}" if day > CHECKED else f"{CHECKED}, which is after {day}"
    )
    assert {(one.code, one.severity) for one in found} <= {(code, Severity.WARNING)}
    assert all(told in one.message for one in found)
    assert all(one.hint for one in found)
    return [str(one.place) for one in found]


@pytest.mark.parametrize(("files", "told"), LINES.values(), ids=LINES)
def test_a_line_is_outdated_on_the_181st_day_and_not_on_the_180th(files: dict[str, str], told: list[str]) -> None:
    assert DAYS == 180
    assert places(files, CHECKED + timedelta(days=180)) == []
    assert places(files, CHECKED + timedelta(days=181)) == told
    assert places(files, date(2031, 1, 1)) == told


@pytest.mark.parametrize(("files", "told"), LINES.values(), ids=LINES)
def test_a_line_that_was_checked_later_than_a_day_is_told_as_such(files: dict[str, str], told: list[str]) -> None:
    assert places(files, CHECKED) == []
    assert places(files, CHECKED - timedelta(days=1), "checked-later") == told
    assert places(files, date(1999, 1, 1), "checked-later") == told
