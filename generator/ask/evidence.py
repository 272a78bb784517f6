"""What an author typed and a game answered, with the trace behind it: the local evidence for the rules it reads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.api import Answer, Verdict
from generator.ask.asked import Asked, AskedPage
from generator.ask.examples import Played
from generator.content import Entry
from generator.diagnostics import Place


class Expected(NamedTuple):
    """What an example is expected to give under a path."""

    played: Played
    path: str
    text: Entry


class Evidence(NamedTuple):
    """A claim, a denial, a grid's cell or what is expected of an example: where it stands and what the game says."""

    game: str
    place: Place
    verdict: Verdict[Answer]
    typed: Asked | Expected

    def reads(self, cell: str) -> bool:
        """Tell whether its trace reads an entry of the rules."""
        return any(step.cell == cell for step in self.verdict.steps)


def evidence(page: AskedPage, code: str) -> Iterator[Evidence]:
    """Give all evidence of a page in one language; its languages share the examples. A drawn block is none."""
    for played in page.played.values():
        for path, expected in played.example.expect.items():
            if verdict := played.outcome.answers.get(path):
                yield Evidence(played.game.name, expected.value.place, verdict, Expected(played, path, expected))
    for asked in page.documents[code].answers:
        yield Evidence(asked.game, asked.mark.shown.place, asked.verdict, asked)
