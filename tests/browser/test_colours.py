"""The colours of the style sheet hold where axe-core cannot tell what a text stands on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from selenium.webdriver.remote.webdriver import WebDriver

from tests.browser.colours import FILLED, NAMES, ON_CARDS, ON_FILL, TEXTS, contrast, same_colour, tokens
from tests.browser.published import Published
from tests.browser.view import media, on_paper

TEXT = 4.5
"""The least contrast of text."""

SIGN = 3
"""The least contrast of what is no text but has to be seen."""


SHOWN: dict[str, Callable[[WebDriver], None]] = {
    "light": partial(media, prefers_color_scheme="light"),
    "dark": partial(media, prefers_color_scheme="dark"),
    "on paper": on_paper,
}


@pytest.mark.parametrize("how", SHOWN)
def test_every_colour_can_be_read_where_it_stands(browser: WebDriver, published: Published, how: str) -> None:
    SHOWN[how](browser)
    browser.get(published.address + "en/punto-banco.html")
    colour = tokens(browser)
    marked = [] if how == "on paper" else [(name, "line") for name in TEXTS]  # no mark is printed
    pairs = [
        *((name, "paper") for name in TEXTS),
        *((name, "card") for name in ON_CARDS),
        *(("paper", name) for name in FILLED),
        *marked,
    ]
    pale = {pair: contrast(colour[pair[0]], colour[pair[1]]) for pair in pairs}
    assert {pair: ratio for pair, ratio in pale.items() if ratio < TEXT} == {}
    assert contrast(ON_FILL, colour["fill"]) >= TEXT
    assert contrast(colour["dots"], colour["paper"]) >= SIGN
    assert contrast(colour["fill"], colour["paper"]) >= SIGN


def test_the_schemes_differ(browser: WebDriver, published: Published) -> None:
    browser.get(published.address + "en/punto-banco.html")
    light = tokens(browser)
    media(browser, prefers_color_scheme="dark")
    dark = tokens(browser)
    assert [name for name in NAMES if same_colour(light[name], [dark[name]])] == []


@pytest.mark.parametrize(("chosen", "system"), [("light", "dark"), ("dark", "light")])
def test_a_scheme_that_a_reader_chose_has_the_colours_of_the_systems(
    browser: WebDriver, published: Published, chosen: str, system: str
) -> None:
    media(browser, prefers_color_scheme=chosen)
    browser.get(published.address + "en/punto-banco.html")
    browser.execute_script("delete document.documentElement.dataset.theme")  # as without scripts
    own = tokens(browser)
    media(browser, prefers_color_scheme=system)
    assert tokens(browser) != own
    browser.execute_script("document.documentElement.dataset.theme = arguments[0]", chosen)
    assert tokens(browser) == own


def test_contrast_is_counted_as_in_the_guidelines() -> None:
    assert round(contrast("#ffffff", "rgb(0 0 0)"), 2) == 21
    assert round(contrast("#767676", "#fff"), 2) == 4.54
    assert round(contrast("#777777", "#fff"), 2) == 4.48
