"""What a reader does with a page, and sees of it: by mouse, touch and keyboard."""

from __future__ import annotations

from selenium.webdriver.chromium.webdriver import ChromiumDriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait

# Time in which a note would open, and whatever follows a page's movement has been told, however busy the machine is.
SETTLED = """
const [done] = arguments;
let frames = 10;
const next = () => (--frames ? requestAnimationFrame(next) : setTimeout(done, 60));
next();
"""
FOCUSED = "return document.activeElement.id || document.activeElement.textContent.trim()"


def find(browser: ChromiumDriver, selector: str) -> WebElement:
    """Find an element."""
    return browser.find_element(By.CSS_SELECTOR, selector)


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
