"""The explorer of the third-card table says of every cell what the engine says, called in Python."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import product

import pytest
from selenium.webdriver.chromium.webdriver import ChromiumDriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from engine.baccarat import BACCARAT, Third, banker_draws, card_value, play
from engine.cards import Card
from generator.ask.told import sentence
from generator.language import Language, told
from tests.browser.explorers.trying import PLACE, announced, come_near, tried, wait_for
from tests.browser.published import Published
from tests.browser.touch.reader import focused, press

PAGES = {"id": "id/kartu-ketiga.html", "en": "en/third-card.html"}
CELLS = list(product(map(str, range(8)), ("stood", *map(str, range(10)))))
DOES = {"id": ("berhenti", "menarik kartu"), "en": ("stands", "draws")}


@pytest.mark.parametrize("code", PAGES)
def test_every_cell_is_told_as_the_engine_tells_it(
    browser: ChromiumDriver, published: Published, languages: Mapping[str, Language], code: str
) -> None:
    come_near(browser, published.address + PAGES[code])
    found = tried(browser, CELLS, "td.here")
    assert len(found) == 88
    for (total, third), (text, here, state) in zip(CELLS, found, strict=True):
        value = None if third == "stood" else int(third)
        does = DOES[code][banker_draws(int(total), value)]
        [step] = BACCARAT.questions["banker_action"](BACCARAT.rules, int(total), Third(value)).steps
        said, _, number = str(text).rpartition(" §")
        assert said.replace("\u202f", " ") == sentence(step, languages[code])
        assert does in said
        assert here == [does.removesuffix(" kartu")]
        assert state == f"{total}.{third}"
        assert number.strip() == str(10 if value is None else max(11, 9 + int(total)))


# The cards beside a cell as they are told, and as the link to their round has them.
CARDS = """
const place = document.querySelector(".explorer");
const [row, column] = place.querySelectorAll("select");
return arguments[0].map(([total, third]) => {
  [row.value, column.value] = [total, third];
  row.dispatchEvent(new Event("change"));
  const link = place.querySelector("a[href*='?round=']");
  return [link.parentNode.firstChild.data, new URL(link.href).searchParams.get("round")];
});
"""


@pytest.mark.parametrize("code", PAGES)
def test_the_cards_beside_a_cell_lead_to_it(
    browser: ChromiumDriver, published: Published, languages: Mapping[str, Language], code: str
) -> None:
    ranks = {told(card, languages[code]): card.rank for card in Card.every()}
    come_near(browser, published.address + PAGES[code])
    for (total, third), (cards, link) in zip(CELLS, browser.execute_script(CARDS, CELLS), strict=True):
        player, banker = (
            " ".join(ranks[word] for word in re.findall(r"\w+", hand) if word in ranks) for hand in cards.split(";")
        )
        [one] = [one for one in (play(player, banker), play(player, f"{banker} A")) if not one.faults]
        assert one.banker.first == int(total)
        assert (str(card_value(one.player.third)) if one.player.third else "stood") == third
        assert link.split(".") == [*player.split(), *["A"] * (third == "stood"), *banker.split(), "A"]


def test_the_round_beside_a_cell_can_be_followed(browser: ChromiumDriver, published: Published) -> None:
    come_near(browser, f"{published.address}en/third-card.html?third-card=3.8#third-card_")
    way = browser.find_element(By.LINK_TEXT, "Follow this round").get_attribute("href")
    come_near(browser, str(way))
    checks = [check.text for check in browser.find_elements(By.CSS_SELECTOR, f"{PLACE} li:not(:has(b))")]
    assert "Against a third card worth 8, Banker stands on a starting total of 3. §\u202f12" in checks


def test_a_link_leads_back_to_what_was_chosen_and_keeps_the_sections_anchors(
    browser: ChromiumDriver, published: Published
) -> None:
    come_near(browser, f"{published.address}en/third-card.html")
    tried(browser, [("6", "7")])
    [link] = browser.find_elements(By.CSS_SELECTOR, f"{PLACE} a[href^='?']")
    address = str(link.get_attribute("href"))
    assert address == f"{published.address}en/third-card.html?third-card=6.7#third-card_"
    come_near(browser, address)
    assert announced(browser).startswith("Against a third card worth 7, Banker draws on a starting")
    browser.get(address.replace("#third-card_", "#grid"))
    wait_for(browser)
    assert announced(browser).startswith("Against a third card worth 7")


def test_the_page_in_another_language_shows_what_was_chosen_and_nothing_that_was_not(
    browser: ChromiumDriver, published: Published
) -> None:
    come_near(browser, f"{published.address}en/third-card.html")
    [way] = browser.find_elements(By.CSS_SELECTOR, ".languages a")
    assert "?" not in str(way.get_attribute("href"))
    tried(browser, [("6", "7")])
    for start in ("Terhadap kartu ketiga Player yang bernilai 7", "Against a third card worth 7"):
        [way] = browser.find_elements(By.CSS_SELECTOR, ".languages a")
        come_near(browser, str(way.get_attribute("href")))
        assert announced(browser).startswith(start)


@pytest.mark.parametrize("state", ["", "8.3", "x", "<b>.<i>", "3", "stood.stood"])
def test_a_link_that_means_no_cell_leads_to_one_that_there_is(
    browser: ChromiumDriver, published: Published, state: str
) -> None:
    come_near(browser, f"{published.address}en/third-card.html?third-card={state}#third-card_")
    total = "3" if state == "3" else "0"
    assert f"on a starting total of {total}" in announced(browser)


def test_it_is_used_with_a_keyboard_alone(browser: ChromiumDriver, published: Published) -> None:
    come_near(browser, f"{published.address}en/third-card.html")
    browser.execute_script("document.querySelector('.explorer select').focus()")
    press(browser, Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.TAB, *(Keys.ARROW_DOWN,) * 9)
    assert announced(browser).startswith("Against a third card worth 8, Banker stands on a starting total of 3.")
    press(browser, Keys.TAB)
    assert focused(browser) == "§\u202f12"
    press(browser, Keys.TAB)
    assert focused(browser) == "Follow this round"
    press(browser, Keys.TAB)
    assert focused(browser) == "Link to this choice"
