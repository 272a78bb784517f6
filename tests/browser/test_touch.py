"""What a page's script adds, tried as readers do it: by mouse, touch and keyboard, from a server and from a disk.

A small page stands for all: its claims, terms, table and data are written here, its style sheet and script are the
theme's own. `ADDRESSES` are where it is opened from; what needs more pages is tried on the published site.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium.webdriver.chromium.webdriver import ChromiumDriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait

from tests.browser.published import BELOW, Published, served, write
from tests.browser.view import media, on_paper, scripts, window

POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'"
PAGE = f"""<!DOCTYPE html>
<html lang="en" dir="ltr"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<meta name="color-scheme" content="light dark"><title>Page</title><link rel="icon" href="data:,">
<script src="../assets/page.js" data-close="Close"></script><link rel="stylesheet" href="../assets/style.css"></head>
<body><header class="head"><a class="book" href="other.html">Book</a><div class="ways">
<nav class="languages"><a id="twin" href="../id/page.html">Indonesia</a></nav>
<div class="theme" role="group" aria-label="Appearance"><button type="button">Light</button>
<button type="button">Dark</button></div></div></header>
<main id="main_" tabindex="-1"><header class="title"><h1>Page</h1></header>
<div class="open"><p id="start">Start</p></div>
<nav class="contents"><div><ol><li><a href="#one">One</a></li><li><a href="#two">Two</a></li></ol>
<label class="marks"><input id="marks_" type="checkbox"> Mark</label></div></nav>
<section aria-labelledby="one"><h2 id="one">One</h2>
<p>The cards make <a class="c" id="k0" href="how/page.html#k0">15</a>, a <a class="t" href="terms.html#pair">pair</a>,
<a class="c" id="k1" href="how/page.html#k1">16</a>. <a id="plain" href="other.html">Other</a></p>
<p id="s1">A rule with <a class="c" id="k2" href="how/page.html#k2">17</a>.</p>
<details><summary>More</summary><p><a class="c" id="k3" href="how/page.html#k3">18</a></p></details>
<p id="tall" style="">Filling.</p></section>
<section aria-labelledby="two"><h2 id="two">Two</h2><figure class="grid texts">
<section class="scroll" tabindex="0" aria-label="Table"><table data-how="how/page.html#g0"><thead>
<tr><th scope="col">x</th><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody>
<tr><th scope="row">0</th><td>1</td><td>2</td><td class="bar"></td></tr>
<tr><th scope="row">1</th><td>3</td><td>4</td><td class="bar"></td></tr></tbody></table></section></figure>
<p>
<a class="c" id="k9" href="how/page.html#k9">Told nowhere</a>
<a class="c" id="k8" href="no/page.html#k8">No data</a></p>
<p class="end">End.</p></section></main></body></html>
""".replace(' style=""', "")
NOTES = {
    "k0": ["What do 7 and 8 make?", "15", [["7 is worth 7.", [["§ 1", "../page.html#s1"]]], ["<b>.", []]], []],
    "k1": ["And 7 and 9?", "16", [], [["Source", "../other.html#a"], ["Outside", "https://example.org/"]]],
    "k2": ["And 8 and 9?", "17", [[f"Step {number}.", []] for number in range(40)], []],
    "k3": ["And 9 and 9?", "18", [], []],
    "g0-0-0": ["Row 0, a?", "1", [], []],
    "g0-1-0": ["Row 1, a?", "3", [], []],
}
TERMS = {"pair": ["Pair", "", [["Two of a kind.", []]], [["Indonesia: pasangan", "../id/istilah.html#pair"]]]}
ADDRESSES = ("server", "disk")
# Time in which a note would open, and whatever follows a page's movement has been told, however busy the machine is.
SETTLED = """
const [done] = arguments;
let frames = 10;
const next = () => (--frames ? requestAnimationFrame(next) : setTimeout(done, 60));
next();
"""
FOCUSED = "return document.activeElement.id || document.activeElement.textContent.trim()"


def called(notes: object) -> bytes:
    """Write notes as the data that a page's script loads."""
    return f"tetap({json.dumps(notes)});".encode()


