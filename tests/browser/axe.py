"""axe-core, as it judges the page that a browser shows, with no rule of the guidelines and no element left out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from selenium.webdriver.remote.webdriver import WebDriver

from tests.browser.colours import held, same_colour
from tests.browser.view import media, window

WIDTHS = (320, 1280)
SCHEMES = ("light", "dark")

RULES = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")

OF_COLOURS = ("color-contrast", "link-in-text-block")
"""The rules that depend on how a page is coloured."""

RUN = """
const [rules, within, done] = arguments;
const short = ({target, html}) => `${target.flat()}: ${html.slice(0, 120)}`;
const colour = ({target}) => {
  const element = document.querySelector(target.flat()[0]);
  return getComputedStyle(element)[element instanceof SVGElement ? "fill" : "color"];
};
axe.run(within, {runOnly: rules, resultTypes: ["violations", "incomplete"]}).then(({violations, incomplete}) => done({
  violations: violations.map(({id, nodes}) => [id, nodes.map(short)]),
  undecided: incomplete.filter(({id}) => id !== "color-contrast").map(({id, nodes}) => [id, nodes.map(short)]),
  colours: [...new Set(incomplete.filter(({id}) => id === "color-contrast").flatMap(({nodes}) => nodes.map(colour)))],
}));
"""


@dataclass(frozen=True, slots=True)
class Judge:
    """axe-core's own program, as text."""

    program: str

    def verdict(self, browser: WebDriver, within: str = "html", rules: Sequence[str] = RULES) -> dict[str, Any]:
        """Judge the page that a browser shows, or what a selector finds in it, by rules or by groups of them.

        Gives what breaks a rule, what axe could not decide, and the colours of texts whose contrast it could not tell:
        signs of one character, and what stands on the row of dots that marks a checked figure.
        """
        browser.set_script_timeout(120)
        if not browser.execute_script("return Boolean(window.axe)"):
            browser.execute_script(self.program)
        verdict: dict[str, Any] = browser.execute_async_script(RUN, rules, within)
        return verdict

    def complaints(self, browser: WebDriver, within: str = "html", rules: Sequence[str] = RULES) -> list[object]:
        """Tell what is wrong with the page that a browser shows, or with what a selector finds in it.

        Where axe cannot tell the contrast of a text, the text must be in a colour whose contrast another test holds.
        """
        verdict = self.verdict(browser, within, rules)
        known = held(browser)
        other = [f"text in {one}, which no test holds" for one in verdict["colours"] if not same_colour(one, known)]
        return [*verdict["violations"], *verdict["undecided"], *other]

    def looks(self, browser: WebDriver, width: int, within: str = "html") -> dict[tuple[int, str], list[object]]:
        """Tell what is wrong in a window so wide, in light and in dark, where only the colours are others."""
        window(browser, width)
        found = {}
        for scheme, rules in zip(SCHEMES, (RULES, OF_COLOURS), strict=True):
            media(browser, prefers_color_scheme=scheme)
            found[width, scheme] = self.complaints(browser, within, rules)
        return {where: what for where, what in found.items() if what}
