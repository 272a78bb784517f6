"""The fifth stage: answers, addresses and § numbers are woven into the pages; what comes out is all that is shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.api import Game
from generator.ask import AskedPage
from generator.content import Site
from generator.view import HeadView, WovenFile, WovenPage, WovenWorkings
from generator.weave.addresses import address, workings_folder
from generator.weave.authorities import Authorities
from generator.weave.claims_file import claims_file
from generator.weave.figures import Figures
from generator.weave.frame import Frames
from generator.weave.front import weave_root
from generator.weave.keys import has_workings
from generator.weave.loom import Loom
from generator.weave.mentions import Mentions
from generator.weave.references import References
from generator.weave.telling import Teller
from generator.weave.terms import weave_notes
from generator.weave.workings import Workings

__all__ = ["claims_file", "weave"]


def weave(
    site: Site, pages: Sequence[AskedPage], games: Mapping[str, Game]
) -> Iterator[WovenPage | WovenWorkings | WovenFile]:
    """Weave every page in every language, with how its figures were computed, then what belongs to no language."""
    figures = Figures.of(site, pages, games)
    editions: list[Frames] = []
    heads: list[HeadView] = []
    for code in site.languages:
        references = References.of(site, code)
        authorities = Authorities.of(site, code, games, references)
        frames = Frames.of(site, code)
        editions.append(frames)
        mentions = Mentions.of(site, code)
        teller = Teller(site.languages[code], games, references, authorities, workings_folder(site, code))
        for asked in (asked for asked in pages if code in asked.page.documents):
            loom = Loom(site, asked, code, references, authorities, figures, frames, mentions)
            view = loom.view(games.get(asked.page.game_name))
            notes = weave_notes(asked.page, code, site, references) if asked.page.terms else {}
            heads.append(view.frame.head)
            yield WovenPage(address(asked.page, code), view, notes)
            if has_workings(site, asked, code):
                yield Workings(site, asked, teller, frames).weave()
    yield from weave_root(site, editions, heads)
