"""A small page that stands for all: its claims, terms, table and data are written here.

Its style sheet and scripts are the theme's own.
"""

from __future__ import annotations

import json
from pathlib import Path

POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'"
PAGE = f"""<!DOCTYPE html>
<html lang="en" dir="ltr"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<meta name="color-scheme" content="light dark"><title>Page</title><link rel="icon" href="data:,">
<script src="../assets/page.js" data-close="Close"></script><link rel="stylesheet" href="../assets/style.css"></head>
<body><header class="head"><a class="book" href="other.html">Book</a><div class="ways">
<nav class="languages"><a id="twin" href="../id/page.html">Indonesia</a></nav>
<div class="theme" role="group" aria-label="Appearance"><button type="button">Light</button>
<button type="button">Dark</button></div></div></header>
<main id="main_" tabindex="-1"><header class="title"><h1>Page</h1></header>
<div class="open"><p id="start">Start</p></div>
<nav class="contents"><div><ol><li><a href="#one">One</a></li><li><a href="#two">Two</a></li></ol>
<label class="marks"><input id="marks_" type="checkbox"> Mark</label></div></nav>
<section aria-labelledby="one"><h2 id="one">One</h2>
<p>The cards make <a class="c" id="k0" href="how/page.html#k0">15</a>, a <a class="t" href="terms.html#pair">pair</a>,
<a class="c" id="k1" href="how/page.html#k1">16</a>. <a id="plain" href="other.html">Other</a></p>
<p id="s1">A rule with <a class="c" id="k2" href="how/page.html#k2">17</a>.</p>
<details><summary>More</summary><p><a class="c" id="k3" href="how/page.html#k3">18</a></p></details>
<p id="tall" style="">Filling.</p></section>
<section aria-labelledby="two"><h2 id="two">Two</h2><figure class="grid texts">
<section class="scroll" tabindex="0" aria-label="Table"><table data-how="how/page.html#g0"><thead>
<tr><th scope="col">x</th><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody>
<tr><th scope="row">0</th><td>1</td><td>2</td><td class="bar"></td></tr>
<tr><th scope="row">1</th><td>3</td><td>4</td><td class="bar"></td></tr></tbody></table></section></figure>
<p>
<a class="c" id="k9" href="how/page.html#k9">Told nowhere</a>
<a class="c" id="k8" href="no/page.html#k8">No data</a></p>
<p class="end">End.</p></section></main></body></html>
""".replace(' style=""', "")
NOTES = {
    "k0": ["What do 7 and 8 make?", "15", [["7 is worth 7.", [["§ 1", "../page.html#s1"]]], ["<b>.", []]], []],
    "k1": ["And 7 and 9?", "16", [], [["Source", "../other.html#a"], ["Outside", "https://example.org/"]]],
    "k2": ["And 8 and 9?", "17", [[f"Step {number}.", []] for number in range(40)], []],
    "k3": ["And 9 and 9?", "18", [], []],
    "g0-0-0": ["Row 0, a?", "1", [], []],
    "g0-1-0": ["Row 1, a?", "3", [], []],
}
TERMS = {"pair": ["Pair", "", [["Two of a kind.", []]], [["Indonesia: pasangan", "../id/istilah.html#pair"]]]}
ADDRESSES = ("server", "disk")


def called(notes: object) -> bytes:
    """Write notes as the data that a page's script loads."""
    return f"tetap({json.dumps(notes)});".encode()


def files() -> dict[str, bytes]:
    """Give the small site: its page twice, in two languages, with other pages that only stand there."""
    other = PAGE.replace("<title>Page", "<title>Other")
    return {
        **{
            f"{code}/{name}.html": text.encode()
            for code in ("en", "id")
            for name, text in (("page", PAGE), ("other", other))
        },
        "en/how/page.html": b"<!DOCTYPE html><title>Workings</title><p id='k0'>How</p>",
        "en/no/page.html": b"<!DOCTYPE html><title>Without data</title>",
        "en/how/page.js": called(NOTES),
        "en/terms.html": b"<!DOCTYPE html><title>Terms</title><p id='pair'>Pair</p>",
        "en/terms.js": called(TERMS),
        **{
            f"assets/{name}": (Path("templates/assets") / name).read_bytes()
            for name in ("notes.css", "notes.js", "page.js", "style.css")
        },
    }
