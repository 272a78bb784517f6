"""Every page as axe-core judges it."""

from __future__ import annotations

import pytest
from selenium.webdriver.remote.webdriver import WebDriver

from tests.browser.axe import SCHEMES, WIDTHS, Judge
from tests.browser.kinds import KINDS
from tests.browser.published import SHARES, Published
from tests.browser.search import ask, open_search
from tests.browser.view import media, text_size, window
from tests.content.test_shipped import LANGUAGES


@pytest.mark.parametrize("share", range(SHARES))
def test_axe_finds_nothing_in_light_or_dark_on_a_phone_or_a_desk(
    browser: WebDriver, published: Published, axe: Judge, share: int
) -> None:
    found = {}
    for page in published.share(share):
        browser.get(published.address + page)
        found[page] = [axe.looks(browser, width) for width in WIDTHS]
    assert {page: what for page, what in found.items() if any(what)} == {}


@pytest.mark.parametrize("code", LANGUAGES)
def test_axe_finds_nothing_while_the_search_is_open(
    browser: WebDriver, published: Published, axe: Judge, code: str
) -> None:
    browser.get(f"{published.address}{code}/index.html")
    open_search(browser)
    assert ask(browser, published, code, "banker 6").hits
    found = [axe.looks(browser, width) for width in WIDTHS]
    media(browser, forced_colors="active")
    verdict = axe.verdict(browser)
    assert not any(found), found
    assert (verdict["violations"], verdict["undecided"]) == ([], [])


@pytest.mark.parametrize("page", KINDS)
@pytest.mark.parametrize("width", WIDTHS)
def test_axe_finds_nothing_where_text_is_twice_as_large(
    browser: WebDriver, published: Published, axe: Judge, width: int, page: str
) -> None:
    window(browser, width)
    browser.get(published.address + page)
    text_size(browser, 200)
    assert axe.complaints(browser) == []


@pytest.mark.parametrize("page", KINDS)
def test_axe_finds_nothing_in_colours_of_the_readers_own(
    browser: WebDriver, published: Published, axe: Judge, page: str
) -> None:
    browser.get(published.address + page)
    for scheme in SCHEMES:
        media(browser, prefers_color_scheme=scheme, forced_colors="active")
        verdict = axe.verdict(browser)
        assert (verdict["violations"], verdict["undecided"]) == ([], []), scheme


@pytest.mark.parametrize(
    ("body", "rule"),
    [
        ('<p><font color="#bbbbbb">pale</font></p>', "color-contrast"),
        ('<img src="../assets/icon.svg">', "image-alt"),
        ("<p><a href='#main_'></a></p>", "link-name"),
        ("<h5>deep</h5>", "heading-order"),
        ('<ul><p role="presentation">no item</p></ul>', "list"),
        ('<button type="button">1</button><button type="button">2</button>', "target-size"),
    ],
)
def test_axe_is_heard(browser: WebDriver, published: Published, axe: Judge, body: str, rule: str) -> None:
    browser.get(published.address + "en/index.html")
    browser.execute_script("document.querySelector('main').insertAdjacentHTML('beforeend', arguments[0])", body)
    assert [name for name, _ in axe.verdict(browser)["violations"]] == [rule]


@pytest.mark.parametrize(("colour", "scheme"), [("#555", "dark"), ("#bbb", "light")])
def test_axe_is_heard_of_what_is_pale_in_light_or_in_dark_alone(
    browser: WebDriver, published: Published, axe: Judge, colour: str, scheme: str
) -> None:
    browser.get(published.address + "en/index.html")
    browser.execute_script("document.querySelector('h1').style.color = arguments[0]", colour)
    found = axe.looks(browser, WIDTHS[0])
    assert [*found] == [(WIDTHS[0], scheme)]
    assert "color-contrast" in str(found)
