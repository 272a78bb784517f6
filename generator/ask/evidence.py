"""What an author typed and a game answered, with the trace behind it: the local evidence for the rules it reads."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.api import Answer, Verdict
from generator.ask.asked import AskedPage
from generator.diagnostics import Place
from generator.document import MarkKind
from generator.language import kind_of_answer, read_literal


@dataclass(frozen=True, slots=True)
class Evidence:
    """A claim, a denial, a grid's cell or what is expected of an example: where it stands and what the game says."""

    game: str
    place: Place
    verdict: Verdict[Answer]
    holds: bool

    def reads(self, cell: str) -> bool:
        """Tell whether its trace reads an entry of the rules."""
        return any(step.cell == cell for step in self.verdict.steps)


def evidence(page: AskedPage, code: str) -> Iterator[Evidence]:
    """Give all evidence of a page in one language; its languages share the examples. A drawn block is none."""
    for played in page.played.values():
        for path, expected in played.example.expect.items():
            if verdict := played.outcome.answers.get(path):
                said = read_literal(expected.value.text, kind_of_answer(verdict.value))
                yield Evidence(played.game.name, expected.value.place, verdict, said == (verdict.value,))
    for asked in page.documents[code].answers:
        holds = asked.agrees is not (asked.mark.kind is MarkKind.DENIAL)
        yield Evidence(asked.game, asked.mark.shown.place, asked.verdict, holds)
