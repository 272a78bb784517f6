"""The explorer of a round says of any cards what the engine says, called in Python."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import product

import pytest
from selenium.webdriver.chromium.webdriver import ChromiumDriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from engine.baccarat import Round, play
from engine.cards import RANKS
from generator.ask.told import sentence
from generator.language import Language, told
from tests.browser.explorers.trying import PLACE, announced, come_near, tried
from tests.browser.published import Published
from tests.browser.touch.reader import press

PAGES = {"id": "id/punto-banco.html", "en": "en/punto-banco.html"}
VALUES = ("K", "A", *map(str, range(2, 10)))
"""A card of each value, from 0."""
CHECKS = {
    "natural-check",
    "natural-ends-dealing",
    "player-rule",
    "banker-rule-stood",
    "banker-rule-third",
    "comparison",
}
AT_ONCE = 2000
# The controls of third cards that are not drawn, then the lines that tell a check, not a sum.
LINES = ":scope > :last-child :is(label[hidden] > span, ol > li:not(:has(b)))"
THIRDS = {"id": "Kartu ketiga", "en": "Third card"}


def of_values() -> list[tuple[str, ...]]:
    """Give cards for every two starting totals with every two third cards, by their values."""
    return [("K", player, third, "10", banker, other) for player, banker, third, other in product(VALUES, repeat=4)]


def by_chance(number: int) -> list[tuple[str, ...]]:
    """Give cards at random, the same ones each time."""
    chance = random.Random(7)  # noqa: S311 - any cards will do
    return [tuple(chance.choices(RANKS, k=6)) for _ in range(number)]


def dealt(state: Sequence[str]) -> Round:
    """Play a round with the cards of a state, of which those are left out that are not drawn."""
    one, other, third, first, second, last = state
    hands = product((f"{one} {other}", f"{one} {other} {third}"), (f"{first} {second}", f"{first} {second} {last}"))
    [round_] = [found for found in (play(*two) for two in hands) if not found.faults and found.winner]
    return round_


def expected(state: Sequence[str], language: Language) -> tuple[str, list[str], str]:
    """Say what the explorer is to say of some cards: the result, what is not drawn and each check, and its link."""
    round_ = dealt(state)
    assert round_.winner
    result = f"Player {round_.player.total}, Banker {round_.banker.total}: {told(round_.winner, language)}."
    not_drawn = [THIRDS[language.code]] * (round_.player.third, round_.banker.third).count(None)
    checks = [sentence(step, language) for step in round_.steps if step.name in CHECKS]
    return result, [*not_drawn, *checks], ".".join(state)


@pytest.mark.parametrize(
    ("code", "states"),
    [("id", of_values()), ("id", by_chance(2000)), ("en", by_chance(2000))],
    ids=["every value", "2000 by chance, id", "2000 by chance, en"],
)
def test_any_round_is_told_as_the_engine_tells_it(
    browser: ChromiumDriver,
    published: Published,
    languages: Mapping[str, Language],
    code: str,
    states: list[tuple[str, ...]],
) -> None:
    browser.set_script_timeout(120)
    come_near(browser, published.address + PAGES[code])
    for start in range(0, len(states), AT_ONCE):
        some = states[start : start + AT_ONCE]
        for state, (result, lines, link) in zip(some, tried(browser, some, LINES), strict=True):
            said = [" ".join(line.partition(" §")[0].split()) for line in lines]
            assert (result, said, link) == expected(state, languages[code])


def test_a_random_round_can_be_reached_again_by_its_link(browser: ChromiumDriver, published: Published) -> None:
    come_near(browser, f"{published.address}en/punto-banco.html")
    chosen = set()
    for _ in range(3):
        browser.execute_script("document.querySelector('.explorer button').focus()")
        press(browser, Keys.ENTER)
        chosen.add(browser.find_element(By.CSS_SELECTOR, f"{PLACE} a[href^='?']").get_attribute("href"))
    assert len(chosen) > 1
    said = announced(browser)
    come_near(browser, str(browser.find_element(By.CSS_SELECTOR, f"{PLACE} a[href^='?']").get_attribute("href")))
    assert announced(browser) == said


def test_a_check_leads_to_the_rule_that_it_applies(browser: ChromiumDriver, published: Published) -> None:
    come_near(browser, f"{published.address}en/punto-banco.html?round=2.3.3.2.4.K#round_")
    links = browser.find_elements(By.CSS_SELECTOR, f"{PLACE} li:not(:has(b)) a")
    rules = [str(link.get_attribute("href")).partition("#")[2] for link in links]
    stated = [browser.find_element(By.ID, rule).text for rule in rules]
    assert [" ".join(text.splitlines()[1:])[:12] for text in stated] == [
        *("Natural. Thi", "Natural. Thi", "Player draws", "Banker 6 dra", "Result. When"),
    ]
