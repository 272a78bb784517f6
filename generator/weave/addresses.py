"""Where everything will be published, and how one page reaches another."""

from __future__ import annotations

from functools import lru_cache
from posixpath import relpath

from generator.content import Page, Site
from generator.document import Link

START, LOST, SITEMAP, ROBOTS = "index.html", "404.html", "sitemap.xml", "robots.txt"
"""The files at the root of a site: the page that offers every language, and what hosts and machines look for."""


def address(page: Page, code: str) -> str:
    """Give the path of a page below the output folder."""
    return f"{code}/{page.slugs[code].text}.html"


def tables_name(page: Page, code: str) -> str:
    """Give the name of the file, in the folder of a page, that holds the tables of its explorers."""
    return f"{page.slugs[code].text}.tables.js"


def index_address(site: Site, code: str) -> str:
    """Give the path of the page that lists a language's terms and sections, wherever a site has one."""
    return f"{code}/{site.alphabet[code].text}.html"


def search_folder(site: Site, code: str) -> str:
    """Give the folder of what a search looks up, with `/` at its end, wherever a site has an index.

    `search.js` finds it by the address of the index. No page and no folder of workings can have its name, since no slug
    has a dot.
    """
    return f"{code}/{site.alphabet[code].text}.search/"


def root(here: str) -> str:
    """Give the way from a published file to the output folder, with `/` at its end; empty in the folder itself."""
    return "../" * here.count("/")


def workings_folder(site: Site, code: str) -> str:
    """Give the folder of the pages that tell how figures were computed, with `/` at its end; empty where none is."""
    return f"{code}/{site.workings[code].text}/" if code in site.workings else ""


def workings_address(site: Site, page: Page, code: str) -> str:
    """Give the path of the page that tells how the figures of a page were computed, wherever a site has such."""
    return f"{workings_folder(site, code)}{page.slugs[code].text}.html"


@lru_cache(maxsize=4096)
def way(here: str, there: str) -> str:
    """Give the relative way from one published file to another."""
    return relpath(there, here.rpartition("/")[0] or ".")


def href(link: Link, here: str, code: str, site: Site) -> str | None:
    """Give the address that a link or an image leads to, seen from a published file; None for an announced page."""
    target = link.target.text
    if link.image:
        return way(here, target)
    if target.startswith(("https://", "mailto:")):
        return target
    name, hash_sign, anchor = target.partition("#")
    if name in site.coming:
        return None
    if not name:
        return target
    there = next(other for other in site.pages if other.id == name)
    return way(here, address(there, code)) + hash_sign + anchor
