"""Every page of the site on narrow and wide screens."""

from __future__ import annotations

import itertools
import os
import re

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver

from tests.browser.published import SHARES, Published
from tests.browser.view import has_usual_faces, media, window

WIDTHS = (320, 360, 768, 1280)

# What is wrong with a page, and a script that gives whatever is, at which widths.
FAULTS: dict[str, tuple[tuple[int, ...], str]] = {
    "is scrolled sideways": (
        WIDTHS,
        """
        const page = document.documentElement;
        return page.scrollWidth > page.clientWidth ? [page.scrollWidth] : [];
        """,
    ),
    # Save for what is scrolled inside a region, or cut off, by itself.
    "holds what is wider than itself": (
        WIDTHS,
        """
        const width = document.documentElement.clientWidth;
        return [...document.body.querySelectorAll("*")]
          .filter((element) => !element.closest(".scroll, .vh, .skip, svg svg, symbol, pre"))
          .filter((element) => element.getBoundingClientRect().right > width + 0.5);
        """,
    ),
    "scrolls a region that no keyboard reaches or that has no name": (
        WIDTHS,
        """
        return [...document.querySelectorAll("main *")]
          .filter((element) => element.scrollWidth > element.clientWidth + 1)
          .filter((element) => ["auto", "scroll"].includes(getComputedStyle(element).overflowX))
          .filter((element) => {
            const name = document.getElementById(element.getAttribute("aria-labelledby"))?.textContent;
            return element.tabIndex !== 0 || !(element.ariaLabel || name)?.trim();
          });
        """,
    ),
    "hides the last column of a table though there is room": (
        (768, 1280),
        """
        return [...document.querySelectorAll(".scroll")].filter((table) => table.scrollWidth > table.clientWidth);
        """,
    ),
    "has numbers of rules close together that are too small to hit": (
        (320, 1280),
        """
        return [...document.querySelectorAll(":is(.terms, .sources, .steps) .references a")].filter((link) => {
          const box = link.getBoundingClientRect();
          return box.width < 23.9 || box.height < 23.9;
        });
        """,
    ),
    "lets quick facts run into the next section": (
        (1280,),
        """
        const end = (element) => element.getBoundingClientRect().bottom;
        return [...document.querySelectorAll(".facts")].filter((facts) => end(facts) > end(facts.parentElement));
        """,
    ),
}

SHORT = "return (function () { %s })().map((one) => one.outerHTML?.slice(0, 80) ?? one)"


@pytest.fixture
def faces(browser: WebDriver, published: Published) -> None:
    """The faces that readers see; where only wider ones are installed tests are skipped, and fail in CI."""
    browser.get(published.address + "en/index.html")
    if not has_usual_faces(browser):
        reason = "only wider letters than those of telephones are installed: fonts-noto-core has such"
        (pytest.fail if os.environ.get("CI") else pytest.skip)(reason)


def faults(browser: WebDriver) -> list[tuple[str, int, object]]:
    """Tell what is wrong with the page that the browser shows, at which width, and where."""
    found = []
    for width in WIDTHS:
        window(browser, width)
        looked = (
            (what, browser.execute_script(SHORT % script)) for what, (at, script) in FAULTS.items() if width in at
        )
        found += [(what, width, where) for what, where in looked if where]
    return found


@pytest.mark.usefixtures("faces")
@pytest.mark.parametrize("share", range(SHARES))
def test_every_page_fits_its_window(browser: WebDriver, published: Published, share: int) -> None:
    found = {}
    for page in published.share(share):
        browser.get(published.address + page)
        found[page] = faults(browser)
    assert {page: what for page, what in found.items() if what} == {}


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (
            "<div class='scroll'><svg width='400' height='9'></svg></div>",
            {("scrolls a region that no keyboard reaches or that has no name", width) for width in (320, 360)},
        ),
        (
            "<div class='scroll' tabindex='0' aria-label='x'><svg width='2000' height='9'></svg></div>",
            {("hides the last column of a table though there is room", width) for width in (768, 1280)},
        ),
        (
            "<svg width='400' height='9' viewBox='0 0 400 9'></svg>",
            {(what, width) for what in list(FAULTS)[:2] for width in (320, 360)},
        ),
        (
            "<dl class='terms'><dd><span class='references'><a class='vh' href='#'>§</a></span>",
            {("has numbers of rules close together that are too small to hit", width) for width in (320, 1280)},
        ),
        (
            "<div><div class='facts vh'>x</div></div>",
            {("lets quick facts run into the next section", 1280)},
        ),
    ],
)
def test_what_does_not_fit_is_told(
    browser: WebDriver, published: Published, body: str, told: set[tuple[str, int]]
) -> None:
    browser.get(published.address + "en/about.html")
    browser.execute_script("document.querySelector('main').insertAdjacentHTML('beforeend', arguments[0])", body)
    assert {(what, width) for what, width, _ in faults(browser)} == told


def _open(browser: WebDriver, published: Published, page: str, width: int) -> None:
    window(browser, width)
    browser.get(published.address + page)


