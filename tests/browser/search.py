"""The search of the published pages as a reader uses it: opened, asked, and read."""

from __future__ import annotations

from dataclasses import dataclass

from selenium.webdriver.remote.webdriver import WebDriver

from tests.browser.published import Published

OPENED = """
const [done] = arguments;
const opened = () => document.querySelector("dialog.search[open]") ? done() : setTimeout(opened, 5);
opened();
"""

# The list of hits says that it is busy until it answers what was typed.
ASK = """
const [text, done] = arguments;
const dialog = document.querySelector("dialog.search");
const field = dialog.querySelector("input");
const answered = () => {
  if (dialog.querySelector("ol").ariaBusy !== "false") return setTimeout(answered, 5);
  done({
    hits: [...dialog.querySelectorAll("li")].map((hit) => ({
      address: hit.querySelector("a").href,
      text: hit.innerText,
      marked: [...hit.querySelectorAll("mark")].map((mark) => mark.textContent),
    })),
    told: dialog.querySelector("[role=status]").textContent,
    more: dialog.querySelector("p:last-child button").checkVisibility(),
  });
};
field.value = text;
field.dispatchEvent(new InputEvent("input", {bubbles: true}));
answered();
"""


@dataclass(frozen=True, slots=True)
class Hit:
    """A result: its address below the folder of its language, without `.html`; its text, and what is marked in it."""

    address: str
    text: str
    marked: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """What a search shows."""

    hits: tuple[Hit, ...]
    told: str
    """What is announced."""
    more: bool
    """Whether there are more hits than are shown."""


def open_search(browser: WebDriver) -> None:
    """Open the search of the page that a browser shows."""
    browser.execute_script("document.querySelector('a.find').click()")
    browser.execute_async_script(OPENED)


def ask(browser: WebDriver, site: Published, code: str, text: str) -> Answer:
    """Type a query into a search that is open, and wait for what it shows."""
    shown = browser.execute_async_script(ASK, text)
    below = f"{site.address}{code}/"
    return Answer(
        tuple(
            Hit(hit["address"].removeprefix(below).replace(".html", ""), hit["text"], tuple(hit["marked"]))
            for hit in shown["hits"]
        ),
        shown["told"],
        shown["more"],
    )
