"""What the shipped pages tell machines, published under an address: each page of itself, and all of them together."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import urljoin
from urllib.robotparser import RobotFileParser
from xml.etree import ElementTree as ET

import pytest

from engine import GAMES
from generator.build import check
from tests.generator.render.sample import assert_parses

ROOT = Path(__file__).parents[2]
BASE = "https://rules.example/book/"
SITEMAP, XHTML = "http://www.sitemaps.org/schemas/sitemap/0.9", "http://www.w3.org/1999/xhtml"
LANGUAGES = {"id": "id_ID", "en": "en_GB"}


@dataclass
class Told(HTMLParser):
    """What a page tells machines, and what it shows of the same to readers."""

    text: str
    language: str = ""
    title: str = ""
    heading: str = ""
    links: dict[str, str] = field(default_factory=dict)
    """By relation; those to other languages by `hreflang`."""
    meta: dict[str, str] = field(default_factory=dict)
    data: dict[str, Any] = field(default_factory=dict)
    """By type."""
    questions: list[str] = field(default_factory=list)
    trail: list[tuple[str, str]] = field(default_factory=list)
    """The way to the page as readers see it: each step with its address, which the page itself has none of."""

    def __post_init__(self) -> None:
        """Read the page."""
        super().__init__()
        self._open: list[str] = []
        self.feed(self.text)
        self.questions = [" ".join(question.split()) for question in self.questions]
        trail = self.text.partition('<nav class="trail"')[2].partition("</nav>")[0]
        steps = re.findall('<li[^>]*>(?:<a href="([^"]*)">)?(?:<svg.*?</svg>)?([^<]*)', trail)
        self.trail = [(" ".join(html.unescape(title).split()), href) for href, title in steps]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take a tag."""
        said = {name: value or "" for name, value in attrs}
        if tag == "html":
            self.language = said["lang"]
        elif tag == "link":
            name = said.get("hreflang", said["rel"])
            assert name not in self.links
            self.links[name] = said["href"]
        elif tag == "meta" and said.keys() & {"name", "property"}:
            name = said.get("property") or said["name"]
            assert name not in self.meta
            self.meta[name] = said["content"]
        elif tag == "summary":
            self.questions.append("")
        self._open.append("ld+json" if said.get("type") == "application/ld+json" else tag)

    def handle_endtag(self, tag: str) -> None:
        """Leave an element, and those that ended without a tag."""
        while self._open and self._open.pop() not in {tag, "ld+json"}:
            pass

    def handle_data(self, data: str) -> None:
        """Take a text."""
        if "ld+json" in self._open:
            told = json.loads(data)
            assert told["@context"] == "https://schema.org"
            assert told["@type"] not in self.data
            self.data[told["@type"]] = told
        elif "title" in self._open and "svg" not in self._open:
            self.title += data
        elif "summary" in self._open:
            self.questions[-1] += data


@pytest.fixture(scope="module")
def files() -> Mapping[str, bytes]:
    """The files of the site as it is published under an address."""
    return check(ROOT, GAMES, base_url=BASE).files


@pytest.fixture(scope="module")
def pages(files: Mapping[str, bytes]) -> Mapping[str, Told]:
    """What each page in a language tells that is to be found, by its address."""
    told = {f"{BASE}{name}": Told(data.decode()) for name, data in files.items() if re.search("/.*[.]html$", name)}
    return {address: page for address, page in told.items() if page.meta.get("robots") != "noindex"}


def test_nothing_is_told_to_machines_of_a_page_that_they_are_not_to_list(files: Mapping[str, bytes]) -> None:
    pages = [data.decode() for name, data in files.items() if name.endswith(".html") and b'"noindex"' in data]
    assert len(pages) > len(LANGUAGES)
    assert [page for page in pages if re.search("canonical|og:|ld.json|<link [^>]*hreflang", page)] == []


def alternates(page: Told) -> dict[str, str]:
    """Where a page stands in each language, as it tells itself."""
    return {name: href for name, href in page.links.items() if name in {*LANGUAGES, "x-default"}}


def test_a_page_names_its_own_address(pages: Mapping[str, Told]) -> None:
    assert pages
    assert {address: page.links["canonical"] for address, page in pages.items()} == {one: one for one in pages}


def test_a_page_in_every_language_names_them_all_and_itself(pages: Mapping[str, Told]) -> None:
    for address, page in pages.items():
        assert alternates(page).keys() == {*LANGUAGES, "x-default"}
        assert alternates(page)[page.language] == address


def test_the_pages_that_are_named_name_the_same(pages: Mapping[str, Told]) -> None:
    for page in pages.values():
        others = {pages[alternates(page)[code]].language: pages[alternates(page)[code]] for code in LANGUAGES}
        assert others.keys() == LANGUAGES.keys()
        assert all(alternates(other) == alternates(page) for other in others.values())


def test_readers_of_another_language_get_a_page_that_is_there(
    pages: Mapping[str, Told], files: Mapping[str, bytes]
) -> None:
    neutral = {alternates(page)["x-default"] for page in pages.values() if alternates(page)["x-default"] not in pages}
    assert neutral == {f"{BASE}index.html"}
    assert "index.html" in files


