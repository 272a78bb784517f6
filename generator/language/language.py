"""A language, compiled once from its data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from generator.language.amounts import Amounts
from generator.language.data import Node, Problem
from generator.language.finding import Finding
from generator.language.lists import Lists
from generator.language.numbers import Numbers
from generator.language.payouts import Payouts
from generator.language.phrases import Vocabulary
from generator.language.policies import Policies
from generator.language.prose import Prose
from generator.language.searching import phrases
from generator.language.sets import Sets
from generator.language.shares import Rates, Shares
from generator.language.symbols import Names, Symbols, load_articles

_GRAMMAR = (
    "name",
    "locale",
    "direction",
    "numbers",
    "articles",
    "lists",
    "sets",
    "policies",
    "payouts",
    "shares",
    "rates",
    "prose",
)
_OPTIONAL = ("passed_over", "search", "words", "symbols", "questions")
_SENTENCES = ("steps", "faults", "paths", "deals", "ui")
_DIRECTIONS = ("ltr", "rtl")


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Language:
    """All that is known of one language: how it writes answers, its words, and its sentences by name.

    Two languages are the same only if they are the same object.
    """

    code: str
    name: str
    passed_over: tuple[str, ...]
    """Words that a text is not sorted by where it begins with one of them."""
    locale: str
    direction: str
    numbers: Numbers
    lists: Lists
    sets: Sets
    words: Vocabulary
    symbols: Symbols
    policies: Policies
    payouts: Payouts
    shares: Shares
    rates: Rates
    amounts: Amounts
    prose: Prose
    finding: Finding
    steps: Mapping[str, str]
    faults: Mapping[str, str]
    questions: Mapping[str, tuple[str, ...]]
    """What each question of a game asks, in words: one text or several, for fewer or more of its arguments."""
    paths: Mapping[str, str]
    """What each path into an example asks, in words; a game stands before a path that it alone means so."""
    deals: Mapping[str, str]
    """How what a form was given under a name is told, where its value alone says too little."""
    ui: Mapping[str, str]

    @classmethod
    def from_data(cls, code: str, data: Mapping[str, object]) -> tuple[Language | None, tuple[Problem, ...]]:
        """Compile a language from its data, all of whose scalars are text; none where there are problems."""
        root = Node(data)
        entries = root.section(*_GRAMMAR, optional=(*_OPTIONAL, *_SENTENCES))
        if not entries.keys() >= {*_GRAMMAR}:
            return None, tuple(root.problems)
        numbers = Numbers.load(_locale(entries["locale"]), entries["numbers"])
        lists = Lists.load(entries["lists"])
        sets = Sets.load(entries["sets"], numbers, lists)
        shares = Shares.load(entries["shares"], numbers)
        words = Vocabulary.load(entries.get("words", root.empty))
        names = {kind: Names.load(node) for kind, node in entries.get("symbols", root.empty).entries().items()}
        sentences = {name: _sentences(entries.get(name, root.empty)) for name in _SENTENCES}
        language = cls(
            code=code,
            name=entries["name"].text(),
            passed_over=entries["passed_over"].texts() if "passed_over" in entries else (),
            locale=numbers.locale,
            direction=entries["direction"].choice(*_DIRECTIONS),
            numbers=numbers,
            lists=lists,
            sets=sets,
            words=words,
            symbols=Symbols(numbers, lists, load_articles(entries["articles"]), names, sets.phrases["none"], {}),
            policies=Policies.load(entries["policies"], words, sets),
            payouts=Payouts.load(entries["payouts"], numbers),
            shares=shares,
            rates=Rates.load(entries["rates"], shares, words),
            amounts=Amounts(numbers),
            prose=Prose.load(entries["prose"], numbers, words),
            finding=Finding.load(entries.get("search", root.empty)),
            questions={name: entry.texts() for name, entry in entries.get("questions", root.empty).entries().items()},
            **sentences,
        )
        return (None if root.problems else language), tuple(root.problems)

    def with_terms(self, forms: Iterable[str]) -> Language:
        """Give the language with the terms of a site."""
        return replace(self, prose=self.prose._replace(terms=phrases(forms)))


def _sentences(node: Node) -> dict[str, str]:
    return {name: entry.text() for name, entry in node.entries().items()}


def _locale(node: Node) -> str:
    from babel import Locale, UnknownLocaleError  # noqa: PLC0415 - costs time, and only a build needs a language

    locale = node.text()
    try:
        Locale.parse(locale)
    except (UnknownLocaleError, ValueError) as error:
        node.report(f"“{locale}” is no locale that Babel knows: {error}".splitlines()[0])
    return locale
