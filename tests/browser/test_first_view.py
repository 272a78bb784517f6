"""The first view of every page is light: few bytes, few requests, none of them elsewhere, and nothing moves."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from selenium.webdriver.chromium.webdriver import ChromiumDriver

from tests.browser.published import BELOW, SHARES, Published, served, write, zipped
from tests.browser.view import window

MOST_BYTES = 20_000
MOST_BYTES_OF_SCRIPT = 5_000
MOST_REQUESTS = 6
WIDTHS = (360, 1280)

# What a page asks for by itself has been asked for then.
SETTLED = "setTimeout(arguments[0], 100)"

# Scrolled to its end and left to settle, a page tells what has moved by itself.
SHIFTS = """
const [done] = arguments;
const moved = [];
const name = ({node}) => node?.outerHTML?.slice(0, 80) ?? "?";
const note = (entries) => {
  for (const {hadRecentInput, sources} of entries) if (!hadRecentInput) moved.push(sources.map(name));
};
const observer = new PerformanceObserver((list) => note(list.getEntries()));
observer.observe({type: "layout-shift", buffered: true});
scrollTo(0, document.documentElement.scrollHeight);
setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => {
  note(observer.takeRecords());
  done(moved);
})), 100);
"""

ICON = "return document.querySelector('link[rel=icon]')?.href ?? null"


def asked(browser: ChromiumDriver) -> list[str]:
    """Give the addresses that the browser has asked for since this was last called."""
    log: list[dict[str, str]] = browser.get_log("performance")  # type: ignore[no-untyped-call] # selenium leaves it untyped
    messages: list[dict[str, Any]] = [json.loads(entry["message"])["message"] for entry in log]
    sent = [message["params"]["request"] for message in messages if message["method"] == "Network.requestWillBeSent"]
    return [request["url"] for request in sent if not request["url"].startswith("data:")]


def complaints(browser: ChromiumDriver, site: Published, page: str) -> Iterator[str]:
    """Tell what is too much about the first view of a page; a browser that shows no icon would ask for it too.

    What it asks for further down is no part of it, but may lie elsewhere as little.
    """
    asked(browser)
    browser.get(site.address + page)
    browser.execute_async_script(SETTLED)
    icon = browser.execute_script(ICON)
    addresses = {*asked(browser), *([icon] if icon else [])}
    moved = browser.execute_async_script(SHIFTS)
    outside = {address for address in addresses | {*asked(browser)} if not address.startswith(site.address)}
    sizes = {site.file(one): zipped(site.file(one).read_bytes()) for one in addresses - outside}
    weighed = sum(size for file, size in sizes.items() if not site.of_explorers(file))
    script = sum(size for file, size in sizes.items() if file.suffix == ".js")
    if outside:
        yield f"asks elsewhere: {sorted(outside)}"
    if len(addresses) > MOST_REQUESTS:
        yield f"{len(addresses)} requests: {sorted(addresses)}"
    if weighed > MOST_BYTES:
        yield f"{weighed} bytes: { {file.name: size for file, size in sizes.items()} }"
    if script > MOST_BYTES_OF_SCRIPT:
        yield f"{script} bytes of script"
    if moved:
        yield f"moves: {moved}"


@pytest.fixture(autouse=True)
def _nothing_kept(browser: ChromiumDriver) -> Iterator[None]:
    """Have the browser ask for everything again, as somebody does who was never here."""
    browser.execute_cdp_cmd("Network.setCacheDisabled", {"cacheDisabled": True})
    yield
    browser.execute_cdp_cmd("Network.setCacheDisabled", {"cacheDisabled": False})


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("share", range(SHARES))
def test_the_first_view_of_every_page_is_light_and_still(
    browser: ChromiumDriver, published: Published, share: int, width: int
) -> None:
    window(browser, width)
    found = {page: list(complaints(browser, published, page)) for page in published.share(share)}
    assert {page: what for page, what in found.items() if what} == {}


class Slow(SimpleHTTPRequestHandler):
    """Sends pages as a bad connection does: their head line by line, with time to paint what has come so far."""

    def do_GET(self) -> None:
        """Send a page in parts, and everything else at once."""
        if not self.path.endswith(".html"):
            super().do_GET()
            return
        head, body, rest = re.split(b"(?<=<body)|(?=<main)", Path(self.translate_path(self.path)).read_bytes())
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        for part in (head, *re.split(rb"\n(?!<li)", body), rest):
            self.wfile.write(part + b"\n")
            time.sleep(0.1)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - named so by the standard library
        """Stay silent."""


@contextmanager
def slowly(folder: Path) -> Iterator[str]:
    """Serve a folder so that its pages arrive in parts, and give its address."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Slow, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("page", ["id/index.html", "en/punto-banco.html"])
