"""The search in a browser: what it finds of what readers type, with which effort, and by which keys."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium.webdriver.chromium.webdriver import ChromiumDriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webdriver import WebDriver

from generator.search.words import key, words
from tests.browser.published import Published, zipped
from tests.browser.search import OPENED, Answer, ask, open_search
from tests.browser.test_keyboard import NUMBER, WATCH, press, walk
from tests.browser.test_preferences import MOTION
from tests.browser.view import media, on_paper, scripts, text_size, window
from tests.content.test_index import INDEX
from tests.content.test_shipped import LANGUAGES
from tests.search.queries import Queries, read

LEAST_RIGHT = 0.95
"""The part of the queries at least whose first hit is a section that was wanted."""
ANEW = 2
"""Every how many queries the page is opened anew, and what that one fetches is weighed."""
MOST_BYTES = 15_000
"""What the first use of the search may take, zipped."""
AT_FIRST = 4
"""Hits that are shown."""
CONTROLS = """
return [...document.querySelectorAll(".search :is(a, button, input)")].filter((one) => one.checkVisibility())
  .map((one) => one.numberOfTest);
"""
LOADED = "return performance.getEntriesByType('resource').map((one) => one.name)"


def first_uses(browser: WebDriver, site: Published, code: str) -> Iterator[tuple[str, Answer, int]]:
    """Ask every query as the first one, and tell what is shown and how many bytes it took.

    What opens notes is left out, since it comes with the first key or touch on any page, whatever that is for.
    """
    asked = read(code)
    before: set[str] = set()
    for number, text in enumerate((*(query.text for query in asked.queries), *asked.none)):
        if number % ANEW == 0:
            browser.get(f"{site.address}{code}/index.html")
            before = set(browser.execute_script(LOADED))
            open_search(browser)
        answer = ask(browser, site, code, text)
        loaded = set(browser.execute_script(LOADED)) - before if number % ANEW == 0 else set[str]()
        used = {site.file(one) for one in loaded if "notes." not in one}
        yield text, answer, sum(zipped(file.read_bytes()) for file in used)


def wrong(asked: Queries, first: dict[str, str]) -> list[str]:
    """Tell of the queries whose first hit is none of the sections that were wanted."""
    return [
        f"{query.text}: {first.get(query.text, 'nothing')}, not {' or '.join(query.sections)}"
        for query in asked.queries
        if first.get(query.text) not in query.sections
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_readers_find_what_they_look_for_in_their_language_and_for_few_bytes(
    browser: WebDriver, published: Published, code: str
) -> None:
    asked = read(code)
    found = {text: (answer, size) for text, answer, size in first_uses(browser, published, code)}
    first = {text: answer.hits[0].address for text, (answer, _) in found.items() if answer.hits}
    assert len(found) == len(asked.queries) + len(asked.none)
    assert len(missed := wrong(asked, first)) <= (1 - LEAST_RIGHT) * len(asked.queries), missed
    assert [word for word in asked.none if found[word][0].hits] == []
    assert {text: size for text, (_, size) in found.items() if size > MOST_BYTES} == {}
    elsewhere = [hit for answer, _ in found.values() for hit in answer.hits if hit.address.startswith("http")]
    assert elsewhere == []


def test_a_first_hit_that_was_not_wanted_is_told() -> None:
    asked = read("en")
    right = {query.text: query.sections[-1] for query in asked.queries}
    assert wrong(asked, right) == []
    query = asked.queries[0]
    assert wrong(asked, right | {query.text: "about"}) == [
        f"{query.text}: about, not {' or '.join(query.sections)}",
    ]


@pytest.fixture
def search(browser: WebDriver, published: Published) -> WebDriver:
    """A browser with the search open on an English page."""
    browser.get(published.address + "en/punto-banco.html")
    open_search(browser)
    return browser


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


@pytest.mark.parametrize(
    ("code", "text", "marked"),
    [
        ("id", "dipertaruhkannya", "taruhan"),
        ("id", "pemainnyalah", "pemain"),
        ("id", "ditarikkan", "menarik"),
        ("en", "wheel's", "wheel"),
        ("en", "roulettes", "roulette"),
    ],
)
def test_forms_are_found_that_no_page_has(
    browser: WebDriver, published: Published, code: str, text: str, marked: str
) -> None:
    pages = [page.read_text(encoding="utf-8") for page in (published.folder / code).rglob("*.html")]
    assert not any(text in page.lower() for page in pages)
    browser.get(f"{published.address}{code}/index.html")
    open_search(browser)
    assert marked in {word.lower() for hit in ask(browser, published, code, text).hits for word in hit.marked}


def test_a_word_is_found_while_it_is_typed(search: WebDriver, published: Published) -> None:
    for part in ("insura", "insuranc"):
        assert ask(search, published, "en", part).hits[0].address in {"blackjack#insurance", "glossary#insurance"}
    assert ask(search, published, "en", "insura ").hits == ()


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


def test_the_search_works_from_a_disk(browser: WebDriver, published: Published) -> None:
    browser.get((published.folder / "en" / "workings" / "punto-banco.html").as_uri())
    open_search(browser)
    from_disk = Published(published.folder, f"{published.folder.as_uri()}/")
    assert ask(browser, from_disk, "en", "dragon bonus").hits[0].address == "side-bets#bonus"


def test_the_browser_cuts_and_compares_words_as_the_generator_does(search: WebDriver, site: Path) -> None:
    program = (Path("templates") / "assets" / "search.js").read_text(encoding="utf-8")
    cutting = program[program.index("  const WORD") : program.index("  // The first file")]
    texts = [
        text
        for code in LANGUAGES
        for file in sorted((site / code).glob("*.search/t*.js"))
        for heading, _, text, *_ in json.loads(
            file.read_text(encoding="utf-8").removeprefix("tetapSearch(").removesuffix(");\n")
        )
        for text in (heading, text)
    ]
    texts += ["§\u202f14 § 15", "Straße ĐORĐE partage\u0301 ½ x² Ⅷ", "1,06 8:1 4.998.398 19:20", "a'b\u2019c 'd"]
    assert len(texts) > len("not only those")
    cut = search.execute_script(
        f"{cutting} const cut = (text) => (text.match(WORD) ?? []).map((word) => [word, keyOf(word)]);"
        "return arguments[0].map(cut)",
        texts,
    )
    assert cut == [[[word, key(word)] for word in words(text)] for text in texts]


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
