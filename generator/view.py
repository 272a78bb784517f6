"""What the weave stage hands to the renderer: everything a page shows besides its author's own tokens.

Values only. Texts are plain and in the page's language; the renderer escapes them. A `word` is the language-neutral
value of a game's word (`draws`, `stands`), or empty: it becomes the class `w-<word>`, and only the style sheet knows
what that looks like. Every `href` is relative to the page that shows it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from generator.document import Document


@dataclass(frozen=True, slots=True)
class Accent:
    """A stretch of a text, from `start` up to, not including, `end`, that stands for a game's word."""

    start: int
    end: int
    word: str


@dataclass(frozen=True, slots=True)
class MarkView:
    """One bracketed text; `checked` where an engine's answer agreed with it (claims and denials)."""

    text: str
    checked: bool
    accents: tuple[Accent, ...] = ()
    """In order, without overlap."""


@dataclass(frozen=True, slots=True)
class LinkView:
    """Where a link or image leads; None for a page that is announced but not there yet."""

    href: str | None


@dataclass(frozen=True, slots=True)
class ReferenceView:
    """A rule to cite: its § number and the address of its home."""

    number: int
    href: str


@dataclass(frozen=True, slots=True)
class TwinView:
    """The same section in another language."""

    language: str
    title: str
    href: str


@dataclass(frozen=True, slots=True)
class PhraseView:
    """A short text that the engine drew, such as a result; `checked` where an author typed the same."""

    text: str
    word: str = ""
    checked: bool = False
    figure: bool = True
    """Whether the text is a figure: where one is expected, a dash is drawn for any other, which is only read out."""


@dataclass(frozen=True, slots=True)
class CardView:
    """A playing card: `suit` is S, H, D, C or empty; `later` for one that was drawn after the first cards."""

    rank: str
    suit: str
    label: str
    later: bool = False


@dataclass(frozen=True, slots=True)
class SymbolView:
    """A symbol that is no playing card, as the language writes it; `later` as for a card."""

    text: str
    later: bool = False


@dataclass(frozen=True, slots=True)
class LineView:
    """One line of a hand's reckoning: `label` says what `value` is."""

    label: str
    value: PhraseView


@dataclass(frozen=True, slots=True)
class HandView:
    """One hand of a round; `result` is set below a rule like the sum of a bill, `verdict` beside its label."""

    name: str
    word: str
    cards: tuple[CardView | SymbolView, ...]
    lines: tuple[LineView, ...]
    result: LineView | None = None
    verdict: str = ""


@dataclass(frozen=True, slots=True)
class StepView:
    """One step of a trace, as a sentence, with the rules that led to it."""

    sentence: str
    references: tuple[ReferenceView, ...] = ()


@dataclass(frozen=True, slots=True)
class RoundView:
    """A drawn round: its hands side by side."""

    hands: tuple[HandView, ...]


@dataclass(frozen=True, slots=True)
class ExampleHandView:
    """The cards of one hand in a table of examples, as short texts; `later` were drawn after the first ones."""

    name: str
    word: str
    cards: tuple[str, ...]
    later: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ExampleView:
    """One row of a table of examples."""

    hands: tuple[ExampleHandView, ...]
    checks: tuple[StepView, ...]
    result: PhraseView


@dataclass(frozen=True, slots=True)
class ExamplesView:
    """A drawn table of examples."""

    rows: tuple[ExampleView, ...]


@dataclass(frozen=True, slots=True)
class BarView:
    """A bar: from `start`, `length` long, with zero at `zero`, in thousandths of the width that a grid's bars share."""

    start: int
    length: int
    zero: int


@dataclass(frozen=True, slots=True)
class LabelView:
    """A text at the edge of a picture: `place` in thousandths of its height, or of its width, from the top left."""

    text: str
    place: int


@dataclass(frozen=True, slots=True)
class CurveView:
    """A line of a plot: its name, its points from the left, and what stands at its ends."""

    name: tuple[str, ...]
    """In lines short enough to stand beside the plot."""
    points: tuple[tuple[int, int], ...]
    """Across and down, in thousandths of the plot's width and height."""
    first: LabelView
    last: LabelView


@dataclass(frozen=True, slots=True)
class PlotView:
    """Lines over a common scale; `zero` is where zero lies between values on both sides of it."""

    curves: tuple[CurveView, ...]
    columns: tuple[LabelView, ...]
    zero: int | None = None


