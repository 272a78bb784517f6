"""The figures and terms of a section are one stop of the tabulator, and so are the cells of a table."""

from __future__ import annotations

import pytest
from selenium.webdriver.chromium.webdriver import ChromiumDriver
from selenium.webdriver.common.keys import Keys

from tests.browser.touch.reader import find, focused, note, press, shut


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


@pytest.mark.usefixtures("page")
def test_the_tabulator_goes_on_behind_the_figure_whose_note_it_leaves(browser: ChromiumDriver) -> None:
    find(browser, "#k0").send_keys(Keys.ENTER)
    note(browser)
    press(browser, *[Keys.TAB] * 4)
    assert (shut(browser), focused(browser)) == (True, "plain")
