"""What the weave stage hands to the renderer: everything a page shows besides its author's own tokens.

Values only. Texts are plain and in the page's language; the renderer escapes them. A `word` is the language-neutral
value of a game's word (`draws`, `stands`), or empty: it becomes the class `w-<word>`, and only the style sheet knows
what that looks like. Every `href` is relative to the page that shows it.
"""

from __future__ import annotations

from generator.view.boards import (
    BoardsView,
    BoardView,
    PieceView,
    PlaceView,
    RingPlaceView,
    RingsView,
    RingView,
)
from generator.view.exercises import ExerciseView, RightView
from generator.view.explorers import ExplorerView, TablesView, TableView, ValueView
from generator.view.figures import Counts, MutationsView, PageCountView, ReportView, StatusView
from generator.view.front import LostView, RobotsView, RootView, SitemapView, StartView, WovenFile
from generator.view.head import AlternateAddress, HeadView, Property
from generator.view.index import IndexEntryView, IndexView, LetterView, WovenIndex
from generator.view.notes import NoteView
from generator.view.page import (
    AlternateView,
    BlockView,
    EntryView,
    FrameView,
    ItemView,
    PageView,
    SignView,
    Woven,
    WovenPage,
)
from generator.view.rounds import (
    CardView,
    ExampleHandView,
    ExamplesView,
    ExampleView,
    HandView,
    LineView,
    RoundView,
    StepView,
    SymbolView,
)
from generator.view.sources import CitationView, SourcesView, SourceView, SpanView
from generator.view.tables import BarView, CurveView, GridView, LabelView, PlotView
from generator.view.texts import (
    Accent,
    CountView,
    DateView,
    LanguageView,
    LinkView,
    MarkView,
    MentionView,
    NameView,
    PhraseView,
    ReferenceView,
    TermView,
    TwinView,
)
from generator.view.workings import PartView, ShownView, WorkingsView, WorkingView, WovenWorkings

__all__ = [
    "Accent",
    "AlternateAddress",
    "AlternateView",
    "BarView",
    "BlockView",
    "BoardView",
    "BoardsView",
    "CardView",
    "CitationView",
    "CountView",
    "Counts",
    "CurveView",
    "DateView",
    "EntryView",
    "ExampleHandView",
    "ExampleView",
    "ExamplesView",
    "ExerciseView",
    "ExplorerView",
    "FrameView",
    "GridView",
    "HandView",
    "HeadView",
    "IndexEntryView",
    "IndexView",
    "ItemView",
    "LabelView",
    "LanguageView",
    "LetterView",
    "LineView",
    "LinkView",
    "LostView",
    "MarkView",
    "MentionView",
    "MutationsView",
    "NameView",
    "NoteView",
    "PageCountView",
    "PageView",
    "PartView",
    "PhraseView",
    "PieceView",
    "PlaceView",
    "PlotView",
    "Property",
    "ReferenceView",
    "ReportView",
    "RightView",
    "RingPlaceView",
    "RingView",
    "RingsView",
    "RobotsView",
    "RootView",
    "RoundView",
    "ShownView",
    "SignView",
    "SitemapView",
    "SourceView",
    "SourcesView",
    "SpanView",
    "StartView",
    "StatusView",
    "StepView",
    "SymbolView",
    "TableView",
    "TablesView",
    "TermView",
    "TwinView",
    "ValueView",
    "WorkingView",
    "WorkingsView",
    "Woven",
    "WovenFile",
    "WovenIndex",
    "WovenPage",
    "WovenWorkings",
]
