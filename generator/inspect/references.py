"""What an element refers to, and what each reference does."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from enum import Enum

_ID_LISTS = frozenset({"commandfor", "for", "form", "headers", "list", "popovertarget"}) | {
    f"aria-{name}"
    for name in (
        "activedescendant",
        "controls",
        "describedby",
        "details",
        "errormessage",
        "flowto",
        "labelledby",
        "owns",
    )
}
_REQUESTS = frozenset({"src", "poster", "data", "background"})
_REQUEST_LISTS = frozenset({"srcset", "imagesrcset"})
_LINKS = frozenset({"action", "cite", "formaction", "href"})
_HREF_REQUESTS = frozenset({"use", "image", "feimage"})  # in SVG, `href` fetches what it names
_LINKING_RELATIONS = frozenset(
    {"alternate", "author", "bookmark", "canonical", "help", "license", "me", "next", "prev", "search"}
)
_REFRESH = re.compile(r"\s*[\d.]*\s*[;,]?\s*url\s*=\s*['\"]?(?P<url>[^'\"]*)", re.IGNORECASE)


class Kind(Enum):
    """What a reference does."""

    REQUEST = "request"  # the browser fetches it by itself
    SCRIPT = "script"  # the same, and runs it
    LINK = "link"  # a reader may follow it
    ID = "id"  # names another element of the page


def references(tag: str, values: Mapping[str, str]) -> Iterator[tuple[Kind, str]]:
    """Give all that an element refers to, by its name and its attributes."""
    for name, value in values.items():
        attribute = name.removeprefix("xlink:")
        if attribute in _REQUESTS or (attribute == "href" and _href_fetches(tag, values)):
            yield Kind.SCRIPT if tag == "script" else Kind.REQUEST, value
        elif attribute in _REQUEST_LISTS:
            for candidate in filter(None, map(str.split, value.split(","))):
                yield Kind.REQUEST, candidate[0]
        elif attribute == "ping":
            yield from ((Kind.REQUEST, address) for address in value.split())
        elif attribute in _LINKS:
            yield Kind.LINK, value
        elif attribute in _ID_LISTS:
            yield from ((Kind.ID, name) for name in value.split())
    if values.get("http-equiv", "").lower() == "refresh" and (refresh := _REFRESH.match(values.get("content", ""))):
        yield Kind.LINK, refresh["url"]


def _href_fetches(tag: str, values: Mapping[str, str]) -> bool:
    if tag == "link":
        return not set(values.get("rel", "").lower().split()) <= _LINKING_RELATIONS
    return tag in _HREF_REQUESTS
