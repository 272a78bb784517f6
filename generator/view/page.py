"""A page as a whole: its text with all that was woven into it, and the frame around it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from generator.document import Document
from generator.view.boards import BoardsView, RingsView
from generator.view.exercises import ExerciseView
from generator.view.explorers import ExplorerView, TablesView
from generator.view.figures import MutationsView, ReportView, StatusView
from generator.view.head import HeadView
from generator.view.notes import NoteView
from generator.view.rounds import ExamplesView, RoundView
from generator.view.sources import CitationView, SourcesView
from generator.view.tables import GridView
from generator.view.texts import (
    CountView,
    DateView,
    LanguageView,
    LinkView,
    MarkView,
    MentionView,
    ReferenceView,
    TermView,
    TwinView,
)

BlockView: TypeAlias = (
    RoundView
    | ExamplesView
    | ExerciseView
    | GridView
    | SourcesView
    | BoardsView
    | RingsView
    | StatusView
    | MutationsView
    | ReportView
    | ExplorerView
)
"""What a container draws or binds. One that only dresses its text needs none."""


@dataclass(frozen=True, slots=True)
class Woven:
    """What belongs to the tokens of one document."""

    marks: Mapping[int, MarkView] = field(default_factory=dict)
    """By mark index."""
    links: Mapping[int, LinkView] = field(default_factory=dict)
    """By index in `Document.links`."""
    blocks: Mapping[int, BlockView] = field(default_factory=dict)
    """By index in `Document.blocks`, for the blocks that draw or bind."""
    rules: Mapping[int, int] = field(default_factory=dict)
    """The § number of each block that is a rule's home, by the index of its opening token."""
    citations: Mapping[int, tuple[CitationView, ...]] = field(default_factory=dict)
    """The sources that the rules at home in a block rest on, by the index of its opening token."""
    references: Mapping[int, tuple[ReferenceView, ...]] = field(default_factory=dict)
    """The rules that the claims of a step come down to, by the index of its list item's opening token."""
    twins: Mapping[str, tuple[TwinView, ...]] = field(default_factory=dict)
    """By section anchor: the section in each other language."""
    stale: Mapping[str, TwinView] = field(default_factory=dict)
    """By the anchor of each section that is to be reviewed, empty for the title's: the section it translates."""
    terms: Mapping[int, TermView] = field(default_factory=dict)
    """What belongs to each term that is defined, by the index of its opening token."""
    dated: Mapping[int, DateView] = field(default_factory=dict)
    """The day on which a block was last checked, by the index of its opening token."""
    mentions: Mapping[int, tuple[MentionView, ...]] = field(default_factory=dict)
    """What running text says of terms that other pages define, in order, by the identity of the text's token."""
    workings: str = ""
    """The way to the page that tells how the figures of this one were computed; empty where there is none."""


class AlternateView(NamedTuple):
    """The same page in another language."""

    language: LanguageView
    href: str


class ItemView(NamedTuple):
    """A page to go to, as a menu shows it."""

    title: str
    href: str
    current: bool = False


class EntryView(NamedTuple):
    """A page in the home page's list; `href` is None for one that is announced but not there yet."""

    title: str
    summary: str
    href: str | None
    numbers: tuple[int, ...] = ()
    """The first and the last § that is at home on the page, once where they are one."""


class SignView(NamedTuple):
    """An entry in the key at the foot: a word as written; `lettered` for one that signs with its first letter."""

    text: str
    word: str
    lettered: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class FrameView:
    """What stands around any page in one language, whether an author wrote its text or the build did."""

    language: LanguageView
    ui: Mapping[str, str]
    """The language's interface texts: section `ui` of its data."""
    site_title: str
    title: str
    """The page's title as plain text, for the window and for lists; the page itself shows its `#` heading."""
    description: str
    """The summary as plain text."""
    root: str
    """The way to the site's root, with `/` at its end: `../`."""
    home: str
    index: str = ""
    """The way to the index; empty where a site has none."""
    head: HeadView = field(default_factory=HeadView)
    trail: tuple[ItemView, ...] = ()
    """The way to the page from the home page, both included."""
    menu: tuple[ItemView, ...] = ()
    alternates: tuple[AlternateView, ...] = ()
    recomputed: CountView | None = None
    """How many figures were recomputed; None where there were none."""
    checked: str | None = None
    """Where it is told how the pages are checked."""
    dated: Mapping[str, DateView] = field(default_factory=dict)
    """The day on which a text of the interface was last checked, by the name of the text."""
    signs: tuple[SignView, ...] = ()
    previous: ItemView | None = None
    next: ItemView | None = None


@dataclass(frozen=True, slots=True)
class PageView:
    """One page in one language: an author's text with all that belongs to it."""

    frame: FrameView
    document: Document
    woven: Woven
    entries: tuple[EntryView, ...] | None = None
    """The pages that a home page lists; None for any other page."""


class WovenPage(NamedTuple):
    """A page ready to be rendered, with its address below the output folder."""

    address: str
    view: PageView
    notes: Mapping[str, NoteView]
    """What links to the page's anchors can show by a script, by anchor: published beside it, under its name."""
    tables: TablesView | None = None
    """What answers its explorers, published beside it too; None where it has none."""
