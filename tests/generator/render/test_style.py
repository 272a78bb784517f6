"""The style sheet: what can be worked out of it without a browser."""

from __future__ import annotations

import re

import pytest

from tests.generator.render.sample import TEMPLATES

STYLE = (TEMPLATES / "assets" / "style.css").read_text("utf-8")
LIGHT, DARK, CHOSEN, PRINT = re.findall(r"\{([^{}]*--paper: #[^}]*)\}", STYLE)
SCHEMES = ("light", "dark", "print")
TEXTS = ("ink", "soft", "player", "banker", "tie", "natural", "draws")
SHORT = len("#fff")


def _colours(scheme: str) -> dict[str, tuple[float, float, float]]:
    """The colours in the light, in the dark, and on paper, as linear red, green and blue."""
    found = dict(_named(LIGHT))
    found |= _named({"light": "", "dark": DARK, "print": PRINT}[scheme])
    return {name: _linear(value * 2 if len(value) < SHORT else value) for name, value in found.items()}


def _named(rule: str) -> list[tuple[str, str]]:
    return re.findall(r"--([a-z]+): #([0-9a-f]+);", rule)


def _linear(value: str) -> tuple[float, float, float]:
    red, green, blue = (int(value[at : at + 2], 16) / 255 for at in (0, 2, 4))
    return _light(red), _light(green), _light(blue)


def _light(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def _contrast(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    """The contrast ratio of WCAG 2.2."""
    low, high = sorted(0.2126 * red + 0.7152 * green + 0.0722 * blue for red, green, blue in (one, other))
    return (high + 0.05) / (low + 0.05)


def test_the_dark_that_a_reader_chose_is_that_of_the_system() -> None:
    assert CHOSEN.split() == DARK.split()
    assert {name for name, _ in _named(DARK)} == {name for name, _ in _named(LIGHT)}


@pytest.mark.parametrize("scheme", SCHEMES)
def test_every_colour_of_text_is_plain_to_read(scheme: str) -> None:
    colours = _colours(scheme)
    low = {name: _contrast(colours[name], colours["paper"]) for name in TEXTS}
    low["on a filled cell"] = _contrast((1, 1, 1), colours["fill"])
    low["on a card"] = _contrast(colours["ink"], colours["card"])
    assert {name: ratio for name, ratio in low.items() if ratio < 4.5} == {}


@pytest.mark.parametrize("scheme", SCHEMES)
def test_what_carries_meaning_without_being_text_can_be_seen(scheme: str) -> None:
    colours = _colours(scheme)
    assert {name for name in ("dots", "fill", "soft") if _contrast(colours[name], colours["paper"]) < 3} == set()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_colour_of_text_is_plain_to_read_where_figures_are_marked(scheme: str) -> None:
    colours = _colours(scheme)
    assert {name for name in TEXTS if _contrast(colours[name], colours["line"]) < 4.5} == set()
