"""Every exercise can be answered by choosing: what the engine says is right, and the count stays on the device."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest
from selenium.webdriver.chromium.webdriver import ChromiumDriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait

from engine import GAMES
from generator.ask import AskedPage, Desk, ask_pages
from generator.exercises import exercises
from generator.parse import parse
from generator.read import read
from generator.render.typography import typeset
from tests.browser.explorers.trying import PLACE, announced, come_near
from tests.browser.published import Published
from tests.browser.touch.reader import press

PAGES = {"id": "id/latihan.html", "en": "en/practice.html"}
SAID = {"id": ("Belum tepat. Jawaban:", "Benar. Jawaban:"), "en": ("Not right. Answer:", "Right. Answer:")}
COUNTED = {
    "id": "Sudah dijawab: {} dari {} soal. Benar: {}. Jawaban Anda hanya tersimpan di perangkat ini.",
    "en": "Answered: {} of {}. Right: {}. Your answers are kept on this device only.",
}

ALL = """
const [done] = arguments;
const places = [...document.querySelectorAll(".explorer")];
const next = () => {
  const late = places.find((place) => !place.querySelector(".choices button"));
  if (!late) return done();
  late.scrollIntoView();
  setTimeout(next, 20);
};
next();
"""

# Chooses each choice of each exercise in turn; gives what is announced, whether the explanation is open, which choices
# are marked, and what all counts say.
CHOOSE = """
return [...document.querySelectorAll(".exercise")].map((exercise) => {
  const buttons = [...exercise.querySelectorAll(".choices button")];
  return [exercise.id, buttons.map((button) => {
    exercise.querySelector("details").open = false;
    button.click();
    return [
      exercise.querySelector("[role=status]").textContent,
      exercise.querySelector("details").open,
      buttons.map((one) => one.ariaPressed),
      [...document.querySelectorAll(".explorer > :last-child p")].map((count) => count.textContent),
    ];
  })];
});
"""

COUNTS = ".explorer > :last-child p"

Choices = Sequence[tuple[str, bool]]
"""The texts of the choices of an exercise, each with whether it is what the engine answers."""


@pytest.fixture(scope="module")
def asked() -> AskedPage:
    """The page of exercises with the engine's answers."""
    tree, _ = read(Path())
    site, _ = parse(tree, GAMES)
    assert site
    [page] = ask_pages([page for page in site.pages if page.id == "practice"], site.languages, Desk(GAMES))[0]
    return page


@pytest.fixture(autouse=True)
def _nothing_kept(browser: ChromiumDriver, published: Published) -> Iterator[None]:
    """Begin and end as somebody does who was never here."""
    browser.get(f"{published.address}en/index.html")
    browser.execute_script("localStorage.clear()")
    yield
    browser.get(f"{published.address}en/index.html")
    browser.execute_script("localStorage.clear()")


def judged(page: AskedPage, code: str) -> Mapping[str, Choices]:
    """Give the choices of each exercise, by its anchor."""
    asked = page.documents[code]
    return {
        exercise.anchor.text if exercise.anchor else "": [
            (one.mark.shown.text, one.agrees) for choice in exercise.choices for one in asked.within(choice)
        ]
        for exercise in exercises(asked.document)
    }


def counts(browser: ChromiumDriver) -> set[str]:
    """Give what the counts say, each text once."""
    script = "return [...document.querySelectorAll('.explorer > :last-child p')].map((count) => count.textContent)"
    return set(browser.execute_script(script))


def marked(browser: ChromiumDriver) -> list[str]:
    """Give the choices that are marked as chosen."""
    return [one.text for one in browser.find_elements(By.CSS_SELECTOR, ".choices [aria-pressed=true]")]


