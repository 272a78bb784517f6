"""What public pages get wrong of roulette: false statements as data, and the spin that refutes each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from engine.api import CLAIMED, Fault, Outcome
from engine.parts import Part
from engine.refuting import FAULTS, FalseStatement, not_refuted, refuted
from engine.roulette.forms import spin
from engine.roulette.rules import Rules
from engine.roulette.symbols import OutsideBet, Pocket
from engine.roulette.words import Wheel


class WheelStatement(FalseStatement):
    """The false statements about roulette."""

    ZERO_COUNTS = "zero-counts"


_AS_TOLD: Mapping[WheelStatement, Callable[[Rules], Rules]] = MappingProxyType(
    {WheelStatement.ZERO_COUNTS: lambda rules: replace(rules, with_zeros=frozenset({OutsideBet.EVEN, OutsideBet.LOW}))}
)
"""The rules as a statement has them: zero is the least even number, and a low one."""


def refute_spin(rules: Rules, statement: WheelStatement) -> Outcome | tuple[Fault, ...]:
    """Find the first pocket, from zero up, at which a false statement is refuted: its paths are those of a spin.

    A path `claimed.…` says what the statement makes of the path behind it, wherever that is something else.
    """
    told = _AS_TOLD[statement](rules)
    for pocket in Pocket.every():
        right, wrong = (spin(one, pocket, Wheel.SINGLE_ZERO) for one in (rules, told))
        case = refuted(right, wrong) if isinstance(right, Outcome) and isinstance(wrong, Outcome) else None
        if case:
            return case
    return not_refuted(statement)


MISTAKES: Part[Rules] = Part(forms={"refute": refute_spin}, faults=FAULTS, paths=(CLAIMED,), symbols=(WheelStatement,))
