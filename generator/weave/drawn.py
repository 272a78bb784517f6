"""Blocks that the engine draws from examples: rounds and tables."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.api import Answer, DrawnHand, Game, Step, Symbol, Verdict, Word, is_playing_card
from generator.ask import Played
from generator.ask.told import sentence
from generator.content import Page
from generator.language import Language, write
from generator.view import (
    CardView,
    ExampleHandView,
    ExamplesView,
    ExampleView,
    HandView,
    LineView,
    PhraseView,
    ReferenceView,
    RoundView,
    StepView,
    SymbolView,
)
from generator.weave.keys import example_key
from generator.weave.references import References


@dataclass(frozen=True, slots=True)
class Pen:
    """What is needed to draw on a page: its language, the way to cite a rule, and the way to its workings."""

    language: Language
    references: References
    page: Page
    workings: str = ""
    """Empty where it has none."""

    def round(self, played: Played) -> RoundView:
        """Draw a round: its hands side by side."""
        return RoundView(
            tuple(self._hand(hand, played) for hand in played.game.hands if hand.cards in played.outcome.answers)
        )

    def examples(self, examples: Iterable[Played]) -> ExamplesView:
        """Draw a table of examples: their cards, the checks, and how they ended."""
        return ExamplesView(tuple(map(self._example, examples)))

    def cards(self, played: Played, whole: frozenset[str]) -> tuple[HandView, ...]:
        """Draw cards alone: those that each hand was dealt first, and all of the hands that are to be shown whole."""
        return tuple(
            HandView(
                write(hand.position, self.language),
                str(hand.position.value),
                self._cards(hand, played)[: None if hand.position.value in whole else hand.opening],
                (),
            )
            for hand in played.game.hands
            if hand.cards in played.outcome.answers
        )

    def cite(self, steps: Iterable[tuple[str, Step]]) -> tuple[ReferenceView, ...]:
        """Cite the rules of some steps, each of the game named with it."""
        return self.references.cite(((game, step.rule) for game, step in steps), self.page)

    def _hand(self, hand: DrawnHand, played: Played) -> HandView:
        answers = played.outcome.answers
        won = any(
            path in answers and word_of(answers[path].value) == hand.position.value for path in played.game.results
        )
        linked = self._linked(hand, played)
        return HandView(
            name=write(hand.position, self.language),
            word=str(hand.position.value),
            cards=self._cards(hand, played),
            lines=tuple(self._line(path, played, linked) for path in hand.lines if path in answers),
            result=self._line(hand.result, played, linked) if hand.result in answers else None,
            verdict=self.language.ui["won"] if won else "",
        )

    @staticmethod
    def _linked(hand: DrawnHand, played: Played) -> str:
        """The last of a hand's figures that its author expects: it alone leads to the workings, which tell of all."""
        expected = played.example.expect
        return next((path for path in (hand.result, *reversed(hand.lines)) if path in expected), "")

    def _line(self, path: str, played: Played, linked: str) -> LineView:
        phrase = self._phrase(path, played)
        if path != linked:
            phrase = phrase._replace(workings="")
        return LineView(self.language.ui[path.rpartition(".")[2]], phrase)

    def _phrase(self, path: str, played: Played) -> PhraseView:
        value = played.outcome.answers[path].value
        text = write(value, self.language)
        checked = path in played.example.expect
        key = example_key(played.example.name.text)
        return PhraseView(
            text=text,
            word=word_of(value),
            checked=checked,
            figure=any(map(str.isdigit, text)),
            workings=f"{self.workings}#{key}" if checked and self.workings else "",
        )

    def _cards(self, hand: DrawnHand, played: Played) -> tuple[CardView | SymbolView, ...]:
        cards = enumerate(_cards(hand, played))
        return tuple(self._card(card, later=number >= hand.opening) for number, card in cards)

    def _card(self, card: Symbol, *, later: bool) -> CardView | SymbolView:
        text = write(card, self.language)
        return CardView(card.rank, card.suit, text, later) if is_playing_card(card) else SymbolView(text, later)

    def _example(self, played: Played) -> ExampleView:
        known = [path for path in played.game.results if path in played.outcome.answers]
        return ExampleView(
            hands=tuple(self._example_hand(hand, played) for hand in played.game.hands if _cards(hand, played)),
            checks=tuple(self._step(step, played.game) for step in _checks(played)),
            result=self._phrase(known[0], played) if known else PhraseView(""),
        )

    def _example_hand(self, hand: DrawnHand, played: Played) -> ExampleHandView:
        cards = tuple(self._short(card) for card in _cards(hand, played))
        return ExampleHandView(
            name=write(hand.position, self.language),
            word=str(hand.position.value),
            cards=cards[: hand.opening],
            later=cards[hand.opening :],
        )

    def _short(self, card: Symbol) -> str:
        return card.rank if is_playing_card(card) else write(card, self.language)

    def _step(self, step: Step, game: Game) -> StepView:
        return StepView(sentence(step, self.language), self.cite([(game.name, step)]))


def word_of(answer: Answer) -> str:
    """Give the language-neutral text of a word, empty for any other answer."""
    return str(answer.value) if isinstance(answer, Word) else ""


def _cards(hand: DrawnHand, played: Played) -> tuple[Symbol, ...]:
    """The cards, or whatever symbols the game has, of a hand, where the outcome knows them."""
    verdict: Verdict[Answer] | None = played.outcome.answers.get(hand.cards)
    return verdict.value if verdict and isinstance(verdict.value, tuple) else ()


def _checks(played: Played) -> tuple[Step, ...]:
    """The steps that a table of examples tells."""
    return tuple(step for step in played.outcome.steps if step.name in played.game.checks)
