"""Tells, in one language, how an answer came about: its trace, what the rules rest on, and how an example is dealt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from engine.api import Game, Step, Word
from generator.ask import Asked, Played
from generator.ask.told import sentence
from generator.ask.worded import question_in_words
from generator.language import Language, path_asked, told
from generator.view import CitationView, StepView
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
    _told: dict[tuple[object, ...], StepView] = field(default_factory=dict)

    def trace(self, game: str, steps: tuple[Step, ...]) -> tuple[StepView, ...]:
        """Tell a trace of a game. The § of steps that rest on the same rule, one behind the other, ends the last."""
        told = together(steps)
        rules = [step.rule for step in told]
        return tuple(
            self._step(game, step, cited=rule != behind)
            for step, rule, behind in zip(told, rules, [*rules[1:], None], strict=False)
        )

    def _step(self, game: str, step: Step, *, cited: bool) -> StepView:
        key = (step.name, step.rule, game, cited, *step.values.values())
        if key not in self._told:
            references = self.references.cite_from(self.folder, [(game, step.rule)]) if cited else ()
            self._told[key] = StepView(sentence(step, self.language), references)
        return self._told[key]

    @property
    def given(self) -> StepView:
        """Tell, instead of a trace, that an example itself gives what was asked, such as its cards."""
        return StepView(self.language.ui["given"])

    def source(self, game: str, steps: tuple[Step, ...]) -> tuple[CitationView, ...]:
        """Cite the source of the rule that a trace came down to last; nothing where no page tells of it."""
        return self.authorities.cite_from(self.folder, (game, steps[-1].rule)) if steps else ()

    def question(self, asked: Asked, deals: Mapping[str, str]) -> str:
        """Say what was asked; of an example, with its deal."""
        question = question_in_words(asked, self.games, self.language)
        return f"{deals[asked.question.partition('.')[0]]}. {question}" if asked.put is None else question

    def answer(self, asked: Asked) -> str:
        """Give the answer: as the page says it, where that says the same, else in the usual way."""
        return asked.mark.shown.text if asked.agrees else told(asked.verdict.value, self.language)

    def deal(self, played: Played) -> str:
        """Tell how an example was dealt: the hands that it has, or whatever was given, by whom it was given to."""
        return ", ".join(self._dealt(played))

    def _dealt(self, played: Played) -> Iterator[str]:
        hands = {str(hand.position.value): hand for hand in played.game.hands}
        for name, hand in hands.items():
            cards = played.outcome.answers.get(hand.cards)
            value = cards.value if cards else played.deal.get(name)
            if value is not None:
                yield f"{told(hand.position, self.language)} {told(value, self.language)}"
        for name, value in played.deal.items():
            # What has no words is nothing that is said on a page, such as the name of a false statement.
            if name not in hands and not (isinstance(value, Word) and type(value) not in played.game.words):
                yield told(value, self.language)

    def example(self, played: Played, deal: str) -> str:
        """Say what is asked of a drawn example: how its deal ended, as far as it is known."""
        path = _result(played)
        return f"{deal}. {path_asked(played.game.name, path, self.language)}" if path else deal

    def result(self, played: Played) -> str:
        """Write how an example ended; empty where that is not known."""
        path = _result(played)
        return told(played.outcome.answers[path].value, self.language) if path else ""

    def typed(self, played: Played) -> StepView:
        """Tell what an example's author expects of it: each path with its answer."""
        answers, game = played.outcome.answers, played.game.name
        expected = (
            f"{path_asked(game, path, self.language)} {told(answers[path].value, self.language)}."
            for path in played.example.expect
        )
        return StepView(" ".join([self.language.ui["typed"], *expected]))


def _result(played: Played) -> str:
    """The path that tells how an example ended; empty where none is known."""
    return next((path for path in played.game.results if path in played.outcome.answers), "")
