"""Changes of the rules, one entry at a time, and the typed evidence that is wrong by the changed rules.

Only local evidence counts: what an author typed and whose trace reads the very entry. What the engine draws would
change along with it, and so notices nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.api import Game, Mutant
from generator.diagnostics import Place
from generator.mutation.bench import Bench


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
    """All evidence whose answer is another one by the changed rules."""


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


def break_rule(bench: Bench, change: RuleChange) -> Broken:
    """Ask by the changed rules all that their game is asked, and see which evidence is wrong by other answers."""
    desk = bench.desk.under(by_changed_rules(bench.desk.games, change.game, change.mutant))
    languages = bench.site.languages
    witnesses = bench.witnesses[change.game]
    noticed: dict[str, list[Place]] = {code: [] for code in witnesses.languages}
    touched: set[Place] = set()
    for touching, answer in witnesses.otherwise(desk):
        for one in touching:
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