def files() -> dict[str, bytes]:
    """Give the small site: its page twice, in two languages, with other pages that only stand there."""
    other = PAGE.replace("<title>Page", "<title>Other")
    return {
        **{
            f"{code}/{name}.html": text.encode()
            for code in ("en", "id")
            for name, text in (("page", PAGE), ("other", other))
        },
        "en/how/page.html": b"<!DOCTYPE html><title>Workings</title><p id='k0'>How</p>",
        "en/no/page.html": b"<!DOCTYPE html><title>Without data</title>",
        "en/how/page.js": called(NOTES),
        "en/terms.html": b"<!DOCTYPE html><title>Terms</title><p id='pair'>Pair</p>",
        "en/terms.js": called(TERMS),
        **{
            f"assets/{name}": (Path("templates/assets") / name).read_bytes()
            for name in ("notes.css", "notes.js", "page.js", "style.css")
        },
    }


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Published]:
    """The small site, served and in a folder."""
    folder = tmp_path_factory.mktemp("small")
    write(folder / BELOW, files())
    with served(folder / BELOW) as site:
        yield site


@pytest.fixture(params=ADDRESSES)
def page(request: pytest.FixtureRequest, browser: ChromiumDriver, small: Published) -> Iterator[str]:
    """Open the small page from each address, with nothing kept; give what its addresses begin with."""
    start = small.address if request.param == "server" else f"{small.folder.as_uri()}/"
    browser.get(f"{start}en/page.html")
    browser.execute_script("localStorage.clear()")
    browser.refresh()
    wake(browser)
    yield start
    browser.execute_script("localStorage.clear()")


def find(browser: ChromiumDriver, selector: str) -> WebElement:
    """Find an element."""
    return browser.find_element(By.CSS_SELECTOR, selector)


def wake(browser: ChromiumDriver) -> None:
    """Do what a reader does before anything is opened, and wait for what a page fetches then."""
    browser.execute_script("dispatchEvent(new Event('focusin'))")
    WebDriverWait(browser, 10).until(lambda driver: driver.find_elements(By.CSS_SELECTOR, ".note"))


def note(browser: ChromiumDriver) -> str:
    """Wait for a note to be open, and read it."""
    return WebDriverWait(browser, 10).until(lambda driver: find(driver, ".note:popover-open")).text


def shut(browser: ChromiumDriver) -> bool:
    """Tell whether no note is open, once there was time for one."""
    browser.execute_async_script(SETTLED)
    return not browser.find_elements(By.CSS_SELECTOR, ".note:popover-open")


def focused(browser: ChromiumDriver) -> str:
    """Name what has the focus, by its id or text."""
    return str(browser.execute_script(FOCUSED))


def press(browser: ChromiumDriver, *keys: str) -> None:
    """Press keys one after the other; a key that begins with another is pressed while that one is held."""
    for key in keys:
        held, last = key[:-1], key[-1]
        actions = ActionChains(browser)
        for one in held:
            actions.key_down(one)
        actions.send_keys(last)
        for one in held:
            actions.key_up(one)
        actions.perform()


def tap(browser: ChromiumDriver, selector: str) -> None:
    """Touch an element as on a phone."""
    browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", find(browser, selector))
    box = find(browser, selector).rect
    top = browser.execute_script("return scrollY")
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2 - top}
    browser.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})
    browser.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    browser.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    browser.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})


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


@pytest.mark.usefixtures("page")
def test_the_tabulator_goes_on_behind_the_figure_whose_note_it_leaves(browser: ChromiumDriver) -> None:
    find(browser, "#k0").send_keys(Keys.ENTER)
    note(browser)
    press(browser, *[Keys.TAB] * 4)
    assert (shut(browser), focused(browser)) == (True, "plain")


@pytest.mark.usefixtures("page")
def test_the_figures_and_terms_of_a_section_are_one_stop_among_which_arrow_keys_lead(browser: ChromiumDriver) -> None:
    find(browser, "[href='#two']").send_keys(Keys.TAB)  # the switch that marks
    press(browser, Keys.TAB)
    assert focused(browser) == "k0"
    press(browser, Keys.RIGHT, Keys.RIGHT)
    assert focused(browser) == "k1"
    press(browser, Keys.LEFT)
    assert focused(browser) == "pair"
    press(browser, Keys.RIGHT, Keys.RIGHT, Keys.RIGHT)
    assert focused(browser) == "k2"
    press(browser, Keys.SHIFT + Keys.TAB, Keys.SHIFT + Keys.TAB, Keys.TAB)
    assert focused(browser) == "plain"
    press(browser, Keys.TAB, Keys.ENTER)
    assert note(browser).startswith("And 8 and 9?")


@pytest.mark.usefixtures("page")
def test_what_was_opened_is_the_stop_of_its_section(browser: ChromiumDriver) -> None:
    find(browser, "#k1").click()
    assert note(browser)
    assert [find(browser, one).get_attribute("tabindex") for one in ("#k0", "#k1")] == ["-1", "0"]


