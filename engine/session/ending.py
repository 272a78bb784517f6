"""How a session ends: the exact distribution of its result, round by round.

All is counted in whole numbers and in the smallest part of a unit that a profit comes to; each figure is divided once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from fractions import Fraction
from functools import lru_cache
from math import lcm
from types import MappingProxyType
from typing import NamedTuple

from engine.session.chances import chances
from engine.session.rules import Plan, Rules


class Ended(NamedTuple):
    """How sessions of a plan end, weighted by whole numbers that add up to `whole`.

    Results are in units, losses below 0. A session that a limit stops in its very last round is stopped by it.
    """

    at_loss: Mapping[Fraction, int]
    """Stopped by the loss limit."""
    at_win: Mapping[Fraction, int]
    """Stopped by the win limit."""
    in_full: Mapping[Fraction, int]
    """All rounds were played, and no limit was reached."""
    rounds: int
    """The rounds played, all sessions together."""
    whole: int
    results: Mapping[Fraction, int]
    """Every result with its weight, the lowest first."""

    @property
    def mean(self) -> Fraction:
        """The mean result."""
        parts = lcm(*(result.denominator for result in self.results))
        return Fraction(
            sum(int(result * parts) * weight for result, weight in self.results.items()), parts * self.whole
        )

    @property
    def mean_rounds(self) -> Fraction:
        """The mean number of rounds played."""
        return Fraction(self.rounds, self.whole)

    def chance(self, holds: Callable[[Fraction], bool]) -> Fraction:
        """How likely a result is for which a condition holds."""
        return Fraction(sum(weight for result, weight in self.results.items() if holds(result)), self.whole)

    def share(self, ends: Mapping[Fraction, int]) -> Fraction:
        """How likely it is that a session ends in one of these ways."""
        return Fraction(sum(ends.values()), self.whole)


class _Fate(Enum):
    """What a result means for a session."""

    GOES_ON = "goes-on"
    AT_LOSS = "at-loss"
    AT_WIN = "at-win"


@lru_cache(maxsize=128)
def ended(rules: Rules, plan: Plan) -> Ended:
    """Play a plan through in every way, each as often as the games count it.

    Raises Unanswerable as `chances` does.
    """
    of_round = chances(rules, plan.bet, plan.on, rules.rounds_basis)
    parts = lcm(*(profit.denominator for profit in of_round.weights))
    steps = tuple((int(profit * rules.stake * parts), weight) for profit, weight in of_round.weights.items())
    ends = {fate: Counter[int]() for fate in _Fate}
    fates: dict[int, _Fate] = {}
    stops: set[int] = set()
    whole = of_round.whole
    live, later, rounds = {0: 1}, whole**plan.rounds, 0
    for number in range(plan.rounds + 1):
        if number:
            live, later = _one_round(live, steps), later // whole
        for result in [one for one in live if one not in fates]:
            units, rest = divmod(result, parts)
            fates[result] = fate = _fate(rules, plan, Fraction(result, parts) if rest else units)
            if fate is not _Fate.GOES_ON:
                stops.add(result)
        for result in [one for one in stops if one in live] if number < plan.rounds else list(live):
            weight = live.pop(result) * later
            ends[fates[result]][result] += weight
            rounds += number * weight
    found = {fate: _in_units(weights, parts) for fate, weights in ends.items()}
    found[_Fate.AT_WIN] = _kept(rules, plan, found[_Fate.AT_WIN])
    return Ended(
        at_loss=found[_Fate.AT_LOSS],
        at_win=found[_Fate.AT_WIN],
        in_full=found[_Fate.GOES_ON],
        rounds=rounds,
        whole=whole**plan.rounds,
        results=_together(found.values()),
    )


def _together(ways: Iterable[Mapping[Fraction, int]]) -> Mapping[Fraction, int]:
    """Add up the weights of results, the lowest result first."""
    weights = Counter[Fraction]()
    for way in ways:
        weights.update(way)
    return MappingProxyType(dict(sorted(weights.items(), key=lambda way: way[0])))


def _one_round(live: Mapping[int, int], steps: Iterable[tuple[int, int]]) -> dict[int, int]:
    """Play one more round from every result of sessions that go on."""
    reached: dict[int, int] = {}
    for step, times in steps:
        for result, weight in live.items():
            to = result + step
            reached[to] = reached[to] + weight * times if to in reached else weight * times
    return reached


def _fate(rules: Rules, plan: Plan, result: Fraction | int) -> _Fate:
    if rules.stops_at_loss(result, plan.loss):
        return _Fate.AT_LOSS
    return _Fate.AT_WIN if rules.stops_at_win(result, plan.win) else _Fate.GOES_ON


def _in_units(weights: Mapping[int, int], parts: int) -> Mapping[Fraction, int]:
    return MappingProxyType({Fraction(result, parts): weight for result, weight in weights.items()})


def _kept(rules: Rules, plan: Plan, weights: Mapping[Fraction, int]) -> Mapping[Fraction, int]:
    """What is kept of results that reached a win limit."""
    kept = Counter[Fraction]()
    for result, weight in weights.items():
        kept[rules.kept(result, plan.win)] += weight
    return MappingProxyType(kept)
