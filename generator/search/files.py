"""The index of a language as files that a page's script loads: a small first one, and others for what is looked up.

Each is a script that calls one function, since a page read from a disk may load no other kind of file.
`templates/assets/search.js` says of each how it is read.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby, pairwise
from operator import sub
from os.path import commonprefix

from generator.language import Finding
from generator.search.index import Index, Measures
from generator.search.passages import Passage

_FIRST_LOW, _LOWS = 35, 57
_FIRST_HIGH, _HIGHS = 93, 34
"""A number is written in characters that need no escape in a script: some of the second row, then one of the first."""
_MOST_SHARED = 9
"""How many letters at most a root leaves out because the one before it has them: a digit tells how many."""
_MOST_PLACES = 600
"""Characters of places in one file; a root that has more of them has a file of its own."""
_MOST_FIGURES = 300
"""The same of figures, of which a query often has several."""
_MOST_TEXT = 800
"""Characters of text in one file; a longer passage has a file of its own."""
_STOPS = (".", "?", "!", ":", ";", ",", "\u2026")

_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def files(
    folder: str, passages: Sequence[Passage], index: Index, finding: Finding, ui: Mapping[str, object]
) -> Iterator[tuple[str, bytes]]:
    """Give all files of a language in a folder, whose name ends in `/`."""
    pages = [list(run) for _, run in groupby(passages, key=_page)]
    roots, figures = ([_steps(one) for one in some.values()] for some in (index.roots, index.figures))
    texts = [_text(one.texts) for one in passages]
    starts = {
        "r": _starts(roots, _MOST_PLACES),
        "f": _starts(figures, _MOST_FIGURES),
        "t": _starts(texts, _MOST_TEXT),
    }
    names = tuple(index.figures)
    held: dict[str, Sequence[object]] = {
        "r": roots,
        "f": list(zip(names, figures, strict=True)),
        "t": [
            (one.heading, one.href.partition("#")[2], text, *one.also)
            for one, text in zip(passages, texts, strict=True)
        ],
    }
    core = {
        "ui": ui,
        "pages": [(page[0].page, _page(page[0]), len(page)) for page in pages],
        **{
            name: encoded(column)
            for name, column in zip(Measures._fields, zip(*index.measures, strict=True), strict=True)
        },
        **_forms(index, finding),
        "r": _steps(starts["r"]),
        "f": [names[start] for start in starts["f"]],
        "t": _steps(starts["t"]),
    }
    yield f"{folder}words.js", _script(core)
    for kind, some in held.items():
        for number, (start, end) in enumerate(pairwise((*starts[kind], len(some)))):
            yield f"{folder}{kind}{number}.js", _script(some[start:end])


def _page(passage: Passage) -> str:
    return passage.href.partition("#")[0]


def _script(data: object) -> bytes:
    return f"tetapSearch({_json(data)});\n".encode()


def _forms(index: Index, finding: Finding) -> dict[str, object]:
    """Give all that leads to roots from a word that somebody types."""
    numbers = {root: number for number, root in enumerate(index.roots)}
    kinds = {kind: number for number, kind in enumerate(dict.fromkeys(index.forms.patterns.values()))}
    return {
        "roots": front_coded(index.roots),
        "kinds": encoded(kinds[index.forms.patterns[root]] for root in index.roots),
        "sets": ["".join("01"[made] for made in kind) for kind in kinds],
        "joints": {sign: list(changes.items()) for sign, changes in finding.joints.items()},
        "patterns": finding.patterns,
        "endings": finding.endings,
        "irregular": {form: numbers[root] for form, root in sorted(index.forms.irregular.items())},
        "skipped": " ".join(index.common),
        **{
            name: {numbers[root]: [numbers[other] for other in others] for root, others in some.items()}
            for name, some in (("alike", index.alike), ("akin", index.akin))
        },
    }


def front_coded(words: Iterable[str]) -> str:
    """Write words in order, each as the number of letters that it shares with the one before, and the others."""
    written, before = [], ""
    for word in words:
        shared = min(len(commonprefix((before, word))), _MOST_SHARED)  # noqa: RUF071 - they are words, no paths
        written.append(f"{shared}{word[shared:]}")
        before = word
    return "".join(written)


def _steps(numbers: Iterable[int]) -> str:
    """Write numbers that grow, each as what it is more than the one before."""
    listed = list(numbers)
    return encoded(map(sub, listed, (0, *listed)))


def encoded(numbers: Iterable[int]) -> str:
    """Write numbers from 0 on, each with as few characters as it needs."""
    return "".join(map(_encode, numbers))


@cache
def _encode(number: int) -> str:
    high, low = divmod(number, _LOWS)
    written = chr(_FIRST_LOW + low)
    while high:
        high, digit = divmod(high, _HIGHS)
        written = chr(_FIRST_HIGH + digit) + written
    return written


def _text(texts: Iterable[str]) -> str:
    """Put the texts of blocks and cells one behind the other, parted by a dot where none of them ends a sentence."""
    return "".join([f"{text} " if text.endswith(_STOPS) else f"{text} \u00b7 " for text in texts]).rstrip(" \u00b7")


def _starts(texts: Iterable[str], most: int) -> list[int]:
    """Part texts in order, so that none but a single one is longer than a file may be; where each part begins."""
    starts, room = [], -1
    for number, text in enumerate(texts):
        if len(text) > room:
            starts.append(number)
            room = most
        room -= len(text)
    return starts
