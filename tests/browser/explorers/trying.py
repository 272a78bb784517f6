"""What a reader does with an explorer, and what it says then: many states by one script, since each call takes long."""

from __future__ import annotations

from collections.abc import Sequence

from selenium.webdriver.chromium.webdriver import ChromiumDriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait

from tests.browser.touch.reader import press

PLACE = ".explorer > :last-child"

# Chooses what each state says, in the order of the controls, and gives the texts that are announced, those of
# some other elements, and the state that the link leads to.
TRY = """
const [states, others] = arguments;
const place = document.querySelector(".explorer");
const [controls, link] = [[...place.querySelectorAll("select, input")], place.querySelector("a[href^='?']")];
const change = (control) => control.dispatchEvent(new Event("change"));
return states.map((state) => {
  state.forEach((value, number) => (controls[number].value = value));
  controls.filter((control) => control.matches("input")).forEach(change);
  change(controls[0]);
  return [
    place.querySelector("[role=status]").textContent,
    [...place.querySelectorAll(others)].map((one) => one.textContent),
    new URL(link.href).searchParams.get(place.dataset.explorer),
  ];
});
"""


def come_near(browser: ChromiumDriver, address: str) -> WebElement:
    """Show a page, scroll to its explorer, and wait until it is there."""
    browser.get(address)
    return wait_for(browser)


def wait_for(browser: ChromiumDriver) -> WebElement:
    """Scroll to the explorer of the page that is shown, wait until it is there, and give its place."""
    place = browser.find_element(By.CSS_SELECTOR, PLACE)
    browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", place)
    WebDriverWait(browser, 10).until(lambda _: place.find_elements(By.CSS_SELECTOR, "[role=status]"))
    browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", place)
    return place


def tried(
    browser: ChromiumDriver, states: Sequence[Sequence[str]], others: str = "nothing"
) -> list[tuple[str, list[str], str]]:
    """Choose states one by one; give what is announced of each, what some elements say, and the state of the link."""
    said: list[tuple[str, list[str], str]] = browser.execute_script(TRY, states, others)
    return said


def announced(browser: ChromiumDriver) -> str:
    """Give what the explorer announced last."""
    return browser.find_element(By.CSS_SELECTOR, f"{PLACE} [role=status]").text


def noted(browser: ChromiumDriver) -> str:
    """Give what is said beside the field of a number that was typed: nothing while the number can be taken over."""
    [field] = browser.find_elements(By.CSS_SELECTOR, f"{PLACE} input")
    [note] = browser.find_elements(By.CSS_SELECTOR, f"{PLACE} output")
    assert field.get_attribute("aria-describedby") == note.get_attribute("id")
    assert (field.get_attribute("aria-invalid") == "true") is bool(note.text)
    return note.text


def typed(browser: ChromiumDriver, text: str) -> None:
    """Type a number with the keys, in place of the one that stands there, and press Enter."""
    browser.execute_script(f"const field = document.querySelector('{PLACE} input'); field.focus(); field.select()")
    press(browser, *text or Keys.DELETE, Keys.ENTER)
