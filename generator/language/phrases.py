"""The words of closed lists: which phrases stand for an action, for a winner."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engine.api import Word
from generator.language.data import Node, report_shared
from generator.language.folding import key
from generator.language.results import Accent, Reading, Style, Trait, Written


class Phrase(NamedTuple):
    """One text that stands for a member of a closed list; columns hold texts of one grammatical shape."""

    text: str
    column: str

    @property
    def style(self) -> Style:
        """What is kept when another member is written instead."""
        return frozenset({Trait("column", self.column), Trait("phrase", self.text)})


class Vocabulary(NamedTuple):
    """All phrases of a language: by class name and member value, in the order of the data."""

    phrases: Mapping[str, Mapping[str, tuple[Phrase, ...]]]
    meanings: Mapping[str, Mapping[str, tuple[tuple[str, Phrase], ...]]]
    """The other way round: class name, folded text, member value with phrase."""

    @classmethod
    def load(cls, node: Node) -> Vocabulary:
        """Compile the section `words`."""
        phrases: dict[str, dict[str, tuple[Phrase, ...]]] = {}
        for name, entry in node.entries().items():
            members = entry.entries()
            phrases[name] = {member: _phrases(columns) for member, columns in members.items()}
            texts = {member: tuple(phrase.text for phrase in found) for member, found in phrases[name].items()}
            report_shared(members, texts)
        return cls(phrases, {name: _meanings(members) for name, members in phrases.items()})

    def texts(self, name: str) -> Iterator[str]:
        """Give every text that stands for a member of a closed list, by the name of its class."""
        for texts in self.members(name).values():
            yield from texts

    def members(self, name: str) -> dict[str, tuple[str, ...]]:
        """Give the texts that stand for each member of a closed list, by the name of its class."""
        members = self.phrases.get(name, {})
        return {member: tuple(phrase.text for phrase in found) for member, found in members.items()}

    def read(self, text: str, words: type[Word]) -> Iterator[Reading[Word]]:
        """Read a folded text as a member of a closed list."""
        for member, phrase in self.meanings.get(words.__name__, {}).get(text, ()):
            word = next((word for word in words if word.value == member), None)
            if word is not None:
                yield Reading(word, phrase.style, (Accent(0, len(text), word),))

    def written(self, word: Word) -> Iterator[Written]:
        """Give the phrases that stand for a word."""
        for phrase in self.phrases.get(type(word).__name__, {}).get(word.value, ()):
            yield Written(phrase.text, phrase.style)


def _phrases(columns: Node) -> tuple[Phrase, ...]:
    return tuple(Phrase(text, column) for column, node in columns.entries().items() for text in node.texts())


def _meanings(members: Mapping[str, tuple[Phrase, ...]]) -> dict[str, tuple[tuple[str, Phrase], ...]]:
    meanings: dict[str, tuple[tuple[str, Phrase], ...]] = {}
    for member, phrases in members.items():
        for phrase in phrases:
            folded = key(phrase.text)
            meanings[folded] = (*meanings.get(folded, ()), (member, phrase))
    return meanings
