"""The colours that a style sheet names, and whether they can be told apart; what contrast is, is told by coloraide."""

from __future__ import annotations

from collections.abc import Iterable

from coloraide import Color
from selenium.webdriver.remote.webdriver import WebDriver

TEXTS = ("ink", "soft", "player", "banker", "tie", "natural", "draws")
"""What texts are set in, on `paper`, and on `line` where a reader has checked figures marked."""

ON_CARDS = ("ink", "soft")
"""What is drawn on `card`."""

FILLED = ("soft", "player", "banker")
"""What letters in the colour of `paper` stand on."""

ON_FILL = "#fff"
"""What signs on `fill` are set in."""

NAMES = (*TEXTS, "paper", "card", "line", "fill", "dots")

# What a name stands for is told by an element in that colour: the style sheet may name one for light and one for dark.
READ = """
const probe = document.body.appendChild(document.createElement("i"));
const colour = (name) => {
  probe.style.color = `var(--${name})`;
  return getComputedStyle(probe).color;
};
const known = arguments[0].filter((name) => getComputedStyle(probe).getPropertyValue(`--${name}`));
const colours = Object.fromEntries(known.map((name) => [name, colour(name)]));
probe.remove();
return colours;
"""


def tokens(browser: WebDriver) -> dict[str, str]:
    """Give the colours of the page that a browser shows, by their names in its style sheet, as far as it has them."""
    found: dict[str, str] = browser.execute_script(READ, NAMES)
    return found


def held(browser: WebDriver) -> list[str]:
    """Give the colours of text that are held against whatever they stand on."""
    colours = tokens(browser)
    return [ON_FILL, *(colours[name] for name in (*TEXTS, "paper"))]


def contrast(one: str, other: str) -> float:
    """Give the contrast of two colours as the guidelines count it, from 1 to 21."""
    return Color(one).contrast(other, method="wcag21")


def same_colour(one: str, others: Iterable[str]) -> bool:
    """Tell whether a colour is one of some others, however each of them is written."""
    return any(Color(one).to_string(hex=True) == Color(other).to_string(hex=True) for other in others)