@pytest.mark.usefixtures("page")
def test_what_is_folded_up_has_a_stop_of_its_own_once_it_is_unfolded(browser: ChromiumDriver) -> None:
    summary = find(browser, "summary")
    summary.send_keys(Keys.ENTER, Keys.TAB)
    assert focused(browser) == "k3"


@pytest.mark.usefixtures("page")
def test_the_cells_of_a_table_are_one_stop_over_which_arrow_keys_lead(browser: ChromiumDriver) -> None:
    find(browser, ".scroll").send_keys(Keys.TAB)
    assert focused(browser) == "1"
    press(browser, Keys.LEFT, Keys.UP)
    assert focused(browser) == "1"
    press(browser, Keys.RIGHT, Keys.DOWN, Keys.DOWN)
    assert focused(browser) == "4"
    press(browser, Keys.LEFT, Keys.ENTER)
    assert note(browser).startswith("Row 1, a? 3")
    press(browser, Keys.ESCAPE)
    assert (shut(browser), focused(browser)) == (True, "3")
    press(browser, Keys.TAB)
    assert focused(browser) == "k9"


@pytest.mark.usefixtures("page")
def test_arrow_keys_with_others_held_are_left_to_the_browser(browser: ChromiumDriver) -> None:
    browser.execute_script("arguments[0].focus()", find(browser, "#k0"))
    press(browser, Keys.SHIFT + Keys.RIGHT)
    assert focused(browser) == "k0"


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
    browser.execute_script(
        "document.body.style.paddingBlockEnd = '60vh'"
    )  # about as much as stands at the foot of a page
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
def test_a_note_is_not_printed_and_what_is_folded_up_is(browser: ChromiumDriver) -> None:
    find(browser, "#k0").click()
    assert note(browser)
    on_paper(browser)
    heights = [find(browser, selector).rect["height"] for selector in (".note", "#k3")]
    assert [height > 0 for height in heights] == [False, True]


@pytest.mark.parametrize("system", ["light", "dark"])
def test_the_theme_is_the_systems_until_another_one_is_chosen_and_the_choice_is_kept(
    browser: ChromiumDriver, page: str, system: str
) -> None:
    papers = {"light": "rgb(250, 250, 248)", "dark": "rgb(19, 21, 24)"}
    other = "light" if system == "dark" else "dark"
    media(browser, prefers_color_scheme=system)

    def seen() -> tuple[str, str, list[str | None]]:
        look = (
            "const look = getComputedStyle(document.documentElement); return [look.backgroundColor, look.colorScheme]"
        )
        browser.execute_async_script(SETTLED)
        paper, scheme = browser.execute_script(look)
        pressed = [
            button.get_attribute("aria-pressed") for button in browser.find_elements(By.CSS_SELECTOR, ".theme button")
        ]
        return paper, scheme, pressed

    def states(theme: str) -> list[str]:
        return ["true", "false"] if theme == "light" else ["false", "true"]

    assert seen() == (papers[system], system, states(system))
    media(browser, prefers_color_scheme=other)
    assert seen() == (papers[other], other, states(other))
    media(browser, prefers_color_scheme=system)
    find(browser, f".theme button:nth-child({1 if other == 'light' else 2})").click()
    assert seen() == (papers[other], other, states(other))
    browser.get(f"{page}en/other.html")
    assert seen() == (papers[other], other, states(other))
    find(browser, f".theme button:nth-child({1 if system == 'light' else 2})").click()
    assert seen() == (papers[system], system, states(system))
    browser.back()
    WebDriverWait(browser, 5).until(lambda driver: driver.title == "Page")
    assert seen() == (papers[system], system, states(system))


@pytest.mark.usefixtures("page")
def test_a_page_that_is_gone_back_to_as_it_was_left_takes_over_what_was_chosen_meanwhile(
    browser: ChromiumDriver,
) -> None:
    browser.execute_script(
        "localStorage.setItem('tetap.theme', 'dark');"
        "dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))"
    )
    assert browser.execute_script("return document.documentElement.dataset.theme") == "dark"
    assert find(browser, ".theme button + button").get_attribute("aria-pressed") == "true"


def test_a_chosen_theme_is_set_before_there_is_anything_to_paint(browser: ChromiumDriver, page: str) -> None:
    media(browser, prefers_color_scheme="light")
    find(browser, ".theme button + button").click()
    source = """
    new MutationObserver((changes, watch) => {
      if (!document.body) return;
      watch.disconnect();
      window.atFirst = document.documentElement.dataset.theme;
    }).observe(document, {childList: true, subtree: true});
    """
    added = browser.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": source})
    browser.get(f"{page}en/other.html")
    assert browser.execute_script("return window.atFirst") == "dark"
    browser.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", added)


