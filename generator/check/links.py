"""Links between pages: each leads to a page, a section or an announced page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.api import Game
from generator.content import Site
from generator.diagnostics import Diagnostic
from generator.document import Document, Link
from generator.near import near_match

_OUTSIDE = ("https://", "mailto:")


def check(site: Site, _games: Mapping[str, Game]) -> Iterator[Diagnostic]:
    """Follow every link and image of every page, in each language."""
    for page in site.pages:
        for code, document in page.documents.items():
            documents = {other.id: other.documents[code] for other in site.pages if code in other.documents}
            for link in document.links:
                yield from _follow(link, page.id, documents, site)


def _follow(link: Link, here: str, documents: Mapping[str, Document], site: Site) -> Iterator[Diagnostic]:
    """Find what a link leads to."""
    target = link.target.text
    if link.image:
        if target not in site.assets:
            hint = near_match(target, site.assets)
            yield Diagnostic("broken-image", link.target.place, f"there is no image `{target}`", hint)
    elif not target.startswith(_OUTSIDE):
        name, _, anchor = target.partition("#")
        name = name or here
        if name in documents:
            yield from _anchor(link, anchor, documents[name])
        elif name in site.coming and anchor:
            message = f"the page `{name}` is only announced, so it has no anchor `#{anchor}`"
            yield Diagnostic("broken-anchor", link.target.place, message, f"link to `{name}`")
        elif name not in site.coming and name not in site.unparsed:
            hint = near_match(name, [*documents, *site.coming])
            yield Diagnostic("broken-link", link.target.place, f"there is no page `{name}`", hint)


def _anchor(link: Link, anchor: str, document: Document) -> Iterator[Diagnostic]:
    """Find the section that a link names on its page."""
    anchors = [section.anchor for section in document.sections]
    anchors += [attributes.anchor.text for attributes in document.attributes if attributes.anchor]
    if anchor and anchor not in anchors:
        message = f"there is no anchor `#{anchor}` in {document.file}"
        yield Diagnostic("broken-anchor", link.target.place, message, near_match(anchor, anchors))
