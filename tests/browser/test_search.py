"""The search in a browser: what it finds of what readers type, with which effort, and by which keys."""

from __future__ import annotations

import pytest
from selenium.webdriver.chromium.webdriver import ChromiumDriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webdriver import WebDriver

from generator.search.words import key
from tests.browser.keyboard import NUMBER, WATCH, press, walk
from tests.browser.published import Published
from tests.browser.search import AT_FIRST, OPENED, ask, open_search
from tests.browser.test_preferences import MOTION
from tests.browser.view import media, on_paper, scripts, text_size, window
from tests.content.test_index import INDEX
from tests.content.test_shipped import LANGUAGES

CONTROLS = """
return [...document.querySelectorAll(".search :is(a, button, input)")].filter((one) => one.checkVisibility())
  .map((one) => one.numberOfTest);
"""


def test_hits_show_where_they_lead_and_the_words_marked(search: WebDriver, published: Published) -> None:
    answer = ask(search, published, "en", "third card drawn")
    assert len(answer.hits) == AT_FIRST
    assert answer.more
    assert answer.told.endswith("sections found")
    for hit in answer.hits:
        assert {key(word) for word in hit.marked} & {"third", "card", "draw", "draws", "drawn", "drew"}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("qanun", "1 section found"),
        ("xyzzy", "Nothing found for “xyzzy”."),
        ("\u202exyz\u2066zy", "Nothing found for “xyzzy”."),
        ("$& $$", "Nothing found for “$& $$”."),
        ("constructor __proto__", "Nothing found for “constructor __proto__”."),
        ("the", "Nothing found for “the”."),
        ("   ", ""),
    ],
)
def test_what_is_found_is_told(search: WebDriver, text: str, told: str) -> None:
    field = search.find_element(By.CSS_SELECTOR, ".search input")
    field.send_keys("card")
    search.execute_async_script("setTimeout(arguments[0], 400)")
    search.execute_script("arguments[0].value = ''", field)
    field.send_keys(text)
    search.execute_async_script("setTimeout(arguments[0], 600)")
    assert search.execute_script("return document.querySelector('.search [role=status]').textContent") == told


def test_what_readers_type_is_never_markup(search: WebDriver, published: Published) -> None:
    answer = ask(search, published, "en", "<img src=x onerror=alert(1)> card")
    assert answer.hits
    assert search.find_elements(By.CSS_SELECTOR, ".search img") == []


def test_the_search_is_used_by_keys_alone(browser: WebDriver, published: Published) -> None:
    browser.get(published.address + "en/punto-banco.html")
    link = browser.find_element(By.CSS_SELECTOR, "a.find")
    browser.execute_script("arguments[0].focus()", link)
    press(browser, Keys.ENTER)
    browser.execute_async_script(OPENED)
    assert browser.switch_to.active_element.tag_name == "input"
    ask(browser, published, "en", "card")
    ways = browser.find_elements(By.CSS_SELECTOR, ".search li a")
    press(browser, Keys.ARROW_DOWN)
    assert browser.switch_to.active_element == ways[0]
    press(browser, Keys.ARROW_DOWN)
    assert browser.switch_to.active_element == ways[1]
    press(browser, Keys.ARROW_UP, Keys.ARROW_UP)
    assert browser.switch_to.active_element.tag_name == "input"
    press(browser, Keys.ESCAPE)
    assert browser.find_elements(By.CSS_SELECTOR, "dialog[open]") == []
    assert browser.switch_to.active_element == link
    press(browser, Keys.ENTER)
    assert browser.execute_script("return getSelection().toString()") == "card"
    ask(browser, published, "en", "insurance")
    press(browser, Keys.ENTER, Keys.ENTER)
    assert browser.current_url == published.address + "en/glossary.html#insurance"


def test_every_control_of_the_search_is_reached_and_seen(search: WebDriver, published: Published) -> None:
    ask(search, published, "en", "card")
    search.execute_script(NUMBER)
    search.execute_script(WATCH)
    field = search.execute_script("return document.activeElement.numberOfTest")
    met = list(walk(search))
    assert [(stop.name, stop.wrong) for stop in met if stop.wrong] == []
    assert {field, *(stop.number for stop in met)} == set(search.execute_script(CONTROLS))


def test_nothing_moves_where_motion_is_unwanted(search: WebDriver, published: Published) -> None:
    media(search, prefers_reduced_motion="reduce")
    ask(search, published, "en", "card")
    assert search.execute_script(MOTION) == []


def test_more_hits_are_shown_and_the_first_of_them_has_the_focus(search: WebDriver, published: Published) -> None:
    ask(search, published, "en", "card")
    more = search.find_element(By.CSS_SELECTOR, ".search p:last-child button")
    more.send_keys(Keys.ENTER)
    search.execute_async_script("setTimeout(arguments[0], 500)")
    ways = search.find_elements(By.CSS_SELECTOR, ".search li a")
    assert len(ways) > AT_FIRST
    assert search.switch_to.active_element == ways[AT_FIRST]


@pytest.mark.parametrize("percent", [100, 200])
def test_nothing_is_wider_than_a_narrow_phone(search: WebDriver, published: Published, percent: int) -> None:
    window(search, 320)
    text_size(search, percent)
    ask(search, published, "en", "commission rounding")
    assert search.execute_script(
        "const {scrollWidth, clientWidth} = document.querySelector('dialog'); return scrollWidth <= clientWidth"
    )


@pytest.mark.parametrize("code", LANGUAGES)
def test_without_scripts_the_link_leads_to_the_index(browser: WebDriver, published: Published, code: str) -> None:
    scripts(browser, run=False)
    browser.get(f"{published.address}{code}/index.html")
    browser.find_element(By.CSS_SELECTOR, "a.find").click()
    assert browser.current_url == f"{published.address}{code}/{INDEX[code]}.html"


def test_the_search_works_from_a_disk(browser: WebDriver, published: Published) -> None:
    browser.get((published.folder / "en" / "workings" / "punto-banco.html").as_uri())
    open_search(browser)
    from_disk = Published(published.folder, f"{published.folder.as_uri()}/")
    assert ask(browser, from_disk, "en", "dragon bonus").hits[0].address == "side-bets#bonus"


def test_a_hit_that_is_opened_in_another_tab_leaves_the_search_open(search: WebDriver, published: Published) -> None:
    ask(search, published, "en", "card")
    opened = """
    const hit = document.querySelector(".search li a");
    const after = (event) => event.preventDefault(); // no tab is needed to see what becomes of the search
    addEventListener("click", after, {once: true});
    hit.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true, [arguments[0]]: true}));
    return document.querySelector(".search").open;
    """
    assert search.execute_script(opened, "ctrlKey")
    assert not search.execute_script(opened, "altKey")


def test_a_page_is_printed_whole_while_the_search_is_open(search: ChromiumDriver) -> None:
    overflow = "return getComputedStyle(document.documentElement).overflowY"
    assert search.execute_script(overflow) == "hidden"
    on_paper(search)
    assert search.execute_script(overflow) == "visible"
