"""Pages as axe-core judges them while a note lies over them."""

from __future__ import annotations

import pytest
from selenium.webdriver.chromium.webdriver import ChromiumDriver

from tests.browser.axe import WIDTHS, Judge
from tests.browser.kinds import OPEN_NOTES, WITH_NOTES
from tests.browser.published import Published
from tests.browser.touch.reader import find, note
from tests.browser.view import window


def open_note(browser: ChromiumDriver, address: str, selector: str) -> None:
    """Show a page with the first note open that something of a kind opens."""
    browser.get(address)
    browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", find(browser, selector))
    find(browser, selector).click()
    assert note(browser)


@pytest.mark.parametrize("page", WITH_NOTES)
@pytest.mark.parametrize("selector", OPEN_NOTES)
def test_axe_finds_nothing_while_a_note_is_open(
    browser: ChromiumDriver, published: Published, axe: Judge, page: str, selector: str
) -> None:
    found: dict[tuple[int, str], list[object]] = {}
    for width in WIDTHS:
        window(browser, width)
        open_note(browser, published.address + page, selector)
        found |= axe.looks(browser, width, ".note")
        assert note(browser)
    assert (found, axe.complaints(browser)) == ({}, [])


@pytest.mark.parametrize(
    ("fault", "rule"),
    [
        ("note.removeAttribute('aria-label')", "aria-dialog-name"),
        ("note.querySelector('p').style.color = 'gray'", "color-contrast"),
        ("note.querySelector('button').textContent = ''", "button-name"),
    ],
)
def test_axe_is_heard_of_a_note(
    browser: ChromiumDriver, published: Published, axe: Judge, fault: str, rule: str
) -> None:
    window(browser, 768)  # where the ground of a note is plain
    open_note(browser, f"{published.address}en/bets.html", "a.c")
    browser.execute_script(f"const note = document.querySelector('.note'); {fault}")
    assert [name for name, _ in axe.verdict(browser)["violations"]] == [rule]
