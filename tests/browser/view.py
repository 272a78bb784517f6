"""How a page is shown: in which window, which colours, which size of text, and with or without scripts."""

from __future__ import annotations

from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.support.wait import WebDriverWait

USUAL_TEXT = 16
"""The size of text that browsers come with, in CSS pixels."""

# What hears of a change is told before the next frame.
PAINTED = "const [done] = arguments; requestAnimationFrame(() => requestAnimationFrame(() => done()))"

# A page that has just been asked for again may still be the one before.
AWAKE = """
dispatchEvent(new Event("focusin"));
const fetched = !document.querySelector("script[data-close]") || document.querySelector(".note");
return document.readyState === "complete" && Boolean(fetched);
"""

# How wide a text is in each of the two faces that the page is set in, in sizes of its letters.
FACES = """
const text = document.createElement("canvas").getContext("2d");
const style = getComputedStyle(document.documentElement);
return ["--serif", "--sans"].map((face) => {
  text.font = `100px ${style.getPropertyValue(face)}`;
  return text.measureText("Keunggulan kasino 1.2351%").width / 100;
});
"""
USUAL_WIDTH = 13.5
"""The same of Noto Serif and Noto Sans, which are wide, and a little more."""


def window(browser: WebDriver, width: int, height: int = 800) -> None:
    """Show pages in a window of which exactly so much, in CSS pixels, is the page's: a real one may not be so narrow.

    Bars for scrolling take no room from it, as on a phone.
    """
    metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    browser.execute_cdp_cmd("Emulation.setScrollbarsHidden", {"hidden": True})


def media(browser: WebDriver, **features: str) -> None:
    """Show pages as where these media features hold, such as `forced_colors="active"`; else colours are light.

    A page's scripts, which must run, have been told when this is done.
    """
    held = {"prefers_color_scheme": "light"} | features
    listed = [{"name": name.replace("_", "-"), "value": value} for name, value in held.items()]
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "", "features": listed})
    browser.execute_async_script(PAINTED)


def has_usual_faces(browser: WebDriver) -> bool:
    """Tell whether the page is set in faces no wider than those of telephones: what fits depends on them."""
    widths: list[float] = browser.execute_script(FACES)
    return max(widths) <= USUAL_WIDTH


def on_paper(browser: WebDriver) -> None:
    """Show pages as they are printed."""
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print", "features": []})


def text_size(browser: WebDriver, percent: int) -> None:
    """Show the page, and those that follow, as somebody sees them who has set text to so much of the usual size."""
    size = USUAL_TEXT * percent // 100
    browser.execute_cdp_cmd("Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": size * 13 // USUAL_TEXT}})
    now = browser.execute_script("return getComputedStyle(document.documentElement).fontSize")
    if now != f"{size}px":
        raise ValueError(f"text is {now} high, not {size}px")


def scripts(browser: WebDriver, *, run: bool) -> None:
    """Let pages run their scripts, or not; those of a test run either way."""
    browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": not run})


def wake(browser: WebDriver) -> None:
    """Do what a reader does before anything is opened, and wait for what a page with scripts fetches then."""
    WebDriverWait(browser, 10).until(lambda _: browser.execute_script(AWAKE))


def as_usual(browser: WebDriver) -> None:
    """Show pages as a new browser on a desk does."""
    scripts(browser, run=True)
    window(browser, 1280)
    media(browser)
    text_size(browser, 100)
