"""What a page quotes as false, with all that stands against it there: denials, claims, cases and links."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.api import CLAIMED, Step
from generator.ask.asked import Asked, AskedPage
from generator.ask.examples import Played
from generator.document import Block, Link, MarkKind, Range
from generator.quotations import quotation, quoting

Rule = tuple[str, str]
"""A rule as (game, rule id)."""


class Refutation(NamedTuple):
    """A path of an example that its author expects, with what a false statement makes of it."""

    played: Played
    path: str

    @property
    def rules(self) -> Iterator[Rule]:
        """The rules that the statement contradicts."""
        return _rules(self.played.game.name, self.played.outcome.answers[CLAIMED + self.path].steps)


class Mistake(NamedTuple):
    """A block that quotes something as false."""

    block: Block
    quotation: Range | None
    """None where it does not begin with one."""
    denials: tuple[Asked, ...]
    """What the quotation denies."""
    claims: tuple[Asked, ...]
    """What the rest of the block claims."""
    cases: tuple[Played, ...]
    """The examples that blocks inside it draw, and those that it asks."""
    links: tuple[Link, ...]
    unplayed: bool
    """Whether one of these examples could not be played, which has its own finding."""

    @property
    def refutations(self) -> tuple[Refutation, ...]:
        """What of the examples refutes a statement."""
        return tuple(Refutation(played, path) for played in self.cases for path in _refuted(played))

    @property
    def rules(self) -> frozenset[Rule]:
        """The rules that are contradicted: by a case, or where none is drawn, by what the quotation denies."""
        of_cases = {rule for one in self.refutations for rule in one.rules}
        return frozenset(of_cases or (rule for one in self.denials for rule in _rules(one.game, one.verdict.steps)))


def mistakes(page: AskedPage, code: str) -> Iterator[Mistake]:
    """Give the blocks of a page that quote something as false, in one of its languages."""
    asked = page.documents[code]
    for block in quoting(asked.document):
        quoted = quotation(block, asked.document)
        inside = asked.within(block.tokens)
        denials = [one for one in inside if quoted and one.mark.token in quoted and one.mark.kind is MarkKind.DENIAL]
        drawn = [
            word.text
            for other in asked.document.blocks
            if other is not block and other.tokens.start in block.tokens
            for word in other.words
        ]
        named = dict.fromkeys([*drawn, *(one.question.partition(".")[0] for one in inside)])
        yield Mistake(
            block,
            quoted,
            tuple(denials),
            tuple(one for one in inside if not quoted or one.mark.token not in quoted),
            tuple(page.played[name] for name in named if name in page.played),
            tuple(link for link in asked.document.links if link.token in block.tokens),
            any(name in page.page.examples and name not in page.played for name in named),
        )


def _refuted(played: Played) -> Iterator[str]:
    """The paths of which an example's author expects both what is right and what a statement makes of it."""
    answers, expect = played.outcome.answers, played.example.expect
    for claimed in expect.keys() & answers.keys():
        path = claimed.removeprefix(CLAIMED)
        if path != claimed and path in expect and path in answers and answers[path].value != answers[claimed].value:
            yield path


def _rules(game: str, steps: tuple[Step, ...]) -> Iterator[Rule]:
    return ((game, step.rule) for step in steps)
