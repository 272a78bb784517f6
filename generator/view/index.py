"""The index of the book in one language: its terms and sections by the alphabet."""

from __future__ import annotations

from typing import NamedTuple

from generator.view.page import FrameView, ItemView
from generator.view.texts import ReferenceView


class IndexEntryView(NamedTuple):
    """A term, which leads to its definition, or the heading of a section, which leads there."""

    text: str
    href: str
    page: str = ""
    """The title of the page that a section is part of; empty for a term and for a page itself."""
    references: tuple[ReferenceView, ...] = ()
    """The rules that a term rests on."""
    uses: tuple[ItemView, ...] = ()
    """The pages that use a term, each from the first main section on that does."""


class LetterView(NamedTuple):
    """What begins with a letter."""

    letter: str
    """As it is shown."""
    anchor: str
    entries: tuple[IndexEntryView, ...]


class IndexView(NamedTuple):
    """The whole index."""

    frame: FrameView
    letters: tuple[LetterView, ...]


class WovenIndex(NamedTuple):
    """An index ready to be rendered, with its address below the output folder."""

    address: str
    view: IndexView
