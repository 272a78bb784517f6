"""Parts of a whole: “45.86%”, “1/37”, “1 in 37”; and rates, with what they are a part of: “1.0579% per bet made”."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import chain, product
from typing import NamedTuple

from engine.api import Rate, Share, Word
from generator.language.data import Node, report_shared
from generator.language.numbers import Numbers
from generator.language.phrases import Vocabulary
from generator.language.results import PLAIN, WORDS, Reading, Style, Trait, Unreadable, Written
from generator.language.rounding import Scale
from generator.language.templates import Template

_OF_SHARES = Scale(times=100, usual=2)
_OF_RATES = Scale(times=100, usual=4)
_RATIOS = ("fraction", "among")


class Shares(NamedTuple):
    """How a language writes a part of a whole: in percent, as a fraction, and as so many among so many."""

    numbers: Numbers
    percent: tuple[Template, ...]
    fraction: tuple[Template, ...]
    among: tuple[Template, ...]

    @classmethod
    def load(cls, node: Node, numbers: Numbers) -> Shares:
        """Compile the section `shares`."""
        entries = node.section("percent", *_RATIOS)
        percent = entries["percent"].templates("number") if "percent" in entries else ()
        ratios = {name: entries[name].templates("part", "whole") for name in _RATIOS if name in entries}
        report_shared(entries, {name: tuple(each.text for each in found) for name, found in ratios.items()})
        return cls(numbers, percent, ratios.get("fraction", ()), ratios.get("among", ()))

    def read(self, text: str, exact: Fraction | None) -> Iterator[Reading[Share] | Unreadable]:
        """Read a folded text as a share, as the exact one if that rounds to it."""
        readings = (*self.read_percent(text, exact, _OF_SHARES), *self.read_ratio(text, (*self.fraction, *self.among)))
        for reading in readings:
            if isinstance(reading, Unreadable):
                yield reading
            elif 0 <= reading.value <= 1:
                yield Reading(Share(reading.value), reading.style)
            else:
                yield Unreadable(f"“{text}” is no part of a whole, from 0 to 1")

    def read_percent(self, text: str, exact: Fraction | None, scale: Scale) -> Iterator[Reading[Fraction]]:
        """Read a folded text as a percentage."""
        for template in self.percent:
            for match in template.match(text):
                for number in self.numbers.read_decimal(match["number"].text):
                    if _go_together(template, number.style):
                        yield Reading(scale.meant(number.value, exact), number.style | {_trait(template)})

    def read_ratio(self, text: str, templates: Sequence[Template]) -> Iterator[Reading[Fraction] | Unreadable]:
        """Read a folded text as one whole number of another."""
        for template in templates:
            for match in template.match(text):
                for part, whole in product(self._wholes(match["part"].text), self._wholes(match["whole"].text)):
                    style = part.style | whole.style
                    if whole.value <= 0:
                        yield Unreadable("a whole is above 0")
                    elif _go_together(template, style):
                        yield Reading(Fraction(part.value, whole.value), style | {_trait(template)})

    def _wholes(self, text: str) -> tuple[Reading[int], ...]:
        return tuple(number for number in self.numbers.read(text) if isinstance(number, Reading))

    def written(self, share: Share, style: Style = PLAIN) -> Iterator[Written]:
        """Give the ways to write a share."""
        yield from self.written_percent(share.value, style, _OF_SHARES)
        yield from self.written_ratio(share.value, (*self.fraction, *self.among))

    def written_percent(self, value: Fraction, style: Style, scale: Scale) -> Iterator[Written]:
        """Give the ways to write a percentage, by precision."""
        for number in scale.shown(value, style):
            for template in self.percent:
                for way in self.numbers.written_decimal(number):
                    if _go_together(template, way.style):
                        yield Written(template.fill(number=way.text), way.style | {_trait(template)})

    def written_ratio(self, value: Fraction, templates: Sequence[Template]) -> Iterator[Written]:
        """Give the ways to write a ratio of whole numbers, in lowest terms."""
        ends = [tuple(self.numbers.written(number)) for number in value.as_integer_ratio()]
        for template in templates:
            for part, whole in product(*ends):
                style = part.style | whole.style
                digits_first = WORDS in whole.style - part.style  # “one in 37”, but never “1 in thirty-seven”
                if _go_together(template, style) and not digits_first:
                    yield Written(template.fill(part=part.text, whole=whole.text), style | {_trait(template)})


class Rates(NamedTuple):
    """How a language writes a rate: as a percentage or a fraction, with or without its basis."""

    shares: Shares
    words: Vocabulary
    patterns: tuple[Template, ...]

    @classmethod
    def load(cls, node: Node, shares: Shares, words: Vocabulary) -> Rates:
        """Compile the section `rates`."""
        return cls(shares, words, node.templates("rate", "basis"))

    def read(self, text: str, like: Rate) -> Iterator[Reading[Rate] | Unreadable]:
        """Read a folded text as a rate, on the basis that it names or else on the answer's own.

        On another basis it is another rate, however near the figure.
        """
        yield from self._on_basis(text, like, like.basis)
        for template in self.patterns:
            for match in template.match(text):
                for basis in self.words.read(match["basis"].text, type(like.basis)):
                    style = basis.style | {Trait("rate", template.text)}
                    yield from self._on_basis(match["rate"].text, like, basis.value, style)

    def _on_basis(
        self, text: str, like: Rate, basis: Word, style: Style = PLAIN
    ) -> Iterator[Reading[Rate] | Unreadable]:
        exact = like.value if basis is like.basis else None
        percent = self.shares.read_percent(text, exact, _OF_RATES)
        for reading in (*percent, *self.shares.read_ratio(text, self.shares.fraction)):
            if isinstance(reading, Unreadable):
                yield reading
            else:
                yield Reading(Rate(reading.value, basis), reading.style | style)

    def written(self, rate: Rate, style: Style = PLAIN) -> Iterator[Written]:
        """Give the ways to write a rate, without its basis first."""
        ratio = self.shares.written_ratio(rate.value, self.shares.fraction)
        bare: list[Written] = []
        for way in chain(self.shares.written_percent(rate.value, style, _OF_RATES), ratio):
            bare.append(way)
            yield way
        for template, way, basis in product(self.patterns, bare, tuple(self.words.written(rate.basis))):
            text = template.fill(rate=way.text, basis=basis.text)
            yield Written(text, way.style | basis.style | {Trait("rate", template.text)})


def _go_together(template: Template, style: Style) -> bool:
    """Tell whether numbers fit a pattern and each other: no words around a sign, all grouped or none."""
    in_words = WORDS in style and template.is_sign
    return not in_words and len([trait for trait in style if trait.name == "grouping"]) <= 1


def _trait(template: Template) -> Trait:
    return Trait("share", template.text)
