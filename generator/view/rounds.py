"""What the engine draws of rounds: cards, hands, tables of examples."""

from __future__ import annotations

from dataclasses import dataclass

from generator.view.texts import PhraseView, ReferenceView


@dataclass(frozen=True, slots=True)
class CardView:
    """A playing card: `suit` is S, H, D, C or empty; `later` for one that was drawn after the first cards."""

    rank: str
    suit: str
    label: str
    later: bool = False


@dataclass(frozen=True, slots=True)
class SymbolView:
    """A symbol that is no playing card, as the language writes it; `later` as for a card."""

    text: str
    later: bool = False


@dataclass(frozen=True, slots=True)
class LineView:
    """One line of a hand's reckoning: `label` says what `value` is."""

    label: str
    value: PhraseView


@dataclass(frozen=True, slots=True)
class HandView:
    """One hand of a round; `result` is set below a rule like the sum of a bill, `verdict` beside its label."""

    name: str
    word: str
    cards: tuple[CardView | SymbolView, ...]
    lines: tuple[LineView, ...]
    result: LineView | None = None
    verdict: str = ""


@dataclass(frozen=True, slots=True)
class StepView:
    """One step of a trace, as a sentence, with the rules that led to it."""

    sentence: str
    references: tuple[ReferenceView, ...] = ()


@dataclass(frozen=True, slots=True)
class RoundView:
    """A drawn round: its hands side by side."""

    hands: tuple[HandView, ...]


@dataclass(frozen=True, slots=True)
class ExampleHandView:
    """The cards of one hand in a table of examples, as short texts; `later` were drawn after the first ones."""

    name: str
    word: str
    cards: tuple[str, ...]
    later: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ExampleView:
    """One row of a table of examples."""

    hands: tuple[ExampleHandView, ...]
    checks: tuple[StepView, ...]
    result: PhraseView


@dataclass(frozen=True, slots=True)
class ExamplesView:
    """A drawn table of examples."""

    rows: tuple[ExampleView, ...]
