"""Every page of the site on narrow and wide screens."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest
from selenium.webdriver.remote.webdriver import WebDriver

from engine import GAMES
from generator import build

WIDTHS = (320, 360, 768, 1280)

HIDDEN = "const page = document.documentElement; return page.scrollWidth - page.clientWidth;"

# What is wider than the page, save for what is scrolled inside a region, or cut off, by itself.
TOO_WIDE = """
const width = document.documentElement.clientWidth;
return [...document.body.querySelectorAll("*")]
  .filter((element) => !element.closest(".scroll, .vh, .skip, svg svg, symbol, pre"))
  .filter((element) => element.getBoundingClientRect().right > width + 0.5)
  .map((element) => element.outerHTML.slice(0, 80));
"""

# Regions that have to be scrolled and cannot be reached with a keyboard, or have no name.
UNREACHABLE = """
return [...document.querySelectorAll("main *")]
  .filter((element) => element.scrollWidth > element.clientWidth + 1)
  .filter((element) => ["auto", "scroll"].includes(getComputedStyle(element).overflowX))
  .filter((element) => {
    const label = element.ariaLabel || document.getElementById(element.getAttribute("aria-labelledby"))?.textContent;
    return element.tabIndex !== 0 || !label?.trim();
  })
  .map((element) => element.outerHTML.slice(0, 80));
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make the project's own site in a folder of the test."""
    folder = tmp_path_factory.mktemp("site")
    checked = build.check(Path(), GAMES)
    assert checked.files
    for name, data in checked.files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    return folder


def _open(browser: WebDriver, page: Path, width: int) -> None:
    """Open a page in a window of which exactly so much is the page's: a window itself may not be so narrow.

    Bars for scrolling take no room from it, as on a phone.
    """
    metrics = {"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": False}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    browser.execute_cdp_cmd("Emulation.setScrollbarsHidden", {"hidden": True})
    browser.get(page.as_uri())


@pytest.mark.parametrize("width", WIDTHS)
def test_no_page_is_scrolled_sideways(browser: WebDriver, site: Path, width: int) -> None:
    for page in sorted(site.rglob("*.html")):
        _open(browser, page, width)
        hidden = browser.execute_script(HIDDEN)
        assert (hidden, browser.execute_script(TOO_WIDE)) == (0, []), page.name


@pytest.mark.parametrize("width", WIDTHS)
def test_what_scrolls_by_itself_is_named_and_reached_with_a_keyboard(
    browser: WebDriver, site: Path, width: int
) -> None:
    for page in sorted(site.rglob("*.html")):
        _open(browser, page, width)
        assert browser.execute_script(UNREACHABLE) == [], page.name


def test_a_wide_table_is_scrolled_inside_the_page_of_a_phone(browser: WebDriver, site: Path) -> None:
    _open(browser, site / "id" / "kartu-ketiga.html", 320)
    inside, outside = browser.execute_script(
        "const grid = document.querySelector('.grid .scroll'); return [grid.scrollWidth, grid.clientWidth]"
    )
    assert inside > outside


def test_quick_facts_beside_the_opening_stay_above_the_next_section(browser: WebDriver, site: Path) -> None:
    for page in sorted(site.rglob("*.html")):
        _open(browser, page, 1280)
        below = browser.execute_script(
            "const [facts] = document.querySelectorAll('.facts'); if (!facts) return 0;"
            "const end = (box) => box.getBoundingClientRect().bottom; return end(facts) - end(facts.parentElement)"
        )
        assert below <= 0, page.name


def test_the_heads_of_rows_stay_in_sight_while_a_table_is_scrolled(browser: WebDriver, site: Path) -> None:
    _open(browser, site / "id" / "taruhan.html", 320)
    moved, start = browser.execute_script(
        "const table = document.querySelector('.scroll:not(.grid *)'); const head = table.querySelector('tbody th');"
        "table.scrollLeft = 40;"
        "return [table.scrollLeft, head.getBoundingClientRect().left - table.getBoundingClientRect().left]"
    )
    assert (moved, start) == (40, 0)


