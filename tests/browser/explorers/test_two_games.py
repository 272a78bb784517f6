"""The explorer of one hand in two games says of any cards what both engines say, called in Python."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement, product
from random import Random
from typing import Any

import pytest
from selenium.webdriver.chromium.webdriver import ChromiumDriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from engine.baccarat import BACCARAT, banker_draws, player_draws
from engine.blackjack import BLACKJACK
from engine.cards import Card
from generator.language import Language, told
from tests.browser.explorers.trying import PLACE, announced, come_near, tried
from tests.browser.published import Published
from tests.browser.touch.reader import press

PAGES = {"id": "id/blackjack.html", "en": "en/blackjack.html"}
VALUES = ("A", *map(str, range(2, 10)), "K")
"""A card of each value."""
NONE = "-"
AT_ONCE = 1500
SAID = {
    "id": ("tanpa pilihan", "pilihan di meja mana pun: ", "; setelah itu tidak ada kartu lagi"),
    "en": ("nothing to choose", "choices at any table: ", "; no card is given after that"),
}
MOVES = {"id": ("ambil kartu dan berhenti", "berhenti"), "en": ("hit and stand", "stand")}
OF_EACH_GAME = ":scope > :last-child [role=status] span"


def of_every_value() -> list[tuple[str, ...]]:
    """Give every hand of two to five cards by value, and each in one other order, since where it ends may differ."""
    chance = Random(21)  # noqa: S311 - any order will do
    hands = [hand for number in range(2, 6) for hand in combinations_with_replacement(VALUES, number)]
    return [order for hand in hands for order in {hand, tuple(chance.sample(hand, len(hand)))}]


def asked(game: str, question: str, *given: object) -> Any:  # noqa: ANN401 - any answer
    """Give the answer of a game."""
    known = {"baccarat": BACCARAT, "blackjack": BLACKJACK}[game]
    return known.questions[question](known.rules, *given).value


def first_that(ends: Callable[[tuple[Card, ...]], bool], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Give the cards that a hand is given: up to those that end it."""
    lengths = range(2, len(cards))
    return next((cards[:number] for number in lengths if ends(cards[:number])), cards)


def ends_in_baccarat(cards: tuple[Card, ...]) -> bool:
    """Whether neither hand is given another card; of the questions, only what a single round asks is used here."""
    total = asked("baccarat", "total", *cards)
    assert isinstance(total, int)
    if len(cards) > 2 or str(asked("baccarat", "is_natural", *cards).value) == "natural":
        return True
    return not (player_draws(total) or any(banker_draws(total, third) for third in (None, *range(10))))


@cache
def moves_in_blackjack(cards: tuple[Card, ...]) -> frozenset[str]:
    """What the player may do against any first card of the dealer, as far as no house rule decides."""
    of_houses = {"double", "split", "surrender"}
    dealt = map(Card, VALUES)
    [moves] = {frozenset(map(str, asked("blackjack", "legal_moves", cards, up))) - of_houses for up in dealt}
    return moves


def expected(state: Sequence[str], language: Language) -> list[str]:
    """Say what is to be announced of each game."""
    cards = tuple(Card(rank) for rank in state if rank != NONE)
    no_choice, choices, no_more = SAID[language.code]
    lines = []
    for name, ends in (
        ("Baccarat", ends_in_baccarat),
        ("Blackjack", lambda some: "hit" not in moves_in_blackjack(some)),
    ):
        held = first_that(ends, cards)
        if name == "Baccarat":
            words = [asked("baccarat", "total", *held), asked("baccarat", "is_natural", *held)]
            is_told = [*(told(word, language) for word in words), no_choice]
        else:
            questions = ("hand_values", "hand_softness", "natural_hand", "hand_bust")
            values, softness, *words = [asked("blackjack", question, *held) for question in questions]
            worth = f"{told(values, language)} ({told(softness, language)})"
            moves = moves_in_blackjack(held)
            left = [choices + MOVES[language.code]["hit" not in moves]] if moves else []
            is_told = [worth, *(told(word, language) for word in words), *left]
        shown = " + ".join(told(card, language) for card in held)
        lines.append(f"{name}, {shown}: {', '.join(is_told)}{no_more if len(held) < len(cards) else ''}. ")
    return lines


@pytest.mark.parametrize("code", PAGES)
def test_every_hand_is_worth_what_both_engines_say(
    browser: ChromiumDriver, published: Published, languages: Mapping[str, Language], code: str
) -> None:
    browser.set_script_timeout(120)
    come_near(browser, published.address + PAGES[code])
    hands = of_every_value()
    assert len({tuple(sorted(hand)) for hand in hands}) == 55 + 220 + 715 + 2002
    if code != "id":
        hands = hands[::5]  # the tables are the same, but for their words
    states = [(*hand, *[NONE] * (5 - len(hand))) for hand in hands]
    for start in range(0, len(states), AT_ONCE):
        some = states[start : start + AT_ONCE]
        for state, (_, lines, link) in zip(some, tried(browser, some, OF_EACH_GAME), strict=True):
            assert [line.replace("\xa0", " ") for line in lines] == expected(state, languages[code])
            assert link == ".".join(state)


def test_cards_of_one_value_are_told_alike_in_blackjack_and_pictures_count_nothing_in_baccarat(
    browser: ChromiumDriver, published: Published
) -> None:
    come_near(browser, f"{published.address}en/blackjack.html")
    hands = [(one, other, NONE, NONE, NONE) for one, other in product(("10", "J", "Q", "K"), repeat=2)]
    lines = [lines for _, lines, _ in tried(browser, hands, OF_EACH_GAME)]
    told_apart = {line.partition(": ")[2] for of_games in lines for line in of_games}
    assert told_apart == {
        "0, not a natural, nothing to choose. ",
        "20 (hard), no natural, no bust, choices at any table: hit and stand. ",
    }


def test_each_line_leads_to_the_rule_that_it_tells(browser: ChromiumDriver, published: Published) -> None:
    come_near(browser, f"{published.address}en/blackjack.html?two-games=A.6.9.-.-#two-games_")
    links = browser.find_elements(By.CSS_SELECTOR, f"{PLACE} li a")
    ways = [str(link.get_attribute("href")).rpartition("/")[2].split("#") for link in links]
    assert [page.partition("?")[0] for page, _ in ways] == ["punto-banco.html"] * 7 + ["blackjack.html"] * 8
    stated = {browser.find_element(By.ID, rule).text.split("\n")[-1][:9] for page, rule in ways if "blackjack" in page}
    assert stated == {"The cards", "An ace is", "The limit"}


def test_a_card_is_offered_only_after_the_one_before_it(browser: ChromiumDriver, published: Published) -> None:
    come_near(browser, f"{published.address}en/blackjack.html")
    shown = f"return [...document.querySelectorAll({PLACE!r} + ' label')].filter((one) => one.checkVisibility()).length"
    assert browser.execute_script(shown) == 3
    browser.execute_script("document.querySelector('.explorer select').focus()")
    press(browser, Keys.TAB, Keys.ARROW_DOWN, Keys.TAB, Keys.ARROW_DOWN, Keys.TAB, "K")
    assert browser.execute_script(shown) == 5
    assert "Blackjack, ace + 2 + ace + king: 14 (hard), no natural" in announced(browser)
