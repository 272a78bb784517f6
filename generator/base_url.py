"""The address under which a site is published, from which its absolute addresses are made."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

_PATH = re.compile(r"(/[A-Za-z0-9._~%!$&'()*+,;=:@-]+)*/?")
"""What may stand in an address as it is, in parts none of which is empty (RFC 3986, section 3.3)."""


def base_url_of(text: str) -> str:
    """Give an address with `/` at its end. ValueError: what keeps it from being one that pages can be published under.

    A site is published where browsers are sure whom they talk to, so that only `https:` will do.
    """
    if text.split() != [text]:
        raise ValueError("an address holds no blank")
    try:
        address = urlsplit(text)
        host, _ = address.hostname, address.port
    except ValueError as error:
        raise ValueError(f"this is no address: {error}") from error
    if address.scheme != "https" or not text.startswith("https://"):
        raise ValueError("an address starts with https://")
    if not host or address.username is not None or not re.fullmatch(r"[A-Za-z0-9.:\[\]-]+", address.netloc):
        raise ValueError("behind https:// stands a host, in the letters that addresses have, and no name of a user")
    if "?" in text or "#" in text:
        raise ValueError("an address that others are made of has no question and no anchor")
    if not _PATH.fullmatch(address.path) or {".", ".."} & set(address.path.split("/")):
        raise ValueError("between slashes stand names, in the letters and signs that addresses have")
    return text.rstrip("/") + "/"


def path_of(base_url: str) -> str:
    """Give the path of such an address, with `/` at both ends."""
    return urlsplit(base_url).path
