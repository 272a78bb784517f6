"""Notes open where a figure or term is clicked, tapped or entered, and close; else links are followed."""

from __future__ import annotations

import pytest
from selenium.webdriver.chromium.webdriver import ChromiumDriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait

from tests.browser.touch.reader import SETTLED, find, focused, note, press, shut, tap
from tests.browser.view import on_paper, window


@pytest.mark.usefixtures("page")
def test_a_click_opens_a_note_with_the_question_the_answer_the_steps_and_where_they_lead(
    browser: ChromiumDriver,
) -> None:
    find(browser, "#k0").click()
    assert note(browser).split("\n") == ["What do 7 and 8 make? 15", "7 is worth 7.", "§ 1", "<b>.", "Close"]
    assert find(browser, "#k0").get_attribute("aria-expanded") == "true"
    dialog = find(browser, ".note")
    assert (dialog.aria_role, dialog.accessible_name) == ("dialog", "What do 7 and 8 make?")


def test_links_in_a_note_are_seen_from_the_data_that_hold_them(browser: ChromiumDriver, page: str) -> None:
    find(browser, "#k1").click()
    note(browser)
    links = [str(link.get_attribute("href")) for link in browser.find_elements(By.CSS_SELECTOR, ".note a")]
    assert links == [f"{page}en/how/page.html#k1", f"{page}en/other.html#a", "https://example.org/"]


@pytest.mark.parametrize("selector", ["#k0", ".t", "tbody td"])
def test_a_click_that_is_sooner_than_the_script_of_the_notes_opens_one(
    browser: ChromiumDriver, page: str, selector: str
) -> None:
    browser.get(f"{page}en/page.html")
    assert not browser.find_elements(By.CSS_SELECTOR, ".note")
    browser.execute_script("arguments[0].click(); dispatchEvent(new Event('pointerover'))", find(browser, selector))
    assert note(browser)
    assert browser.current_url == f"{page}en/page.html"


@pytest.mark.usefixtures("page")
@pytest.mark.parametrize("selector", ["#k0", ".t", "tbody td"])
def test_a_tap_opens_and_a_second_one_closes(browser: ChromiumDriver, selector: str) -> None:
    window(browser, 360)
    tap(browser, selector)
    assert note(browser)
    tap(browser, selector)
    assert shut(browser)
    tap(browser, selector)
    assert note(browser)


@pytest.mark.usefixtures("page")
def test_a_tap_elsewhere_closes_a_note_and_one_on_another_figure_opens_that(browser: ChromiumDriver) -> None:
    find(browser, "#k0").click()
    assert note(browser)
    find(browser, "#start").click()
    assert (shut(browser), focused(browser)) == (True, "k0")
    find(browser, "#k0").click()
    assert note(browser)
    find(browser, ".t").click()
    WebDriverWait(browser, 10).until(lambda _: note(browser).startswith("Pair"))
    assert note(browser).split("\n") == ["Pair", "Two of a kind.", "Indonesia: pasangan", "Close"]
    assert find(browser, "#k0").get_attribute("aria-expanded") is None


@pytest.mark.usefixtures("page")
@pytest.mark.parametrize(
    "leave", [[Keys.ESCAPE], ["close"], [Keys.SHIFT + Keys.TAB], [Keys.TAB, Keys.SHIFT + Keys.TAB]]
)
def test_whoever_leaves_a_note_is_back_where_it_was_opened(browser: ChromiumDriver, leave: list[str]) -> None:
    find(browser, "#k0").send_keys(Keys.ENTER)
    assert note(browser)
    assert browser.execute_script("return document.activeElement.matches('.note')")
    if leave == ["close"]:
        find(browser, ".note button").click()
    else:
        press(browser, *leave)
    assert shut(browser)
    assert focused(browser) == "k0"
    assert find(browser, "#k0").get_attribute("aria-expanded") is None


@pytest.mark.parametrize("held", [Keys.CONTROL, Keys.SHIFT])
def test_a_click_that_opens_another_tab_or_window_does_so(browser: ChromiumDriver, page: str, held: str) -> None:
    here, before = browser.current_window_handle, set(browser.window_handles)
    link = find(browser, "#k0")
    ActionChains(browser).key_down(held).click(link).key_up(held).perform()
    assert shut(browser)
    (other,) = set(browser.window_handles) - before
    browser.switch_to.window(other)
    WebDriverWait(browser, 5).until(lambda driver: driver.current_url == f"{page}en/how/page.html#k0")
    browser.close()
    browser.switch_to.window(here)


@pytest.mark.parametrize(("key", "way"), {"k9": "how/page.html#k9", "k8": "no/page.html#k8"}.items())
def test_where_there_are_no_data_a_figure_leads_where_its_link_does(
    browser: ChromiumDriver, page: str, key: str, way: str
) -> None:
    find(browser, f"#{key}").click()
    WebDriverWait(browser, 5).until(lambda driver: driver.current_url == f"{page}en/{way}")


