"""What holds of every explorer: what it costs, what there is without it, and who can use it."""

from __future__ import annotations

import re

import pytest
from selenium.webdriver.chromium.webdriver import ChromiumDriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait

from tests.browser.axe import WIDTHS, Judge
from tests.browser.explorers.trying import PLACE, announced, come_near
from tests.browser.published import Published, zipped
from tests.browser.test_preferences import MOTION
from tests.browser.touch.reader import tap
from tests.browser.view import media, on_paper, scripts, window

MOST_BYTES = 12_000
EXPLORED = (
    *("id/kartu-ketiga.html", "en/third-card.html"),
    *("id/punto-banco.html", "en/punto-banco.html"),
    *("id/latihan.html", "en/practice.html"),
    *("id/papan-skor.html", "en/scoreboards.html"),
    *("id/taruhan.html", "en/bets.html"),
    *("id/blackjack.html", "en/blackjack.html"),
    *("id/roulette.html", "en/roulette.html"),
    *("id/batas-sesi.html", "en/session-limits.html"),
)

SHOWN = "return document.querySelector('.explorer > :last-child').checkVisibility()"
READABLE = "return document.querySelector('.explorer').querySelector('table, ol, ul').checkVisibility()"


def explorers(published: Published) -> dict[str, list[str]]:
    """Give the names of the explorers of each page that has any."""
    pages = {page: (published.folder / page).read_text(encoding="utf-8") for page in published.pages}
    named = {page: re.findall('data-explorer="(.+?)"', text) for page, text in pages.items()}
    assert {page for page, text in pages.items() if "explorers.js" in text} == {page for page in named if named[page]}
    return {page: names for page, names in named.items() if names}


def test_the_pages_with_explorers_are_those_that_are_looked_at_here(published: Published) -> None:
    assert sorted(explorers(published)) == sorted(EXPLORED)


def test_a_page_with_explorers_loads_little_more_and_others_nothing(published: Published) -> None:
    for page, names in explorers(published).items():
        own = [f"assets/explorers/{name}.js" for name in {*names}]
        shared = [f"assets/{name}" for name in ("explorers.js", "explorer.js", "explorers.css")]
        files = [*shared, *own, page.replace(".html", ".tables.js")]
        assert all(published.of_explorers(published.folder / file) for file in files)
        assert sum(zipped((published.folder / file).read_bytes()) for file in files) <= MOST_BYTES, page


@pytest.mark.parametrize("page", EXPLORED)
def test_an_explorer_says_something_from_a_disk_too(browser: ChromiumDriver, published: Published, page: str) -> None:
    come_near(browser, f"{published.folder.as_uri()}/{page}")
    assert announced(browser)


@pytest.mark.parametrize("page", EXPLORED)
def test_without_scripts_and_on_paper_there_is_what_an_explorer_stands_on_and_nothing_else(
    browser: ChromiumDriver, published: Published, page: str
) -> None:
    come_near(browser, published.address + page)
    on_paper(browser)
    assert browser.execute_script(READABLE)
    assert not browser.execute_script(SHOWN)
    media(browser)
    scripts(browser, run=False)
    browser.get(published.address + page)
    assert browser.execute_script(READABLE)
    assert browser.find_element(By.CSS_SELECTOR, PLACE).rect["height"] == 0


@pytest.mark.parametrize("missing", ["explorer.js", "explorers.css", "third-card.tables.js", "explorers/third-card.js"])
def test_a_page_stays_whole_where_a_file_of_an_explorer_does_not_come(
    browser: ChromiumDriver, published: Published, missing: str
) -> None:
    browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": [f"*{missing}"]})
    try:
        browser.get(f"{published.address}en/third-card.html#grid")
        browser.execute_async_script("setTimeout(arguments[0], 500)")
        assert browser.execute_script(READABLE)
    finally:
        browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
    assert [entry for entry in browser.get_log("browser") if "Uncaught" in entry["message"]] == []  # type: ignore[no-untyped-call] # selenium leaves it untyped


def test_what_a_link_chose_goes_along_to_another_language_before_the_explorer_is_there(
    browser: ChromiumDriver, published: Published
) -> None:
    browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*/explorer.js"]})
    try:
        browser.get(f"{published.address}en/third-card.html?third-card=6.7#third-card_")
        way = browser.find_element(By.CSS_SELECTOR, ".languages a").get_attribute("href")
    finally:
        browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
    assert way == f"{published.address}id/kartu-ketiga.html?third-card=6.7#third-card_"


