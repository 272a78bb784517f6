"""The contents, and the ways to other languages, follow what is read."""

from __future__ import annotations

from selenium.webdriver.chromium.webdriver import ChromiumDriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait

from tests.browser.published import Published
from tests.browser.touch.reader import SETTLED, find
from tests.browser.view import window


def current(browser: ChromiumDriver) -> list[str]:
    """Read which entries of the contents are marked, once the page has come to rest."""
    browser.execute_async_script(SETTLED)
    return [link.text for link in browser.find_elements(By.CSS_SELECTOR, ".contents [aria-current]")]


def test_the_contents_and_the_ways_to_other_languages_follow_what_is_read(browser: ChromiumDriver, page: str) -> None:
    window(browser, 1280, 500)
    browser.execute_script(
        "const style = new CSSStyleSheet(); document.adoptedStyleSheets = [style];"
        "style.replaceSync('#tall, .end { block-size: 900px } .contents > div { max-block-size: 20px }')"
    )

    def seen() -> tuple[list[str], str]:
        return current(browser), str(find(browser, "#twin").get_attribute("href")).removeprefix(f"{page}id/")

    assert seen() == ([], "page.html")
    find(browser, "[href='#one']").click()
    assert seen() == (["One"], "page.html#one")
    find(browser, "[href='#two']").click()
    assert seen() == (["Two"], "page.html#two")
    list_, entry = (find(browser, one).rect for one in (".contents > div", ".contents [aria-current]"))
    assert list_["y"] <= entry["y"] < list_["y"] + list_["height"]
    browser.execute_script("location.hash = 's1'")
    assert seen() == (["One"], "page.html#s1")
    browser.execute_script("location.hash = 'k2'")
    assert seen() == (["One"], "page.html#one")
    browser.execute_script("scrollTo(0, 0)")
    assert seen() == ([], "page.html")
    browser.execute_script("location.hash = 's1'")
    assert seen() == (["One"], "page.html#s1")
    browser.execute_script("scrollTo(0, 0)")
    assert seen() == ([], "page.html#s1")
    find(browser, "#twin").click()
    WebDriverWait(browser, 5).until(lambda driver: driver.current_url == f"{page}id/page.html#s1")


def test_nothing_moves_in_the_contents_while_a_page_is_read(browser: ChromiumDriver, published: Published) -> None:
    browser.get(f"{published.address}en/odds.html")
    heights = "return [...document.querySelectorAll('.contents li')].map((item) => item.getBoundingClientRect().height)"
    seen = {str(browser.execute_script(heights))}
    for section in browser.find_elements(By.CSS_SELECTOR, "main > section"):
        browser.execute_script("arguments[0].scrollIntoView()", section)
        assert current(browser)
        seen.add(str(browser.execute_script(heights)))
    assert len(seen) == 1
