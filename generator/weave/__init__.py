"""The fifth stage: answers, addresses and § numbers are woven into the pages; what comes out is all that is shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.api import Game
from generator.ask import AskedPage
from generator.content import Site
from generator.view import HeadView, MentionView, WovenFile, WovenIndex, WovenPage, WovenWorkings
from generator.weave.addresses import address, workings_folder
from generator.weave.authorities import Authorities
from generator.weave.claims_file import claims_file
from generator.weave.explorers import weave_tables
from generator.weave.figures import Figures
from generator.weave.frame import Frames
from generator.weave.front import weave_root
from generator.weave.index import Index
from generator.weave.keys import has_workings
from generator.weave.loom import Loom
from generator.weave.mentions import Mentions
from generator.weave.references import References
from generator.weave.telling import Teller
from generator.weave.terms import weave_notes
from generator.weave.workings import Workings

__all__ = ["claims_file", "weave_pages", "weave_workings"]


def weave_pages(
    site: Site, pages: Sequence[AskedPage], games: Mapping[str, Game]
) -> Iterator[WovenPage | WovenIndex | WovenFile]:
    """Weave every page in every language and the index of each, then what belongs to no language."""
    figures = Figures.of(site, pages, games)
    editions = [Frames.of(site, code) for code in site.languages]
    heads: list[HeadView] = []
    for frames in editions:
        for page in _edition(site, pages, games, figures, frames):
            heads.append(page.view.frame.head)
            yield page
    yield from weave_root(site, editions, heads)


def weave_workings(site: Site, pages: Iterable[AskedPage], games: Mapping[str, Game]) -> Iterator[WovenWorkings]:
    """Weave how the figures of some pages were computed, in each language."""
    tellers = {code: _teller(site, code, games) for code in site.languages}
    frames = {code: Frames.of(site, code) for code in site.languages}
    for asked in pages:
        for code in asked.page.documents:
            if has_workings(site, asked, code):
                yield Workings.of(site, asked, tellers[code], frames[code]).weave()


def _teller(site: Site, code: str, games: Mapping[str, Game]) -> Teller:
    references = References.of(site, code)
    authorities = Authorities.of(site, code, games, references)
    return Teller(site.languages[code], games, references, authorities, workings_folder(site, code))


def _edition(
    site: Site, pages: Sequence[AskedPage], games: Mapping[str, Game], figures: Figures, frames: Frames
) -> Iterator[WovenPage | WovenIndex]:
    """Weave every page in one language, and the index of them all, where the site has such."""
    code = frames.code
    references = References.of(site, code)
    authorities = Authorities.of(site, code, games, references)
    mentions = Mentions.of(site, code)
    mentioned: dict[str, Mapping[int, tuple[MentionView, ...]]] = {}
    for asked in (asked for asked in pages if code in asked.page.documents):
        loom = Loom(site, asked, code, references, authorities, figures, frames, mentions)
        view = loom.view(games.get(asked.page.game_name))
        notes = weave_notes(asked.page, code, site, references) if asked.page.terms else {}
        mentioned[asked.page.id] = view.woven.mentions
        tables = weave_tables(asked, code, site, references)
        yield WovenPage(address(asked.page, code), view, notes, tables)
    if code in site.alphabet:
        yield Index(site, frames, references, mentioned).weave()
