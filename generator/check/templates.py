"""Templates and assets: what a template names is there, and every asset is named somewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from posixpath import basename

from engine.api import Game
from generator.content import Site
from generator.diagnostics import Diagnostic, Place, Severity
from generator.explorers import SCRIPTS
from generator.near import near_match

_FOLDER = "templates/"
_ASSET = re.compile(r"(?<![\w/])assets/[\w./-]+\w")
_FRAGMENT = re.compile(r"""href="[^"#]*#([\w-]+)\"""")
_ID = re.compile(r"""\bid="([\w-]+)\"""")


def check(site: Site, _games: Mapping[str, Game]) -> Iterator[Diagnostic]:
    """Find assets and anchors that the templates name and nobody provides, and assets that nothing uses."""
    ids = {name for text in site.templates.values() for name in _ID.findall(text)}
    for template, text in site.templates.items():
        for found in _ASSET.finditer(text):
            if found[0] not in site.assets:
                message = f"there is no asset `{found[0]}`"
                hint = near_match(found[0], site.assets)
                yield Diagnostic("broken-asset", _place(site, template, found, 0), message, hint)
        for found in _FRAGMENT.finditer(text):
            if found[1] not in ids:
                message = f"no template has an element with the id `{found[1]}`"
                hint = near_match(found[1], ids)
                yield Diagnostic("broken-anchor", _place(site, template, found, 1), message, hint)
    yield from _unused(site)


def _place(site: Site, template: str, found: re.Match[str], group: int) -> Place:
    return site.sources[_FOLDER + template].place(*found.span(group))


def _unused(site: Site) -> Iterator[Diagnostic]:
    """Assets that no page shows and that neither a template nor another asset names."""
    documents = [document for page in site.pages for document in page.documents.values()]
    shown = {link.target.text for document in documents for link in document.links}
    named = {found for text in site.templates.values() for found in _ASSET.findall(text)}
    for asset in site.assets:
        name = basename(asset).encode()
        by_others = any(name in data for other, data in site.assets.items() if other != asset)
        by_name = asset.startswith(SCRIPTS)  # of a page's explorers; a theme has scripts that not all its sites use
        if not by_others and not by_name and asset not in shown | named:
            message = f"nothing uses `{asset}`"
            yield Diagnostic("unused-asset", Place(_FOLDER + asset), message, "use it or delete it", Severity.WARNING)
