"""The index of a language: for each root and each figure, where it stands."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from generator.language import Language
from generator.search.passages import Passage
from generator.search.roots import Forms, Roots, forms
from generator.search.words import is_figure, key, rounded, words

GAP = 8
"""How many places lie between a heading and its text, so that no word of one seems to stand beside one of the other."""

STEP = 16
"""How exactly the length of a text is told: in so many words."""

HIGHEST = 3
"""The highest standing."""

Places = list[int]
"""Where something stands, in order: places are counted through all passages, each of which has `Measures.places`."""


class Measures(NamedTuple):
    """What is counted of a passage."""

    name: int
    """The words of its name."""
    common: int
    """Those of them that are too common to be looked for."""
    length: int
    """The words of its text, in steps of `STEP`."""
    standing: int
    """From 0 to `HIGHEST`; of a term as much more as there are standings."""

    @property
    def places(self) -> int:
        """The places that are kept for it: for its name, the gap, and its text with what its length leaves out."""
        return self.name + GAP + STEP * (self.length + 1)


class Index(NamedTuple):
    """All that a search in one language needs."""

    measures: tuple[Measures, ...]
    """Of each passage."""
    roots: Mapping[str, Places]
    """By root, in order; one that only stands for others is nowhere."""
    figures: Mapping[str, Places]
    """By key, in order."""
    forms: Forms
    common: tuple[str, ...]
    """Words that are not looked for."""
    alike: Mapping[str, tuple[str, ...]]
    """The roots that may be meant by a root as well."""
    akin: Mapping[str, tuple[str, ...]]
    """The roots that are found for a root, but count for less."""


def index(passages: Iterable[Passage], language: Language, refused: Iterable[tuple[str, str]]) -> Index:
    """Index some passages; `refused` holds words that the site never uses, each with the one that it uses instead."""
    finding = language.finding
    common = frozenset(map(key, finding.common))
    measures, standing = _placed(passages, common)
    keys = {word: key(word) for word in standing}
    searched = {one for one in keys.values() if not is_figure(one)} - common
    alike = _others(chain(finding.alike.items(), ((word, (term,)) for word, term in refused)), searched)
    akin = _others(finding.akin.items(), searched)
    known = Roots.of(finding)
    named = sorted(searched.union(known.exact, alike, *alike.values(), akin, *akin.values()))
    root_of = dict(zip(named, known.find(named), strict=True))
    found, figures = defaultdict[str, Places](list), defaultdict[str, Places](list)
    for word, one in keys.items():
        if is_figure(one):
            for figure in (one, *rounded(word, language.numbers.decimal_mark)):
                figures[figure] += standing[word]
        elif one not in common:
            found[root_of[one]] += standing[word]
    alike_roots, akin_roots = (_roots(some, root_of) for some in (alike, akin))
    roots = {root: sorted(found[root]) for root in sorted({*found, *alike_roots, *akin_roots})}
    return Index(
        measures=measures,
        roots=roots,
        figures={figure: sorted(figures[figure]) for figure in sorted(figures)},
        forms=forms(roots, {word: root for word, root in root_of.items() if root in roots}, finding, known),
        common=tuple(sorted(common)),
        alike=alike_roots,
        akin=akin_roots,
    )


def _placed(passages: Iterable[Passage], common: frozenset[str]) -> tuple[tuple[Measures, ...], Mapping[str, Places]]:
    """Measure passages, and tell where each word stands as it is written."""
    measures: list[Measures] = []
    standing = defaultdict[str, Places](list)
    start = 0
    for passage in passages:
        name, text = words(passage.name), words("\n".join(passage.texts))
        for place, word in chain(enumerate(name, start), enumerate(text, start + len(name) + GAP)):
            standing[word].append(place)
        skipped = sum(key(word) in common for word in name)
        measures.append(Measures(len(name), skipped, len(text) // STEP, _standing(passage)))
        start += measures[-1].places
    return tuple(measures), standing


def _standing(passage: Passage) -> int:
    """Give the standing of a passage as one of few steps, of which each takes twice as much as the one before."""
    return min(passage.standing.bit_length(), HIGHEST) + (HIGHEST + 1) * bool(passage.also)


def _others(pairs: Iterable[tuple[str, Sequence[str]]], searched: set[str]) -> dict[str, list[str]]:
    """Give the words that stand on pages, by the words that they may be looked for with."""
    found: dict[str, list[str]] = {}
    for word, others in pairs:
        there = [other for other in map(key, others) if other in searched]
        if there:
            found.setdefault(key(word), []).extend(there)
    return found


def _roots(words: Mapping[str, Sequence[str]], roots: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """Give the roots of words, and of those that stand for them."""
    return {roots[word]: tuple(dict.fromkeys(roots[other] for other in others)) for word, others in words.items()}
