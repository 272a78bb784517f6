"""The switch that marks checked figures, which works without scripts too, and what else there is without them."""

from __future__ import annotations

from selenium.webdriver.chromium.webdriver import ChromiumDriver
from selenium.webdriver.common.by import By

from tests.browser.touch.reader import find
from tests.browser.view import scripts


def marked(browser: ChromiumDriver) -> bool:
    """Tell whether figures are marked."""
    plain = "rgba(0, 0, 0, 0)"
    return bool(
        browser.execute_script("return getComputedStyle(document.querySelector('#k0')).backgroundColor") != plain
    )


def test_the_switch_that_marks_figures_is_kept(browser: ChromiumDriver, page: str) -> None:
    assert not marked(browser)
    find(browser, "#marks_").click()
    assert marked(browser)
    browser.get(f"{page}en/other.html")
    assert marked(browser)
    find(browser, "#marks_").click()
    assert not marked(browser)
    browser.get(f"{page}en/page.html")
    assert not marked(browser)


def test_without_scripts_everything_is_a_link_and_only_what_works_is_there(browser: ChromiumDriver, page: str) -> None:
    scripts(browser, run=False)
    browser.refresh()
    assert not find(browser, ".theme").is_displayed()
    find(browser, "#marks_").click()
    assert marked(browser)
    stops = browser.find_elements(By.CSS_SELECTOR, "a[tabindex], td[tabindex], [role='grid']")
    assert stops == []
    find(browser, ".t").click()
    assert browser.current_url == f"{page}en/terms.html#pair"
    browser.back()
    find(browser, "#k0").click()
    assert browser.current_url == f"{page}en/how/page.html#k0"
    scripts(browser, run=True)
