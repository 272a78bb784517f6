"""What a site's content says before anything is asked: pages, examples, names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from generator.diagnostics import Place
from generator.document import Dated, Document, Placed
from generator.language import Language
from generator.source import Source


class Entry(NamedTuple):
    """A key of a mapping in `page.yaml`, and the text given for it."""

    key: Placed
    value: Placed


class Example(NamedTuple):
    """A named deal of `page.yaml` with what its author expects of it."""

    name: Placed
    game: Placed | None
    """The game that it is a deal of, where that is another one than the page's."""
    form: Placed
    """The way the deal is given, such as `deal` or `final`: a form of its game."""
    deal: Mapping[str, Entry]
    """Each parameter of the form with its language-neutral text."""
    deal_place: Place
    expect: Mapping[str, Entry]
    """Each path of the outcome with the language-neutral text of the answer expected there."""


class Explorer(NamedTuple):
    """What readers may try on a page by a script: it looks every answer up in tables that the game filled.

    One that needs no table finds its answers in what it stands on.
    """

    name: Placed
    tables: Mapping[str, Entry]
    """By its name, the question of a game that a table answers for all that it may be asked of."""


class Forms(NamedTuple):
    """How one language says a term."""

    term: Placed
    allowed: tuple[Placed, ...]
    """Other forms that are right, inflected ones among them."""
    refused: tuple[Placed, ...]
    """Forms that no text of the language may hold."""
    unless: tuple[Placed, ...]
    """Phrases in which a refused form, or a right one, means something else."""
    plain: tuple[Placed, ...]
    """Right forms that are everyday words as well: running text does not link them to the definition."""

    @property
    def right(self) -> tuple[Placed, ...]:
        """The term and its other right forms."""
        return (self.term, *self.allowed)


class Term(NamedTuple):
    """A term of a glossary, which is defined in the texts of its page under an anchor of the same name."""

    name: Placed
    forms: Mapping[str, Forms]
    """By language."""
    rules: tuple[Placed, ...]
    """The rules that the term rests on."""
    game: Placed | None
    """The game on whose pages alone the refused forms are refused; none where they are refused everywhere."""
    applies: tuple[Placed, ...]
    """The games for which the definition holds; none where it is only that of the page that defines the term."""
    awaits: Placed | None
    """The announced page that is to use the term; until it is there, nothing else needs to."""


class Told(NamedTuple):
    """What one language says of a source: its title, what it was used for, and a note that may be left out."""

    title: Placed
    use: Placed
    note: Placed | None


class Authority(NamedTuple):
    """Where rules are written, or what they are known from: an entry of a page's `sources:`."""

    name: Placed
    told: Mapping[str, Told]
    """By language."""
    read: Dated | None
    """The day on which somebody last read the text itself."""
    address: Placed | None
    """Where the text can be read."""


COUNTED = ("claims", "inputs", "denials", "cells", "exempt")
"""The sorts of text that a page that holds may be made of, as they are counted."""


class Tried(NamedTuple):
    """How many changes were made to see whether anything notices them, and how many were noticed."""

    changed: int
    noticed: int


class Trial(NamedTuple):
    """What became in one language of the changes of a run of `mutate`, and what its pages counted then."""

    rules: Tried
    texts: Tried
    counted: Mapping[str, Placed]
    """By sort of text, as in `COUNTED`."""

    @property
    def unnoticed(self) -> int:
        """How many changes nothing noticed."""
        return sum(tried.changed - tried.noticed for tried in (self.rules, self.texts))


class Record(NamedTuple):
    """What a run of `mutate` found of the whole site: a page's `mutated.yaml`."""

    entries: Placed
    """How many entries the rules had."""
    trials: Mapping[str, Trial]
    """By language."""
    place: Place
    """Of all that is told by language."""


@dataclass(frozen=True, slots=True)
class Page:
    """One page: what both languages share, and each language's text."""

    id: str
    file: str
    game: Placed | None
    source: str
    """The code of the language written first."""
    slugs: Mapping[str, Placed]
    examples: Mapping[str, Example]
    terms: Mapping[str, Term]
    authorities: Mapping[str, Authority]
    """By the id that the rules of games name as their source."""
    documents: Mapping[str, Document]
    """The text in each language that the page has: those of the site, unless `page.yaml` names fewer."""
    digests: Mapping[str, str] = field(default_factory=dict)
    """What each section of the language written first says, as a digest."""
    reviewed: Mapping[str, Mapping[str, Entry]] = field(default_factory=dict)
    """Of each translation, the digest that each section was last reviewed against: `reviewed.yaml`."""
    explorers: Mapping[str, Explorer] = field(default_factory=dict)
    record: Record | None = None
    """What is noted beside the page of the last recorded run of `mutate`."""

    @property
    def game_name(self) -> str:
        """The name of the page's game, empty where it has none."""
        return self.game.text if self.game else ""


class Coming(NamedTuple):
    """A page that is announced but not yet written."""

    id: str
    titles: Mapping[str, Placed]
    summaries: Mapping[str, Placed]


class Site(NamedTuple):
    """Everything that was read, parsed."""

    titles: Mapping[str, Placed]
    languages: Mapping[str, Language]
    """Each language by its code, the site's first language first."""
    pages: tuple[Page, ...]
    """In reading order; the first is the home page."""
    unparsed: frozenset[str]
    """The pages that the site names and that could not be parsed: nobody knows what they hold."""
    coming: Mapping[str, Coming]
    checked: Placed | None
    """Where it is told how the pages are checked, as links name it: every page's count of figures leads there."""
    report_url: Placed | None
    """Where readers report mistakes: an address of a page or of a mailbox."""
    alphabet: Mapping[str, Placed]
    """By language, the slug of the page that lists terms and sections by the alphabet; empty where a site has none."""
    base_url: str
    """The address of the folder that the site is published in, with `/` at its end; empty where nobody gave one."""
    workings: Mapping[str, Placed]
    """By language, the folder of the pages that tell how figures were computed; empty where a site has none."""
    dated: Mapping[str, Dated]
    """The day on which somebody last checked a text of the interface, by the name of the text."""
    templates: Mapping[str, str]
    assets: Mapping[str, bytes]
    sources: Mapping[str, Source]
    """Every text file, for messages that show a line of it and for writing answers into it."""
