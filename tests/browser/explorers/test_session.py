"""The explorer of sessions says of every bet, number of rounds, limit and stake what the engine says."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product

import pytest
from selenium.webdriver.chromium.webdriver import ChromiumDriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from engine.api import Amount, Step
from engine.session import SESSION, Equipment, Limit, SessionBet
from generator.ask.told import sentence
from generator.language import Language, told
from tests.browser.explorers.trying import PLACE, announced, come_near, noted, tried, typed
from tests.browser.published import Published
from tests.browser.touch.reader import focused, press

PAGES = {"id": "id/batas-sesi.html", "en": "en/session-limits.html"}
BETS = {"player": "8", "tie-8": "8", "red": "single-zero", "straight": "single-zero"}
STAKES = ("1", "1,5", "0,01", "0,07", "12,34", "37", "333,33", "999,99", "1000")
LINES = ":scope > :last-child ol > li"
LINK = f"{PLACE} a[href^='?']"


def states() -> Iterator[tuple[str, str, str, str, str]]:
    """Give all that can be chosen, each with some stakes."""
    return product(BETS, STAKES, ("20", "50"), ("none", "10", "5"), ("none", "10"))


def steps(question: str, bet: str, rounds: str, *limits: str) -> tuple[Step, ...]:
    """Ask the engine of a session, and give how the answer came about."""
    on, parsed = Equipment.parse(BETS[bet]), (Limit.parse(limit)[0] for limit in limits)
    return SESSION.questions[question](SESSION.rules, SessionBet(bet), *on, int(rounds), *parsed).steps


def lost(bet: str, rounds: str, stake: Fraction | int) -> tuple[Amount, tuple[Step, ...]]:
    """Ask the engine what rounds with a stake lose on average."""
    on = Equipment.parse(BETS[bet])
    verdict = SESSION.questions["expected_loss"](
        SESSION.rules, SessionBet(bet), *on, int(rounds), Amount(Fraction(stake))
    )
    return verdict.value, verdict.steps


def announcement(state: tuple[str, str, str, str, str], language: Language) -> str:
    """Say what is to be announced."""
    bet, typed_stake, rounds, *limits = state
    stake = Fraction(typed_stake.replace(",", "."))
    figures = {"stake": stake, "staked": stake * int(rounds), "loss": lost(bet, rounds, stake)[0].value}
    shown = {name: told(Amount(figure), language) for name, figure in figures.items()}
    said = [language.ui["session_told"].format(rounds=rounds, **shown)]
    for question, limit in zip(("loss_limit_chance", "win_limit_chance"), limits, strict=True):
        if limit != "none":
            said.append(sentence(steps(question, bet, rounds, *limits)[-1], language))
    return " ".join(said)


def lines(state: tuple[str, str, str, str, str], language: Language) -> list[str]:
    """Say what is to stand below it."""
    bet, _, rounds, *limits = state
    mean, staked = (steps(question, bet, rounds, *limits) for question in ("mean_result", "mean_staked"))
    results = [sentence(one[-1], language) for one in (mean, staked)]
    reasons = [sentence(one, language) for one in (*mean[:-1], *lost(bet, rounds, 1)[1])]
    return [*results, language.ui["session_unit"], *reasons]


def without_ways(text: str) -> str:
    """Give a text without the § behind its sentences, its blanks as anybody types them."""
    return re.sub(r" § ?\d+", "", " ".join(text.split()))


@pytest.mark.parametrize("code", PAGES)
@pytest.mark.parametrize("point", [",", "."], ids=["comma", "point"])
def test_every_session_is_told_as_the_engine_tells_it(
    browser: ChromiumDriver, published: Published, languages: Mapping[str, Language], code: str, point: str
) -> None:
    come_near(browser, published.address + PAGES[code])
    chosen = list(states())
    assert len(chosen) == 4 * 9 * 2 * 3 * 2
    keyed = [(bet, stake.replace(",", point), *rest) for bet, stake, *rest in chosen]
    for state, (text, below, link) in zip(chosen, tried(browser, keyed, LINES), strict=True):
        assert without_ways(text) == announcement(state, languages[code])
        assert list(map(without_ways, below)) == lines(state, languages[code])
        assert link == ".".join(state)


@pytest.mark.parametrize("code", PAGES)
def test_any_stake_is_multiplied_exactly(
    browser: ChromiumDriver, published: Published, languages: Mapping[str, Language], code: str
) -> None:
    stakes = [f"{number // 100},{number % 100:02}" for number in range(1, 100_001, 97)]
    come_near(browser, published.address + PAGES[code])
    for bet in BETS:
        found = tried(browser, [(bet, stake, "50", "none", "none") for stake in stakes])
        for stake, (text, *_) in zip(stakes, found, strict=True):
            loss, _ = lost(bet, "50", Fraction(stake.replace(",", ".")))
            assert without_ways(text).endswith(f" {told(loss, languages[code])}.")


REFUSED = {
    "id": "Ketik angka dari 0,01 sampai 1000 dalam kelipatan 0,01. Hasil di bawah ini masih berlaku untuk 1,5.",
    "en": "Type a number from 0.01 to 1000 in steps of 0.01. The results below are still for 1.5.",
}


@pytest.mark.parametrize("code", PAGES)
def test_what_is_no_stake_is_refused_and_what_was_shown_stays(
    browser: ChromiumDriver, published: Published, code: str
) -> None:
    come_near(browser, published.address + PAGES[code])
    for text in ("", "0", "1000,01", "1,555", "-2", "1e2", "1.000.000", "1 5", "a"):
        for good in ("1.5", "2", "1,5"):
            typed(browser, good)
            assert ({"id": "0,3705", "en": "0.3705"}[code] in announced(browser)) is (good != "2")
            assert noted(browser) == ""
        before = announced(browser), browser.find_element(By.CSS_SELECTOR, LINK).get_attribute("href")
        typed(browser, text)
        assert noted(browser) == REFUSED[code], text
        assert (announced(browser), browser.find_element(By.CSS_SELECTOR, LINK).get_attribute("href")) == before, text


def test_help_stands_first_and_the_explorer_with_the_arithmetic(browser: ChromiumDriver, published: Published) -> None:
    for page in PAGES.values():
        browser.get(published.address + page)
        found = browser.find_elements(By.CSS_SELECTOR, "main h2, main h3, .explorer")
        names = [one.get_attribute("id") or one.get_attribute("class") for one in found]
        assert names[0] == "help"
        assert names[names.index("explorer") - 1] == "same"


def test_it_is_used_with_a_keyboard_alone_and_its_link_leads_back(
    browser: ChromiumDriver, published: Published, languages: Mapping[str, Language]
) -> None:
    come_near(browser, published.address + PAGES["en"])
    browser.execute_script("document.querySelector('.explorer select').focus()")
    press(browser, Keys.ARROW_DOWN, Keys.TAB, *"2,5", Keys.TAB, Keys.ARROW_DOWN, Keys.TAB, Keys.ARROW_DOWN)
    press(browser, Keys.TAB, Keys.ARROW_DOWN)
    state = ("tie-8", "2,5", "50", "10", "10")
    assert without_ways(announced(browser)) == announcement(state, languages["en"])
    press(browser, Keys.TAB)
    assert focused(browser).startswith("§")
    [link] = browser.find_elements(By.CSS_SELECTOR, LINK)
    assert str(link.get_attribute("href")).endswith(f"?session={'.'.join(state)}#session_")
    come_near(browser, str(link.get_attribute("href")).replace("/en/session-limits", "/id/batas-sesi"))
    assert without_ways(announced(browser)) == announcement(state, languages["id"])
