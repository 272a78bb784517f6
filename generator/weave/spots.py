"""The places of pages among each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Spot(NamedTuple):
    """A published page in one language: what it is called, and where it stands."""

    title: str
    """As plain text, for windows and lists."""
    description: str
    address: str
    twins: Mapping[str, str]
    """The address of the same page in each language that has it, its own too; in the order of the site's languages."""
    default: str = ""
    """The address for readers of any other language; empty where that is the first of these."""
    above: tuple[Spot, ...] = ()
    """The pages that lead to it, from the home page on; none for that one."""