@pytest.mark.parametrize("page", EXPLORED)
def test_axe_finds_nothing_while_an_explorer_is_used(
    browser: ChromiumDriver, published: Published, axe: Judge, page: str
) -> None:
    found: dict[tuple[int, str], list[object]] = {}
    for width in WIDTHS:
        window(browser, width)
        come_near(browser, published.address + page)
        browser.execute_script(CHOOSE)
        found |= axe.looks(browser, width, ".explorer")  # the rest is judged as it is
    assert found == {}


CHOOSE = """
const control = document.querySelector(".explorer :is(select, .wide > input, .choices button)");
if (control.localName === "input") control.value = "TTBBPPPPPPPPBTTPPBPPP";
control.selectedIndex = Math.min(6, control.length - 1);
control.dispatchEvent(new Event("change"));
control.click();
for (const typed of document.querySelectorAll(".explorer :not(.wide) > input")) {
  typed.value = "?";
  typed.dispatchEvent(new Event("change"));
}
"""

SMALL = """
const place = document.querySelector(".explorer > :last-child");
return [...place.querySelectorAll("select, input, button, a")]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.outerHTML.slice(0, 60), one.getBoundingClientRect()])
  .filter(([, {left, right, height, width}]) => left < 0 || right > innerWidth || Math.min(height, width) < 16)
  .map(([name]) => name);
"""


@pytest.mark.parametrize("page", EXPLORED)
def test_its_controls_lie_inside_the_window(browser: ChromiumDriver, published: Published, page: str) -> None:
    come_near(browser, published.address + page)
    for width in (320, 360, 768, 1280):
        window(browser, width)
        assert browser.execute_script(SMALL) == [], width
        assert browser.execute_script("return document.documentElement.scrollWidth") <= width


# What has the focus, what is announced, and where the page is: all that a press on something can change.
DONE = """
const { activeElement, activeElement: { outerHTML } } = document;
const said = [...document.querySelectorAll(".explorer [role=status]")].map((one) => one.textContent);
return [activeElement.closest(".explorer") ? outerHTML.slice(0, 60) : "", said.join("|"), location.search];
"""
FOCUS, SAID, ADDRESS = range(3)
EXERCISES = ("id/latihan.html", "en/practice.html")
BOARDS = ("id/papan-skor.html", "en/scoreboards.html")
ENGLISH = [page for page in EXPLORED if page.startswith("en/")]
"""The scripts are those of every language."""
PRESSED = [
    *((page, ".explorer :is(select, .wide > input, .choices button)", FOCUS) for page in ENGLISH),
    *((page, f"{PLACE} a[href^='?']", ADDRESS) for page in ENGLISH if page not in EXERCISES),
    *((page, ".explorer button", SAID) for page in (EXERCISES[-1], BOARDS[-1], "en/punto-banco.html")),
]


def click(browser: ChromiumDriver, selector: str) -> None:
    """Press an element with a mouse."""
    browser.find_element(By.CSS_SELECTOR, selector).click()


def changed(browser: ChromiumDriver, number: int, before: str) -> str:
    """Wait until one of the things that a press can change has changed, and give what it is then."""
    WebDriverWait(browser, 10).until(lambda shown: shown.execute_script(DONE)[number] != before)
    return str(browser.execute_script(DONE)[number])


@pytest.mark.parametrize(("page", "what", "number"), PRESSED)
def test_a_tap_does_what_a_click_does(
    browser: ChromiumDriver, published: Published, page: str, what: str, number: int
) -> None:
    found = []
    for use in (click, tap):
        come_near(browser, published.address + page)
        browser.execute_script("localStorage.clear(); Math.random = () => 0.5")
        before = browser.execute_script(DONE)[number]
        use(browser, what)
        found.append(changed(browser, number, before))
    assert found[0] == found[1]


@pytest.mark.parametrize("page", EXPLORED)
def test_nothing_moves_while_an_explorer_is_used_where_motion_is_unwanted(
    browser: ChromiumDriver, published: Published, page: str
) -> None:
    media(browser, prefers_reduced_motion="reduce")
    come_near(browser, published.address + page)
    browser.execute_script(CHOOSE)
    assert browser.execute_script(MOTION) == []