@pytest.mark.parametrize("width", [768, 1280])
def test_every_table_shows_its_last_column_where_there_is_room(browser: WebDriver, site: Path, width: int) -> None:
    for page in sorted(site.rglob("*.html")):
        _open(browser, page, width)
        hidden = browser.execute_script(
            "return [...document.querySelectorAll('.scroll')].map((table) => table.scrollWidth - table.clientWidth)"
        )
        assert not any(hidden), page.name


@pytest.mark.parametrize("width", [320, 1280])
def test_numbers_of_rules_that_stand_close_together_can_be_hit(browser: WebDriver, site: Path, width: int) -> None:
    for page in sorted(site.rglob("*.html")):
        _open(browser, page, width)
        small = browser.execute_script(
            "return [...document.querySelectorAll(':is(.terms, .sources, .steps) .references a')]"
            ".map((link) => link.getBoundingClientRect()).filter((box) => box.width < 23.9 || box.height < 23.9).length"
        )
        assert small == 0, page.name


@pytest.mark.parametrize("page", ["id/roulette", "en/roulette", "id/batas-sesi", "en/session-limits"])
def test_tables_of_five_columns_show_their_results_on_a_phone(browser: WebDriver, site: Path, page: str) -> None:
    _open(browser, site / f"{page}.html", 320)
    hidden = browser.execute_script(
        "return [...document.querySelectorAll('.scroll')].map((table) => table.scrollWidth - table.clientWidth)"
    )
    assert not any(hidden)


def test_small_boards_stand_two_in_a_row_on_a_phone_and_are_level(browser: WebDriver, site: Path) -> None:
    for page in ("id/roulette.html", "en/roulette.html"):
        _open(browser, site / page, 320)
        feet = browser.execute_script(
            "const [figure] = [...document.querySelectorAll('.boards')].filter((one) => one.children.length > 3);"
            "return [...figure.querySelectorAll('.scroll')].map((board) => board.getBoundingClientRect().bottom)"
        )
        assert len(feet) == 7
        assert [abs(one - other) < 0.1 for one, other in itertools.pairwise(feet)] == [True, False] * 3, page


def test_the_day_of_a_check_is_not_parted_from_what_it_is(browser: WebDriver, site: Path) -> None:
    for page in ("id/batas-sesi.html", "en/session-limits.html"):
        _open(browser, site / page, 320)
        lines = browser.execute_script(
            "return [...document.querySelectorAll('.checked')].map((day) =>"
            "new Set([...day.getClientRects()].map((box) => box.top)).size)"
        )
        assert lines, page
        assert set(lines) == {1}, page


def test_a_pocket_called_black_is_darker_than_its_number(browser: WebDriver, site: Path) -> None:
    for scheme in ("light", "dark"):
        features = [{"name": "prefers-color-scheme", "value": scheme}]
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
        _open(browser, site / "en" / "roulette.html", 1280)
        fills = browser.execute_script(
            "const pocket = document.querySelector('.ring .w-black:has(text)');"
            "return ['circle', 'text'].map((part) => getComputedStyle(pocket.querySelector(part)).fill)"
        )
        disc, number = (sum(map(int, re.findall(r"\d+", fill))) for fill in fills)
        assert disc < number, scheme
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


@pytest.mark.parametrize("width", [768, 1280])
def test_the_numbers_of_a_page_do_not_run_into_its_title(browser: WebDriver, site: Path, width: int) -> None:
    for home in ("id/index.html", "en/index.html"):
        _open(browser, site / home, width)
        room = browser.execute_script(
            "return [...document.querySelectorAll('.parts .numbers')].map((numbers) =>"
            "[numbers.parentElement.querySelector('a').getBoundingClientRect().left -"
            " numbers.getBoundingClientRect().right, numbers.getBoundingClientRect().left])"
        )
        assert room, home
        assert all(gap >= 3 and left >= 0 for gap, left in room), home


def test_the_cards_of_both_hands_are_level_however_many_lines_stand_below_them(browser: WebDriver, site: Path) -> None:
    _open(browser, site / "en" / "blackjack.html", 1280)
    tops = browser.execute_script(
        "return [...document.querySelectorAll('.round .hands')].map((hands) =>"
        "[...hands.querySelectorAll('.card:not(.later)')].map((card) => Math.round(card.getBoundingClientRect().top)))"
    )
    assert len(tops) > 1
    assert all(len(set(row)) == 1 for row in tops)
