"""The rules of a session with one entry changed, entry by entry."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.api import Mutant
from engine.changes import next_word
from engine.session.rules import Rules


def mutants(rules: Rules) -> Iterator[Mutant]:
    """Give every change of one entry. What the games say is theirs to change."""
    yield Mutant("stake", replace(rules, stake=rules.stake + 1))
    yield Mutant("rounds/returned", replace(rules, returned=next_word(rules.returned)))
    yield Mutant("loss/left", replace(rules, left_to_lose=next_word(rules.left_to_lose)))
    yield Mutant("win/reached", replace(rules, win_reached=next_word(rules.win_reached)))
    yield Mutant("win/last", replace(rules, last_win=next_word(rules.last_win)))
    yield Mutant("expected/basis", replace(rules, edge_basis=next_word(rules.edge_basis)))
