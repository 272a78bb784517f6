"""The colours that a style sheet names, and whether they can be told apart; what contrast is, is told by coloraide."""

from __future__ import annotations

from collections.abc import Iterable

from coloraide import Color
from selenium.webdriver.remote.webdriver import WebDriver

TEXTS = ("ink", "soft", "player", "banker", "tie", "natural", "draws", "stands")
"""What texts are set in, on `paper`."""

ON_CARDS = ("ink", "soft")
"""What is drawn on `card`."""

FILLED = ("soft", "player", "banker")
"""What letters in the colour of `paper` stand on."""

SIGNS = (*TEXTS, "on", "paper")
"""All colours of text: each is held against what it may stand on."""

READ = """
const style = getComputedStyle(document.documentElement);
return Object.fromEntries(arguments[0].map((name) => [name, style.getPropertyValue(`--${name}`)]));
"""


def tokens(browser: WebDriver) -> dict[str, str]:
    """Give the colours of the page that a browser shows, by their names in its style sheet."""
    found: dict[str, str] = browser.execute_script(READ, [*SIGNS, "card", "fill", "dots"])
    return found


def contrast(one: str, other: str) -> float:
    """Give the contrast of two colours as the guidelines count it, from 1 to 21."""
    return Color(one).contrast(other, method="wcag21")


def same_colour(one: str, others: Iterable[str]) -> bool:
    """Tell whether a colour is one of some others, however each of them is written."""
    return any(Color(one).convert("srgb").to_string(hex=True) == Color(other).to_string(hex=True) for other in others)