def test_a_preview_shows_what_the_page_is_called_and_where_it_stands(
    pages: Mapping[str, Told], files: Mapping[str, bytes]
) -> None:
    for address, page in pages.items():
        assert page.meta["og:url"] == address
        assert page.title in {page.meta["og:title"], f"{page.meta['og:title']} · {page.meta['og:site_name']}"}
        assert page.meta["og:description"] == page.meta["description"] != ""
        assert page.meta["og:locale"] == LANGUAGES[page.language]
        assert {page.meta["og:locale"], page.meta["og:locale:alternate"]} == set(LANGUAGES.values())
        assert page.meta["og:image"].removeprefix(BASE) in files
        homes = {f"{BASE}{code}/index.html" for code in LANGUAGES}
        assert page.meta["og:type"] == ("website" if address in homes else "article")


def test_breadcrumbs_lead_from_the_home_page_to_the_page(pages: Mapping[str, Told]) -> None:
    for address, page in pages.items():
        home = f"{BASE}{page.language}/index.html"
        crumbs = page.data["BreadcrumbList"]["itemListElement"] if address != home else None
        assert (crumbs is None) == ("BreadcrumbList" not in page.data)
        for at, crumb in enumerate(crumbs or (), 1):
            assert crumb["position"] == at
            assert crumb["name"] == pages[crumb["item"]].meta["og:title"]
        assert crumbs is None or (crumbs[0]["item"], crumbs[-1]["item"]) == (home, address)


def test_breadcrumbs_for_machines_are_those_that_readers_see(pages: Mapping[str, Told]) -> None:
    for address, page in pages.items():
        shown = page.trail
        assert shown[-1] == (page.meta["og:title"], "")
        told = page.data.get("BreadcrumbList", {"itemListElement": shown[:1]})["itemListElement"]
        assert [name for name, _ in shown] == [one["name"] if isinstance(one, dict) else one[0] for one in told]
        assert [urljoin(address, href) for _, href in shown[:-1]] == [one["item"] for one in told[:-1]]


def test_machines_are_told_every_question_that_a_page_answers(pages: Mapping[str, Told]) -> None:
    told = {address: page.data["FAQPage"] for address, page in pages.items() if "FAQPage" in page.data}
    assert len(told) == len(LANGUAGES)
    for address, data in told.items():
        asked = {question["name"]: question["acceptedAnswer"]["text"] for question in data["mainEntity"]}
        assert data["inLanguage"] == pages[address].language
        assert all(asked.values())
        assert list(asked) == [question for question in pages[address].questions if question in asked]


def urls(files: Mapping[str, bytes]) -> dict[str, dict[str, str]]:
    """What the sitemap lists: each page with where it stands in each language."""
    root = ET.fromstring(files["sitemap.xml"])  # noqa: S314 - our own
    assert root.tag == f"{{{SITEMAP}}}urlset"
    listed: dict[str, dict[str, str]] = {}
    for url in root:
        location, *others = url
        assert (url.tag, location.tag) == (f"{{{SITEMAP}}}url", f"{{{SITEMAP}}}loc")
        assert all((other.tag, other.get("rel")) == (f"{{{XHTML}}}link", "alternate") for other in others)
        assert location.text not in {None, *listed}
        listed[str(location.text)] = {str(other.get("hreflang")): str(other.get("href")) for other in others}
    return listed


def test_the_sitemap_says_of_every_page_what_that_says_of_itself(
    pages: Mapping[str, Told], files: Mapping[str, bytes]
) -> None:
    start = Told(files["index.html"].decode())
    assert start.links["canonical"] == f"{BASE}index.html"
    listed = [start, *pages.values()]
    assert urls(files) == {one.links["canonical"]: alternates(one) for one in listed}


def test_machines_may_read_everything_and_are_told_where_it_is_listed(files: Mapping[str, bytes]) -> None:
    robots = RobotFileParser()
    robots.parse(files["robots.txt"].decode().splitlines())
    assert robots.can_fetch("any", f"{BASE}id/index.html")
    assert robots.site_maps() == [f"{BASE}sitemap.xml"]


def test_the_start_page_offers_every_language_and_leads_nobody_away(files: Mapping[str, bytes]) -> None:
    page = files["index.html"].decode()
    assert_parses(page)
    offered = re.findall(r'<li lang="(\w+)" dir="ltr"><a href="([^"]*)" hreflang="(\w+)">', page)
    assert offered == [(code, f"{code}/index.html", code) for code in LANGUAGES]
    assert "refresh" not in page
    assert re.findall('<script src="([^"]*)"', page) == ["assets/page.js"]
    assert page.count("<script") == 1


def test_the_page_for_what_is_not_there_works_at_any_address(files: Mapping[str, bytes]) -> None:
    page = files["404.html"].decode()
    assert_parses(page)
    assert '<meta name="robots" content="noindex">' in page
    assert not re.search("canonical|og:", page)
    led = re.findall(r'(?:href|src)="([^"#]+)"', page)
    assert {f"/book/{code}/index.html" for code in LANGUAGES} <= set(led)
    assert all(address.removeprefix("/book/") in files for address in led)
    assert all(f'<span lang="{code}" dir="ltr">' in page for code in LANGUAGES)


def test_without_an_address_no_page_names_one() -> None:
    files = check(ROOT, GAMES).files
    assert files.keys() & {"index.html", "404.html", "sitemap.xml", "robots.txt"} == {"index.html", "robots.txt"}
    assert b"://" not in files["robots.txt"]
    for name, data in files.items():
        if name.endswith(".html"):
            page = Told(data.decode())
            assert page.links.keys() <= {"icon", "apple-touch-icon", "stylesheet"}
            assert not [text for text in page.meta.values() if "://" in text]
            assert page.data.keys() <= {"FAQPage"}
