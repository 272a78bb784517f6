"""Weaves the tables of a page's explorers: their answers in the words of a language, and how each came about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.api import Amount, Answer, Rate, Share, Step
from generator.ask import AskedPage, Table
from generator.ask.told import sentence
from generator.content import Page, Site
from generator.explorers import blocks, texts_shown
from generator.language import Language, neutral, told
from generator.view import ExplorerView, StepView, TablesView, TableView, ValueView
from generator.weave.addresses import tables_name
from generator.weave.references import References

_LARGEST = 2**64
"""The largest denominator of an answer that scripts get exactly: longer ones would outweigh all else."""


def weave_explorers(page: Page, code: str) -> dict[int, ExplorerView]:
    """Give each explorer its places, by the index of their blocks."""
    indexes = {id(block): index for index, block in enumerate(page.documents[code].blocks)}
    places: dict[int, ExplorerView] = {}
    anchors: set[str] = set()
    for block in blocks(page.documents[code]):
        for name in (word.text for word in block.words[:1]):
            anchor = "" if f"{name}_" in anchors else f"{name}_"
            anchors.add(anchor)
            places[indexes[id(block)]] = ExplorerView(name, tables_name(page, code), anchor)
    return places


def weave_tables(asked: AskedPage, code: str, site: Site, references: References) -> TablesView | None:
    """Tell the tables of a page's explorers; None where it has none."""
    if not asked.tables:
        return None
    clerk = _Clerk(site.languages[code], references, asked.page)
    explorers = {
        name: {key: clerk.table(table) for key, table in tables.items()} for name, tables in asked.tables.items()
    }
    shown = dict.fromkeys(text for name in explorers for text in texts_shown(site, name))
    texts = {text: site.languages[code].ui[text] for text in shown if text in site.languages[code].ui}
    return TablesView(texts, tuple(clerk.sentences), explorers)


@dataclass(frozen=True, slots=True)
class _Clerk:
    """Writes tables down, each sentence once."""

    language: Language
    references: References
    page: Page
    sentences: dict[StepView, int] = field(default_factory=dict)
    """Each with its number."""
    _known: dict[tuple[object, ...], int] = field(default_factory=dict)
    """The number of a sentence by what its step says."""

    def table(self, table: Table) -> TableView:
        """Write a table down."""
        answers: dict[Answer, int] = {}
        rows = tuple(
            (
                answers.setdefault(verdict.value, len(answers)),
                *(self._sentence(table.game, step) for step in verdict.steps),
            )
            for verdict in table.verdicts
        )
        parameters: Mapping[str, tuple[ValueView, ...]] = {
            name: tuple(map(self._value, values)) for name, values in table.parameters.items()
        }
        return TableView(parameters, tuple(map(self._answer, answers)), rows)

    def _value(self, value: Answer) -> ValueView:
        return ValueView(neutral(value), told(value, self.language))

    def _answer(self, answer: Answer) -> ValueView:
        """Write an answer down: no question takes a rate, and with hundreds of digits nothing is computed."""
        if isinstance(answer, Rate) or (isinstance(answer, Amount | Share) and answer.value.denominator > _LARGEST):
            return ValueView("", told(answer, self.language))
        return self._value(answer)

    def _sentence(self, game: str, step: Step) -> int:
        says = (game, step.name, step.rule, *step.values.values())
        number = self._known.get(says)
        if number is None:
            view = StepView(sentence(step, self.language), self.references.cite([(game, step.rule)], self.page))
            number = self._known[says] = self.sentences.setdefault(view, len(self.sentences))
        return number
