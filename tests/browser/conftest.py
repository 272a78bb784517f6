"""A headless browser for the tests that need one."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.remote.webdriver import WebDriver

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
)


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebDriver]:
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


def _chrome(profile: Path) -> WebDriver:
    """Start what is on the path; else what Selenium finds in the usual places of the system."""
    options = webdriver.ChromeOptions()
    for switch in (*SWITCHES, f"--user-data-dir={profile}"):
        options.add_argument(switch)
    if binary := next(filter(None, map(shutil.which, BROWSERS)), None):
        options.binary_location = binary
    return webdriver.Chrome(options=options, service=Service(executable_path=shutil.which("chromedriver")))


def _edge(profile: Path) -> WebDriver:
    options = webdriver.EdgeOptions()
    for switch in (*SWITCHES, f"--user-data-dir={profile}"):
        options.add_argument(switch)
    return webdriver.Edge(options=options)
