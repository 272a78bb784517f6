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
_WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)*")
_PART = re.compile(r"(?:[^\W\d_]|')*")


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
            endings=_texts(entries["endings"], _PART) if "endings" in entries else (),
            roots=_roots(entries.get("roots", empty)),
            common=frozenset(_texts(entries["common"], _WORD)) if "common" in entries else frozenset(),
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
    if not changes and isinstance(node.value, Mapping):
        node.report("a joint says of one beginning or end at least what becomes of it")
    for edge, one in changes.items():
        if isinstance(one.value, str):
            _judge(edge, _PART, one)
            _judge(one.value, _PART, one)
        else:
            one.report("a text is needed, which may be empty")
    longest = sorted(changes, key=lambda edge: (-len(edge), edge))
    return {edge: str(changes[edge].value) for edge in longest}


def _patterns(node: Node, joints: Iterable[str]) -> tuple[Pattern, ...]:
    """Read the patterns of forms; a joint that is not there is told once, at the first form that has it."""
    known = {"", *joints}
    found = []
    for item in node.items():
        text = item.text()
        pattern = _PATTERN.fullmatch(text)
        if not text:
            continue
        if not pattern:
            item.report(f"a form is {ROOT} for the root with what stands before and behind it, such as un{ROOT}ed")
        elif unknown := {pattern["joint"], pattern["joint_behind"]} - known:
            item.report(f"there is no joint “{min(unknown)}”")
            known |= unknown
        else:
            _judge(text, None, item)
            found.append(Pattern(*pattern.groups()))
    return tuple(dict.fromkeys(found))


def _roots(node: Node) -> Mapping[str, tuple[str, ...]]:
    """Give the forms of each root; a form that no word of a page can be, or that another root has, is a problem."""
    roots: dict[str, tuple[str, ...]] = {}
    owners: dict[str, str] = {}
    for root, one in node.entries().items():
        roots[root] = _family(root, one)
        for form in (root, *roots[root]):
            if owners.setdefault(form, root) != root:
                one.report(f"“{form}” belongs to “{owners[form]}” already")
    return roots


def _lists(node: Node) -> Mapping[str, tuple[str, ...]]:
    return {name: _family(name, one) for name, one in node.entries().items()}


def _family(name: str, node: Node) -> tuple[str, ...]:
    """Give the words that stand for one, all of which must be words: what else there is would never be found."""
    _judge(name, _WORD, node)
    return _texts(node, _WORD)


def _texts(node: Node, form: re.Pattern[str]) -> tuple[str, ...]:
    texts = node.texts()
    for text in texts:
        _judge(text, form, node)
    return texts


def _judge(text: str, form: re.Pattern[str] | None, node: Node) -> None:
    """Note what no word of a page can be, as words are cut and compared (`generator/search/words.py`)."""
    if text != bare(text):
        node.report(f"“{text}” is compared in small letters and without accents: write “{bare(text)}”")
    elif form and not form.fullmatch(text):
        node.report(f"“{text}” is no single word of letters")
