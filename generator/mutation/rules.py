"""Changes of the rules, one entry at a time, and the typed evidence that is wrong by the changed rules.

Only local evidence counts: what an author typed and whose trace reads the very entry. What the engine draws would
change along with it, and so notices nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.api import Game, Mutant
from generator.ask import AskedPage, Evidence, ask, evidence
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
    games = dict.fromkeys(page.page.game_name for page in bench.changed if page.page.game_name in bench.desk.games)
    changes = [(name, mutant) for name in games for mutant in mutants(bench.desk.games[name])]
    return tuple(RuleChange(number, name, mutant) for number, (name, mutant) in enumerate(changes))


def mutants(game: Game) -> tuple[Mutant, ...]:
    """Give every change of one entry of a game's rules."""
    return game.mutants(game.rules)


def by_changed_rules(games: Mapping[str, Game], name: str, mutant: Mutant) -> dict[str, Game]:
    """Give the games with one of them going by changed rules."""
    return {**games, name: replace(games[name], rules=mutant.rules)}


def break_rule(bench: Bench, change: RuleChange) -> Broken:
    """Ask every page by the changed rules and compare."""
    games = by_changed_rules(bench.desk.games, change.game, change.mutant)
    pages, _ = ask(bench.site, bench.desk.under(games))
    noticed: dict[str, list[Place]] = {}
    touched: set[Place] = set()
    for before, after in zip(bench.pages, pages, strict=True):
        for code in before.documents:
            for piece, now in _compared(before, after, code):
                if now is None or now.verdict.value != piece.verdict.value:
                    touched.add(piece.place)
                if piece.game == change.game:
                    told = noticed.setdefault(code, [])
                    told += [piece.place] if piece.reads(change.mutant.cell) and not (now and now.holds) else []
    return Broken(
        change.number,
        change.game,
        change.mutant.cell,
        {code: tuple(sorted(places)) for code, places in noticed.items()},
        frozenset(touched),
    )


def _compared(before: AskedPage, after: AskedPage, code: str) -> list[tuple[Evidence, Evidence | None]]:
    """Each piece of evidence with what became of it; None where there is no answer any more."""
    now = {piece.place: piece for piece in evidence(after, code)}
    return [(piece, now.get(piece.place)) for piece in evidence(before, code)]
