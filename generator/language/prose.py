"""What to look for in running text: the words of figures, words that only point, words that bound or deny."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from generator.language.data import Node
from generator.language.folding import visible
from generator.language.numbers import Numbers

# A digit of any script with what stands inside numbers, ranges and ratios.
_DIGITS = re.compile(r"\d(?:[\d.,:/–—-]*\d)?")


@dataclass(frozen=True, slots=True)
class Prose:
    """Patterns over running text, each matching whole words whatever their case and blanks."""

    number_words: re.Pattern[str]
    """Number words and other words that state a figure, such as *half* and *twice*."""
    pointing: re.Pattern[str]
    """Phrases with a number word that only points: *one of them*, *one round*."""
    terms: re.Pattern[str]
    """The terms of the site, in which a number word only points too: *the third card*."""
    bounds: re.Pattern[str]
    """Negations, exceptions and bounds, where they stand at the very end of a text."""
    only: re.Pattern[str]
    """*only*, where it stands at the very end of a text."""
    references: re.Pattern[str]
    """What interface texts may name although nothing checks it: articles of a law, a telephone number."""
    outcomes: re.Pattern[str]
    """Words that say how something ended or what is done."""
    subjects: Mapping[str, re.Pattern[str]]
    """The names that something is said of, by language-neutral text."""

    @classmethod
    def load(cls, node: Node, numbers: Numbers) -> Prose:
        """Compile the section `prose`."""
        entries = node.section("figures", "pointing", "bounds", "only", "references", "outcomes", "subjects")
        listed = {name: entry for name, entry in entries.items() if name != "subjects"}
        texts = {name: entry.texts(least=0) for name, entry in listed.items()}
        subjects = entries["subjects"].entries() if "subjects" in entries else {}
        words = [word for phrases in numbers.words for word in phrases]
        return cls(
            number_words=phrases([*words, *texts.get("figures", ())]),
            pointing=phrases(texts.get("pointing", ())),
            terms=phrases(()),
            bounds=phrases(texts.get("bounds", ()), end=r"\s*\Z"),
            only=phrases(texts.get("only", ()), end=r"\s*\Z"),
            references=phrases(texts.get("references", ())),
            outcomes=phrases(texts.get("outcomes", ())),
            subjects={name: phrases(entry.texts()) for name, entry in subjects.items()},
        )

    def figures(self, text: str) -> Iterator[tuple[int, int]]:
        """Where a text states figures: in digits of any script, in words, or by a sign that is a number (½, ²)."""
        for pattern in (_DIGITS, self.number_words):
            yield from (found.span() for found in pattern.finditer(text))
        for offset, character in enumerate(text):
            if character.isnumeric() and not character.isdecimal():
                yield offset, offset + 1

    def loose_figures(self, text: str) -> Iterator[tuple[int, int]]:
        """Where a text states figures outside the phrases that only point, and outside terms."""
        return self._outside(text, self.pointing, self.terms)

    def unnamed_figures(self, text: str) -> Iterator[tuple[int, int]]:
        """Where an interface text states figures outside what such texts may name."""
        return self._outside(text, self.pointing, self.references)

    def _outside(self, text: str, *patterns: re.Pattern[str]) -> Iterator[tuple[int, int]]:
        covered = [found.span() for pattern in patterns for found in pattern.finditer(text)]
        for start, end in self.figures(text):
            if not any(first <= start and end <= last for first, last in covered):
                yield start, end


def phrases(texts: Iterable[str], end: str = "") -> re.Pattern[str]:
    """Give the pattern that matches any of some phrases as whole words, the longest first."""
    longest_first = sorted({visible(text).strip() for text in texts}, key=lambda text: (-len(text), text))
    alternatives = [r"\s+".join(map(re.escape, text.split())) for text in longest_first]
    return re.compile(rf"(?<!\w)(?:{'|'.join(alternatives) or '(?!)'})(?!\w){end}", re.IGNORECASE)
