"""Every page is complete without its scripts: what they add is a convenience."""

from __future__ import annotations

from pathlib import Path

import pytest
from selenium.webdriver.remote.webdriver import WebDriver

from tests.browser.published import BELOW, SHARES, Published, served, write
from tests.browser.view import scripts

# What a reader sees, also in what is closed; blanks do not matter. A table that can be read is shown and has heads,
# or a caption where it stands for a picture.
READ = """
for (const closed of document.querySelectorAll("main details")) closed.open = true;
const seen = (element) => element.checkVisibility({opacityProperty: true, visibilityProperty: true});
return {
  text: document.querySelector("main").innerText.split(/\\s+/).join(" ").trim(),
  links: [...document.querySelectorAll("a[href]")].filter((link) => !link.closest("main") || seen(link)).length,
  unread: [...document.querySelectorAll("table")]
    .filter((table) => !table.querySelector("th, caption") || !seen(table))
    .map((table) => table.outerHTML.slice(0, 80)),
};
"""


def complaints(browser: WebDriver, address: str) -> list[str]:
    """Tell what is missing of a page without its scripts, or cannot be read."""
    read = {}
    for run in (True, False):
        scripts(browser, run=run)
        browser.get(address)
        read[run] = browser.execute_script(READ)
    missing = [f"has other {what}" for what in ("text", "links") if read[True][what] != read[False][what]]
    empty = [] if read[False]["text"] else ["has no text"]
    return [*missing, *empty, *(f"shows no whole table: {table}" for table in read[False]["unread"])]


@pytest.mark.parametrize("share", range(SHARES))
def test_every_page_says_the_same_without_scripts(browser: WebDriver, published: Published, share: int) -> None:
    found = {page: complaints(browser, published.address + page) for page in published.share(share)}
    assert {page: what for page, what in found.items() if what} == {}


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("<p id='a'></p><script src='a.js'></script>", ["has other text", "has no text"]),
        ("<p>x</p><p><a id='a'>x</a></p><script src='link.js'></script>", ["has other links"]),
        ("<details><summary>x</summary><p id='a'></p></details><script src='a.js'></script>", ["has other text"]),
        ("<table hidden><tr><th>x</table><p>x</p>", ["shows no whole table: <table hidden"]),
        ("<table><tr><td>x</table>", ["shows no whole table: <table><tbody"]),
        ("<table><tr><th>x</table><details><summary>x</summary><p>x</p></details>", []),
    ],
)
def test_what_needs_scripts_is_told(browser: WebDriver, tmp_path: Path, body: str, told: list[str]) -> None:
    files = {
        "index.html": f"<!DOCTYPE html><html lang='en'><title>x</title><main>{body}</main>",
        "a.js": "document.getElementById('a').textContent = 'written by a script'",
        "link.js": "document.getElementById('a').href = 'index.html'",
    }
    write(tmp_path / BELOW, {name: text.encode() for name, text in files.items()})
    with served(tmp_path / BELOW) as site:
        found = complaints(browser, site.address + "index.html")
    assert len(found) == len(told)
    assert all(what.startswith(start) for what, start in zip(found, told, strict=True))
