"""Changes of the rules, one entry at a time, and the typed evidence that is wrong by the changed rules.

Only local evidence counts: what an author typed and whose trace reads the very entry. What the engine draws would
change along with it, and so notices nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from engine.api import Game, Mutant
from generator.diagnostics import Place
from generator.mutation.bench import Bench
from generator.mutation.witnesses import Question


@dataclass(frozen=True, slots=True)
class RuleChange:
    """One change of a game's rules; `number` counts the changes of all games."""

    number: int
    game: str
    mutant: Mutant


@dataclass(frozen=True, slots=True)
class Broken:
    """What became of a change of the rules."""

    number: int
    game: str
    cell: str
    noticed: Mapping[str, tuple[Place, ...]]
    """For each language of the pages that ask the game: the evidence that notices the change."""
    touched: frozenset[Place]
    """Evidence whose answer is another one by the changed rules, as far as no change before made it another."""


def rule_changes(bench: Bench) -> tuple[RuleChange, ...]:
    """Give every change of the rules of the games that the pages to be changed are about."""
    changes = [(name, mutant) for name in bench.witnesses for mutant in mutants(bench.desk.games[name])]
    return tuple(RuleChange(number, name, mutant) for number, (name, mutant) in enumerate(changes))


def mutants(game: Game) -> tuple[Mutant, ...]:
    """Give every change of one entry of a game's rules."""
    return game.mutants(game.rules)


def by_changed_rules(games: Mapping[str, Game], name: str, mutant: Mutant) -> dict[str, Game]:
    """Give the games with one of them going by changed rules."""
    return {**games, name: replace(games[name], rules=mutant.rules)}


def break_rules(bench: Bench, number: int = 0, count: int = 1) -> tuple[Broken, ...]:
    """Ask by changed rules what their game is asked, and see which evidence is wrong by other answers.

    Gives one of so many shares of the changes. What reads a changed entry is asked by each change of it, whosever share
    it is: of all else is asked only whether any change gives it another answer, and not again once one does.
    """
    changes = rule_changes(bench)
    near = [
        _break(bench, change, bench.witnesses[change.game].by_cell.get(change.mutant.cell, ())) for change in changes
    ]
    touched = {place for one in near for place in one.touched}
    broken = []
    for change, one in zip(changes[number::count], near[number::count], strict=True):
        still = [
            question
            for question, witnesses in bench.witnesses[change.game].by_question.items()
            if any(witness.piece.place not in touched for witness in witnesses)
        ]
        more = _break(bench, change, still).touched
        touched |= more
        broken.append(replace(one, touched=one.touched | more))
    return tuple(broken)


def _break(bench: Bench, change: RuleChange, questions: Sequence[Question]) -> Broken:
    """Ask some questions by changed rules."""
    desk = bench.desk.under(by_changed_rules(bench.desk.games, change.game, change.mutant))
    languages = bench.site.languages
    witnesses = bench.witnesses[change.game]
    noticed: dict[str, list[Place]] = {code: [] for code in witnesses.languages}
    touched: set[Place] = set()
    for question, answer in witnesses.otherwise(desk, questions):
        for one in witnesses.by_question[question]:
            touched.add(one.piece.place)
            if one.piece.reads(change.mutant.cell) and (answer is None or not one.holds(answer, desk, languages)):
                noticed[one.code].append(one.piece.place)
    return Broken(
        change.number,
        change.game,
        change.mutant.cell,
        {code: tuple(sorted(places)) for code, places in noticed.items()},
        frozenset(touched),
    )
