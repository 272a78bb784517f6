"""What stands around any page: its menu, its languages, the pages before and behind it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from generator import plain
from generator.content import Page, Site
from generator.document import Link
from generator.language import Language
from generator.view import AlternateView, FrameView, ItemView
from generator.weave.addresses import START, address, href, index_address, root, way
from generator.weave.days import weave_day
from generator.weave.figures import language_view
from generator.weave.machines import head
from generator.weave.spots import Spot


@dataclass(frozen=True, slots=True)
class Frames:
    """The pages of a site in one language, as each of them stands among the others."""

    site: Site
    code: str
    pages: tuple[Page, ...]
    """Those that have a text in the language, in reading order."""
    spots: Mapping[str, Spot]
    """Of each page, by its id."""

    @classmethod
    def of(cls, site: Site, code: str) -> Frames:
        """Give every page its place."""
        pages = tuple(page for page in site.pages if code in page.documents)
        home = _spot(pages[0], code)._replace(default=START)
        others = {page.id: _spot(page, code)._replace(above=(home,)) for page in pages[1:]}
        return cls(site, code, pages, {pages[0].id: home, **others})

    @property
    def home(self) -> Page:
        """The home page."""
        return self.site.pages[0]

    @property
    def language(self) -> Language:
        """The language."""
        return self.site.languages[self.code]

    def of_page(self, page: Page) -> FrameView:
        """Give what stands around a page that an author wrote."""
        here, spot = self.pages.index(page), self.spots[page.id]
        frame = self.around(spot)
        before, behind = self.pages[max(here - 1, 0) : here], self.pages[here + 1 : here + 2]
        previous, following = ([self._item(other, spot) for other in others] for others in (before, behind))
        return replace(frame, previous=next(iter(previous), None), next=next(iter(following), None))

    def around(self, spot: Spot) -> FrameView:
        """Give what stands around a page, whoever wrote it."""
        others = {code: there for code, there in spot.twins.items() if code != self.code}
        return FrameView(
            language=language_view(self.language),
            ui=self.language.ui,
            site_title=self.site.titles[self.code].text,
            title=spot.title,
            description=spot.description,
            root=root(spot.address),
            head=head(self.site, self.language, spot),
            trail=tuple(
                ItemView(step.title, way(spot.address, step.address), current=step is spot)
                for step in (*spot.above, spot)
            ),
            index=way(spot.address, index_address(self.site, self.code)) if self.code in self.site.alphabet else "",
            home=way(spot.address, address(self.home, self.code)),
            menu=tuple(self._item(page, spot) for page in self.pages if page is not self.home),
            alternates=tuple(
                AlternateView(language_view(self.site.languages[code]), way(spot.address, there))
                for code, there in others.items()
            ),
            checked=self._checked(spot),
            dated={name: weave_day(dated.day, self.language) for name, dated in self.site.dated.items()},
        )

    def below(self, page: Page, title: str, description: str, addresses: Mapping[str, str]) -> Spot:
        """Give the place of what the build itself writes below a page, by its address in each language."""
        above = self.spots[page.id]
        return Spot(title, description, addresses[self.code], addresses, above=(*above.above, above))

    def _item(self, page: Page, here: Spot) -> ItemView:
        there = self.spots[page.id]
        return ItemView(there.title, way(here.address, there.address), current=there.address == here.address)

    def _checked(self, here: Spot) -> str | None:
        """Where it is told how the pages are checked."""
        if not self.site.checked:
            return None
        return href(Link(self.site.checked, -1, ""), here.address, self.code, self.site)


def _spot(page: Page, code: str) -> Spot:
    """Give the place of a page."""
    document = page.documents[code]
    twins = {other: address(page, other) for other in page.documents}
    return Spot(plain.title(document), plain.summary(document), address(page, code), twins)
