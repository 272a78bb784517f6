"""Asks the queries of tests/search of this site's search and of Pagefind, and prints a table for BENCHMARKS.md.

    python -m tests.bench.searching

needs an installed Chromium or Chrome, and the requirements of the tests; Pagefind itself is fetched by the first run.
Both are asked about the same pages: those that are written, without workings, index and start page. Pagefind is told
which part of each is its text. A hit of it is the part of a page that holds most of what was found, as its own results
give it; it parts pages at headings, so that no term of the glossary is a hit, wherefore pages are counted, too. Its
bytes are what it fetches for as many hits as ours shows, without anything that would show them, and without its worker,
which would load as much script again. Our pages forbid what it runs on: it is asked from a page without their policy.
"""

from __future__ import annotations

import re
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.chromium.webdriver import ChromiumDriver

from tests.browser.conftest import BROWSERS, SWITCHES
from tests.browser.published import BELOW, Published, make, served, zipped
from tests.browser.search import first_uses
from tests.content.test_index import INDEX
from tests.content.test_shipped import LANGUAGES
from tests.search.queries import Queries, read
from tests.tools.installed import installed, node

BENCH = Path(__file__).parent
ASK = """
const [text, done] = arguments;
const answered = async () => {
  const pagefind = await import("./pagefind/pagefind.js");
  await pagefind.options({noWorker: true});
  const {results} = await pagefind.search(text);
  const found = await Promise.all(results.slice(0, 4).map((one) => one.data()));
  const best = found.map(({url, sub_results}) => {
    const parts = [...sub_results].sort((a, b) => b.weighted_locations.length - a.weighted_locations.length);
    return parts[0]?.url ?? url;
  });
  done([best, performance.getEntriesByType("resource").map(({name}) => name)]);
};
answered();
"""
"""Asks Pagefind, and gives the best part of each of four pages with what was fetched."""
HEAD = (
    "| search | language | right section first | right page first | other language found | bytes, mean (most) |",
    "|---|---|---|---|---|---|",
)
MAIN = b'<main id="main_"'


def main() -> None:
    """Ask both and print the table."""
    with tempfile.TemporaryDirectory() as folder:
        site = make(Path(folder))
        driver = _browser(Path(folder))
        for line in HEAD:
            print(line)  # noqa: T201 - what a script measures is read in a terminal
        with served(site) as ours:
            for code in LANGUAGES:
                uses = first_uses(driver, ours, code)
                _tell("Tetap", code, [(text, [hit.address for hit in shown.hits], size) for text, shown, size in uses])
        for code in LANGUAGES:
            other = Path(folder) / f"pagefind-{code}" / BELOW
            _index(site, other, code)
            with served(other) as theirs:
                _tell("Pagefind", code, list(_asked(driver, theirs, code)))
        driver.quit()


def _tell(name: str, code: str, uses: list[tuple[str, list[str], int]]) -> None:
    asked, sizes = read(code), [size for _, _, size in uses]
    first = {text: hits[0] for text, hits, _ in uses if hits}
    right = sum(first.get(query.text) in query.sections for query in asked.queries)
    pages = sum(_page(first.get(query.text, "")) in map(_page, query.sections) for query in asked.queries)
    found = sum(word in first for word in asked.none)
    print(  # noqa: T201 - what a script measures is read in a terminal
        f"| {name} | {code} | {right} of {len(asked.queries)} | {pages} of {len(asked.queries)} "
        f"| {found} of {len(asked.none)} | {sum(sizes) // len(sizes):,} ({max(sizes):,}) |"
    )


def _page(section: str) -> str:
    return section.partition("#")[0]


def _index(site: Path, other: Path, code: str) -> None:
    """Let Pagefind index the written pages of a language."""
    shutil.copytree(site / code, other / code, ignore=shutil.ignore_patterns(f"{INDEX[code]}*", "*.js"))
    for one in (other / code).iterdir():
        if one.is_dir():
            shutil.rmtree(one)
        else:
            one.write_bytes(one.read_bytes().replace(MAIN, MAIN + b" data-pagefind-body"))
    program = installed(BENCH) / "pagefind" / "lib" / "runner" / "bin.cjs"
    done = node(program, ["--site", other], BENCH)
    if done.returncode:
        raise RuntimeError(done.stdout + done.stderr)
    (other / "ask.html").write_text(f"<!DOCTYPE html><html lang='{code}'><title>x</title>", encoding="utf-8")


def _asked(driver: ChromiumDriver, site: Published, code: str) -> Iterator[tuple[str, list[str], int]]:
    asked: Queries = read(code)
    for text in (*(query.text for query in asked.queries), *asked.none):
        driver.get(f"{site.address}ask.html")
        hits, fetched = driver.execute_async_script(ASK, text)
        size = sum(zipped(site.file(one).read_bytes()) for one in set(fetched) if "/pagefind/" in one)
        yield text, [re.sub(r"^.*/", "", hit).replace(".html", "") for hit in hits], size


def _browser(profile: Path) -> ChromiumDriver:
    options = webdriver.ChromeOptions()
    for switch in (*SWITCHES, f"--user-data-dir={profile / 'profile'}"):
        options.add_argument(switch)
    options.binary_location = next(filter(None, map(shutil.which, BROWSERS)))
    driver = webdriver.Chrome(options=options, service=Service(executable_path=shutil.which("chromedriver")))
    driver.set_script_timeout(60)
    driver.execute_cdp_cmd("Network.setCacheDisabled", {"cacheDisabled": True})
    return driver


if __name__ == "__main__":
    main()