@pytest.mark.usefixtures("page")
def test_a_page_is_printed_in_light_colours_whatever_was_chosen(browser: ChromiumDriver) -> None:
    find(browser, ".theme button + button").click()
    on_paper(browser)
    look = "const look = getComputedStyle(document.documentElement); return [look.backgroundColor, look.colorScheme]"
    assert browser.execute_script(look) == ["rgb(255, 255, 255)", "light"]


def marked(browser: ChromiumDriver) -> bool:
    """Tell whether figures are marked."""
    plain = "rgba(0, 0, 0, 0)"
    return bool(
        browser.execute_script("return getComputedStyle(document.querySelector('#k0')).backgroundColor") != plain
    )


def test_the_switch_that_marks_figures_is_kept(browser: ChromiumDriver, page: str) -> None:
    assert not marked(browser)
    find(browser, "#marks_").click()
    assert marked(browser)
    browser.get(f"{page}en/other.html")
    assert marked(browser)
    find(browser, "#marks_").click()
    assert not marked(browser)
    browser.get(f"{page}en/page.html")
    assert not marked(browser)


def test_without_scripts_everything_is_a_link_and_only_what_works_is_there(browser: ChromiumDriver, page: str) -> None:
    scripts(browser, run=False)
    browser.refresh()
    assert not find(browser, ".theme").is_displayed()
    find(browser, "#marks_").click()
    assert marked(browser)
    stops = browser.find_elements(By.CSS_SELECTOR, "a[tabindex], td[tabindex], [role='grid']")
    assert stops == []
    find(browser, ".t").click()
    assert browser.current_url == f"{page}en/terms.html#pair"
    browser.back()
    find(browser, "#k0").click()
    assert browser.current_url == f"{page}en/how/page.html#k0"
    scripts(browser, run=True)


def current(browser: ChromiumDriver) -> list[str]:
    """Read which entries of the contents are marked, once the page has come to rest."""
    browser.execute_async_script(SETTLED)
    return [link.text for link in browser.find_elements(By.CSS_SELECTOR, ".contents [aria-current]")]


def test_the_contents_and_the_ways_to_other_languages_follow_what_is_read(browser: ChromiumDriver, page: str) -> None:
    window(browser, 1280, 500)
    browser.execute_script(
        "const style = new CSSStyleSheet(); document.adoptedStyleSheets = [style];"
        "style.replaceSync('#tall, .end { block-size: 900px } .contents > div { max-block-size: 20px }')"
    )

    def seen() -> tuple[list[str], str]:
        return current(browser), str(find(browser, "#twin").get_attribute("href")).removeprefix(f"{page}id/")

    assert seen() == ([], "page.html")
    find(browser, "[href='#one']").click()
    assert seen() == (["One"], "page.html#one")
    find(browser, "[href='#two']").click()
    assert seen() == (["Two"], "page.html#two")
    list_, entry = (find(browser, one).rect for one in (".contents > div", ".contents [aria-current]"))
    assert list_["y"] <= entry["y"] < list_["y"] + list_["height"]
    browser.execute_script("location.hash = 's1'")
    assert seen() == (["One"], "page.html#s1")
    browser.execute_script("location.hash = 'k2'")
    assert seen() == (["One"], "page.html#one")
    browser.execute_script("scrollTo(0, 0)")
    assert seen() == ([], "page.html")
    browser.execute_script("location.hash = 's1'")
    assert seen() == (["One"], "page.html#s1")
    browser.execute_script("scrollTo(0, 0)")
    assert seen() == ([], "page.html#s1")
    find(browser, "#twin").click()
    WebDriverWait(browser, 5).until(lambda driver: driver.current_url == f"{page}id/page.html#s1")


def test_nothing_moves_in_the_contents_while_a_page_is_read(browser: ChromiumDriver, published: Published) -> None:
    browser.get(f"{published.address}en/odds.html")
    heights = "return [...document.querySelectorAll('.contents li')].map((item) => item.getBoundingClientRect().height)"
    seen = {str(browser.execute_script(heights))}
    for section in browser.find_elements(By.CSS_SELECTOR, "main > section"):
        browser.execute_script("arguments[0].scrollIntoView()", section)
        assert current(browser)
        seen.add(str(browser.execute_script(heights)))
    assert len(seen) == 1
