"""Pages keep to what a reader has set: larger text, no motion, colours of their own."""

from __future__ import annotations

from pathlib import Path

import pytest
from selenium.webdriver.remote.webdriver import WebDriver

from tests.browser.keyboard import complaints
from tests.browser.kinds import KINDS
from tests.browser.published import BELOW, Published, served, write
from tests.browser.test_pages import FAULTS, SHORT
from tests.browser.view import media, text_size, window

# What moves by itself, or would when it changes. What follows the reader's own scrolling does not.
MOTION = """
const moving = document.getAnimations().filter(({timeline}) => timeline instanceof DocumentTimeline);
const slow = [...document.querySelectorAll("*")].filter((one) => {
  const {transitionDuration, scrollBehavior} = getComputedStyle(one);
  return /[1-9]/.test(transitionDuration) || scrollBehavior === "smooth";
});
return [...moving.map(({effect}) => effect.target), ...slow].map((one) => one.outerHTML.slice(0, 80));
"""


@pytest.mark.parametrize("page", KINDS)
def test_a_page_whose_text_is_twice_as_large_is_not_scrolled_sideways(
    browser: WebDriver, published: Published, page: str
) -> None:
    browser.get(published.address + page)
    text_size(browser, 200)
    for width in (320, 768, 1280):
        window(browser, width)
        for what in ("is scrolled sideways", "holds what is wider than itself"):
            assert browser.execute_script(SHORT % FAULTS[what][1]) == [], (what, width)


@pytest.mark.parametrize("page", KINDS)
def test_nothing_moves_where_motion_is_unwanted(browser: WebDriver, published: Published, page: str) -> None:
    media(browser, prefers_reduced_motion="reduce")
    browser.get(published.address + page)
    assert browser.execute_script(MOTION) == []


@pytest.mark.parametrize(
    "style",
    ["p { transition: color .2s }", "p { animation: turn 1s infinite }", "html { scroll-behavior: smooth }"],
)
def test_motion_is_told(browser: WebDriver, tmp_path: Path, style: str) -> None:
    media(browser, prefers_reduced_motion="reduce")
    page = f"<!DOCTYPE html><title>x</title><style>@keyframes turn {{ to {{ rotate: 1turn }} }} {style}</style><p>x</p>"
    write(tmp_path / BELOW, {"index.html": page.encode()})
    with served(tmp_path / BELOW) as site:
        browser.get(site.address + "index.html")
        assert len(browser.execute_script(MOTION)) == 1


def test_the_focus_is_seen_in_colours_of_the_readers_own(browser: WebDriver, published: Published) -> None:
    media(browser, forced_colors="active")
    assert complaints(browser, published.address + KINDS[0]) == []