@pytest.mark.parametrize("code", PAGES)
def test_every_choice_of_every_exercise_is_told_as_the_engine_judges_it(
    browser: ChromiumDriver, published: Published, asked: AskedPage, code: str
) -> None:
    exercises = judged(asked, code)
    browser.get(published.address + PAGES[code])
    browser.execute_async_script(ALL)
    found = browser.execute_script(CHOOSE)
    assert [name for name, _ in found] == list(exercises)
    assert len(found) == 36
    assert len(browser.find_elements(By.CSS_SELECTOR, COUNTS)) == 12
    rights = 0
    for answered, (name, told) in enumerate(found, 1):
        choices = exercises[name]
        [answer] = [text for text, right in choices if right]
        assert len(told) == len(choices)
        for number, ((_, right), (verdict, opened, pressed, counted)) in enumerate(zip(choices, told, strict=True)):
            assert verdict == f"{SAID[code][right]} {typeset(answer)}", name
            assert opened
            assert pressed == ["true" if number == one else "false" for one in range(len(choices))]
            assert set(counted) == {COUNTED[code].format(answered, 36, rights + right)}, name
        rights += choices[-1][1]


def test_what_was_chosen_is_still_there_when_the_page_is_opened_again_and_in_the_other_language_until_it_is_cleared(
    browser: ChromiumDriver, published: Published
) -> None:
    come_near(browser, published.address + PAGES["en"])
    for name, number in (("units", 0), ("units", 1), ("ace", 0)):
        browser.find_elements(By.CSS_SELECTOR, f"#{name} .choices button")[number].click()
    assert counts(browser) == {COUNTED["en"].format(2, 36, 1)}
    for code in ("en", "id"):
        come_near(browser, published.address + PAGES[code])
        assert announced(browser) == COUNTED[code].format(2, 36, 1)
        assert marked(browser) == ["5", "3"]
        assert not browser.find_elements(By.CSS_SELECTOR, ".exercise details[open]")
    browser.find_element(By.CSS_SELECTOR, "#units .choices button").click()
    browser.find_element(By.CSS_SELECTOR, f"{PLACE} button").click()
    assert announced(browser) == COUNTED["id"].format(0, 36, 0)
    assert marked(browser) == []
    assert not browser.find_elements(By.CSS_SELECTOR, ".exercise details[open]")
    assert browser.find_element(By.CSS_SELECTOR, "#units [role=status]").text == ""
    assert browser.execute_script("return localStorage.length") == 0
    come_near(browser, published.address + PAGES["id"])
    assert announced(browser) == COUNTED["id"].format(0, 36, 0)


BLOCKED = {
    "missing": "Object.defineProperty(window, 'localStorage', {value: null})",
    "refused": "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('x') }})",
    "full": "Object.defineProperty(window, 'localStorage', {value: new Proxy({}, {"
    "get: (kept, name) => (name === 'removeItem' ? () => {} : undefined),"
    "set() { throw new DOMException('x') }})})",
}


@pytest.mark.parametrize("how", BLOCKED)
def test_where_nothing_can_be_kept_exercises_are_answered_for_the_page_alone(
    browser: ChromiumDriver, published: Published, how: str
) -> None:
    added = browser.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": BLOCKED[how]})
    try:
        come_near(browser, published.address + PAGES["en"])
        assert announced(browser) == COUNTED["en"].format(0, 36, 0)
        browser.find_elements(By.CSS_SELECTOR, "#units .choices button")[1].click()
        browser.find_element(By.CSS_SELECTOR, "#ace .choices button").click()
        assert announced(browser) == COUNTED["en"].format(2, 36, 1)
        browser.find_element(By.CSS_SELECTOR, f"{PLACE} button").click()
        assert announced(browser) == COUNTED["en"].format(0, 36, 0)
        assert marked(browser) == []
    finally:
        browser.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", added)
    assert [entry for entry in browser.get_log("browser") if "Uncaught" in entry["message"]] == []  # type: ignore[no-untyped-call] # selenium leaves it untyped


@pytest.mark.parametrize("kept", ["units=7&nobody=1", "&=&units=&ace=-1", "{}", "units=length"])
def test_what_is_kept_and_means_no_choice_is_passed_over(
    browser: ChromiumDriver, published: Published, kept: str
) -> None:
    browser.execute_script("localStorage['tetap.practice'] = arguments[0]", kept)
    come_near(browser, published.address + PAGES["en"])
    assert announced(browser) == COUNTED["en"].format(0, 36, 0)