def test_nothing_moves_while_the_head_of_a_page_arrives_in_parts(
    browser: ChromiumDriver, published: Published, page: str, width: int
) -> None:
    window(browser, width)
    with slowly(published.folder) as address:
        browser.get(address + page)
        assert browser.execute_async_script(SHIFTS) == []


def test_what_moves_while_a_page_arrives_in_parts_is_told(browser: ChromiumDriver, tmp_path: Path) -> None:
    page = "<!DOCTYPE html><title>x</title><body style='text-align: end'>\n<b>x</b>\n<b>y</b>\n<main>z</main>"
    (tmp_path / "index.html").write_text(page)
    with slowly(tmp_path) as address:
        browser.get(address + "index.html")
        assert browser.execute_async_script(SHIFTS)


NOISE = random.Random(1).randbytes(21_000).hex()  # noqa: S311 - any bytes that do not compress to fewer

FAULTS = {
    f"<p>{NOISE}</p>": " bytes: ",
    "<script src='long.js'></script>": " bytes of script",
    "".join(f"<img hidden src='icon.svg?{number}' alt=''>" for number in range(5)): "7 requests: ",
    "<img hidden src='http://localhost:1/x.svg' alt=''>": "asks elsewhere: ['http://localhost:1/x.svg']",
    "<script src='late.js'></script><p>x</p>": "moves: ",
}


@pytest.mark.parametrize(("body", "told"), FAULTS.items(), ids=FAULTS.values())
def test_what_is_too_much_is_told(browser: ChromiumDriver, tmp_path: Path, body: str, told: str) -> None:
    page = f"<!DOCTYPE html><html lang='en'><title>x</title><link rel='icon' href='icon.svg'><body>{body}"
    late = "setTimeout(() => document.body.prepend(document.createElement('hr'), document.createElement('hr')), 50);"
    files = {
        "index.html": page,
        "icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
        "long.js": f"/* {NOISE[:11_000]} */",
        "late.js": late,
    }
    write(tmp_path / BELOW, {name: text.encode() for name, text in files.items()})
    with served(tmp_path / BELOW) as site:
        [found] = complaints(browser, site, "index.html")
    assert told in found


def test_what_comes_with_explorers_is_weighed_elsewhere(browser: ChromiumDriver, tmp_path: Path) -> None:
    page = f"<!DOCTYPE html><html lang='en'><title>x</title><link rel='icon' href='icon.svg'><p>{NOISE[:32_000]}</p>"
    scripts = ("assets/explorer.js", "other.js")
    for script in scripts:
        body = f"{page}<script src='{script}'></script>"
        files = {
            "index.html": body,
            "icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
            script: f"/* {NOISE[:4_000]} */",
        }
        write(tmp_path / BELOW, {name: text.encode() for name, text in files.items()})
        with served(tmp_path / BELOW) as site:
            assert len(list(complaints(browser, site, "index.html"))) == (script == "other.js")


def test_a_page_that_is_light_passes(browser: ChromiumDriver, tmp_path: Path) -> None:
    page = b"<!DOCTYPE html><html lang='en'><title>x</title><link rel='icon' href='icon.svg'><p>x</p>"
    write(tmp_path / BELOW, {"index.html": page, "icon.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>"})
    with served(tmp_path / BELOW) as site:
        assert list(complaints(browser, site, "index.html")) == []
