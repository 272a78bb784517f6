"""The explorer of house edges says of every bet, commission, number of decks and basis what the engine says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product

import pytest
from selenium.webdriver.chromium.webdriver import ChromiumDriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from engine.api import Share, Verdict
from engine.baccarat import BACCARAT, Wager, Winner
from engine.baccarat.words import Bet
from engine.decks import Decks
from engine.stakes import Basis
from generator.ask.told import sentence
from generator.language import Language, told
from tests.browser.explorers.trying import PLACE, announced, come_near, noted, tried, typed
from tests.browser.published import Published
from tests.browser.touch.reader import focused, press

PAGES = {"id": "id/taruhan.html", "en": "en/bets.html"}
CHARGED = "commission"
BETS = (CHARGED, "player", "banker-no-commission", "banker-ez", "tie-8", "tie-9")
COMMISSIONS = tuple(f"{half // 2}{',5' * (half % 2)}" for half in range(11))
DECKS = ("8", "6", "4", "2", "1", "infinite")
HIDDEN = ":scope > :last-child label[hidden] > span"
LINES = ":scope > :last-child ol > li"
LINK = f"{PLACE} a[href^='?']"


def states() -> Iterator[tuple[str, str, str, str]]:
    """Give all that can be chosen: every commission of the bet that takes one, and any for the others."""
    for bet, decks, basis in product(BETS, DECKS, Basis):
        for commission in COMMISSIONS if bet == CHARGED else COMMISSIONS[:1]:
            yield bet, commission, decks, basis.value


def asked(bet: str, commission: str, decks: str, basis: str) -> Verdict:  # type: ignore[type-arg] # of any answer
    """Ask the engine what the explorer is asked."""
    by = (*Decks.parse(decks), Basis(basis))
    if bet == CHARGED:
        share = Share(Fraction(commission.replace(",", ".")) / 100)
        return BACCARAT.questions["commission_edge"](BACCARAT.rules, Bet.BANKER, share, *by)
    return BACCARAT.questions["edge"](BACCARAT.rules, Wager(bet), *by)


def chances(decks: str, language: Language) -> str:
    """Say how likely each result is."""
    chance = BACCARAT.questions["outcome_chance"]
    shares = {winner: chance(BACCARAT.rules, winner, *Decks.parse(decks)).value for winner in Winner}
    said = (f"{told(winner, language)} ({told(share, language)})" for winner, share in shares.items())
    return f"{language.ui['edge_chances']}: {', '.join(said)}."


def without_ways(text: str) -> str:
    """Give a line without the § behind it, its blanks as anybody types them."""
    return " ".join(text.partition(" §")[0].split())


@pytest.mark.parametrize("code", PAGES)
@pytest.mark.parametrize("point", [",", "."], ids=["comma", "point"])
def test_every_choice_is_told_as_the_engine_tells_it(
    browser: ChromiumDriver, published: Published, languages: Mapping[str, Language], code: str, point: str
) -> None:
    come_near(browser, published.address + PAGES[code])
    chosen = list(states())
    assert len(chosen) == (11 + 5) * 6 * 2
    keyed = [(bet, commission.replace(",", point), *by) for bet, commission, *by in chosen]
    for state, (text, lines, link) in zip(chosen, tried(browser, keyed, LINES), strict=True):
        *terms, last = asked(*state).steps
        said = [sentence(step, languages[code]) for step in terms]
        assert without_ways(text) == sentence(last, languages[code])
        assert told(asked(*state).value, languages[code]) in text
        assert list(map(without_ways, lines)) == [*said, chances(state[2], languages[code])]
        assert link == ".".join(state)


def test_a_commission_is_asked_for_only_where_it_is_taken(browser: ChromiumDriver, published: Published) -> None:
    come_near(browser, published.address + PAGES["en"])
    found = tried(browser, [(bet, "5", "8", "per-bet-made") for bet in BETS], HIDDEN)
    assert [hidden for _, hidden, _ in found] == [[]] + [["Commission (%)"]] * 5


@pytest.mark.parametrize("code", PAGES)
def test_a_commission_may_be_typed_with_a_comma_or_a_point(
    browser: ChromiumDriver, published: Published, code: str
) -> None:
    come_near(browser, published.address + PAGES[code])
    for text in ("4,5", "4.5", "4,50", " 4.5 %", "04,5"):
        typed(browser, "3")
        typed(browser, text)
        assert {"id": "0,8286%", "en": "0.8286%"}[code] in announced(browser), text
        assert noted(browser) == "", text
        field = browser.find_element(By.CSS_SELECTOR, f"{PLACE} input")
        assert field.get_attribute("value") == {"id": "4,5", "en": "4.5"}[code], text


REFUSED = {
    "id": "Ketik angka dari 0 sampai 5 dalam kelipatan 0,5. Hasil di bawah ini masih berlaku untuk 4,5.",
    "en": "Type a number from 0 to 5 in steps of 0.5. The results below are still for 4.5.",
}


@pytest.mark.parametrize("code", PAGES)
def test_what_the_table_does_not_have_is_refused_and_what_was_shown_stays(
    browser: ChromiumDriver, published: Published, code: str
) -> None:
    come_near(browser, published.address + PAGES[code])
    for text in ("", "x", "4,7", "5,5", "-1", "4.500", "4,5,0", "1e0", "0x1", "½"):
        typed(browser, "4,5")
        before = announced(browser), browser.find_element(By.CSS_SELECTOR, LINK).get_attribute("href")
        typed(browser, text)
        assert noted(browser) == REFUSED[code], text
        assert (announced(browser), browser.find_element(By.CSS_SELECTOR, LINK).get_attribute("href")) == before, text
        typed(browser, "3")
        assert noted(browser) == "", text
        assert announced(browser) != before[0], text


def test_a_link_leads_back_to_what_was_typed_in_every_language(browser: ChromiumDriver, published: Published) -> None:
    come_near(browser, published.address + PAGES["en"])
    typed(browser, "4.5")
    [link] = browser.find_elements(By.CSS_SELECTOR, LINK)
    assert str(link.get_attribute("href")).endswith("/en/bets.html?edge=commission.4,5.8.per-bet-made#edge_")
    [way] = browser.find_elements(By.CSS_SELECTOR, ".languages a")
    come_near(browser, str(way.get_attribute("href")))
    assert "0,8286%" in announced(browser)


@pytest.mark.parametrize("state", ["", "commission.7.8.per-bet-made", "x.y.z", "commission.<b>", "tie"])
def test_a_link_that_means_no_commission_leads_to_one_that_there_is_and_says_nothing_of_it(
    browser: ChromiumDriver, published: Published, state: str
) -> None:
    come_near(browser, f"{published.address}en/bets.html?edge={state}#edge_")
    assert "1.0579%" in announced(browser)
    assert noted(browser) == ""


def test_it_is_used_with_a_keyboard_alone(
    browser: ChromiumDriver, published: Published, languages: Mapping[str, Language]
) -> None:
    come_near(browser, published.address + PAGES["en"])
    browser.execute_script("document.querySelector('.explorer select').focus()")
    press(browser, Keys.TAB, *"2,5", Keys.TAB, Keys.ARROW_DOWN, Keys.TAB, Keys.ARROW_DOWN)
    said = sentence(asked("commission", "2,5", "6", "per-bet-resolved").steps[-1], languages["en"])
    assert without_ways(announced(browser)) == said
    press(browser, Keys.TAB)
    assert focused(browser) == "§\u202f19"
