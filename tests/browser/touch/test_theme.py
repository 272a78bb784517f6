"""The theme is the system's until a reader chooses another one."""

from __future__ import annotations

import pytest
from selenium.webdriver.chromium.webdriver import ChromiumDriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait

from tests.browser.touch.reader import SETTLED, find
from tests.browser.view import media, on_paper

# Other sites of the same host share the room with this one.
FULL = """
for (const size of [2 ** 20, 2 ** 10, 1]) {
  try {
    for (let at = 0; ; at++) localStorage[`${size}.${at}`] = "x".repeat(size);
  } catch {}
}
"""


@pytest.mark.parametrize("system", ["light", "dark"])
def test_the_theme_is_the_systems_until_another_one_is_chosen_and_the_choice_is_kept(
    browser: ChromiumDriver, page: str, system: str
) -> None:
    papers = {"light": "rgb(250, 250, 248)", "dark": "rgb(19, 21, 24)"}
    other = "light" if system == "dark" else "dark"
    media(browser, prefers_color_scheme=system)

    def seen() -> tuple[str, str, list[str | None]]:
        look = (
            "const look = getComputedStyle(document.documentElement); return [look.backgroundColor, look.colorScheme]"
        )
        browser.execute_async_script(SETTLED)
        paper, scheme = browser.execute_script(look)
        pressed = [
            button.get_attribute("aria-pressed") for button in browser.find_elements(By.CSS_SELECTOR, ".theme button")
        ]
        return paper, scheme, pressed

    def states(theme: str) -> list[str]:
        return ["true", "false"] if theme == "light" else ["false", "true"]

    assert seen() == (papers[system], system, states(system))
    media(browser, prefers_color_scheme=other)
    assert seen() == (papers[other], other, states(other))
    media(browser, prefers_color_scheme=system)
    find(browser, f".theme button:nth-child({1 if other == 'light' else 2})").click()
    assert seen() == (papers[other], other, states(other))
    browser.get(f"{page}en/other.html")
    assert seen() == (papers[other], other, states(other))
    find(browser, f".theme button:nth-child({1 if system == 'light' else 2})").click()
    assert seen() == (papers[system], system, states(system))
    browser.back()
    WebDriverWait(browser, 5).until(lambda driver: driver.title == "Page")
    assert seen() == (papers[system], system, states(system))


def test_a_theme_that_is_chosen_in_another_window_is_taken_over(browser: ChromiumDriver, page: str) -> None:
    first = browser.current_window_handle
    browser.switch_to.new_window("tab")
    try:
        browser.get(f"{page}en/other.html")
        find(browser, ".theme button + button").click()
    finally:
        browser.close()
        browser.switch_to.window(first)
    WebDriverWait(browser, 5).until(
        lambda driver: driver.execute_script("return document.documentElement.dataset.theme") == "dark"
    )


@pytest.mark.usefixtures("page")
def test_a_theme_can_be_chosen_where_there_is_no_room_to_keep_it(browser: ChromiumDriver) -> None:
    browser.execute_script(FULL)
    find(browser, ".theme button + button").click()
    assert browser.execute_script("return document.documentElement.dataset.theme") == "dark"


@pytest.mark.usefixtures("page")
def test_a_page_that_is_gone_back_to_as_it_was_left_takes_over_what_was_chosen_meanwhile(
    browser: ChromiumDriver,
) -> None:
    browser.execute_script(
        "localStorage.setItem('tetap.theme', 'dark');"
        "dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))"
    )
    assert browser.execute_script("return document.documentElement.dataset.theme") == "dark"
    assert find(browser, ".theme button + button").get_attribute("aria-pressed") == "true"


def test_a_chosen_theme_is_set_before_there_is_anything_to_paint(browser: ChromiumDriver, page: str) -> None:
    media(browser, prefers_color_scheme="light")
    find(browser, ".theme button + button").click()
    source = """
    new MutationObserver((changes, watch) => {
      if (!document.body) return;
      watch.disconnect();
      window.atFirst = document.documentElement.dataset.theme;
    }).observe(document, {childList: true, subtree: true});
    """
    added = browser.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": source})
    browser.get(f"{page}en/other.html")
    assert browser.execute_script("return window.atFirst") == "dark"
    browser.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", added)


@pytest.mark.usefixtures("page")
def test_a_page_is_printed_in_light_colours_whatever_was_chosen(browser: ChromiumDriver) -> None:
    find(browser, ".theme button + button").click()
    on_paper(browser)
    look = "const look = getComputedStyle(document.documentElement); return [look.backgroundColor, look.colorScheme]"
    assert browser.execute_script(look) == ["rgb(255, 255, 255)", "light"]
