"""Every control is reached with a keyboard alone, is seen while it has the focus, and lets go of it."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webdriver import WebDriver

from tests.browser.keyboard import FOCUS, complaints, press
from tests.browser.kinds import KINDS
from tests.browser.published import BELOW, Published, served, write
from tests.browser.view import wake, window


@pytest.mark.parametrize(("page", "width"), [*zip(KINDS, itertools.cycle((360, 1280)))])
def test_every_control_is_reached_and_seen(browser: WebDriver, published: Published, page: str, width: int) -> None:
    window(browser, width)
    assert complaints(browser, published.address + page) == []


def test_the_first_stop_leads_to_the_text(browser: WebDriver, published: Published) -> None:
    browser.get(published.address + KINDS[0])
    press(browser, Keys.TAB, Keys.ENTER)
    assert browser.execute_script("return document.activeElement.localName") == "main"


@pytest.mark.parametrize("keys", [(Keys.ESCAPE,), (Keys.TAB,) * 40])
def test_the_menu_closes_by_escape_or_when_it_is_left(
    browser: WebDriver, published: Published, keys: tuple[str, ...]
) -> None:
    browser.get(published.address + "en/punto-banco.html")
    wake(browser)  # what closes it comes with the first key
    menu = browser.find_element(By.CSS_SELECTOR, ".menu > summary")
    browser.execute_script(FOCUS, menu)
    press(browser, Keys.ENTER, Keys.TAB)
    assert browser.execute_script("return document.querySelector('.menu').open")
    press(browser, *keys)
    assert not browser.execute_script("return document.querySelector('.menu').open")
    assert (browser.switch_to.active_element == menu) == (keys == (Keys.ESCAPE,))


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("<a href='#'>x</a><a href='#' tabindex='-1'>y</a>", ["is not reached: 1"]),
        ("<details><summary>x</summary><a href='#' tabindex='-1'>y</a></details>", ["is not reached: 1"]),
        ("<a href='#' class='bare'>x</a>", ["has no line", "looks the same with the focus: 0"]),
        ("<a href='#' class='cut'>x</a>", ["looks the same with the focus: 0"]),
        ("<a href='#'>x</a><p class='over'>y</p>", ["is hidden by <p"]),
        ("<a href='#' onkeydown='event.preventDefault()'>x</a>", ["is not left: <a "]),
        (
            "<a href='#'>x</a><a href='#' onkeydown='if (event.shiftKey) event.preventDefault()'>y</a>",
            ["is not reached backwards: 0"],
        ),
        ("<a href='#' tabindex='1'>y</a><details open><summary>x</summary><p>x</p></details><button>x</button>", []),
    ],
)
def test_what_a_keyboard_cannot_use_is_told(browser: WebDriver, tmp_path: Path, body: str, told: list[str]) -> None:
    style = """
        :focus-visible { outline: 2px solid } .bare { outline: 0 } .cut { clip-path: inset(0) }
        .over { position: fixed; inset: 0; background: white }
    """
    page = f"<!DOCTYPE html><html lang='en'><title>x</title><style>{style}</style><main>{body}</main>"
    write(tmp_path / BELOW, {"index.html": page.encode()})
    with served(tmp_path / BELOW) as site:
        found = complaints(browser, site.address + "index.html")
    assert len(found) == len(told), found
    assert all(what.startswith(start) for what, start in zip(found, told, strict=True)), found
