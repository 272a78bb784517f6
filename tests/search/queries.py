"""What readers are taken to type into the search, in one file for each language."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import voluptuous

from generator.diagnostics import Diagnostic
from generator.schema import validate
from generator.source import Source
from generator.yamltext import Mapping, Node, Scalar, Sequence, load

FOLDER = Path(__file__).parent

KINDS = (
    "accent",
    "figure",
    "help",
    "inflected form",
    "informal form",
    "name",
    "other spelling",
    "other word",
    "partial word",
    "phrase",
    "question",
    "split word",
    "upper case",
)
"""With what a query is found or missed: `why` begins with one of them."""

MOST_SECTIONS = 3
"""How many sections may answer a query: with more of them, no order of hits would be wrong."""

_ADDRESS = voluptuous.Match(r"[a-z0-9-]+(#[a-z0-9-]+)?\Z", msg="an address is a slug, or a slug, # and an anchor")
_TYPED = voluptuous.Match(r"\S+( \S+){0,4}\Z", msg="a query is one to five words with single blanks")
_WHY = voluptuous.Match(rf"({'|'.join(KINDS)}), \S", msg=f"begin with a kind and a comma; kinds: {', '.join(KINDS)}")
SCHEMA = {
    voluptuous.Required("queries"): [
        voluptuous.Schema(
            {
                voluptuous.Required("query"): _TYPED,
                voluptuous.Required("section"): voluptuous.All([_ADDRESS], voluptuous.Length(min=1, max=MOST_SECTIONS)),
                voluptuous.Required("why"): _WHY,
            }
        )
    ],
    voluptuous.Required("none"): [voluptuous.Match(r"[a-z]+\Z", msg="one word in small letters")],
}


@dataclass(frozen=True, slots=True)
class Query:
    """What is typed, and what must come first."""

    text: str
    sections: tuple[str, ...]
    """`slug#anchor`, or `slug` for the opening of a page; any of them is right."""
    why: str


@dataclass(frozen=True, slots=True)
class Queries:
    """All that is asked in a language."""

    queries: tuple[Query, ...]
    none: tuple[str, ...]
    """Words of another language, which find nothing."""


def check(source: Source) -> tuple[Diagnostic, ...]:
    """Tell what keeps a file from being read."""
    node, found = load(source)
    return (*found, *(validate(node, SCHEMA) if node else ()))


def read(code: str) -> Queries:
    """Read the queries of a language; a file that does not fit the schema is an error."""
    file = f"queries.{code}.yaml"
    source, found = Source.read(FOLDER, file)
    if source:
        found = check(source)
    if source is None or found:
        raise ValueError("; ".join(f"{one.place} {one.message}" for one in found))
    node, _ = load(source)
    return Queries(tuple(_query(one) for one in _items(node, "queries")), _texts(node, "none"))


def _query(node: Node) -> Query:
    (text,), (why,) = _texts(node, "query"), _texts(node, "why")
    return Query(text, _texts(node, "section"), why)


def _items(node: Node | None, key: str) -> tuple[Node, ...]:
    """Give the items of a list, or the one value that stands in its place."""
    value = node.get(key) if isinstance(node, Mapping) else None
    if isinstance(value, Sequence):
        return value.items
    return () if value is None else (value,)


def _texts(node: Node | None, key: str) -> tuple[str, ...]:
    return tuple(item.text for item in _items(node, key) if isinstance(item, Scalar))
