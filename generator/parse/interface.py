"""The interface texts that a site's pages show: what every language must have in its section `ui`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from engine.api import Game
from generator.language import Language, Problem, plural_forms
from generator.source import Source

_NAMED = re.compile(r"\bui\.([a-z_]+)")
_COUNTED = re.compile(r"\bui\[\"([a-z_]+)_\" ~")
_RENDERED = (
    "coming",
    "denied",
    "example",
    "given",
    "more_hits",
    "no_hits",
    "no_search",
    "table",
    "typed",
    "workings_of",
)
"""What pages show without a template, such as behind a link to an announced page, and as the name of a table."""
_BY_COUNT = ("hits",)
"""What they tell of a count without a template."""
_WON = "won"
_HOLES = {"no_hits": "{query}", "table": "{number}", "workings_of": "{title}"}
_COUNT = "{count}"


def check(language: Language, texts: Mapping[str, Source], games: Iterable[Game]) -> Iterator[Problem]:
    """Find the texts that a language lacks, of those that the templates name and those of the games' drawn hands.

    A text that depends on a count is needed for each plural form that a count can take in the language. None of them
    may have braces around anything but what is put into it.
    """
    templates = [source.text for file, source in texts.items() if file.endswith(".html")]
    named = {name for text in templates for name in _NAMED.findall(text)}
    counted = {*_BY_COUNT, *(name for text in templates for name in _COUNTED.findall(text))}
    holes = _HOLES | {f"{name}_{form}": _COUNT for name in counted for form in plural_forms(language)}
    for name in sorted({*_RENDERED, *named, *_drawn(games), *holes}):
        hole = holes.get(name, "")
        if name not in language.ui:
            yield Problem(("ui", name), "missing")
        elif {"{", "}"} & set(language.ui[name].replace(hole, "")):
            yield Problem(("ui", name), f"{f'only {hole}' if hole else 'nothing'} may stand in braces here")


def _drawn(games: Iterable[Game]) -> set[str]:
    """The labels beside and below the hands that games draw: each is named by the last part of its path."""
    paths = {path for game in games for hand in game.hands for path in (*hand.lines, hand.result)}
    return {path.rpartition(".")[2] for path in paths} | ({_WON} if paths else set())
