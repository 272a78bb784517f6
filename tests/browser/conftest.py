"""A headless browser for the tests that need one, the published site that it looks at, and the tools that judge it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.chromium.options import ChromiumOptions
from selenium.webdriver.chromium.webdriver import ChromiumDriver

from tests.browser.axe import Judge
from tests.browser.published import Published, served
from tests.browser.search import open_search
from tests.browser.view import as_usual
from tests.tools.installed import UnavailableError, installed

# Debian's names come first: there the browser and its driver are always of one version.
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
SWITCHES = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--disable-smooth-scrolling",  # a key that moves a page would move it for a while, so that what is seen is chance
)


Options = TypeVar("Options", bound=ChromiumOptions)


@pytest.fixture
def browser(started: ChromiumDriver) -> ChromiumDriver:
    """The browser as it is before anybody changes how it shows pages."""
    as_usual(started)
    return started


@pytest.fixture(scope="session")
def published(site: Path) -> Iterator[Published]:
    """The project's own site, served on this machine."""
    with served(site) as shown:
        yield shown


@pytest.fixture
def search(browser: ChromiumDriver, published: Published) -> ChromiumDriver:
    """A browser with the search open on an English page."""
    browser.get(published.address + "en/punto-banco.html")
    open_search(browser)
    return browser


@pytest.fixture(scope="session")
def tools() -> Path:
    """The folder of npm's packages that judge the pages; where they cannot be had tests are skipped, and fail in CI."""
    try:
        return installed()
    except UnavailableError as missing:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(str(missing))


@pytest.fixture(scope="session")
def axe(tools: Path) -> Judge:
    """What judges whether a page can be used by everybody."""
    return Judge((tools / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))


@pytest.fixture(scope="session")
def started(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ChromiumDriver]:
    """A headless Chromium, Chrome or Edge with an empty profile, shared by all tests of a run.

    Where none can be started the tests are skipped, and fail if CI is set: a gate that silently looks at nothing is
    worse than none.
    """
    failures = []
    for start in (_chrome, _edge):
        try:
            driver = start(tmp_path_factory.mktemp("profile"))
        except WebDriverException as error:
            failures.append(str(error.msg))
            continue
        yield driver
        driver.quit()
        return
    reason = f"no Chromium, Chrome or Edge could be started: {'; '.join(failures)}"
    (pytest.fail if os.environ.get("CI") else pytest.skip)(reason)


@pytest.fixture(scope="session", autouse=True)
def _quiet_selenium() -> Iterator[None]:
    """Keep Selenium from fetching a whole browser and from counting its users; a driver it may fetch."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SE_AVOID_BROWSER_DOWNLOAD", "true")
        patch.setenv("SE_AVOID_STATS", "true")
        yield


def _chrome(profile: Path) -> ChromiumDriver:
    """Start what is on the path; else what Selenium finds in the usual places of the system."""
    options = _with_switches(webdriver.ChromeOptions(), profile)
    options.set_capability("goog:loggingPrefs", {"performance": "ALL"})
    if binary := next(filter(None, map(shutil.which, BROWSERS)), None):
        options.binary_location = binary
    return webdriver.Chrome(options=options, service=Service(executable_path=shutil.which("chromedriver")))


def _edge(profile: Path) -> ChromiumDriver:
    options = _with_switches(webdriver.EdgeOptions(), profile)
    options.set_capability("ms:loggingPrefs", {"performance": "ALL"})
    return webdriver.Edge(options=options)


def _with_switches(options: Options, profile: Path) -> Options:
    """Set what every browser starts with; its log of requests is kept, so that a test can count them."""
    for switch in (*SWITCHES, f"--user-data-dir={profile}"):
        options.add_argument(switch)
    options.add_experimental_option("perfLoggingPrefs", {"enableNetwork": True, "enablePage": False})
    return options
