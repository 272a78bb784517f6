"""What to look for in running text: the words of figures, words that only point, words that bound or deny."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from generator.language.data import Node
from generator.language.numbers import Numbers
from generator.language.phrases import Vocabulary
from generator.language.searching import Names, Phrases, either, phrases

# A digit of any script with what stands inside numbers, ranges and ratios.
_DIGITS = re.compile(r"\d(?:[\d.,:/–—-]*\d)?")
_SENTENCE_END = re.compile(r"[.!?]+[”\u2019“»\"')]*(?=\s|$)")
_STATING = re.compile(r"\d\s?[.,:/%‰]")  # a ratio, a decimal or a percentage says something even in a name
_LISTS = ("figures", "pointing", "bounds", "only", "references", "outcomes", "abbreviations")
_MORE = (
    "ordinals",
    "free",
    "denials",
    "behind",
    "alone",
    "between",
    "outcome_words",
    "names",
    "subject_words",
    "foretelling",
)


Span = tuple[int, int]
"""Where a stretch of a text starts and ends."""


class Prose(NamedTuple):
    """What is searched for in running text, as whole words whatever their case and blanks."""

    number_words: Phrases
    """Number words and other words that state a figure, such as *half* and *twice*."""
    ordinals: Phrases
    """Ordinal numbers, which terms may hold."""
    pointing: Phrases
    """Phrases with a number word that only points: *one of them*, *one round*."""
    names: Phrases
    """Proper names that may hold a figure, which then states none: *Dragon 7*."""
    terms: Phrases
    """The terms of the site, in which a number word only points too: *the third card*."""
    free: Phrases
    """Phrases that hold an outcome word or a negation and state neither: *the Tie bet*, *not only*."""
    denials: Phrases
    """Negations, exceptions and hedges, which turn what their sentence says wherever in it they stand."""
    bounds: Phrases
    """Words that turn or bound what stands right behind them, at the very end of a text."""
    behind: Phrases
    """Words that bound what stands right before them, where a text is to match."""
    only: Phrases
    """*only* and its like before what they narrow."""
    alone: Phrases
    """*only* and its like right behind what they narrow, where a text is to match."""
    references: Phrases
    """What interface texts may name although nothing checks it: articles of a law, a telephone number."""
    outcomes: Phrases
    """Words that say how something ended or what is done."""
    abbreviations: Phrases
    """Words whose full stop ends no sentence, where they stand at the very end of a text."""
    subjects: Mapping[str, Names]
    """Groups of what a question can be about and a sentence can name: in each, the names by language-neutral text."""
    measures: Mapping[str, Phrases]
    """What a figure can be of, such as a chance or a house edge, by a part of the names of the questions for it."""
    foretelling: Phrases
    """Words that say what is still to come, which no game can answer for: *predicts*."""

    @classmethod
    def load(cls, node: Node, numbers: Numbers, vocabulary: Vocabulary) -> Prose:
        """Compile the section `prose`."""
        entries = node.section(*_LISTS, "subjects", optional=(*_MORE, "measures"))
        texts = {name: entry.texts(least=0) for name, entry in entries.items() if name in (*_LISTS, *_MORE)}
        more = texts.get
        between = rf"(?:\s+{either(more('between', ()))})?"
        groups = {group: _named(names) for group, names in entries.get("subjects", node.empty).entries().items()}
        groups |= {name: vocabulary.members(name) for name in more("subject_words", ())}
        words = [word for phrases in numbers.words for word in phrases]
        known, named = (
            [phrase for name in more(classes, ()) for phrase in vocabulary.texts(name)]
            for classes in ("outcome_words", "names")
        )
        return cls(
            number_words=phrases([*words, *more("figures", ())]),
            ordinals=phrases(more("ordinals", ())),
            pointing=phrases(more("pointing", ())),
            names=phrases((name for name in named if not _STATING.search(name)), behind=r"(?!\s?[%‰])"),
            terms=phrases(()),
            free=phrases(more("free", ())),
            denials=phrases(more("denials", ())),
            bounds=phrases(more("bounds", ()), behind=rf"{between}\s*\Z"),
            behind=phrases(more("behind", ()), before=r"\s*"),
            only=phrases(more("only", ())),
            alone=phrases(more("alone", ()), before=r"\s*"),
            references=phrases(more("references", ())),
            outcomes=phrases([*more("outcomes", ()), *known]),
            abbreviations=phrases(more("abbreviations", ()), behind=r"\Z"),
            subjects={
                group: Names({name: phrases(texts) for name, texts in names.items()}) for group, names in groups.items()
            },
            measures={name: phrases(texts) for name, texts in _named(entries.get("measures", node.empty)).items()},
            foretelling=phrases(more("foretelling", ())),
        )

    def ends(self, text: str) -> bool:
        """Tell whether a text ends as a sentence does."""
        return bool(_SENTENCE_END.search(text))

    def sentences(self, text: str) -> Iterator[tuple[int, int]]:
        """Give each sentence of a text, by where it starts and ends; where in doubt, two are one.

        None ends behind an abbreviation, nor before a small letter: *e.g. a card*, *“Draw!” he said*.
        """
        start = 0
        for found in _SENTENCE_END.finditer(text):
            end = found.end()
            if not self.abbreviations.search(text, start, end) and not text[end:].lstrip()[:1].islower():
                yield start, end
                start = end
        if text[start:].strip():
            yield start, len(text)

    def figures(self, text: str) -> Sequence[Span]:
        """Where a text states figures outside names: in digits of any script, in words, or by a sign such as ½ or ²."""
        found = [found.span() for pattern in (_DIGITS, self.number_words) for found in pattern.finditer(text)]
        signs = {letter for letter in set(text) if letter.isnumeric() and not letter.isdecimal()}
        if signs:
            found += [(offset, offset + 1) for offset, letter in enumerate(text) if letter in signs]
        return _outside(found, text, self.names)

    def loose_figures(self, text: str) -> Sequence[Span]:
        """Where a text states figures, ordinals too, outside the phrases that only point, and outside terms."""
        ordinals = _outside([found.span() for found in self.ordinals.finditer(text)], text, self.number_words)
        return _outside([*self.figures(text), *ordinals], text, self.pointing, self.terms)

    def unnamed_figures(self, text: str) -> Sequence[Span]:
        """Where an interface text states figures outside what such texts may name."""
        return _outside(self.figures(text), text, self.pointing, self.references)


def _named(node: Node) -> dict[str, tuple[str, ...]]:
    return {name: entry.texts() for name, entry in node.entries().items()}


def _outside(spans: Sequence[Span], text: str, *some: Phrases) -> Sequence[Span]:
    """The stretches of a text that none of some phrases covers."""
    covered = [span for one in some for span in one.everywhere(text)] if spans else []
    return [(start, end) for start, end in spans if not any(first <= start and end <= last for first, last in covered)]
