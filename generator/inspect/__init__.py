"""The last look before writing: the built files themselves, whatever stage has made them.

A reader must be able to open every page from a file:// address or under any sub-path of a host, without a request to
anybody else, under a policy that allows no inline script or style. So all that a page fetches or links to has to be
among the output, by a relative address, in the very spelling.
"""

from __future__ import annotations

import posixpath
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from typing import NamedTuple
from urllib.parse import SplitResult, unquote, urlsplit

from generator.base_url import path_of
from generator.diagnostics import Diagnostic, Place, Severity
from generator.inspect.page import Page, read_css, read_html, read_svg
from generator.inspect.policy import Fault
from generator.inspect.references import Kind

__all__ = ["Seen", "inspect", "look"]

_READERS = {".html": read_html, ".svg": read_svg, ".css": read_css}
_FOLLOWED = frozenset({"http", "https", "mailto", "tel"})
_ANYWHERE = "404.html"
"""The one page that a host shows at any address: from there, no relative address would lead anywhere."""
_PLAIN_ADDRESS = re.compile(r"(?!\Z)(?P<path>(?:(?:\.\./)*[\w-][\w./-]*)?)(?:#(?P<anchor>[\w-]*))?", re.ASCII)
"""A relative address that is written just as files and ids are named."""
_EMBEDDED = ("data:image/", "data:font/")


class Seen(NamedTuple):
    """What a look at a file saw: the ids in it, what it refers to, and what is wrong with it whatever else there is.

    Where a reference stands is not kept: most are right, and the file tells it when one is not.
    """

    ids: frozenset[str]
    references: frozenset[tuple[Kind, str]]
    findings: tuple[Diagnostic, ...]


def look(files: Mapping[str, bytes], folder: str = "site") -> dict[str, Seen]:
    """Look at those files of a built site, given by their `/` names, that are of a kind which can refer to others.

    `folder` is the output folder as diagnostics name it.
    """
    pages = {name: page for name, data in files.items() if (page := _read(name, data, folder))}
    return {
        name: Seen(page.ids, frozenset((one.kind, one.value) for one in page.references), page.findings)
        for name, page in pages.items()
    }


def _read(name: str, data: bytes, folder: str) -> Page | None:
    reader = _READERS.get(posixpath.splitext(name)[1])
    return reader(data.decode(), f"{folder}/{name}") if reader else None


def inspect(
    looked: Mapping[str, Seen], files: Mapping[str, bytes], folder: str = "site", base_url: str = ""
) -> tuple[Diagnostic, ...]:
    """Give all that is wrong with the built site, in the order of its files and places.

    `looked` is what `look` saw in those of its `files` that it knows; `folder` is the output folder as diagnostics
    name it, `base_url` the address that it will be published under, if anybody knows it.
    """
    site = _Site(looked, files, folder, base_url)
    found = [finding for name, page in looked.items() for finding in (*page.findings, *site.check(name, page))]
    found += site.orphans()
    return tuple(sorted(found, key=lambda finding: finding.sort_key))


