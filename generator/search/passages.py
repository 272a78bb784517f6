"""What can be found: the opening of each page, each section and each term, with the text that a reader sees there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from typing import NamedTuple

from generator import plain
from generator.content import Page
from generator.document import Document, Range
from generator.exercises import BLOCK as EXERCISE
from generator.quotations import MISTAKE
from generator.render.typography import NARROW_SPACE
from generator.weave.addresses import address
from generator.weave.references import References

_NAMED = frozenset({"heading_open", "dt_open"})
"""What a passage may begin with, where it has an anchor."""
_RULE = 2
"""As how many links a rule counts."""
_DOUBTFUL = frozenset({EXERCISE, MISTAKE})
"""The blocks that hold more than what is so."""
_SOURCES = "sources"
"""The block that draws the sources of a page."""


class Passage(NamedTuple):
    """A stretch of a page that a search leads to."""

    page: str
    """The title of its page."""
    heading: str
    """A heading or a term; empty for the opening of a page."""
    also: tuple[tuple[str, str], ...]
    """What a term is called in other languages, each name behind the language's code."""
    href: str
    """Its address below the folder of its language."""
    texts: tuple[str, ...]
    """What stands in it, block by block and cell by cell, in order and without the heading."""
    standing: int
    """How much it is built upon: the rules that are at home in it, and the links that lead to it, and one more.

    None where a text asks questions of its reader or quotes what is false: it is the last place to learn a thing from.
    """

    @property
    def name(self) -> str:
        """What it is called, in the language's own words first and then in those of others."""
        return " ".join((self.heading or self.page, *(name for _, name in self.also)))


class _Part(NamedTuple):
    """A passage as it is read."""

    anchor: str
    heading: str
    texts: list[str]
    rules: list[int]
    """The § numbers of the rules at home in it."""


def passages(page: Page, code: str, references: References, links: Mapping[str, int]) -> Iterator[Passage]:
    """Give what can be found on a page in one language, in order.

    A section ends where any other begins, so that each text is found at the heading right above it, and that of a term
    only there. What is drawn from examples is left out: the text says in words what matters of it. `links` counts those
    of the whole site by where they lead, as authors write it.
    """
    document = page.documents[code]
    there, title = address(page, code).partition("/")[2], plain.title(document)
    doubtful = {block.section for block in document.blocks if block.name.text in _DOUBTFUL}
    for anchor, heading, texts, rules in chain(_parts(document, references.at_home(page)), _sources(page, document)):
        href, name = (f"{place}#{anchor}" if anchor else place for place in (there, page.id))
        term = page.terms.get(anchor)
        also = ((other, forms.term.text) for other, forms in term.forms.items() if other != code) if term else ()
        cited = [f"§{NARROW_SPACE}{number}" for number in rules]
        standing = 0 if anchor in doubtful else 1 + _RULE * len(rules) + links.get(name, 0)
        yield Passage(title, heading, tuple(also), href, tuple(filter(None, (*cited, *texts))), standing)


def links_of(pages: Iterable[Page], code: str) -> Counter[str]:
    """Count the links of some texts by where they lead: `page` or `page#anchor`."""
    return Counter(
        f"{page.id}{link.target.text}" if link.target.text.startswith("#") else link.target.text
        for page in pages
        for link in page.documents[code].links
    )


def _parts(document: Document, numbers: Mapping[int, int]) -> list[_Part]:
    """Take a document apart at its headings and terms; `numbers` holds the § of each block that is a rule's home."""
    anchors = {line.token: line.anchor.text for line in document.attributes if line.anchor}
    title = document.sections[0].heading_token
    section = part = _Part("", "", [], [])
    found, named = [part], title
    for index, token in enumerate(document.tokens):
        if token.type in _NAMED and index in anchors and index + 1 != title:
            part, named = _Part(anchors[index], plain.inline(document, Range(index + 1, index + 2)), [], []), index + 1
            section = part if token.type == "heading_open" else section
            found.append(part)
        elif token.type == "dl_close":
            part = section
        if index in numbers:
            part.rules.append(numbers[index])
        if token.type == "inline" and index != named:
            part.texts.append(plain.inline(document, Range(index, index + 1)))
        elif token.type == "fence":
            part.texts.append(" ".join(token.content.split()))
    return found


def _sources(page: Page, document: Document) -> Iterator[_Part]:
    """Give the sources that a page tells of, each of which is drawn as a term."""
    if any(block.name.text == _SOURCES for block in document.blocks):
        for name, authority in page.authorities.items():
            told = authority.told[document.language]
            yield _Part(name, told.title.text, [told.use.text, told.note.text if told.note else ""], [])
