"""The explorer of the roulette layout says of every bet in every place, and of every pocket, what the engine says."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from selenium.webdriver.chromium.webdriver import ChromiumDriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from engine.api import Payout
from engine.roulette import OutsideBet, Placed, Pocket, ZeroRule, bets, edge, pays, settled, wheel
from engine.roulette.rules import STANDARD
from engine.stakes import Settlement
from generator.language import Language, told
from tests.browser.explorers.trying import PLACE, announced, come_near
from tests.browser.published import Published
from tests.browser.touch.reader import press, tap

PAGES = {"id": "id/roulette.html", "en": "en/roulette.html"}
POCKETS = sorted(wheel(), key=lambda pocket: int(str(pocket)))
FIRST, *OTHERS = ZeroRule
SPINS = [*((pocket, FIRST) for pocket in POCKETS), *((POCKETS[0], rule) for rule in OTHERS)]
"""Every pocket by one rule about zeros; by the others zero, which alone they are about."""
SAID = {
    "id": ("Pembayaran", "Keunggulan kasino per taruhan yang dipasang", "Bola di kantong"),
    "en": ("Payment", "House edge per bet made", "Ball in pocket"),
}

# Chooses each bet in each of its places, and there each pocket by each rule about zeros; the places are those that are
# offered, and every control is told of a choice, as its reader's press would. Gives what is announced and marked.
TRY = """
const [bets, pockets, [first, ...rules]] = arguments;
const place = document.querySelector(".explorer");
const [bet, spot, ball, rule] = place.querySelectorAll("select");
const choose = (control, value) => {
  control.value = value;
  control.dispatchEvent(new Event("change"));
};
return bets.flatMap((one) => {
  choose(bet, one);
  return [...spot.options].map(({ value }) => {
    choose(spot, value);
    const chosen = (control, value) => {
      choose(control, value);
      return place.querySelector("[role=status]").textContent;
    };
    choose(rule, first);
    const said = pockets.map((pocket) => chosen(ball, pocket));
    choose(ball, "0");
    said.push(...rules.map((version) => chosen(rule, version)));
    const link = new URL(place.querySelector("a[href^='?']").href);
    return [one, value, said, place.querySelector(".covered").getAttribute("d"), link.search];
  });
});
"""


def place_of(bet: Placed) -> str:
    """Write where a bet is made as its link has it."""
    if STANDARD.inside_bet(bet.bet):
        return "-".join(map(str, bet.pockets))
    boxes = [box for box in OutsideBet if box.bet is bet.bet]
    return str(boxes[[one.pockets for one in bets() if one.bet is bet.bet].index(bet.pockets)])


def fate(bet: Placed, pocket: Pocket, rule: ZeroRule) -> object:
    """Say what becomes of a bet: by the rule about zeros where it pays even money and no longer wins."""
    if settled(bet, pocket) is Settlement.LOST and pocket.number is None and pays(len(bet.pockets)) == 1:
        return STANDARD.fate(rule)
    return settled(bet, pocket)


def expected(bet: Placed, pocket: Pocket, rule: ZeroRule, language: Language) -> str:
    """Say what is to be announced."""
    payment, house_edge, ball = SAID[language.code]
    box = next((one for one in OutsideBet if str(one) == place_of(bet) and str(one) != bet.bet.value), None)
    name = told(bet.bet, language) + (f", {told(box, language)}" if box else "")
    said = (
        f"{name}: {', '.join(map(str, bet.pockets))}",
        f"{payment}: {told(Payout(pays(len(bet.pockets))), language)}",
        f"{house_edge}: {told(edge(bet.bet, rule=rule), language)}",
        f"{ball} {pocket}: {told(fate(bet, pocket, rule), language)}",  # type: ignore[arg-type] # one of two words
    )
    return ". ".join(said) + "."


@pytest.mark.parametrize("code", PAGES)
def test_every_bet_in_every_place_does_with_every_pocket_what_the_engine_says(
    browser: ChromiumDriver, published: Published, languages: Mapping[str, Language], code: str
) -> None:
    browser.set_script_timeout(300)
    come_near(browser, published.address + PAGES[code])
    known = {place_of(bet): bet for bet in bets()}
    kinds = list(dict.fromkeys(bet.bet.value for bet in bets()))
    assert len(known) == 157
    found = set()
    for kind in kinds:
        tried = browser.execute_script(TRY, [kind], list(map(str, POCKETS)), [rule.value for rule in ZeroRule])
        for name, place, said, marked, link in tried:
            bet = known[place]
            found.add(place)
            assert name == bet.bet.value
            assert said == [expected(bet, pocket, rule, languages[code]) for pocket, rule in SPINS], place
            assert marked.count("M") == len(bet.pockets)
            assert link == f"?layout={name}.{place}.0.{SPINS[-1][1].value}"
    assert found == set(known)


def test_a_pocket_is_chosen_by_touching_it_in_the_drawing(browser: ChromiumDriver, published: Published) -> None:
    come_near(browser, f"{published.address}en/roulette.html?layout=red.red.1.no-zero-rule#layout_")
    for pocket, becomes in (("14", "paid"), ("0", "lost"), ("35", "lost")):
        number = f".explorer svg > g:nth-of-type({1 + -(-int(pocket) // 3)})"
        tap(browser, number + (" > g" if pocket == "0" else f" > g:nth-child({1 + (int(pocket) - 1) % 3})"))
        assert announced(browser).endswith(f"Ball in pocket {pocket}: {becomes}.")


def test_what_is_marked_is_where_the_pockets_are_drawn(browser: ChromiumDriver, published: Published) -> None:
    come_near(browser, f"{published.address}en/roulette.html?layout=trio.0-2-3.33.no-zero-rule#layout_")
    marked, ball = (
        browser.find_element(By.CSS_SELECTOR, f".explorer path.{name}").get_attribute("d")
        for name in ("covered", "ball")
    )
    assert [start.partition("m")[0] for start in str(marked).split("M")[1:]] == ["36,12", "36,36", "60,36"]
    assert str(ball).startswith("M60,276m")


def test_a_place_is_offered_where_there_is_a_choice_and_follows_the_bet(
    browser: ChromiumDriver, published: Published
) -> None:
    come_near(browser, f"{published.address}en/roulette.html?layout=column.third-column.36.la-partage#layout_")
    assert announced(browser).startswith("column bet, third column: 3, 6, 9")
    browser.execute_script("document.querySelector('.explorer select').focus()")
    press(browser, "b", Keys.TAB)
    assert announced(browser).startswith("bet on red: 1, 3, 5")
    field = browser.find_elements(By.CSS_SELECTOR, f"{PLACE} label")[1]
    assert not field.is_displayed()


@pytest.mark.parametrize("state", ["five-number.0-00-1-2-3.00", "red.black.37.x", "split.1-3.1"])
def test_a_link_that_means_no_bet_leads_to_one_that_there_is(
    browser: ChromiumDriver, published: Published, state: str
) -> None:
    come_near(browser, f"{published.address}en/roulette.html?layout={state}#layout_")
    begins = {"five": "straight bet: 0.", "red.": "bet on red: 1, 3", "spli": "split: 1, 2."}
    assert announced(browser).startswith(begins[state[:4]])
