"""Sets of whole numbers: “0 to 5”, “6 or 7”, “5 or less”, “all but 8”, “any”."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from typing import NamedTuple, TypeAlias

from engine.api import Between
from generator.language.data import Node, report_shared
from generator.language.folding import key
from generator.language.lists import Joint, Lists
from generator.language.numbers import Numbers
from generator.language.results import DIGITS, WORDS, Reading, Style, Trait, Unreadable, Written
from generator.language.templates import Template

Members: TypeAlias = frozenset[int]
Result: TypeAlias = Reading[Members] | Unreadable

_PATTERNS = {"range": ("low", "high"), "below": ("number",), "above": ("number",), "except": ("set",)}
_STRICT = {"less": ("number",), "greater": ("number",)}
_PHRASES = ("all", "none")
_JOINTS = (Joint.OR, Joint.AND)
_LONG_RUN = 3
"""So many numbers in a row are written as a range."""
_MOST_MEMBERS = 1000
"""More than any page means: a text that says more is a slip, and costs no time here."""


class Sets(NamedTuple):
    """How a language writes a set of numbers: patterns and phrases by kind, the preferred one first.

    Kinds of patterns are `range`, `below` (a number or less), `above`, and `except`, where a language has them also
    `less` (than a number) and `greater`; of phrases, `all` and `none`.
    """

    numbers: Numbers
    lists: Lists
    patterns: Mapping[str, tuple[Template, ...]]
    phrases: Mapping[str, tuple[str, ...]]

    @classmethod
    def load(cls, node: Node, numbers: Numbers, lists: Lists) -> Sets:
        """Compile the section `sets`."""
        entries = node.section(*_PATTERNS, *_PHRASES, optional=tuple(_STRICT))
        holes = _PATTERNS | _STRICT
        patterns = {kind: entry.templates(*holes[kind]) for kind, entry in entries.items() if kind in holes}
        phrases = {kind: entry.texts() for kind, entry in entries.items() if kind in _PHRASES}
        report_shared(entries, {kind: tuple(each.text for each in found) for kind, found in patterns.items()} | phrases)
        return cls(
            numbers,
            lists,
            {kind: patterns.get(kind, ()) for kind in holes},
            {kind: phrases.get(kind, ()) for kind in _PHRASES},
        )

    def read(self, text: str, domain: Between) -> Iterator[Result]:
        """Read a folded text as a set of numbers of a domain."""
        yield from self.read_listed(text, domain)
        yield from self._read_bounds(text, domain)
        for template in self.patterns["except"]:
            for match in template.match(text):
                for reading in self.read_listed(match["set"].text, domain):
                    yield _others(reading, domain, Trait("except", template.text))
        for phrase in self.phrases["all"]:
            if key(phrase) == text:
                yield _span(domain.low, domain.high, frozenset({Trait("all", phrase)}))
        for phrase in self.phrases["none"]:
            if key(phrase) == text:
                yield Reading(frozenset(), frozenset({Trait("none", phrase)}))

    def read_listed(self, text: str, domain: Between | None = None) -> Iterator[Result]:
        """Read a folded text as a number, a range, or a list of such; without a domain, of any numbers."""
        yield from self.read_item(text, domain)
        read = cache(lambda item: tuple(self.read_item(item, domain)))  # each once, however the text is parted
        for items, style in self.lists.split(text, *_JOINTS):
            for results in product(*map(read, items)):
                yield _union(results, style)

    def read_item(self, text: str, domain: Between | None = None) -> Iterator[Result]:
        """Read a folded text as a number or a range."""
        for result in self.numbers.read(text, domain):
            yield _span(result.value, result.value, result.style) if isinstance(result, Reading) else result
        for template in self.patterns["range"]:
            for match in template.match(text):
                ends = (tuple(self.numbers.read(match[end].text, domain)) for end in ("low", "high"))
                for low, high in product(*ends):
                    yield _range(low, high, Trait("range", template.text))

    def _read_bounds(self, text: str, domain: Between) -> Iterator[Result]:
        for kind in ("below", "above", "less", "greater"):
            for template in self.patterns[kind]:
                for match in template.match(text):
                    for result in self.numbers.read(match["number"].text, domain):
                        if isinstance(result, Unreadable):
                            yield result
                        else:
                            low, high = _bounded(kind, result.value, domain)
                            yield _span(low, high, result.style | {Trait("bound", template.text)})

    def written(self, members: Members, domain: Between) -> Iterator[Written]:
        """Give the ways to write a set of numbers of a domain, the one that reads best first."""
        if not members:
            yield from self._written_phrases("none")
            return
        if len(members) == 1:
            yield from self.numbers.written(*members)
        if len(members) == domain.high - domain.low + 1:
            yield from self._written_phrases("all")
        runs = _runs(members)
        for numerals in (DIGITS, WORDS):
            if all(self._can_spell(end, numerals) for run in runs for end in (run[0], run[-1])):
                yield from self._written_in(numerals, runs, domain)

    def _written_in(self, numerals: Trait, runs: list[range], domain: Between) -> Iterator[Written]:
        if len(runs) > 1:
            yield from self._written_except(runs, domain, numerals)
            yield from self._written_list(runs, numerals)
        elif len(runs[0]) >= _LONG_RUN:
            yield from self._written_ranges(runs[0], numerals)
        elif len(runs[0]) > 1:
            yield from self._written_list(runs, numerals)
            yield from self._written_ranges(runs[0], numerals)
        if len(runs) == 1:
            yield from self._written_bounds(runs[0], domain, numerals)

    def _written_phrases(self, kind: str) -> Iterator[Written]:
        for phrase in self.phrases[kind]:
            yield Written(phrase, frozenset({Trait(kind, phrase)}))

    def _written_ranges(self, run: range, numerals: Trait) -> Iterator[Written]:
        low, high = self._spelled(run[0], numerals), self._spelled(run[-1], numerals)
        for template in self._ranges(numerals):
            text = template.fill(low=low.text, high=high.text)
            yield Written(text, low.style | high.style | {Trait("range", template.text)})

    def _written_bounds(self, run: range, domain: Between, numerals: Trait) -> Iterator[Written]:
        for kind, number, meets in (
            ("below", run[-1], run[0] == domain.low),
            ("above", run[0], run[-1] == domain.high),
        ):
            if meets:
                spelled = self._spelled(number, numerals)
                for template in self.patterns[kind]:
                    yield Written(template.fill(number=spelled.text), spelled.style | {Trait("bound", template.text)})

    def _written_except(self, runs: list[range], domain: Between, numerals: Trait) -> Iterator[Written]:
        if sum(map(len, runs)) == domain.high - domain.low:
            spelled = self._spelled(runs[0][-1] + 1, numerals)
            for template in self.patterns["except"]:
                yield Written(template.fill(set=spelled.text), spelled.style | {Trait("except", template.text)})

    def _written_list(self, runs: list[range], numerals: Trait) -> Iterator[Written]:
        short = all(len(run) < _LONG_RUN for run in runs)
        for at in range(1 if short else len(self.patterns["range"])):
            items = [item for run in runs for item in self._items(run, at, numerals)]
            style = frozenset[Trait]().union(*(item.style for item in items))
            for joined in self.lists.joined([item.text for item in items], *_JOINTS):
                yield Written(joined.text, style | joined.style)

    def _items(self, run: range, pattern: int, numerals: Trait) -> list[Written]:
        if len(run) < _LONG_RUN:
            return [self._spelled(number, numerals) for number in run]
        return [tuple(self._written_ranges(run, numerals))[pattern]]

    def _ranges(self, numerals: Trait) -> Iterable[Template]:
        """Give the patterns of ranges: behind digits as preferred, between words those made of words first."""
        return (
            sorted(self.patterns["range"], key=lambda template: template.is_sign)
            if numerals == WORDS
            else self.patterns["range"]
        )

    def _can_spell(self, number: int, numerals: Trait) -> bool:
        return any(numerals in written.style for written in self.numbers.written(number))

    def _spelled(self, number: int, numerals: Trait) -> Written:
        return next(written for written in self.numbers.written(number) if numerals in written.style)


def _runs(members: Members) -> list[range]:
    """Give the members as runs of numbers in a row, lowest first."""
    starts = sorted(number for number in members if number - 1 not in members)
    ends = sorted(number for number in members if number + 1 not in members)
    return [range(start, end + 1) for start, end in zip(starts, ends, strict=True)]


def _bounded(kind: str, number: int, domain: Between) -> tuple[int, int]:
    """The ends of what lies on one side of a number."""
    match kind:
        case "below":
            return domain.low, number
        case "above":
            return number, domain.high
        case "less":
            return domain.low, number - 1
        case _:
            return number + 1, domain.high


def _span(low: int, high: int, style: Style) -> Result:
    if high - low >= _MOST_MEMBERS:
        return Unreadable(f"{low} to {high} is more numbers than a text can mean")
    return Reading(frozenset(range(low, high + 1)), style)


def _range(low: Reading[int] | Unreadable, high: Reading[int] | Unreadable, trait: Trait) -> Result:
    if isinstance(low, Unreadable):
        return low
    if isinstance(high, Unreadable):
        return high
    if low.value >= high.value:
        return Unreadable(f"a range starts with the lower number, not {low.value} before {high.value}")
    return _span(low.value, high.value, low.style | high.style | {trait})


def _union(results: Iterable[Result], style: Style) -> Result:
    members: Members = frozenset()
    for result in results:
        if isinstance(result, Unreadable):
            return result
        if members & result.value:
            return Unreadable(f"{min(members & result.value)} stands in it twice")
        members |= result.value
        style |= result.style
    return Reading(members, style)


def _others(result: Result, domain: Between, trait: Trait) -> Result:
    if isinstance(result, Unreadable):
        return result
    everything = _span(domain.low, domain.high, result.style | {trait})
    if isinstance(everything, Unreadable):
        return everything
    return Reading(everything.value - result.value, everything.style)
