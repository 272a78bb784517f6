"""Links between pages: each leads to a page, a section or an announced page."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from engine.api import Game
from generator.check.flow import Flow
from generator.content import Page, Site
from generator.diagnostics import Diagnostic
from generator.document import Link
from generator.near import near_match

_LINK = re.compile(r"\[[^\[\]]*\] ?\([^()]*\)|<?https?://\S+")
"""What an author may mean as a link where Markdown is not read."""
_OUTSIDE = ("https://", "mailto:")


def check(site: Site, _games: Mapping[str, Game]) -> Iterator[Diagnostic]:
    """Follow every link and image of every page, in each language."""
    for page in site.pages:
        for code, document in page.documents.items():
            for link in document.links:
                yield from _follow(link, page.id, code, site)
    if site.checked:
        yield from _follow(Link(site.checked, -1, ""), "", next(iter(site.languages)), site)


def check_names(site: Site, _games: Mapping[str, Game]) -> Iterator[Diagnostic]:
    """Find what would be a link in the titles and summaries of `site.yaml`, which are shown as they stand."""
    announced = (texts for coming in site.coming.values() for texts in (coming.titles, coming.summaries))
    for text in (text for texts in (site.titles, *announced) for text in texts.values()):
        for found in _LINK.finditer(text.text):
            place = Flow(text.text, (0,), (text,), {}).place(*found.span())
            message = f"“{found[0]}” stands in a text that is shown as it is, so it leads nowhere"
            yield Diagnostic("broken-link", place, message, "put the link into the text of a page")


def _follow(link: Link, here: str, code: str, site: Site) -> Iterator[Diagnostic]:
    """Find what a link leads to, in the language of a code."""
    target = link.target.text
    if link.image:
        if target not in site.assets:
            hint = near_match(target, site.assets)
            yield Diagnostic("broken-image", link.target.place, f"there is no image `{target}`", hint)
    elif not target.startswith(_OUTSIDE):
        pages = {page.id: page for page in site.pages}
        name, _, anchor = target.partition("#")
        name = name or here
        if name in pages and code in pages[name].documents:
            yield from _anchor(link, anchor, pages[name], code)
        elif name in pages:
            message = f"the page `{name}` has no text in {code}: its page.yaml names the languages that it has"
            hint = f"write it and add `{code}` there, or link to the page only from {', '.join(pages[name].documents)}"
            yield Diagnostic("broken-link", link.target.place, message, hint)
        elif name in site.coming and anchor:
            message = f"the page `{name}` is only announced, so it has no anchor `#{anchor}`"
            yield Diagnostic("broken-anchor", link.target.place, message, f"link to `{name}`")
        elif name not in site.coming and name not in site.unparsed:
            there = [page.id for page in site.pages if code in page.documents]
            begins = f"a link to another site begins with {' or '.join(_OUTSIDE)}"
            hint = begins if "//" in name else near_match(name, [*there, *site.coming])
            yield Diagnostic("broken-link", link.target.place, f"there is no page `{name}`", hint)


def _anchor(link: Link, anchor: str, page: Page, code: str) -> Iterator[Diagnostic]:
    """Find the section, or the source, that a link names on its page."""
    document = page.documents[code]
    anchors = [*(section.anchor for section in document.sections), *page.authorities]
    anchors += [attributes.anchor.text for attributes in document.attributes if attributes.anchor]
    if anchor and anchor not in anchors:
        message = f"there is no anchor `#{anchor}` in {document.file}"
        yield Diagnostic("broken-anchor", link.target.place, message, near_match(anchor, anchors))
