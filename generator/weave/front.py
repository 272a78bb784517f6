"""Weaves the files at the root of a site: its start page, and what a host and machines look for there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from generator.base_url import path_of
from generator.content import Site
from generator.view import FrameView, HeadView, LostView, RobotsView, SitemapView, StartView, WovenFile
from generator.weave.addresses import LOST, ROBOTS, SITEMAP, START, address
from generator.weave.frame import Frames
from generator.weave.spots import Spot

_BETWEEN = " \u00b7 "
"""Stands between what two languages say."""


def weave_root(site: Site, frames: Sequence[Frames], heads: Sequence[HeadView]) -> Iterator[WovenFile]:
    """Weave every file at the root, of the pages in each language and what these tell machines."""
    start = _editions(site, frames, START)
    yield WovenFile(START, StartView(start))
    yield WovenFile(ROBOTS, RobotsView(site.base_url + SITEMAP if site.base_url else ""))
    if site.base_url:
        yield WovenFile(SITEMAP, SitemapView((start[0].head, *heads)))
        # A host shows this page at any address: no relative one would lead anywhere from it, and none is its own.
        lost = (replace(frame, root=path_of(site.base_url), head=HeadView()) for frame in _editions(site, frames, LOST))
        yield WovenFile(LOST, LostView(tuple(lost)))


def _editions(site: Site, frames: Sequence[Frames], here: str) -> tuple[FrameView, ...]:
    """Give what stands around a page at the root in each language."""
    homes = {one.code: one.spots[one.home.id] for one in frames}
    spot = Spot(
        title=_BETWEEN.join(site.titles[code].text for code in homes),
        description="",
        address=here,
        twins={code: address(site.pages[0], code) for code in homes},
        default=START,
    )
    return tuple(one.around(spot._replace(description=homes[one.code].description)) for one in frames)