def test_an_address_at_which_nothing_is_leads_to_the_book_in_each_language(
    browser: WebDriver, published: Published
) -> None:
    browser.get(published.address + "id/deeper/nowhere.html")
    links = [link.get_attribute("href") for link in browser.find_elements(By.CSS_SELECTOR, "main a")]
    assert {published.address + home for home in ("id/index.html", "en/index.html")} <= set(links)
    assert browser.execute_script("return document.styleSheets[0].cssRules.length")


def test_a_wide_table_is_scrolled_inside_the_page_of_a_phone(browser: WebDriver, published: Published) -> None:
    _open(browser, published, "id/kartu-ketiga.html", 320)
    inside, outside = browser.execute_script(
        "const grid = document.querySelector('.grid .scroll'); return [grid.scrollWidth, grid.clientWidth]"
    )
    assert inside > outside


def test_the_heads_of_rows_stay_in_sight_while_a_table_is_scrolled(browser: WebDriver, published: Published) -> None:
    _open(browser, published, "id/taruhan.html", 320)
    moved, start = browser.execute_script(
        "const table = document.querySelector('.scroll:not(.grid *)'); const head = table.querySelector('tbody th');"
        "table.scrollLeft = 40;"
        "return [table.scrollLeft, head.getBoundingClientRect().left - table.getBoundingClientRect().left]"
    )
    assert (moved, start) == (40, 0)


@pytest.mark.usefixtures("faces")
@pytest.mark.parametrize("page", ["id/roulette", "en/roulette", "id/batas-sesi", "en/session-limits"])
def test_tables_of_five_columns_show_their_results_on_a_phone(
    browser: WebDriver, published: Published, page: str
) -> None:
    _open(browser, published, f"{page}.html", 320)
    hidden = browser.execute_script(
        "return [...document.querySelectorAll('.scroll')].map((table) => table.scrollWidth - table.clientWidth)"
    )
    assert not any(hidden)


def test_small_boards_stand_two_in_a_row_on_a_phone_and_are_level(browser: WebDriver, published: Published) -> None:
    for page in ("id/roulette.html", "en/roulette.html"):
        _open(browser, published, page, 320)
        feet = browser.execute_script(
            "const [figure] = [...document.querySelectorAll('.boards')].filter((one) => one.children.length > 3);"
            "return [...figure.querySelectorAll('.scroll')].map((board) => board.getBoundingClientRect().bottom)"
        )
        assert len(feet) == 7
        assert [abs(one - other) < 0.1 for one, other in itertools.pairwise(feet)] == [True, False] * 3, page


def test_a_place_of_a_board_is_as_high_as_a_line_of_text(browser: WebDriver, published: Published) -> None:
    _open(browser, published, "en/scoreboards.html", 360)
    heights = browser.execute_script(
        "return [...document.querySelectorAll('.board .scroll svg')].map((board) =>"
        "Math.round(board.getBoundingClientRect().height / ((board.viewBox.baseVal.height - 1) / 24)))"
    )
    line = browser.execute_script("return Math.round(1.75 * parseFloat(getComputedStyle(document.body).fontSize))")
    assert set(heights) == {line}


def test_the_day_of_a_check_is_not_parted_from_what_it_is(browser: WebDriver, published: Published) -> None:
    for page in ("id/batas-sesi.html", "en/session-limits.html"):
        _open(browser, published, page, 320)
        lines = browser.execute_script(
            "return [...document.querySelectorAll('.checked')].map((day) =>"
            "new Set([...day.getClientRects()].map((box) => box.top)).size)"
        )
        assert lines, page
        assert set(lines) == {1}, page


def test_a_pocket_called_black_is_darker_than_its_number(browser: WebDriver, published: Published) -> None:
    for scheme in ("light", "dark"):
        media(browser, prefers_color_scheme=scheme)
        _open(browser, published, "en/roulette.html", 1280)
        fills = browser.execute_script(
            "const pocket = document.querySelector('.circular .w-black:has(text)');"
            "return ['circle', 'text'].map((part) => getComputedStyle(pocket.querySelector(part)).fill)"
        )
        disc, number = (sum(map(int, re.findall(r"\d+", fill))) for fill in fills)
        assert disc < number, scheme


@pytest.mark.parametrize("width", [768, 1280])
def test_the_numbers_of_a_page_do_not_run_into_its_title(browser: WebDriver, published: Published, width: int) -> None:
    for home in ("id/index.html", "en/index.html"):
        _open(browser, published, home, width)
        room = browser.execute_script(
            "return [...document.querySelectorAll('.parts .numbers')].map((numbers) =>"
            "[numbers.parentElement.querySelector('a').getBoundingClientRect().left -"
            " numbers.getBoundingClientRect().right, numbers.getBoundingClientRect().left])"
        )
        assert room, home
        assert all(gap >= 3 and left >= 0 for gap, left in room), home


def test_the_cards_of_both_hands_are_level_however_many_lines_stand_below_them(
    browser: WebDriver, published: Published
) -> None:
    _open(browser, published, "en/blackjack.html", 1280)
    tops = browser.execute_script(
        "return [...document.querySelectorAll('.round .hands')].map((hands) =>"
        "[...hands.querySelectorAll('.card:not(.later)')].map((card) => Math.round(card.getBoundingClientRect().top)))"
    )
    assert len(tops) > 1
    assert all(len(set(row)) == 1 for row in tops)
