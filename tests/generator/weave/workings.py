"""Reads what is told of figures: a page of workings as HTML, and the data beside it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element

import html5lib  # type: ignore[import-untyped]  # its stubs are not among what the tests need

Linked = tuple[str, str]
"""The text of a link and its address."""


class Told(NamedTuple):
    """What is told of a figure under its key."""

    question: str
    answer: str
    steps: tuple[tuple[str, tuple[Linked, ...]], ...]
    sources: tuple[Linked, ...]


class Heading(NamedTuple):
    """A heading with the place of the page that it leads to; `key` is that of a table."""

    tag: str
    key: str
    title: Linked


class Shown(NamedTuple):
    """What a page shows, and what is told of it."""

    key: str
    text: str
    told: Told


def on_page(html: str) -> list[Heading | Shown]:
    """Give all that a page of workings tells, in its order."""
    main = html5lib.parse(html, namespaceHTMLElements=False).find(".//main")
    return [found for element in main for found in _found(element)]


def _found(element: Element) -> Iterator[Heading | Shown]:
    if element.tag == "dl":
        yield from _list(element)
    elif re.fullmatch("h[2-6]", element.tag):
        yield from (Heading(element.tag, element.get("id", ""), _link(link)) for link in element.findall("a"))


def _list(element: Element) -> Iterator[Shown]:
    terms: list[Element] = []
    told: list[Element] = []
    for child in [*element, Element("dt")]:
        if child.tag == "dt" and told:
            yield from _entry(terms, told)
            terms, told = [], []
        (terms if child.tag == "dt" else told).append(child)


def _entry(terms: list[Element], told: list[Element]) -> Iterator[Shown]:
    """What is told of the texts of an entry: a figure that is not denied is the answer, which else is written out.

    Only a cell has no text of its own: it is named by the question.
    """
    asked = next((one for one in terms if one.find("b") is not None), told[0])
    traced = [step for one in told for step in one.findall("ol/li")]
    steps = tuple((_plain(step.text or ""), tuple(map(_link, step.findall("a")))) for step in traced)
    sources = tuple(_link(source) for one in told for source in one.findall("a"))
    figures = [term for term in terms if term.get("id", "").startswith("k") and term.find("small") is None]
    answer = _text(asked.find("b")) or "".join(map(_own_text, figures[:1]))
    for term in terms:
        text = "" if term is asked else _own_text(term)
        denied = _text(term.find("small"))
        for key in [term.get("id", ""), *(place.get("id", "") for place in term.findall("span"))]:
            said = f"{answer} ({text} {denied})" if denied else text if key.startswith("k") else answer
            yield Shown(key, text, Told(_own_text(asked), said, steps, sources))


def _own_text(element: Element) -> str:
    """The text of an element outside other elements."""
    return _plain("".join([element.text or "", *(child.tail or "" for child in element)]))


def _link(element: Element) -> Linked:
    return _text(element), element.get("href", "")


def _text(element: Element | None) -> str:
    return _plain("".join(element.itertext())) if element is not None else ""


def _plain(text: str) -> str:
    """Give a text without what keeps it from breaking over lines."""
    return text.replace("\u2060", "").replace("\u202f", " ").replace("\u00a0", " ").strip()


def in_data(script: str) -> dict[str, Told]:
    """Give all that a data file tells, by key."""
    call = re.fullmatch(r"tetap\((\{.*\})\);\n", script, re.DOTALL)
    assert call, "the file calls one function with data and does nothing else"
    data: dict[str, Any] = json.loads(_plain(call[1]))
    return {
        key: Told(
            question,
            answer,
            tuple((text, tuple((label, href) for label, href in cited)) for text, cited in steps),
            tuple((label, href) for label, href in sources),
        )
        for key, (question, answer, steps, sources) in data.items()
    }
