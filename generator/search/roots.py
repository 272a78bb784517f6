"""Roots: what the forms of a word have in common, by the stemmer of a language with what its data say better."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import compress
from operator import eq
from typing import NamedTuple

from generator.language import Finding, Pattern

LEAST = 3
"""How many letters are left at least of a word that loses an ending."""

_UNFIT = " "
"""Stands for a root that fits no edge of a joint: no word holds a blank, so that no form is made of it."""

_Stem = Callable[[Sequence[str]], list[str]]


@dataclass(frozen=True, slots=True)
class Roots:
    """Finds the root of any word of a language."""

    stem: _Stem
    exact: Mapping[str, str]
    """The root of each form that the data name."""
    instead: Mapping[str, str]
    """The root that stands for each stem that the library takes for another one."""

    @classmethod
    def of(cls, finding: Finding) -> Roots:
        """Take up what is known of a language.

        A form that its data put to another root takes its stem along, so that the forms of that form are found too;
        but no stem is taken where forms of two roots share it.
        """
        stem = _stemmer(finding.stemmer)
        exact = {form: root for root, forms in finding.roots.items() for form in (root, *forms)}
        instead: dict[str, str] = {}
        shared = set[str]()
        for root, found in zip(exact.values(), stem(list(exact)), strict=True):
            if instead.setdefault(found, root) != root:
                shared.add(found)
        return cls(stem, exact, {found: root for found, root in instead.items() if found not in shared})

    def find(self, words: Sequence[str]) -> list[str]:
        """Give the root of each word."""
        return list(map(self.exact.get, words, self.by_stem(words)))

    def by_stem(self, words: Sequence[str]) -> list[str]:
        """Give the root of each word as far as its stem tells it: forms that the data name may have another."""
        stems = self.stem(words)
        return list(map(self.instead.get, stems, stems))


class Forms(NamedTuple):
    """The forms in which words are found."""

    patterns: Mapping[str, tuple[bool, ...]]
    """For each root, which of the language's patterns make forms of it."""
    irregular: Mapping[str, str]
    """The root of each form that leads to none, or to another one, by patterns and endings."""


def forms(roots: Iterable[str], words: Mapping[str, str], finding: Finding, known: Roots) -> Forms:
    """Find of which roots each pattern makes forms: those whose root is the very one that it was made of.

    `words` holds what must be found in any case, with its root.
    """
    listed = list(roots)
    stretches = {pattern[1:3]: _joined(listed, pattern, finding.joints) for pattern in finding.patterns}
    made: dict[str, str] = {}
    columns = []
    for pattern in finding.patterns:
        built = [f"{pattern.before}{stretch}{pattern.behind}" for stretch in stretches[pattern[1:3]]]
        right = list(map(eq, known.by_stem(built), listed))
        made.update(zip(compress(built, right), compress(listed, right), strict=True))
        columns.append(right)
    patterns = dict(zip(listed, zip(*columns, strict=True), strict=True)) if columns else dict.fromkeys(listed, ())
    irregular = {word: root for word, root in words.items() if _led(word, made, finding.endings) != root}
    return Forms(patterns, irregular)


def _led(word: str, made: Mapping[str, str], endings: Iterable[str]) -> str | None:
    """Give the root that a word leads to, as it stands or without the first ending that leaves a form."""
    if word in made:
        return made[word]
    cut = (word.removesuffix(ending) for ending in endings if word.endswith(ending))
    return next((made[form] for form in cut if len(form) >= LEAST and form in made), None)


def _joined(roots: Iterable[str], pattern: Pattern, joints: Mapping[str, Mapping[str, str]]) -> list[str]:
    """Give what becomes of roots at the joints of a pattern. At each, the first edge that fits counts, the longest."""
    stretches = list(roots)
    if pattern.joint:
        edges = joints[pattern.joint]
        fits = re.compile("|".join(map(re.escape, edges))).match
        stretches = [edges[edge[0]] + one[edge.end() :] if (edge := fits(one)) else _UNFIT for one in stretches]
    if pattern.joint_behind:
        edges = joints[pattern.joint_behind]
        fits = re.compile(f"(?:{'|'.join(map(re.escape, edges))})\\Z").search
        stretches = [one[: edge.start()] + edges[edge[0]] if (edge := fits(one)) else _UNFIT for one in stretches]
    return stretches


def _stemmer(name: str) -> _Stem:
    """Give the stemmer of that name, or one that leaves words as they are."""
    if not name:
        return list
    from Stemmer import Stemmer  # noqa: PLC0415 - only a language with a stemmer needs it

    stem: _Stem = Stemmer(name, 0).stemWords  # what it remembers takes it longer to look up than to find again
    return stem
