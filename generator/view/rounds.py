"""What the engine draws of rounds: cards, hands, tables of examples."""

from __future__ import annotations

from typing import NamedTuple

from generator.view.texts import PhraseView, ReferenceView


class CardView(NamedTuple):
    """A playing card: `suit` is S, H, D, C or empty; `later` for one that was drawn after the first cards."""

    rank: str
    suit: str
    label: str
    later: bool = False


class SymbolView(NamedTuple):
    """A symbol that is no playing card, as the language writes it; `later` as for a card."""

    text: str
    later: bool = False


class LineView(NamedTuple):
    """One line of a hand's reckoning: `label` says what `value` is."""

    label: str
    value: PhraseView


class HandView(NamedTuple):
    """One hand of a round; `result` is set below a rule like the sum of a bill, `verdict` beside its label."""

    name: str
    word: str
    cards: tuple[CardView | SymbolView, ...]
    lines: tuple[LineView, ...]
    result: LineView | None = None
    verdict: str = ""


class StepView(NamedTuple):
    """One step of a trace, as a sentence, with the rules that led to it."""

    sentence: str
    references: tuple[ReferenceView, ...] = ()


class RoundView(NamedTuple):
    """A drawn round: its hands side by side."""

    hands: tuple[HandView, ...]


class ExampleHandView(NamedTuple):
    """The cards of one hand in a table of examples, as short texts; `later` were drawn after the first ones."""

    name: str
    word: str
    cards: tuple[str, ...]
    later: tuple[str, ...] = ()


class ExampleView(NamedTuple):
    """One row of a table of examples."""

    hands: tuple[ExampleHandView, ...]
    checks: tuple[StepView, ...]
    result: PhraseView


class ExamplesView(NamedTuple):
    """A drawn table of examples."""

    rows: tuple[ExampleView, ...]
