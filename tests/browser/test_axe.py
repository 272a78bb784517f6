"""Every page as axe-core judges it, with no rule of the guidelines and no element left out."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from selenium.webdriver.remote.webdriver import WebDriver

from tests.browser.colours import held, same_colour
from tests.browser.kinds import KINDS
from tests.browser.published import SHARES, Published
from tests.browser.view import media, text_size, window

RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
WIDTHS = (320, 1280)
SCHEMES = ("light", "dark")

RUN = """
const [rules, done] = arguments;
const short = ({target, html}) => `${target.flat()}: ${html.slice(0, 120)}`;
const colour = ({target}) => {
  const element = document.querySelector(target.flat()[0]);
  return getComputedStyle(element)[element instanceof SVGElement ? "fill" : "color"];
};
axe.run(document, {runOnly: rules, resultTypes: ["violations", "incomplete"]}).then(({violations, incomplete}) => done({
  violations: violations.map(({id, nodes}) => [id, nodes.map(short)]),
  undecided: incomplete.filter(({id}) => id !== "color-contrast").map(({id, nodes}) => [id, nodes.map(short)]),
  colours: [...new Set(incomplete.filter(({id}) => id === "color-contrast").flatMap(({nodes}) => nodes.map(colour)))],
}));
"""


@dataclass(frozen=True, slots=True)
class Judge:
    """axe-core's own program, as text."""

    program: str

    def verdict(self, browser: WebDriver) -> dict[str, Any]:
        """Judge the page that a browser shows.

        Gives what breaks a rule, what axe could not decide, and the colours of texts whose contrast it could not tell:
        signs of one character, and what stands on the row of dots that marks a checked figure.
        """
        browser.set_script_timeout(120)
        if not browser.execute_script("return Boolean(window.axe)"):
            browser.execute_script(self.program)
        verdict: dict[str, Any] = browser.execute_async_script(RUN, RULES)
        return verdict

    def complaints(self, browser: WebDriver) -> list[object]:
        """Tell what is wrong with the page that a browser shows.

        Where axe cannot tell the contrast of a text, the text must be in a colour whose contrast another test holds.
        """
        verdict = self.verdict(browser)
        known = held(browser)
        other = [f"text in {one}, which no test holds" for one in verdict["colours"] if not same_colour(one, known)]
        return [*verdict["violations"], *verdict["undecided"], *other]


@pytest.fixture(scope="session")
def axe(tools: Path) -> Judge:
    """What judges a page."""
    return Judge((tools / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))


@pytest.mark.parametrize("share", range(SHARES))
def test_axe_finds_nothing_in_light_or_dark_on_a_phone_or_a_desk(
    browser: WebDriver, published: Published, axe: Judge, share: int
) -> None:
    found = {}
    for page in published.share(share):
        browser.get(published.address + page)
        for width in WIDTHS:
            window(browser, width)
            for scheme in SCHEMES:
                media(browser, prefers_color_scheme=scheme)
                found[page, width, scheme] = axe.complaints(browser)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize("page", KINDS)
@pytest.mark.parametrize("width", WIDTHS)
def test_axe_finds_nothing_where_text_is_twice_as_large(
    browser: WebDriver, published: Published, axe: Judge, width: int, page: str
) -> None:
    window(browser, width)
    browser.get(published.address + page)
    text_size(browser, 200)
    assert axe.complaints(browser) == []


@pytest.mark.parametrize("page", KINDS)
def test_axe_finds_nothing_in_colours_of_the_readers_own(
    browser: WebDriver, published: Published, axe: Judge, page: str
) -> None:
    browser.get(published.address + page)
    for scheme in SCHEMES:
        media(browser, prefers_color_scheme=scheme, forced_colors="active")
        verdict = axe.verdict(browser)
        assert (verdict["violations"], verdict["undecided"]) == ([], []), scheme


@pytest.mark.parametrize(
    ("body", "rule"),
    [
        ('<p><font color="#bbbbbb">pale</font></p>', "color-contrast"),
        ('<img src="../assets/icon.svg">', "image-alt"),
        ("<p><a href='#main_'></a></p>", "link-name"),
        ("<h5>deep</h5>", "heading-order"),
        ('<ul><p role="presentation">no item</p></ul>', "list"),
    ],
)
def test_axe_is_heard(browser: WebDriver, published: Published, axe: Judge, body: str, rule: str) -> None:
    browser.get(published.address + "en/index.html")
    browser.execute_script("document.querySelector('main').insertAdjacentHTML('beforeend', arguments[0])", body)
    assert [name for name, _ in axe.verdict(browser)["violations"]] == [rule]
