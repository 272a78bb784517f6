"""The search of the published pages as a reader uses it: opened, asked, and read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from selenium.webdriver.remote.webdriver import WebDriver

from tests.browser.published import Published, zipped
from tests.search.queries import read

AT_FIRST = 4
"""Hits that are shown."""

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

# The program, its sheet and all that it fetched are forgotten and fetched again, as by who opens the search anew.
AFRESH = """
const [done] = arguments;
const [sheet, program] = ["[href$='search.css']", "[src$='search.js']"].map((one) => document.querySelector(one));
const again = Object.assign(document.createElement("script"), {src: program.src});
document.querySelector("dialog.search").remove();
delete window.tetapSearch;
performance.clearResourceTimings();
again.onload = () => done(tetapSearch.open());
sheet.replaceWith(sheet.cloneNode());
program.replaceWith(again);
"""
LOADED = "return performance.getEntriesByType('resource').map((one) => one.name)"


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


def first_uses(browser: WebDriver, site: Published, code: str) -> Iterator[tuple[str, Answer, int]]:
    """Ask every query as the first one, and tell what is shown and how many bytes it took.

    What opens notes is left out, since it comes with the first key or touch on any page, whatever that is for.
    """
    asked = read(code)
    browser.get(f"{site.address}{code}/index.html")
    open_search(browser)
    for text in (*(query.text for query in asked.queries), *asked.none):
        browser.execute_async_script(AFRESH)
        answer = ask(browser, site, code, text)
        used = map(site.file, {*browser.execute_script(LOADED)})
        yield text, answer, sum(zipped(file.read_bytes()) for file in used)