@pytest.mark.usefixtures("page")
def test_a_link_to_the_page_itself_closes_the_note_and_is_followed(browser: ChromiumDriver) -> None:
    find(browser, "#k0").click()
    note(browser)
    find(browser, ".note li a").click()
    assert shut(browser)
    assert browser.execute_script("return document.querySelector(':target').id") == "s1"


@pytest.mark.usefixtures("page")
@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 780), (768, 1024), (1280, 800)])
@pytest.mark.parametrize("selector", ["#k0", ".t", "#k2", "tbody td"])
def test_an_open_note_is_in_sight_and_does_not_hide_what_it_belongs_to(
    browser: ChromiumDriver, width: int, height: int, selector: str
) -> None:
    window(browser, width, height)
    # About as much as stands at the foot of a page.
    browser.execute_script("document.body.style.paddingBlockEnd = '60vh'")
    browser.execute_script("arguments[0].scrollIntoView({block: 'end'})", find(browser, selector))
    find(browser, selector).click()
    assert note(browser)
    script = """
    const box = (what) => document.querySelector(what).getBoundingClientRect();
    const [its, own] = [box(".note"), box(arguments[0])];
    const apart = its.top >= own.bottom || its.left >= own.right;
    return [apart, its.left >= 0, its.right <= innerWidth, its.bottom <= innerHeight + 1, own.top >= 0];
    """
    assert browser.execute_script(script, selector) == [True] * 5
    wide = browser.execute_script("return document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


@pytest.mark.usefixtures("page")
@pytest.mark.parametrize(("width", "height"), [(360, 780), (768, 1024), (1280, 800)])
def test_a_long_note_is_scrolled_with_keys_while_the_page_stays_and_its_end_is_in_sight(
    browser: ChromiumDriver, width: int, height: int
) -> None:
    window(browser, width, height)
    find(browser, "#k2").click()
    assert note(browser)
    script = """
    const note = document.querySelector(".note");
    const [own, close] = [note, note.querySelector("button")].map((one) => one.getBoundingClientRect());
    return [scrollY, own.top >= 0, own.bottom <= innerHeight, close.bottom <= own.bottom, note.scrollTop > 0];
    """
    before, *whole, scrolled = browser.execute_script(script)
    assert (whole, scrolled) == ([True] * 3, False)
    press(browser, Keys.PAGE_DOWN)
    browser.execute_async_script(SETTLED)
    assert browser.execute_script(script) == [before, True, True, True, True]


@pytest.mark.usefixtures("page")
def test_an_open_note_stays_with_its_figure_when_the_window_changes(browser: ChromiumDriver) -> None:
    find(browser, "#k0").click()
    assert note(browser)
    script = """
    const [note, own] = [".note", "#k0"].map((what) => document.querySelector(what).getBoundingClientRect());
    return Math.round(note.top - own[arguments[0]]);
    """
    assert browser.execute_script(script, "top") == 0
    window(browser, 768)
    browser.execute_async_script(SETTLED)
    assert note(browser)
    assert browser.execute_script(script, "bottom") == 8
    window(browser, 1280)
    browser.execute_async_script(SETTLED)
    assert browser.execute_script(script, "top") == 0


@pytest.mark.usefixtures("page")
def test_a_phone_that_is_turned_still_shows_the_figure_above_its_note(browser: ChromiumDriver) -> None:
    window(browser, 360, 640)
    browser.execute_script("document.body.style.paddingBlockEnd = '100vh'")
    browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", find(browser, "#k0"))
    find(browser, "#k0").click()
    assert note(browser)
    window(browser, 640, 360)
    browser.execute_async_script(SETTLED)
    script = "const [note, own] = ['.note', '#k0'].map((what) => document.querySelector(what).getBoundingClientRect());"
    assert browser.execute_script(f"{script} return own.top >= 0 && own.bottom <= note.top + 1")
    # A reader who scrolls, on whose phone the bar of the address comes and goes, is left alone.
    browser.execute_script("scrollBy(0, -200)")
    before = browser.execute_script("return scrollY")
    window(browser, 640, 300)
    browser.execute_async_script(SETTLED)
    assert browser.execute_script("return scrollY") == before


@pytest.mark.usefixtures("page")
def test_a_note_is_not_printed_and_what_is_folded_up_is(browser: ChromiumDriver) -> None:
    find(browser, "#k0").click()
    assert note(browser)
    on_paper(browser)
    heights = [find(browser, selector).rect["height"] for selector in (".note", "#k3")]
    assert [height > 0 for height in heights] == [False, True]
