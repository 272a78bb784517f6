"""The menu in the head of every page: it opens in place, with scripts or without, and has the page to itself."""

from __future__ import annotations

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver

from tests.browser.published import Published
from tests.browser.view import scripts, window

SEEN = """
const seen = (element) => element.checkVisibility({visibilityProperty: true});
const links = (within) => [...document.querySelectorAll(`${within} a`)];
const inside = (link) => {
  const {left, right, height} = link.getBoundingClientRect();
  return seen(link) && left >= 0 && right <= innerWidth && height >= 24;
};
return [links(".menu").filter(inside).length, links(".menu").length, links(":is(main, .foot)").filter(seen).length];
"""


@pytest.mark.parametrize("how", ["with scripts", "without scripts"])
@pytest.mark.parametrize("width", [320, 768, 1280])
def test_the_menu_opens_in_place_and_nothing_of_the_page_is_half_covered_by_it(
    browser: WebDriver, published: Published, width: int, how: str
) -> None:
    scripts(browser, run=how == "with scripts")
    window(browser, width)
    browser.get(published.address + "id/peluang.html")
    summary = browser.find_element(By.CSS_SELECTOR, ".menu > summary")
    listed, every, below = browser.execute_script(SEEN)
    assert (listed, below > 0) == (0, True)
    summary.click()
    assert browser.execute_script(SEEN) == [every, every, 0]
    assert browser.execute_script("return document.documentElement.scrollWidth") <= width
    summary.click()
    assert browser.execute_script(SEEN) == [0, every, below]
