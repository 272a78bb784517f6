"""The small page, opened as readers do it: from a server, and from a disk."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from selenium.webdriver.chromium.webdriver import ChromiumDriver

from tests.browser.published import BELOW, Published, served, write
from tests.browser.touch.small import files
from tests.browser.view import wake

ADDRESSES = ("server", "disk")


@pytest.fixture(scope="session")
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
