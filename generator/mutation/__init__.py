"""Breaks a site that holds, one thing at a time, and tells what its checks did not notice.

The rules are changed entry by entry, the texts mark by mark. Whatever nobody notices is a place where a page could be
wrong and be published all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import partial

from engine.api import Game
from generator.ask import Evidence, evidence
from generator.checked import Checked
from generator.mutation.bench import Bench, meant
from generator.mutation.edits import Change, Edit, edits
from generator.mutation.parts import parts
from generator.mutation.rules import Broken, break_rules
from generator.mutation.texts import Altered, alter
from generator.read import Tree

__all__ = ["Altered", "Broken", "Change", "Edit", "Findings", "Share", "alone", "mutate", "share"]


@dataclass(frozen=True, slots=True)
class Share:
    """What became of some of the changes."""

    rules: tuple[Broken, ...]
    texts: tuple[Altered, ...]


@dataclass(frozen=True, slots=True)
class Findings:
    """What became of every change, and the evidence that says nothing of the rules."""

    rules: tuple[Broken, ...]
    texts: tuple[Altered, ...]
    empty: Mapping[str, tuple[Evidence, ...]]
    """For each language: what no change of the rules can touch."""

    @property
    def survivors(self) -> bool:
        """Whether anything was changed that nothing noticed."""
        return any(not places for rule in self.rules for places in rule.noticed.values()) or any(
            not text.noticed for text in self.texts
        )


Spread = Callable[[Callable[[int, int], Share]], Iterable[Share]]
"""Has the work done in some shares: calls it with each share's number, from 0, and how many shares there are."""


def alone(work: Callable[[int, int], Share]) -> Iterable[Share]:
    """Do all of the work here and now."""
    return [work(0, 1)]


def mutate(
    checked: Checked, tree: Tree, games: Mapping[str, Game], spread: Spread = alone, only: Collection[str] = ()
) -> Findings:
    """Make every change of the rules and of the texts of a site that was checked and holds.

    Where pages are named, only their texts are changed, and only the rules of the games that they are about; all pages
    are evidence of those rules all the same.
    """
    shares = tuple(spread(partial(share, tree, games, only)))
    rules = tuple(sorted((rule for one in shares for rule in one.rules), key=lambda rule: rule.number))
    texts = tuple(sorted((text for one in shares for text in one.texts), key=lambda text: text.edit.sort_key))
    touched = frozenset(place for rule in rules for place in rule.touched)
    pages = meant(checked.pages, only)
    changed = {rule.game for rule in rules} if only else games.keys()
    empty = {
        code: tuple(
            piece
            for page in pages
            if code in page.documents
            for piece in evidence(page, code)
            if piece.game in changed and piece.place not in touched
        )
        for code in dict.fromkeys(code for page in pages for code in page.documents)
    }
    return Findings(rules, texts, empty)


def share(tree: Tree, games: Mapping[str, Game], only: Collection[str], number: int, count: int) -> Share:
    """Do one of several shares of the work, from the files on: it may be done in a process of its own."""
    bench = Bench.of(tree, games, only)
    taken = [part for page in bench.changed for part in parts(page, bench.site, bench.desk)]
    # Those with the most to change come first, so that shares differ by no more than the first of them.
    taken.sort(key=lambda part: part.answers, reverse=True)
    return Share(
        break_rules(bench, number, count),
        tuple(alter(bench, part, edit) for part in taken[number::count] for edit in edits(part, bench)),
    )
