"""The evidence of a site by what it asks, so that a game of other rules is asked each thing once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from engine.api import Answer, Game, Outcome, Unanswerable
from generator.ask import AskedPage, Desk, Evidence, Played, evidence
from generator.ask.desk import Put, Refusal
from generator.ask.evidence import Expected
from generator.ask.examples import replay
from generator.document import MarkKind
from generator.language import Language, Reading, kind_of_answer, read_literal


class Path(NamedTuple):
    """A path into an example of a page."""

    page: str
    example: str
    path: str


Question: TypeAlias = Put | Path


@dataclass(frozen=True, slots=True)
class Witness:
    """A piece of evidence on a page, in one of its languages."""

    code: str
    piece: Evidence

    def holds(self, answer: Answer, desk: Desk, languages: Mapping[str, Language]) -> bool:
        """Tell whether what was typed holds if the answer is another one than it was."""
        typed = self.piece.typed
        if isinstance(typed, Expected):
            return read_literal(typed.text.value.text, kind_of_answer(answer)) == (answer,)
        said = desk.answer(typed.mark.shown.text, answer, languages[self.code])
        agrees = isinstance(said, Reading) and said.value == answer
        return agrees is not (typed.mark.kind is MarkKind.DENIAL)


@dataclass(frozen=True, slots=True)
class Witnesses:
    """All that a game is asked on the pages of a site, each question with the evidence that its answer decides."""

    game: str
    languages: tuple[str, ...]
    """In which anything is evidence of the game."""
    by_question: Mapping[Question, Sequence[Witness]]
    by_cell: Mapping[str, Sequence[Question]]
    """For each entry of the rules the questions whose trace reads it."""
    played: Mapping[tuple[str, str], Played]
    """The examples of the game, each by its page and its name."""

    @classmethod
    def of(cls, pages: Sequence[AskedPage], game: str) -> Witnesses:
        """Gather the evidence of a game."""
        by_question: dict[Question, list[Witness]] = {}
        languages: dict[str, None] = {}
        for page in pages:
            for code in page.documents:
                for piece in evidence(page, code):
                    if piece.game == game:
                        languages[code] = None
                        by_question.setdefault(_question(piece, page.page.id), []).append(Witness(code, piece))
        by_cell: dict[str, dict[Question, None]] = {}
        for question, witnesses in by_question.items():
            for step in (step for one in witnesses for step in one.piece.verdict.steps):
                by_cell.setdefault(step.cell, {})[question] = None
        examples = ((page.page.id, name, one) for page in pages for name, one in page.played.items())
        played = {(page, name): one for page, name, one in examples if one.game.name == game}
        cells = {cell: tuple(questions) for cell, questions in by_cell.items()}
        return cls(game, tuple(languages), by_question, cells, played)

    def otherwise(self, desk: Desk, questions: Iterable[Question]) -> Iterator[tuple[Question, Answer | None]]:
        """Give the questions whose answer is another at a desk of other rules, with that; None where there is none."""
        game = desk.games[self.game]
        outcomes: dict[tuple[str, str], Outcome | None] = {}
        for question in questions:
            if isinstance(question, Put):
                answer = _answer(question, game, desk)
            else:
                key = (question.page, question.example)
                if key not in outcomes:
                    outcomes[key] = replay(self.played[key], game, desk)
                outcome = outcomes[key]
                verdict = outcome.answers.get(question.path) if outcome else None
                answer = verdict.value if verdict else None
            if answer is None or answer != self.by_question[question][0].piece.verdict.value:
                yield question, answer


def _question(piece: Evidence, page: str) -> Question:
    typed = piece.typed
    if isinstance(typed, Expected):
        return Path(page, typed.played.example.name.text, typed.path)
    if typed.put:
        return typed.put
    example, _, path = typed.question.partition(".")
    return Path(page, example, path)


def _answer(put: Put, game: Game, desk: Desk) -> Answer | None:
    try:
        reply = desk.call(game, put)
    except Unanswerable:
        return None
    return None if isinstance(reply, Refusal) else reply.verdict.value
