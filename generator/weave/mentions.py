"""Where running text names a term of a glossary: each first mention in a main section leads to the definition."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from markdown_it.token import Token

from generator.content import Forms, Page, Site, Term
from generator.document import Document
from generator.language.folding import upper_first, visible
from generator.view import MentionView
from generator.weave.addresses import address, way

_CHAPTER = 2
"""The level of the headings that open the main sections."""
_RUNNING = frozenset({"lead", "notice", "questions", "steps"})
"""The containers that hold running text; what others hold is drawn, quoted, asked or set in columns."""
_APART = {"heading_open": "heading_close", "dt_open": "dt_close", "table_open": "table_close"}
"""The blocks that no mention is looked for in, by the tokens that open and close them."""
_TAKEN = frozenset({"link_open", "link_close", "strong_open", "strong_close"})
"""A link leads elsewhere already, and what is bold is the title of the lines behind it."""
_WORD = re.compile(r"\w+")
_JOINED = "-"


class _Phrase(NamedTuple):
    """A phrase as it may stand in a text; `term` is None for one that is read but leads nowhere."""

    text: str
    term: tuple[Page, str] | None


_Phrases: TypeAlias = Mapping[str, Sequence[_Phrase]]
"""Phrases by their first word, the longest first."""


@dataclass(frozen=True, slots=True)
class Mentions:
    """The terms of a site in one language, as the pages of each game may mention them.

    A text is read word by word: looking for all phrases at once by one pattern would take several times as long.
    """

    code: str
    phrases: Mapping[str, _Phrases]
    """By game."""

    @classmethod
    def of(cls, site: Site, code: str) -> Mentions:
        """Gather how the language says each term."""
        terms = [
            (page, term, term.forms[code])
            for page in site.pages
            if code in page.documents
            for term in page.terms.values()
            if code in term.forms
        ]
        games = {page.game_name for page in site.pages} if terms else set[str]()
        return cls(code, {game: _by_word(_phrases(terms, game)) for game in games})

    def on(self, page: Page) -> Mapping[int, tuple[MentionView, ...]]:
        """Give what a page mentions of terms that other pages define, by the identity of each text's token."""
        phrases = self.phrases.get(page.game_name)
        if not phrases:
            return {}
        document, here, found = (
            page.documents[self.code],
            address(page, self.code),
            dict[int, tuple[MentionView, ...]](),
        )
        for section, start, end in _sections(document):
            said: set[str] = set()
            for token in _running(document, start, end):
                mentions = []
                for first, last, (home, term) in _found(token.content, phrases):
                    if home is not page and term not in said:
                        said.add(term)
                        mentions.append(
                            MentionView(first, last, f"{way(here, address(home, self.code))}#{term}", section)
                        )
                if mentions:
                    found[id(token)] = tuple(mentions)
        return found


def _phrases(terms: Iterable[tuple[Page, Term, Forms]], game: str) -> Iterator[_Phrase]:
    """Give the forms of the terms whose definition holds for a game, and the phrases in which they mean other things.

    A form stands with its own capitals, or with a capital where a sentence begins: what is a name in one game may be an
    everyday word in another.
    """
    for page, term, forms in terms:
        if game in ([name.text for name in term.applies] or [page.game_name]):
            right, plain = [form.text for form in forms.right], {form.text for form in forms.plain}
            for form in right:
                yield from _written(form, None if form in plain else (page, term.name.text))
            for other in forms.unless:
                if any(form.casefold() in other.text.casefold() for form in right):
                    yield from _written(other.text, None)


def _written(form: str, term: tuple[Page, str] | None) -> Iterator[_Phrase]:
    text = " ".join(visible(form).split())
    for written in dict.fromkeys((text, upper_first(text))):
        yield _Phrase(written, term)


def _by_word(phrases: Iterable[_Phrase]) -> _Phrases:
    found: dict[str, list[_Phrase]] = {}
    for phrase in phrases:
        if first := _WORD.search(phrase.text):
            found.setdefault(first[0], []).append(phrase)
    return {word: sorted(those, key=lambda one: -len(one.text)) for word, those in found.items()}


def _found(text: str, phrases: _Phrases) -> Iterator[tuple[int, int, tuple[Page, str]]]:
    """Give what leads to a term in a text, in order and without overlap: at each word the longest phrase."""
    if phrases.keys().isdisjoint(_WORD.findall(text)):
        return  # as in most texts, and this is soon told
    end = 0
    for word in _WORD.finditer(text):
        start = word.start()
        if start < end or word[0] not in phrases:
            continue
        for phrase in phrases[word[0]]:
            if text.startswith(phrase.text, start) and _whole(text, start, start + len(phrase.text)):
                end = start + len(phrase.text)
                if phrase.term:
                    yield start, end, phrase.term
                break


def _whole(text: str, start: int, end: int) -> bool:
    """Tell whether a stretch that begins with a word ends with one, and is no part of a compound (*hati-hati*)."""
    around = text[max(start - 1, 0) : start] + text[end : end + 1]
    return _JOINED not in around and not _WORD.match(text, end)


def _sections(document: Document) -> Iterator[tuple[str, int, int]]:
    """Give what stands before the first main section, then each of them: its anchor and its token indexes."""
    chapters = [section for section in document.sections if section.level == _CHAPTER]
    bounds = [0, *(chapter.tokens.start for chapter in chapters), len(document.tokens)]
    anchors = ["", *(chapter.anchor for chapter in chapters)]
    return ((anchor, *span) for anchor, span in zip(anchors, pairwise(bounds), strict=True))


def _running(document: Document, start: int, end: int) -> Iterator[Token]:
    """Give the texts of running text among some tokens."""
    tokens, index = document.tokens, start
    while index < end:
        token = tokens[index]
        if token.type in _APART:
            while tokens[index].type != _APART[token.type]:
                index += 1
        elif token.type == "container_open":
            block = document.blocks[token.meta["block"]]
            if block.name.text not in _RUNNING:
                index = block.tokens.end
        elif token.children:
            yield from _free(token.children)
        index += 1


def _free(children: Iterable[Token]) -> Iterator[Token]:
    """Give the texts inside a line that are no part of a link or a title."""
    inside = 0
    for child in children:
        if child.type in _TAKEN:
            inside += child.nesting
        elif child.type == "text" and not inside:
            yield child
