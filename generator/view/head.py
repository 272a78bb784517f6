"""What a page says of itself to machines, in its head and in data that nobody sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class AlternateAddress(NamedTuple):
    """Where a page stands for readers of a language, or for all others: `x-default`."""

    hreflang: str
    href: str


class Property(NamedTuple):
    """One line of what a preview of the page shows, by the Open Graph protocol."""

    name: str
    content: str


class HeadView(NamedTuple):
    """What machines are told. Addresses are whole ones; a site that nobody gave an address tells none."""

    canonical: str = ""
    """The page's own address."""
    alternates: tuple[AlternateAddress, ...] = ()
    """The page in each language that has it, its own too, and for all other readers; none where it stands alone."""
    properties: tuple[Property, ...] = ()
    data: tuple[Mapping[str, object], ...] = ()
    """In the words of schema.org, as JSON holds them."""

    def telling(self, *data: Mapping[str, object]) -> HeadView:
        """Give the same with more data."""
        return self._replace(data=(*self.data, *data))
