# ruff: noqa: INP001 - run as a module from the project's folder, and part of no package
"""Takes the pictures of the read-me files from the built site: `python -m docs.pictures`, after `python build.py`.

They are taken anew when the look has changed; no test compares them, since every system sets type in its own way.
"""

from __future__ import annotations

import base64
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

from tests.browser.conftest import BROWSERS, SWITCHES

DOCS = Path(__file__).parent
SITE = DOCS.parent / "site"


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of a page: the window's size in CSS pixels, what stands at its top, and the colours."""

    name: str
    page: str
    width: int
    height: int
    top: str
    scheme: str = "light"
    scale: int = 1


PICTURES = (
    Picture("punto-banco.png", "en/punto-banco.html", 1240, 1400, "#player-drew"),
    Picture("punto-banco.id.png", "id/punto-banco.html", 1240, 1400, "#player-drew"),
    Picture("phone.png", "en/punto-banco.html", 360, 720, "#round", scheme="dark", scale=2),
)


def main() -> None:
    """Take every picture."""
    with started() as browser:
        for picture in PICTURES:
            (DOCS / picture.name).write_bytes(take(picture, browser))


@contextmanager
def started() -> Iterator[webdriver.Chrome]:
    """Give a browser without a window, with an empty profile."""
    with tempfile.TemporaryDirectory() as profile:
        options = webdriver.ChromeOptions()
        for switch in (*SWITCHES, "--hide-scrollbars", f"--user-data-dir={profile}"):
            options.add_argument(switch)
        options.binary_location = next(filter(None, map(shutil.which, BROWSERS)), "")
        browser = webdriver.Chrome(options=options, service=Service(executable_path=shutil.which("chromedriver")))
        try:
            yield browser
        finally:
            browser.quit()


def take(picture: Picture, browser: webdriver.Chrome) -> bytes:
    """Give a picture as PNG."""
    window = {"width": picture.width, "height": picture.height, "deviceScaleFactor": picture.scale, "mobile": False}
    colours = {"features": [{"name": "prefers-color-scheme", "value": picture.scheme}]}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", window)
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", colours)
    browser.get((SITE / picture.page).as_uri())
    browser.execute_script("document.querySelector(arguments[0]).scrollIntoView()", picture.top)
    return base64.b64decode(browser.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})["data"])


if __name__ == "__main__":
    main()
