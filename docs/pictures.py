# ruff: noqa: INP001 - run as a module from the project's folder, and part of no package
"""Takes pictures of the pages, as a browser on this machine shows them.

`python -m docs.pictures` takes those of the read-me files; `python -m docs.pictures FOLDER` takes pages of every kind,
whole, on a phone and on a desk, in light and in dark, and as they are printed, to be looked at one by one. The site is
built for it.

They are taken anew when the look has changed; no test compares them, since every system sets type in its own way.
"""

from __future__ import annotations

import base64
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait

from tests.browser.conftest import BROWSERS, SWITCHES
from tests.browser.published import make, served
from tests.browser.view import media, on_paper

PICTURES = Path(__file__).parent / "pictures"

KINDS = {
    "start": "index.html",
    "home": "id/index.html",
    "rules": "en/punto-banco.html",
    "grid": "id/kartu-ketiga.html",
    "figures": "id/peluang.html",
    "boards": "en/scoreboards.html",
    "wheel": "id/roulette.html",
    "exercises": "en/practice.html",
    "mistakes": "id/kekeliruan.html",
    "terms": "id/istilah.html",
    "index": "en/a-z.html",
    "workings": "en/workings/punto-banco.html",
    "lost": "404.html",
}
"""A page of every kind, in either language."""

NOTES = {
    "note": ("en/punto-banco.html", "#player-drew", "#s12 a.c"),
    "long": ("id/roulette.html", "", "#s104 a.c:last-of-type"),
    "term": ("id/peluang.html", "", "a.t"),
}
"""What opens a note, and what is to stand at the top of the window meanwhile."""

SCREENS = {"phone": (360, 740), "desk": (1280, 900)}
PAPER = (680, 960)
"""As wide, in CSS pixels, as the text on a sheet of A4 is with the margins of the style sheet, and about as high."""

HIGHEST = 4_000
"""A whole page is cut after so many CSS pixels: more at once is more than a browser may draw."""

WAIT = 10
"""How many seconds a note may take to open."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture for the read-me files: its window in CSS pixels, what stands at the top, and what is clicked on."""

    name: str
    page: str
    size: tuple[int, int]
    top: str
    scheme: str = "light"
    click: str = ""
    scale: int = 1


CHOSEN = tuple(
    picture
    for code, rules, grid, practice in (
        ("id", "id/punto-banco.html", "id/kartu-ketiga.html", "id/latihan.html"),
        ("en", "en/punto-banco.html", "en/third-card.html", "en/practice.html"),
    )
    for picture in (
        Picture(f"rules.{code}", rules, (1240, 1100), "#player-drew", click="#s12 a.c"),
        Picture(f"grid.{code}", grid, (360, 720), "#grid", scheme="dark", scale=2),
        Picture(f"round.{code}", rules, (360, 720), "#round", scale=2),
        Picture(f"exercise.{code}", practice, (360, 720), "#player", scheme="dark", scale=2),
    )
)


def main(folder: Path | None) -> None:
    """Take every picture of the read-me files, or, into a folder, of every kind of page."""
    with tempfile.TemporaryDirectory() as made, served(make(Path(made))) as site, started() as browser:
        if folder:
            folder.mkdir(parents=True, exist_ok=True)
            take_all(folder, site.address, browser)
        else:
            PICTURES.mkdir(exist_ok=True)
            for picture in CHOSEN:
                (PICTURES / f"{picture.name}.webp").write_bytes(take(picture, site.address, browser))


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


def take_all(folder: Path, address: str, browser: webdriver.Chrome) -> None:
    """Take pages of every kind into a folder, as `KIND.SCREEN.SCHEME.NUMBER.png`, and how they are printed."""
    for screen, size in SCREENS.items():
        for scheme in ("light", "dark"):
            show(browser, size)
            media(browser, prefers_color_scheme=scheme)
            for kind, page in KINDS.items():
                browser.get(address + page)
                keep_whole(browser, folder / f"{kind}.{screen}.{scheme}")
            for kind, (page, top, click) in NOTES.items():
                browser.get(address + page)
                open_note(browser, top, click)
                (folder / f"{kind}.{screen}.{scheme}.png").write_bytes(shot(browser, "png"))
    show(browser, PAPER)
    on_paper(browser)
    for kind, page in KINDS.items():
        browser.get(address + page)
        printed = browser.execute_cdp_cmd("Page.printToPDF", {"preferCSSPageSize": True, "printBackground": True})
        (folder / f"{kind}.print.pdf").write_bytes(base64.b64decode(printed["data"]))
        keep_whole(browser, folder / f"{kind}.print")


def keep_whole(browser: webdriver.Chrome, name: Path) -> None:
    """Keep pictures of a whole page, from its top to its end."""
    wide, high = browser.execute_script("return [innerWidth, document.documentElement.scrollHeight]")
    for number, top in enumerate(range(0, high, HIGHEST), 1):
        clip = {"x": 0, "y": top, "width": wide, "height": min(HIGHEST, high - top), "scale": 1}
        name.with_name(f"{name.name}.{number}.png").write_bytes(
            shot(browser, "png", clip=clip, captureBeyondViewport=True)
        )


def take(picture: Picture, address: str, browser: webdriver.Chrome) -> bytes:
    """Give a picture of a window."""
    show(browser, picture.size, picture.scale)
    media(browser, prefers_color_scheme=picture.scheme)
    browser.get(address + picture.page)
    if picture.click:
        open_note(browser, picture.top, picture.click)
    else:
        browser.execute_script("document.querySelector(arguments[0]).scrollIntoView()", picture.top)
    return shot(browser, "webp", quality=80)


def show(browser: webdriver.Chrome, size: tuple[int, int], scale: int = 1) -> None:
    """Show pages in a window of a size, with so many pixels for each of CSS."""
    width, height = size
    window = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": False}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", window)


def open_note(browser: webdriver.Chrome, top: str, click: str) -> None:
    """Open the note of the first figure or term that a selector finds, with something at the top of the window."""
    if top:
        browser.execute_script("document.querySelector(arguments[0]).scrollIntoView()", top)
    browser.find_element(By.CSS_SELECTOR, click).click()
    WebDriverWait(browser, WAIT).until(lambda driver: driver.find_elements(By.CSS_SELECTOR, ".note:popover-open"))


def shot(browser: webdriver.Chrome, form: str, **more: object) -> bytes:
    """Give a picture of what is shown."""
    return base64.b64decode(browser.execute_cdp_cmd("Page.captureScreenshot", {"format": form, **more})["data"])


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else None)