@dataclass(frozen=True, slots=True)
class _Site:
    """All output files by name; those that we read with what they hold."""

    read: Mapping[str, Seen]
    files: Mapping[str, bytes]
    folder: str
    base_url: str

    def check(self, name: str, seen: Seen) -> Iterator[Diagnostic]:
        """Give what is wrong with the references of a file; what is referred to often is looked up once."""
        faults = {key: fault for key in seen.references if (fault := self._fault(name, *key))}
        page = _read(name, self.files[name], self.folder) if faults else None
        for reference in page.references if page else ():
            if fault := faults.get((reference.kind, reference.value)):
                yield fault.at(reference.place)

    def orphans(self) -> Iterator[Diagnostic]:
        """Find pages to which no page beside or above them links: a switch of language is no way there.

        A page at the root, where the host itself leads, and one that is alone in its folder need no link.
        """
        pages = [name for name in self.read if name.endswith(".html")]
        folders = Counter(map(posixpath.dirname, pages))
        linked = {
            target
            for name in pages
            for folder in [posixpath.dirname(name)]
            for target in self._targets(name, folder)
            if target != name and (not folder or target.startswith(f"{folder}/"))
        }
        for name in pages:
            if name not in linked and "/" in name and folders[posixpath.dirname(name)] > 1:
                message = "No other page in this language links here, so no reader finds it."
                hint = "Link to it, or list it in a menu."
                yield Diagnostic("orphan", Place(f"{self.folder}/{name}"), message, hint, Severity.WARNING)

    def _targets(self, name: str, folder: str) -> Iterator[str]:
        """The output files that a page of a folder links to."""
        links = (value for kind, value in self.read[name].references if kind is Kind.LINK)
        for address in map(_split, {link.partition("#")[0] for link in links}):
            if address and address.path and not address.scheme and not address.netloc:
                yield _target(folder, unquote(address.path))

    def _fault(self, name: str, kind: Kind, value: str) -> Fault | None:
        """Say what is wrong with a reference in the file of that name."""
        if kind is Kind.ID:
            return None if value in self.read[name].ids else self._dead_id(value, name)
        if plain := _PLAIN_ADDRESS.fullmatch(value):
            return self._dead(name, plain["path"], plain["anchor"] or "")
        address = _split(value)
        return self._leads(name, kind, value, address) if address else Fault("dead-link", f"`{value}` is no address.")

    def _leads(self, name: str, kind: Kind, value: str, address: SplitResult) -> Fault | None:
        """Say what is wrong with an address in the file of that name."""
        if kind is Kind.LINK and self.base_url and value.startswith(self.base_url):
            return self._own(address)
        if address.scheme or address.netloc:
            return _foreign(value, address, kind)
        if name == _ANYWHERE and self.base_url and address.path.startswith(path_of(self.base_url)):
            return self._own(address)
        if address.path.startswith("/"):
            message = f"`{value}` starts at the root of a host: it breaks under a sub-path and in a file."
            return Fault("rooted-link", message, "Write it relative to the page.")
        return self._dead(name, unquote(address.path), unquote(address.fragment.partition(":~:")[0]))

    def _own(self, address: SplitResult) -> Fault | None:
        """Say what an address of the site itself misses that begins at the root of its host or before that."""
        path = address.path.removeprefix(path_of(self.base_url))
        return self._dead("", unquote(path), unquote(address.fragment))

    def _dead(self, name: str, path: str, anchor: str) -> Fault | None:
        """Say what a relative address of a file misses."""
        target = _target(posixpath.dirname(name), path) if path else name
        if target not in self.files or path.endswith("/"):
            return Fault("dead-link", f"There is no output file `{target}`.", self._nearest_file(target))
        known = self.read.get(target)
        if anchor in {"", "top"} or not known or target.endswith(".css") or anchor in known.ids:
            return None
        return self._dead_id(anchor, target)

    def _nearest_file(self, target: str) -> str:
        inside = posixpath.normpath(posixpath.join(target, "index.html"))
        near = [inside] if inside in self.files else get_close_matches(target, sorted(self.files), n=1)
        return f"Did you mean `{near[0]}`?" if near else ""

    def _dead_id(self, name: str, target: str) -> Fault:
        near = get_close_matches(name, sorted(self.read[target].ids), n=1)
        hint = f"Did you mean `{near[0]}`?" if near else ""
        return Fault("dead-anchor", f"No element of `{target}` has the id `{name}`.", hint)


@lru_cache(maxsize=4096)
def _target(folder: str, path: str) -> str:
    """Give the output file that a relative path leads to from a folder."""
    return posixpath.normpath(posixpath.join(folder, path))


def _split(value: str) -> SplitResult | None:
    """Take an address apart; an empty one and what cannot be one give nothing."""
    try:
        return urlsplit(value) if value else None
    except ValueError:
        return None


def _foreign(value: str, address: SplitResult, kind: Kind) -> Fault | None:
    """Say what is wrong with an address that names a scheme or a host: it may be followed, but never fetched."""
    if kind in {Kind.REQUEST, Kind.SCRIPT}:
        hint = "Publish the file with the site and refer to it by a relative address."
        embedded = kind is Kind.REQUEST and value.startswith(_EMBEDDED)
        return None if embedded else Fault("foreign-request", f"The page would fetch `{value}`.", hint)
    if address.scheme == "javascript":
        return Fault("inline-script", "A script in an address is blocked by the page's own policy.")
    return None if address.scheme in _FOLLOWED else Fault("foreign-link", f"Not every reader can follow `{value}`.")
