"""How words of a language are found in other forms than they stand: data for a search, and nothing that searches."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from generator.language.data import Node
from generator.language.folding import bare

ROOT = "~"
"""Stands for the root in the pattern of a form."""
_PATTERN = re.compile(
    r"(?P<before>[^\W\d_]*)(?P<joint>[^\w~'\s]?)~(?P<joint_behind>[^\w~'\s]?)(?P<behind>(?:[^\W\d_]|')*)"
)
_SIGN = re.compile(r"[^\w~'\s]")


class Pattern(NamedTuple):
    """How a form is made of a root: what stands before and behind it, and what happens where they meet."""

    before: str
    joint: str
    """The sign of a joint at the root's beginning; empty where nothing happens there."""
    joint_behind: str
    behind: str


class Finding(NamedTuple):
    """What a search needs to know of a language; all words in small letters and without accents."""

    stemmer: str
    """The name of a Snowball algorithm; empty where words are found as they stand only."""
    joints: Mapping[str, Mapping[str, str]]
    """By its sign, what becomes of each beginning, or end, of a root at a joint; the longest that fits counts."""
    patterns: tuple[Pattern, ...]
    """The forms that are found although no page has them."""
    endings: tuple[str, ...]
    """What may stand behind any of these forms."""
    roots: Mapping[str, tuple[str, ...]]
    """Roots that the algorithm does not see, with a form of each stem that it takes for another root."""
    common: frozenset[str]
    """Words that are too common to look for."""
    alike: Mapping[str, tuple[str, ...]]
    """What else may be meant by a word: words of the pages that say the same."""
    akin: Mapping[str, tuple[str, ...]]
    """Words of one family, which are found for each other, but count for less."""

    @classmethod
    def load(cls, node: Node) -> Finding:
        """Load the data; all of it may be left out."""
        entries = node.section(optional=("stemmer", "joints", "forms", "endings", "roots", "common", "alike", "akin"))
        empty = node.empty
        joints = {sign: _joint(sign, one) for sign, one in entries.get("joints", empty).entries().items()}
        return cls(
            stemmer=_stemmer(entries["stemmer"]) if "stemmer" in entries else "",
            joints=joints,
            patterns=_patterns(entries["forms"], joints) if "forms" in entries else (),
            endings=entries["endings"].texts() if "endings" in entries else (),
            roots=_roots(entries.get("roots", empty)),
            common=frozenset(entries["common"].texts()) if "common" in entries else frozenset(),
            alike=_lists(entries.get("alike", empty)),
            akin=_lists(entries.get("akin", empty)),
        )


@cache
def algorithms() -> tuple[str, ...]:
    """Give the names of the Snowball algorithms that there are."""
    from Stemmer import algorithms as known  # noqa: PLC0415 - only a language with a stemmer needs it

    return tuple(known())


def _stemmer(node: Node) -> str:
    name = node.text()
    if name and name not in algorithms():
        node.report(f"“{name}” is no algorithm of Snowball; there are {', '.join(algorithms())}")
    return name


def _joint(sign: str, node: Node) -> Mapping[str, str]:
    if not _SIGN.fullmatch(sign):
        node.report(f"“{sign}” is no sign: a joint is named by one that is no letter, no digit and not {ROOT}")
    changes = node.entries()
    for one in changes.values():
        if not isinstance(one.value, str):
            one.report("a text is needed, which may be empty")
    longest = sorted(changes, key=lambda edge: (-len(edge), edge))
    return {edge: str(changes[edge].value) for edge in longest}


def _patterns(node: Node, joints: Iterable[str]) -> tuple[Pattern, ...]:
    known = {"", *joints}
    found = []
    for item in node.items():
        pattern = _PATTERN.fullmatch(item.text())
        if not pattern:
            item.report(f"a form is {ROOT} for the root with what stands before and behind it, such as un{ROOT}ed")
        elif unknown := {pattern["joint"], pattern["joint_behind"]} - known:
            item.report(f"there is no joint “{min(unknown)}”")
        else:
            found.append(Pattern(*pattern.groups()))
    return tuple(dict.fromkeys(found))


def _roots(node: Node) -> Mapping[str, tuple[str, ...]]:
    """Give the forms of each root; a form that no word of a page can be, or that another root has, is a problem."""
    roots = _lists(node)
    owners: dict[str, str] = {}
    for root, one in node.entries().items():
        for form in (root, *roots[root]):
            if form != bare(form):
                one.report(f"“{form}” is compared in small letters and without accents: write “{bare(form)}”")
            elif owners.setdefault(form, root) != root:
                one.report(f"“{form}” belongs to “{owners[form]}” already")
    return roots


def _lists(node: Node) -> Mapping[str, tuple[str, ...]]:
    return {name: one.texts() for name, one in node.entries().items()}
