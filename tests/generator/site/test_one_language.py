"""A page in one language only, as readers of the other language meet it: not at all."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine import GAMES
from generator.checking import examine
from generator.making import make
from tests.generator.site.sample import site

SITE = "title: {id: Situs, en: Site}\nlanguages: [id, en]\npages: [rules, page, other]\n"


@pytest.fixture(scope="module")
def pages() -> Mapping[str, str]:
    """The HTML of a site of three pages, the second of which is in one language."""
    files = {
        "site.yaml": SITE,
        "page.yaml": "source: id\ngame: baccarat\nlanguages: [id]\nslug: {id: laman}\n",
        "id.md": "# Laman\n\n[5]{=total(7,8)}\n",
        "content/other/page.yaml": "source: id\nslug: {id: lain, en: other}\n",
        "content/other/id.md": "# Lain\n\n[a](page)\n",
        "content/other/en.md": "# Other\n",
    }
    checked = examine(site(files), GAMES)
    assert checked.site
    assert checked.found == ()
    made, broken = make(checked.site, checked.pages, GAMES)
    assert broken == ()
    return {name: data.decode() for name, data in made.items() if name.endswith(".html")}


def test_it_is_published_in_its_own_language_only(pages: Mapping[str, str]) -> None:
    written = {name for name in pages if "/" in name}
    assert written == {"id/rules.html", "en/rules.html", "id/laman.html", "id/lain.html", "en/other.html"}


def test_it_offers_no_other_language(pages: Mapping[str, str]) -> None:
    assert "hreflang" not in pages["id/laman.html"]
    assert 'hreflang="en"' in pages["id/lain.html"]


def test_the_menu_the_contents_and_the_turning_of_pages_pass_it_over_in_the_other(pages: Mapping[str, str]) -> None:
    assert not [name for name, html in pages.items() if name.startswith("en/") and "aman" in html]
    assert '<a rel="next" href="other.html">Other</a>' in pages["en/rules.html"]
    assert '<a rel="next" href="laman.html">Laman</a>' in pages["id/rules.html"]
    assert '<li><a href="laman.html">Laman</a></li>' in pages["id/lain.html"]
