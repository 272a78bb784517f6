"""The last look before writing: the built files themselves, whatever stage has made them.

A reader must be able to open every page from a file:// address or under any sub-path of a host, without a request to
anybody else, under a policy that allows no inline script or style. So all that a page fetches or links to has to be
among the output, by a relative address, in the very spelling.
"""

from __future__ import annotations

import posixpath
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from urllib.parse import SplitResult, unquote, urlsplit

from generator.diagnostics import Diagnostic, Place
from generator.inspect.page import Kind, Page, Reference, read_css, read_html, read_svg

__all__ = ["inspect"]

_READERS = {".html": read_html, ".svg": read_svg, ".css": read_css}
_FOLLOWED = frozenset({"http", "https", "mailto", "tel"})
_EMBEDDED = ("data:image/", "data:font/")


def inspect(pages: Mapping[str, str], others: Collection[str] = (), folder: str = "site") -> tuple[Diagnostic, ...]:
    """Give all that is wrong with the built site, in the order of its files and places.

    `pages` holds the text of each text file by its `/` name, `others` the names of the remaining output files;
    `folder` is the output folder as diagnostics name it.
    """
    read = {
        name: reader(text, f"{folder}/{name}")
        for name, text in pages.items()
        if (reader := _READERS.get(posixpath.splitext(name)[1]))
    }
    site = _Site(read, frozenset(pages) | frozenset(others))
    found = [finding for page in read.values() for finding in page.findings]
    found += [finding for name, page in read.items() for ref in page.references for finding in site.check(name, ref)]
    return tuple(sorted(found, key=lambda finding: finding.sort_key))


@dataclass(frozen=True, slots=True)
class _Site:
    """All output files by name; those that we read with what they hold."""

    read: Mapping[str, Page]
    names: frozenset[str]

    def check(self, name: str, reference: Reference) -> Iterator[Diagnostic]:
        """Give what is wrong with a reference in the file of that name."""
        value, place = reference.value.strip(), reference.place
        if reference.kind is Kind.ID:
            if value not in self.read[name].ids:
                yield self._dead_id(value, name, place)
            return
        address = _split(value)
        if not address:
            yield Diagnostic("dead-link", place, f"`{value}` is no address.")
        elif address.scheme or address.netloc:
            yield from _check_absolute(value, address, reference)
        elif address.path.startswith("/"):
            message = f"`{value}` starts at the root of a host: it breaks under a sub-path and in a file."
            yield Diagnostic("rooted-link", place, message, "Write it relative to the page.")
        else:
            yield from self._check_relative(name, address, place)

    def _check_relative(self, name: str, address: SplitResult, place: Place) -> Iterator[Diagnostic]:
        path = unquote(address.path)
        target = posixpath.normpath(posixpath.join(posixpath.dirname(name), path)) if path else name
        if target not in self.names or path.endswith("/"):
            yield Diagnostic("dead-link", place, f"There is no output file `{target}`.", self._nearest_file(target))
            return
        anchor = unquote(address.fragment.partition(":~:")[0])
        known = self.read.get(target)
        if anchor and anchor != "top" and known and not target.endswith(".css") and anchor not in known.ids:
            yield self._dead_id(anchor, target, place)

    def _nearest_file(self, target: str) -> str:
        inside = posixpath.normpath(posixpath.join(target, "index.html"))
        near = [inside] if inside in self.names else get_close_matches(target, sorted(self.names), n=1)
        return f"Did you mean `{near[0]}`?" if near else ""

    def _dead_id(self, name: str, target: str, place: Place) -> Diagnostic:
        near = get_close_matches(name, sorted(self.read[target].ids), n=1)
        hint = f"Did you mean `{near[0]}`?" if near else ""
        return Diagnostic("dead-anchor", place, f"No element of `{target}` has the id `{name}`.", hint)


def _split(value: str) -> SplitResult | None:
    """Take an address apart; an empty one and what cannot be one give nothing."""
    try:
        return urlsplit(value) if value else None
    except ValueError:
        return None


def _check_absolute(value: str, address: SplitResult, reference: Reference) -> Iterator[Diagnostic]:
    """Give what is wrong with an address that names a scheme or a host: it may be followed, but never fetched."""
    if reference.kind is Kind.REQUEST:
        if not value.lower().startswith(_EMBEDDED):
            hint = "Publish the file with the site and refer to it by a relative address."
            yield Diagnostic("foreign-request", reference.place, f"The page would fetch `{value}`.", hint)
    elif address.scheme == "javascript":
        yield Diagnostic(
            "inline-script", reference.place, "A script in an address is blocked by the page's own policy."
        )
    elif address.scheme not in _FOLLOWED:
        yield Diagnostic("foreign-link", reference.place, f"A reader cannot follow `{value}` from everywhere.")
