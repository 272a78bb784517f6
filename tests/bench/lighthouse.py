"""Lets Lighthouse judge the heaviest pages as on a phone with a slow network, and prints a table for BENCHMARKS.md.

    python -m tests.bench.lighthouse [--runs N] [--pages N]

needs an installed Chromium or Chrome, and the requirements of the tests; Lighthouse itself is fetched by the first run.
Its network and processor are simulated, yet a machine with other work gives other figures: let it rest.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.browser.published import Published, make, served, zipped
from tests.tools.installed import installed, node

BENCH = Path(__file__).parent
SWITCHES = "--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
AUDITS = {"largest-contentful-paint": "ms", "total-blocking-time": "ms", "cumulative-layout-shift": ""}


@dataclass(frozen=True, slots=True)
class Page:
    """A page, what is sent of it zipped in bytes, and the median of every figure that Lighthouse gave."""

    name: str
    size: int
    figures: Mapping[str, float]


def main() -> None:
    """Judge the pages and print the table."""
    parser = argparse.ArgumentParser(description="Let Lighthouse judge the heaviest pages.")
    parser.add_argument("--runs", type=int, default=5, help="how often each page is judged")
    parser.add_argument("--pages", type=int, default=4, help="how many pages are judged")
    options = parser.parse_args()
    program = installed(BENCH) / "lighthouse" / "cli" / "index.js"
    with tempfile.TemporaryDirectory() as folder, served(make(Path(folder))) as site:
        sizes = {page: zipped((site.folder / page).read_bytes()) for page in site.pages}
        heaviest = sorted(sizes, key=lambda page: -sizes[page])[: options.pages]
        runs = [(page, judged(program, site, page)) for _ in range(options.runs) for page in heaviest]
    for line in table([Page(page, sizes[page], medians(runs, page)) for page in heaviest]):
        print(line)  # noqa: T201 - what this is for


def judged(program: Path, site: Published, page: str) -> dict[str, float]:
    """Have a page judged once; figures are scores from 0 to 1, and what the page took."""
    options = ["--output=json", "--quiet", "--no-enable-error-reporting", f"--chrome-flags={SWITCHES}"]
    done = node(program, [site.address + page, *options], BENCH)
    if done.returncode:
        raise RuntimeError(f"Lighthouse failed on {page}: {done.stderr.strip()}")
    report: dict[str, dict[str, dict[str, Any]]] = json.loads(done.stdout)
    return {
        **{name: float(report["categories"][name]["score"]) for name in CATEGORIES},
        **{name: float(report["audits"][name]["numericValue"]) for name in AUDITS},
    }


def medians(runs: list[tuple[str, dict[str, float]]], page: str) -> dict[str, float]:
    """Give the median of each figure of a page."""
    figures = [one for name, one in runs if name == page]
    return {name: statistics.median(one[name] for one in figures) for name in (*CATEGORIES, *AUDITS)}


def table(pages: list[Page]) -> list[str]:
    """Give the figures as a table in Markdown."""
    heads = ("page", "HTML, zipped", *CATEGORIES, "LCP", "TBT", "CLS")
    rows = [
        (
            f"`{page.name}`",
            f"{page.size:,}",
            *(f"{page.figures[name]:.2f}" for name in CATEGORIES),
            *(
                f"{page.figures[name]:.0f} {unit}" if unit else f"{page.figures[name]:g}"
                for name, unit in AUDITS.items()
            ),
        )
        for page in pages
    ]
    return ["| " + " | ".join(row) + " |" for row in (heads, ["---"] * len(heads), *rows)]


if __name__ == "__main__":
    main()
