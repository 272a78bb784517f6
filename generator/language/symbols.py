"""Cards and other symbols, one or a whole hand: “7”, “king”, “7+8”, “an ace, a six and a nine”."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import NamedTuple, TypeAlias

from engine.api import Symbol, is_playing_card
from generator.language.data import Node, report_shared
from generator.language.folding import key, lower_first
from generator.language.lists import Joint, Lists
from generator.language.numbers import Numbers
from generator.language.results import DIGITS, PLAIN, WORDS, Reading, Style, Trait, Written

Hand: TypeAlias = tuple[Symbol, ...]
Article: TypeAlias = Mapping[str, tuple[str, ...]]
"""The forms of one article, each with the beginnings that it stands before; none means all others."""

_PLUS: Style = frozenset({Trait("joint", "+")})
_BLANK: Style = frozenset({Trait("joint", " ")})


class Names(NamedTuple):
    """The names that a language has for one kind of symbol.

    `texts` holds the symbol's own text behind each folded name, `columns` the column of each name that stands in one,
    as phrases for words do.
    """

    names: Mapping[str, tuple[str, ...]]
    texts: Mapping[str, str]
    columns: Mapping[str, str]

    @classmethod
    def load(cls, node: Node) -> Names:
        """Compile the names of one kind of symbol."""
        entries = node.entries()
        parted = {text: _by_column(entry) for text, entry in entries.items()}
        names = {text: tuple(name for found in by.values() for name in found) for text, by in parted.items()}
        report_shared(entries, names)
        columns = {
            key(name): column for by in parted.values() for column, found in by.items() for name in found if column
        }
        return cls(names, {key(name): text for text, found in names.items() for name in found}, columns)

    def style(self, name: str) -> Style:
        """What is kept of a name when another symbol is written instead: the column that it stands in."""
        column = self.columns.get(key(name))
        return frozenset({Trait("column", column)}) if column else PLAIN


def _by_column(node: Node) -> dict[str, tuple[str, ...]]:
    """The names of a symbol by column; without columns, all under an empty text."""
    if isinstance(node.value, Mapping):
        return {column: entry.texts() for column, entry in node.entries().items()}
    return {"": node.texts()}


_NO_NAMES = Names({}, {}, {})


class Symbols(NamedTuple):
    """How a language names symbols; those without a name are read and written by their own text."""

    numbers: Numbers
    lists: Lists
    articles: tuple[Article, ...]
    kinds: Mapping[str, Names]
    nothing: tuple[str, ...]
    """What is written for no symbols at all."""
    known: dict[tuple[type[Symbol], Symbol], tuple[Written, ...]]
    """The ways to write each symbol of a hand that was written so far: the same few stand in hundreds of hands."""

    def read(self, text: str, kind: type[Symbol]) -> Iterator[Reading[Hand]]:
        """Read a folded text as the symbols that it may stand for, mostly one."""
        yield from self._read_bare(text, kind)
        for article in self.articles:
            for form in article:
                if text.startswith(f"{form} "):
                    bare = text.removeprefix(f"{form} ")
                    # “an 8” is an eight, “a 8” is none, and “a 6” may be an ace and a six.
                    in_digits = bare[0].isdecimal() and _form(article, bare) == form and not kind.parse(form)
                    for reading in self._read_bare(bare, kind):
                        if in_digits or WORDS in reading.style:
                            yield Reading(reading.value, reading.style | {_trait(article)})

    def _read_bare(self, text: str, kind: type[Symbol]) -> Iterator[Reading[Hand]]:
        named = self.kinds.get(kind.__name__, _NO_NAMES)
        if text in named.texts:
            own = named.texts[text]
            style = DIGITS if key(own) == text else WORDS
            symbols = kind.parse(own)
            traits = {style, Trait("name", text), *named.style(text)}
        elif text in self.numbers.values:
            symbols = kind.parse(str(self.numbers.values[text]))
            traits = {WORDS}
        elif lower_first(text) in named.texts or lower_first(text) in named.names:
            return  # the language has its own words for this one
        else:
            symbols = _neutral(text, kind)
            traits = {DIGITS}
        if symbols:
            yield Reading(symbols, frozenset(traits))

    def read_hand(self, text: str, kind: type[Symbol] | None) -> Iterator[Reading[Hand]]:
        """Read a folded text as symbols side by side, in their order; without a kind, only as none at all."""
        if text in map(key, self.nothing):
            yield Reading((), frozenset({Trait("none", text)}))
        if kind is None:
            return
        # Each item is read once, however the text is parted.
        read = cache(lambda item: tuple(one for one in self.read(item, kind) if len(one.value) == 1))
        yield from _together([text], read, frozenset())
        for items, style in self.lists.split(text, Joint.AND):
            yield from _together(items, read, style)
        if "+" in text:
            yield from _together([item.strip() for item in text.split("+")], read, _PLUS)
        elif " " in text:
            for reading in _together(text.split(" "), read, _BLANK):
                if WORDS not in reading.style:
                    yield reading

    def written(self, symbol: Symbol) -> Iterator[Written]:
        """Give the ways to write a symbol."""
        own = str(symbol)
        for bare in self._bare(own, self.kinds.get(type(symbol).__name__, _NO_NAMES)):
            yield bare
            if WORDS in bare.style:
                for article in self.articles:
                    yield Written(f"{_form(article, bare.text)} {bare.text}", bare.style | {_trait(article)})

    def _bare(self, own: str, named: Names) -> Iterator[Written]:
        names = named.names.get(own, ())
        for name in names:
            style = DIGITS if name == own else WORDS
            yield Written(name, frozenset({style, Trait("name", key(name)), *named.style(name)}))
        if not names:
            yield Written(own, frozenset({DIGITS}))
        if own.isdecimal():
            yield from (written for written in self.numbers.written(int(own)) if WORDS in written.style)

    def written_hand(self, hand: Hand) -> Iterator[Written]:
        """Give the ways to write symbols side by side: all of them in signs, then all in words.

        Signs of cards are joined by a plus, all else as a list: `7+8`, but `7 of spades and 8 of hearts`.
        """
        if not hand:
            yield from (Written(phrase, frozenset({Trait("none", key(phrase))})) for phrase in self.nothing)
            return
        ways = [self._known_ways(symbol) for symbol in hand]
        columns = dict.fromkeys(self.kinds.get(type(hand[0]).__name__, _NO_NAMES).columns.values())
        of_articles = ({WORDS, _trait(article)} for article in self.articles)
        for wanted in ({DIGITS}, {WORDS}, *of_articles, *({Trait("column", column)} for column in columns)):
            nearest = [max(options, key=lambda option: _likeness(option, wanted)) for options in ways]
            texts = [one.text for one in nearest]
            style = frozenset[Trait]().union(*(one.style for one in nearest))
            summed = WORDS not in style and is_playing_card(hand[0])
            joined = self._joined(texts, summed=summed) if len(hand) > 1 else (Written(texts[0]),)
            yield from (Written(one.text, style | one.style) for one in joined)

    def _known_ways(self, symbol: Symbol) -> tuple[Written, ...]:
        which = (type(symbol), symbol)
        if which not in self.known:
            self.known[which] = tuple(self.written(symbol))
        return self.known[which]

    def _joined(self, texts: Sequence[str], *, summed: bool) -> Iterator[Written]:
        listed, plus = self.lists.joined(texts, Joint.AND), Written("+".join(texts), _PLUS)
        yield from (plus, *listed) if summed else (*listed, plus)
        yield Written(" ".join(texts), _BLANK)


def article_style(form: str, articles: Sequence[Article]) -> Style:
    """Give the style of a name behind the article that has such a form; an empty one where there is none."""
    return next((frozenset({_trait(article)}) for article in articles if form in article), PLAIN)


def load_articles(node: Node) -> tuple[Article, ...]:
    """Compile the section `articles`: a list of articles, each a mapping of its forms to what they stand before."""
    return tuple({form: entry.texts(least=0) for form, entry in item.entries().items()} for item in node.items(least=0))


def _together(
    items: Sequence[str], read: Callable[[str], tuple[Reading[Hand], ...]], style: Style
) -> Iterator[Reading[Hand]]:
    for chosen in product(*map(read, items)):
        hand = tuple(one.value[0] for one in chosen)
        yield Reading(hand, style.union(*(one.style for one in chosen)))


def _neutral(text: str, kind: type[Symbol]) -> Hand:
    """Read a language-neutral text, in its own case: a plural such as “10s” is no symbol. One letter may be small."""
    symbols = kind.parse(text)
    return symbols if len(text) == 1 or text == text.upper() or text in map(str, symbols) else ()


def _trait(article: Article) -> Trait:
    return Trait("article", "/".join(article))


def _form(article: Article, text: str) -> str:
    fitting = (form for form, beginnings in article.items() if not beginnings or text.startswith(beginnings))
    return next(fitting, "")


def _likeness(option: Written, wanted: set[Trait]) -> tuple[int, int]:
    """Rate a way to write a symbol: by the wanted traits that it has, then by having no other article."""
    return len(option.style & wanted), -sum(trait.name == "article" for trait in option.style - wanted)
