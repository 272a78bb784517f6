"""The search where readers are quicker than its files, or where these do not come."""

from __future__ import annotations

from selenium.webdriver.chromium.webdriver import ChromiumDriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from tests.browser.keyboard import press
from tests.browser.published import Published
from tests.browser.search import AT_FIRST, Answer, ask
from tests.content.test_index import INDEX

# Gives what a reader sees of a search once it has had time for anything that it was asked.
SEEN = """
const [late, done] = arguments;
const dialog = document.querySelector("dialog.search");
setTimeout(() => done({
  hits: [...dialog.querySelectorAll("li a")].map((hit) => hit.href),
  told: dialog.querySelector("[role=status]").textContent,
  focus: document.activeElement.href ?? document.activeElement.tagName,
}), late);
"""
SLOWLY = {"offline": False, "latency": 300, "downloadThroughput": -1, "uploadThroughput": -1}
AT_ONCE = SLOWLY | {"latency": 0}


def test_the_first_hit_that_is_asked_for_at_once_is_one_of_what_was_typed(
    search: ChromiumDriver, published: Published
) -> None:
    ask(search, published, "en", "card")
    for key_pressed in (Keys.ENTER, Keys.ARROW_DOWN):
        search.execute_script("const field = document.querySelector('.search input'); field.focus(); field.select()")
        press(search, *"insurance", key_pressed)
        seen = search.execute_async_script(SEEN, 700)
        assert seen["focus"] == seen["hits"][0] == f"{published.address}en/glossary.html#insurance"
        search.execute_script("document.querySelector('.search input').focus()")
        ask(search, published, "en", "card")


def test_more_hits_are_shown_once_however_often_they_are_asked_for(
    search: ChromiumDriver, published: Published
) -> None:
    ask(search, published, "en", "card")
    search.execute_cdp_cmd("Network.enable", {})
    search.execute_cdp_cmd("Network.emulateNetworkConditions", SLOWLY)
    try:
        search.execute_script(
            "const more = document.querySelector('.search p:last-child button');"
            "more.focus(); more.click(); more.click()"
        )
        seen = search.execute_async_script(SEEN, 1500)
    finally:
        search.execute_cdp_cmd("Network.emulateNetworkConditions", AT_ONCE)
    assert len(seen["hits"]) == len({*seen["hits"]}) > AT_FIRST
    assert seen["focus"] == seen["hits"][AT_FIRST]


def test_where_a_file_of_the_search_does_not_come_no_hits_of_another_text_stay(
    search: ChromiumDriver, published: Published
) -> None:
    ask(search, published, "en", "card")
    before = search.execute_async_script(SEEN, 0)["hits"]
    search.execute_cdp_cmd("Network.enable", {})
    search.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*.search/*"]})
    lost = "Part of the search did not load. The index lists every term and section."
    try:
        search.find_element(By.CSS_SELECTOR, ".search p:last-child button").click()
        assert search.execute_async_script(SEEN, 500) == {"hits": before, "told": lost, "focus": "BUTTON"}
        assert ask(search, published, "en", "commission rounding") == Answer((), lost, more=False)
    finally:
        search.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
    assert [entry for entry in search.get_log("browser") if "Uncaught" in entry["message"]] == []  # type: ignore[no-untyped-call] # selenium leaves it untyped
    assert ask(search, published, "en", "commission rounding ").hits


def test_no_more_is_taken_of_what_is_pasted_than_a_reader_would_type(search: ChromiumDriver) -> None:
    search.execute_cdp_cmd("Input.insertText", {"text": "8 " * 5000})
    assert len(str(search.find_element(By.CSS_SELECTOR, ".search input").get_attribute("value"))) == 200
    assert search.execute_async_script(SEEN, 1000)["hits"]


def test_where_the_search_does_not_come_the_link_leads_to_the_index(
    browser: ChromiumDriver, published: Published
) -> None:
    browser.execute_cdp_cmd("Network.enable", {})
    browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*/search.js"]})
    try:
        browser.get(published.address + "en/index.html")
        browser.find_element(By.CSS_SELECTOR, "a.find").click()
        browser.execute_async_script("setTimeout(arguments[0], 500)")
        assert browser.current_url == f"{published.address}en/{INDEX['en']}.html"
    finally:
        browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
