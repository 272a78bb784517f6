# ruff: noqa: INP001 - run as a module from the project's folder, and part of no package
"""Draws `assets/icon.png` from the `icon.svg` beside it: `python -m docs.icon [FOLDER]`.

Phones put it on their first screen, and what draws a preview of a page puts it beside the title: few of these read SVG.
It is drawn anew when the icon has changed: in its light colours, with paper around it, since phones cut off corners.
"""

from __future__ import annotations

import base64
import sys
from pathlib import Path

from docs.pictures import started

ASSETS = Path(__file__).parents[1] / "templates" / "assets"
SIZE, PAPER = 512, "#fafaf8"
PAGE = (
    f"<style>*{{margin:0}}body{{background:{PAPER}}}img{{display:block;width:70%;margin:15%}}</style><img src=icon.svg>"
)


def main(folder: Path) -> None:
    """Draw the icon of a folder."""
    page = folder / "icon.html"
    page.write_text(PAGE, encoding="utf-8")
    try:
        with started() as browser:
            window = {"width": SIZE, "height": SIZE, "deviceScaleFactor": 1, "mobile": False}
            browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", window)
            browser.get(page.resolve().as_uri())
            taken = browser.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})["data"]
            (folder / "icon.png").write_bytes(base64.b64decode(taken))
    finally:
        page.unlink()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else ASSETS)
