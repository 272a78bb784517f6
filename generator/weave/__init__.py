"""The fifth stage: answers, addresses and § numbers are woven into the pages; what comes out is all that is shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.api import Game
from generator.ask import AskedPage
from generator.content import Site
from generator.view import HeadView, WovenFile, WovenPage
from generator.weave.addresses import address
from generator.weave.authorities import Authorities
from generator.weave.claims_file import claims_file
from generator.weave.figures import Figures
from generator.weave.frame import Frames
from generator.weave.front import weave_root
from generator.weave.loom import Loom
from generator.weave.mentions import Mentions
from generator.weave.references import References
from generator.weave.terms import weave_notes

__all__ = ["claims_file", "weave"]


def weave(site: Site, pages: Sequence[AskedPage], games: Mapping[str, Game]) -> Iterator[WovenPage | WovenFile]:
    """Weave every page in every language, then what belongs to none."""
    figures = Figures.of(site, pages, games)
    editions: list[Frames] = []
    heads: list[HeadView] = []
    for code in site.languages:
        references = References.of(site, code)
        authorities = Authorities.of(site, code, games, references)
        frames = Frames.of(site, code)
        editions.append(frames)
        mentions = Mentions.of(site, code)
        for asked in (asked for asked in pages if code in asked.page.documents):
            loom = Loom(site, asked, code, references, authorities, figures, frames, mentions)
            view = loom.view(games.get(asked.page.game_name))
            notes = weave_notes(asked.page, code, site, references) if asked.page.terms else {}
            heads.append(view.frame.head)
            yield WovenPage(address(asked.page, code), view, notes)
    yield from weave_root(site, editions, heads)
