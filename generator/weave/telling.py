"""Tells, in one language, how an answer came about: its trace, what the rules rest on, and how an example is dealt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import zip_longest

from engine.api import Board, Game, Step
from generator.ask import Asked, Played
from generator.ask.told import sentence
from generator.ask.worded import question_in_words
from generator.language import Language, dealt, path_asked, told, upper_first
from generator.view import CitationView, ReferenceView, ShownView, StepView, WorkingView
from generator.weave.authorities import Authorities
from generator.weave.references import References
from generator.weave.together import together


@dataclass(frozen=True, slots=True)
class Teller:
    """All that is needed to tell of answers in the files of one folder; each step is told once."""

    language: Language
    games: Mapping[str, Game]
    references: References
    authorities: Authorities
    folder: str
    """Ends in `/`: what is cited is cited from there."""
    _sentences: dict[tuple[object, ...], str] = field(default_factory=dict)
    """By what a step says."""
    _known: dict[int, tuple[Step, str]] = field(default_factory=dict)
    """By the identity of a step, which is kept with it: the same one stands in many traces of an example."""
    _cited: dict[tuple[str, str], tuple[tuple[ReferenceView, ...], tuple[CitationView, ...]]] = field(
        default_factory=dict
    )
    """By rule, as (game, rule id): its § and its source."""
    _deals: dict[int, str] = field(default_factory=dict)
    """By the identity of the example."""

    def trace(self, game: str, steps: tuple[Step, ...]) -> tuple[StepView, ...]:
        """Tell a trace of a game. The § of steps that rest on the same rule, one behind the other, ends the last."""
        told = together(steps)
        return tuple(
            StepView(self._sentence(step), () if behind and behind.rule == step.rule else self._rests(game, step)[0])
            for step, behind in zip_longest(told, told[1:])
        )

    def _sentence(self, step: Step) -> str:
        known = self._known.get(id(step))
        if known:
            return known[1]
        says = (step.name, *step.values.values())
        if says not in self._sentences:
            self._sentences[says] = sentence(step, self.language)
        self._known[id(step)] = (step, self._sentences[says])
        return self._sentences[says]

    def _rests(self, game: str, step: Step) -> tuple[tuple[ReferenceView, ...], tuple[CitationView, ...]]:
        """The § of the rule that a step applied, and the source of it, if a page tells of that."""
        rule = (game, step.rule)
        if rule not in self._cited:
            cited = self.references.cite_from(self.folder, [rule])
            self._cited[rule] = (cited, self.authorities.cite_from(self.folder, rule))
        return self._cited[rule]

    @property
    def given(self) -> StepView:
        """Tell, instead of a trace, that an example itself gives what was asked, such as its cards."""
        return StepView(self.language.ui["given"])

    def source(self, game: str, steps: tuple[Step, ...]) -> tuple[CitationView, ...]:
        """Cite the source of the rule that a trace came down to last; nothing where no page tells of it."""
        return self._rests(game, steps[-1])[1] if steps else ()

    def question(self, asked: Asked, played: Mapping[str, Played]) -> str:
        """Say what was asked; of an example, with its deal."""
        question = question_in_words(asked, self.games, self.language)
        if asked.put is not None:
            return question
        return _behind(self.deal(played[asked.question.partition(".")[0]]), question)

    def answer(self, asked: Asked) -> str:
        """Give the answer: as the page says it, where that says the same, else in the usual way."""
        return asked.mark.shown.text if asked.agrees else told(asked.verdict.value, self.language)

    def deal(self, played: Played) -> str:
        """Tell how an example was dealt: its hands, and what else it was given; empty where nothing of it has words."""
        if id(played) not in self._deals:
            self._deals[id(played)] = upper_first("; ".join(self._dealt(played)))
        return self._deals[id(played)]

    def _dealt(self, played: Played) -> Iterator[str]:
        hands = {str(hand.position.value): hand for hand in played.game.hands}
        for name, hand in hands.items():
            cards = played.outcome.answers.get(hand.cards)
            value = cards.value if cards else played.deal.get(name)
            if value is not None:
                yield f"{told(hand.position, self.language)} {told(value, self.language)}"
        for name, value in played.deal.items():
            said = None if name in hands else dealt(played.game.name, name, value, self.language)
            if said is not None:
                yield said

    def example(self, played: Played, shown: ShownView) -> WorkingView:
        """Tell all of a drawn example: how it ended; where nothing says that, what its author expects of it."""
        game, steps, deal = played.game.name, played.outcome.steps, self.deal(played)
        trace, cited = self.trace(game, steps), self.source(game, steps)
        known = [path for path in played.game.results if path in played.outcome.answers]
        if known:
            asked, answer = self._expected(known[0], played)
            return WorkingView((shown,), _behind(deal, asked), answer, trace, cited)
        expected = [self._expected(path, played) for path in played.example.expect]
        answers = played.outcome.answers
        # A board is typed as it is drawn, and only there can it be read.
        said = [
            f"{asked} {answer}."
            for path, (asked, answer) in zip(played.example.expect, expected, strict=True)
            if not isinstance(answers[path].value, Board)
        ]
        typed = (StepView(" ".join([self.language.ui["typed"], *said])),) if said else ()
        return WorkingView((shown,), deal or next((asked for asked, _ in expected), ""), "", (*trace, *typed), cited)

    def _expected(self, path: str, played: Played) -> tuple[str, str]:
        """What a path of an example asks, and the answer."""
        answer = told(played.outcome.answers[path].value, self.language)
        return path_asked(played.game.name, path, self.language), answer


def _behind(deal: str, question: str) -> str:
    return f"{deal}. {question}" if deal else question