def test_the_count_is_told_once_and_follows_what_is_answered_in_another_window(
    browser: ChromiumDriver, published: Published
) -> None:
    come_near(browser, published.address + PAGES["en"])
    browser.execute_async_script(ALL)
    assert len(browser.find_elements(By.CSS_SELECTOR, COUNTS)) == 1
    for name in ("units", "payment"):
        browser.find_element(By.CSS_SELECTOR, f"#{name} .choices button").click()
    assert len(browser.find_elements(By.CSS_SELECTOR, COUNTS)) == 2
    assert len(browser.find_elements(By.CSS_SELECTOR, f"{COUNTS}[role=status]")) == 1
    first = browser.current_window_handle
    browser.switch_to.new_window("tab")
    try:
        come_near(browser, published.address + PAGES["id"])
        browser.find_elements(By.CSS_SELECTOR, "#units .choices button")[1].click()
    finally:
        browser.close()
        browser.switch_to.window(first)
    WebDriverWait(browser, 5).until(lambda _: counts(browser) == {COUNTED["en"].format(2, 36, 2)})


def test_an_exercise_is_answered_with_a_keyboard_alone(browser: ChromiumDriver, published: Published) -> None:
    come_near(browser, published.address + PAGES["en"])
    browser.execute_script("document.querySelector('#units .no').focus()")
    press(browser, Keys.TAB, Keys.TAB, Keys.SPACE)
    assert browser.find_element(By.CSS_SELECTOR, "#units [role=status]").text == "Right. Answer: 5"
    press(browser, Keys.TAB, Keys.ENTER)
    assert browser.find_element(By.CSS_SELECTOR, "#units [role=status]").text == "Not right. Answer: 5"


def test_choices_take_the_room_that_they_take_without_a_script(browser: ChromiumDriver, published: Published) -> None:
    heights = "return [...document.querySelectorAll('.exercise')].map((one) => one.getBoundingClientRect().height)"
    browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*practice.js"]})
    try:
        browser.get(published.address + PAGES["en"])
        before = browser.execute_script(heights)
    finally:
        browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
    browser.get(published.address + PAGES["en"])
    browser.execute_async_script(ALL)
    assert browser.execute_script(heights) == before


# Counts how often what is announced is written, by the texts.
LISTEN = """
window.told = [];
new MutationObserver((changes) => {
  for (const { target } of changes) if (target.closest("[role=status]")) told.push(target.textContent);
}).observe(document.body, { childList: true, subtree: true });
"""


def test_nothing_is_announced_while_somebody_reads_on_and_an_answer_once(
    browser: ChromiumDriver, published: Published
) -> None:
    come_near(browser, published.address + PAGES["en"])
    browser.execute_script(LISTEN)
    browser.execute_async_script(ALL)
    browser.execute_script("dispatchEvent(new StorageEvent('storage', {key: 'tetap.theme'}))")
    assert browser.execute_script("return told") == []
    browser.execute_script("document.querySelector('#units .choices button').click()")
    assert browser.execute_script("return told") == ["Not right. Answer: 5", COUNTED["en"].format(1, 36, 0)]


def test_what_was_cleared_in_another_window_is_no_longer_told_here(
    browser: ChromiumDriver, published: Published
) -> None:
    come_near(browser, published.address + PAGES["en"])
    browser.find_element(By.CSS_SELECTOR, "#units .choices button").click()
    browser.execute_script("localStorage.clear(); dispatchEvent(new StorageEvent('storage'))")
    assert announced(browser) == COUNTED["en"].format(0, 36, 0)
    assert browser.find_element(By.CSS_SELECTOR, "#units [role=status]").text == ""


def test_a_page_that_is_gone_back_to_tells_what_was_answered_since(
    browser: ChromiumDriver, published: Published
) -> None:
    come_near(browser, published.address + PAGES["en"])
    browser.execute_script("window.isTheSame = true")
    come_near(browser, published.address + PAGES["id"])
    browser.find_element(By.CSS_SELECTOR, "#units .choices button").click()
    browser.back()
    WebDriverWait(browser, 5).until(lambda _: browser.current_url.endswith(PAGES["en"]))
    assert browser.execute_script("return window.isTheSame")
    WebDriverWait(browser, 5).until(lambda _: announced(browser) == COUNTED["en"].format(1, 36, 0))