@dataclass(frozen=True, slots=True)
class GridView:
    """What is known of the author's table in a grid, keyed by the index of a cell's opening token."""

    words: Mapping[int, str]
    """The word that each body cell stands for, where pages mark it by a sign; other cells show their text."""
    references: Mapping[int, tuple[ReferenceView, ...]] = field(default_factory=dict)
    """The rules that a row's or a column's head belongs to."""
    apart: frozenset[int] = frozenset()
    """Heads of columns that are set apart, such as the one for no card at all."""
    figures: bool = False
    """Whether every cell is a figure: such cells stand with their last digits below each other."""
    bars: tuple[BarView, ...] = ()
    """The bar beside the cell of each row, where the cells are drawn as bars."""
    plot: PlotView | None = None
    """What is drawn above a table whose rows are lines."""


@dataclass(frozen=True, slots=True)
class DateView:
    """A day, as the language writes it and as machines read it."""

    text: str
    iso: str


@dataclass(frozen=True, slots=True)
class SpanView:
    """§ numbers that follow each other: the first and the last, once where they are one, and the first's address."""

    ends: tuple[int, ...]
    href: str


@dataclass(frozen=True, slots=True)
class SourceView:
    """What is told of a source, and the rules that rest on it."""

    anchor: str
    title: str
    use: str
    note: str
    """Empty where there is none."""
    read: DateView | None
    address: str
    """Empty where none is given."""
    spans: tuple[SpanView, ...]


@dataclass(frozen=True, slots=True)
class SourcesView:
    """All that a page tells of sources."""

    sources: tuple[SourceView, ...]


@dataclass(frozen=True, slots=True)
class CitationView:
    """A source to cite: its title, and the address of what is told of it."""

    title: str
    href: str


@dataclass(frozen=True, slots=True)
class PieceView:
    """What is drawn in a place of a board: `shape` names it, `letter` stands in it, `text` says what it is."""

    shape: str
    word: str
    letter: str
    text: str


@dataclass(frozen=True, slots=True)
class PlaceView:
    """A place of a board, with the number of marks across it, empty for none."""

    piece: PieceView | None
    marks: str = ""


@dataclass(frozen=True, slots=True)
class BoardView:
    """A drawn board of so many columns and rows; `lines` are the rows from the top, as far as they are in use."""

    name: str
    columns: int
    rows: int
    lines: tuple[tuple[PlaceView, ...], ...]
    key: tuple[PieceView, ...]
    """Each kind of piece and mark on it, once."""
    mark: PieceView | None = None
    """What a mark across a place is; None where there is none."""


@dataclass(frozen=True, slots=True)
class BoardsView:
    """The drawn boards of an example."""

    boards: tuple[BoardView, ...]


BlockView: TypeAlias = RoundView | ExamplesView | GridView | SourcesView | BoardsView
"""What a container draws or binds. One that only dresses its text needs none."""


@dataclass(frozen=True, slots=True)
class NameView:
    """What another language calls something."""

    language: str
    text: str


@dataclass(frozen=True, slots=True)
class TermView:
    """What stands beside a term that is defined: its names in the other languages, and the rules it rests on."""

    names: tuple[NameView, ...]
    references: tuple[ReferenceView, ...] = ()


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


@dataclass(frozen=True, slots=True)
class LanguageView:
    """A language: its code, its own name and `ltr` or `rtl`."""

    code: str
    name: str
    direction: str


@dataclass(frozen=True, slots=True)
class AlternateView:
    """The same page in another language."""

    language: LanguageView
    href: str


@dataclass(frozen=True, slots=True)
class ItemView:
    """A page to go to, as a menu shows it."""

    title: str
    href: str
    current: bool = False


@dataclass(frozen=True, slots=True)
class EntryView:
    """A page in the home page's list; `href` is None for one that is announced but not there yet."""

    title: str
    summary: str
    href: str | None
    numbers: tuple[int, ...] = ()
    """The first and the last § that is at home on the page, once where they are one."""


@dataclass(frozen=True, slots=True)
class CountView:
    """A number as the language writes it, with its plural category (`one`, `other` …)."""

    text: str
    form: str


@dataclass(frozen=True, slots=True)
class SignView:
    """An entry in the key at the foot: a word as written; `lettered` for one that signs with its first letter."""

    text: str
    word: str
    lettered: bool = False


@dataclass(frozen=True, slots=True)
class PageView:
    """One page in one language."""

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
    document: Document
    woven: Woven
    menu: tuple[ItemView, ...] = ()
    alternates: tuple[AlternateView, ...] = ()
    recomputed: CountView | None = None
    """How many figures were recomputed; None where there were none."""
    checked: str | None = None
    """Where it is told how the pages are checked."""
    signs: tuple[SignView, ...] = ()
    previous: ItemView | None = None
    next: ItemView | None = None


@dataclass(frozen=True, slots=True)
class WovenPage:
    """A page ready to be rendered, with its address below the output folder; `entries` are what a home page lists."""

    address: str
    view: PageView
    entries: tuple[EntryView, ...] | None
