"""The files of a site that belong to no language: they stand at its root, and most of them speak to machines."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from generator.view.head import HeadView
from generator.view.page import FrameView


class StartView(NamedTuple):
    """The page that offers every language."""

    editions: tuple[FrameView, ...]
    """What stands around the page in each language; the first is the page's own."""


class LostView(NamedTuple):
    """The page that a host shows for an address at which there is nothing: it says so in every language."""

    editions: tuple[FrameView, ...]


class SitemapView(NamedTuple):
    """The list of all pages, for machines."""

    pages: tuple[HeadView, ...]


class RobotsView(NamedTuple):
    """What machines may read: everything."""

    sitemap: str
    """The address of the list of pages; empty where there is none."""


RootView: TypeAlias = StartView | LostView | SitemapView | RobotsView


class WovenFile(NamedTuple):
    """A file at the root, ready to be rendered."""

    address: str
    view: RootView
