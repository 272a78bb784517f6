"""The false statements about a round, each as the reading of the rules that it comes to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import NamedTuple

from engine.baccarat.mistakes.case import Case, of_readings
from engine.baccarat.mistakes.reading import Reading, Seen
from engine.baccarat.mistakes.search import Pair, rounds
from engine.baccarat.mistakes.words import Statement
from engine.baccarat.rules import Row, Rules
from engine.baccarat.words import Action, Next, Winner
from engine.cards import RANKS, Card
from engine.changes import with_entry

_DRAWS, _STANDS = Action
_PICTURES = ("J", "Q", "K")
_DROPPED_ABOVE = 10
"""The sum from above which, as some say, the tens digit is dropped."""


@dataclass(frozen=True, slots=True)
class _ByPlayersTotal(Reading):
    """The Banker on 3 looks at what the Player's whole hand is worth."""

    def banker_action(self, first: int, third: int | None, player: int) -> Action:
        """Stand on 3 just where the Player has 8."""
        told = 3, 8
        if first != told[0] or third is None:
            return self.rules.banker_action(first, third)
        return _STANDS if player == told[1] else _DRAWS


@dataclass(frozen=True, slots=True)
class _NaturalsTie(Reading):
    """One natural is as good as another."""

    def winner(self, player: Seen, banker: Seen) -> Winner:
        """Let naturals tie."""
        return Winner.TIE if player.natural and banker.natural else self.rules.winner(player.total, banker.total)


@dataclass(frozen=True, slots=True)
class _SixAndSevenTie(Reading):
    """Between 6 and 7 there is no difference."""

    def winner(self, player: Seen, banker: Seen) -> Winner:
        """Let them tie."""
        tied = {player.total, banker.total} <= {6, 7}
        return Winner.TIE if tied else self.rules.winner(player.total, banker.total)


@dataclass(frozen=True, slots=True)
class _NaturalOfThree(Reading):
    """A total is a natural however many cards it is made of."""

    def natural(self, total: int, cards: int) -> bool:  # noqa: ARG002 - that is the mistake
        """Look at the total alone."""
        return total in self.rules.naturals


@dataclass(frozen=True, slots=True)
class _TieRedealt(Reading):
    """A tie is no result."""

    def following(self, winner: Winner) -> Next:
        """Deal again after a tie."""
        return Next.PLAYER_CARDS if winner is Winner.TIE else Next.NOTHING


@dataclass(frozen=True, slots=True)
class _TenKept(Reading):
    """The tens digit is dropped only where a sum is above ten."""

    def worth(self, summed: int) -> int:
        """Keep a ten, and what is left of more when tens are taken off down to it."""
        while summed > _DROPPED_ABOVE:
            summed -= _DROPPED_ABOVE
        return summed


def _banker(total: int, letters: str) -> Callable[[Rules], Reading]:
    """The Banker's rule with another row against a third card: D draws, S stands, from 0."""
    row: Row = tuple({"D": _DRAWS, "S": _STANDS}[letter] for letter in letters)
    return lambda rules: Reading(replace(rules, banker_third=with_entry(rules.banker_third, total, row)))


def _banker_3_only_against_8(rules: Rules) -> Reading:
    """The row of 3, where the Player stood too."""
    stood = with_entry(rules.banker_stood, 3, _STANDS)
    return _banker(3, "SSSSSSSSDS")(replace(rules, banker_stood=stood))


def _banker_follows_player(rules: Rules) -> Reading:
    return Reading(replace(rules, banker_third=tuple((_DRAWS,) * len(row) for row in rules.banker_third)))


def _banker_4_5_stand(rules: Rules) -> Reading:
    stood = with_entry(with_entry(rules.banker_stood, 4, _STANDS), 5, _STANDS)
    return Reading(replace(rules, banker_stood=stood))


def _player(*changed: tuple[int, Action]) -> Callable[[Rules], Reading]:
    """The Player's rule with some of its totals changed."""

    def read(rules: Rules) -> Reading:
        row = rules.player
        for total, action in changed:
            row = with_entry(row, total, action)
        return Reading(replace(rules, player=row))

    return read


def _valued(values: Mapping[str, int], kind: type[Reading] = Reading) -> Callable[[Rules], Reading]:
    """Other points for some ranks."""

    def read(rules: Rules) -> Reading:
        points = tuple(values.get(rank, rules.card_value(Card(rank))) for rank in RANKS)
        return kind(replace(rules, card_values=points))

    return read


class Misreading(NamedTuple):
    """A false statement about a round.

    `to_the_last` says that the last card may decide whether it parts from the rules; `ranks` are those of the starting
    cards of a round that shows what it is about.
    """

    read: Callable[[Rules], Reading]
    to_the_last: bool = False
    ranks: tuple[str, ...] = RANKS


def find(rules: Rules, statement: Statement) -> Case | None:
    """Find the first round that a statement has end otherwise, else go otherwise; none where it is right."""
    misreading = MISREADINGS[statement]
    wrong = misreading.read(rules)
    first: Pair | None = None
    for pair in rounds(Reading(rules), wrong, ranks=misreading.ranks, to_the_last=misreading.to_the_last):
        if pair.right != pair.wrong:
            if (pair.right.winner, pair.right.next) != (pair.wrong.winner, pair.wrong.next):
                return of_readings(rules, wrong, pair)
            first = first or pair
    return of_readings(rules, wrong, first) if first else None


MISREADINGS: Mapping[Statement, Misreading] = MappingProxyType(
    {
        Statement.BANKER_5_INVERTED: Misreading(_banker(5, "DDDDSSSSDD")),
        Statement.BANKER_3_ONLY_AGAINST_8: Misreading(_banker_3_only_against_8),
        Statement.BANKER_6_STANDS: Misreading(_banker(6, "SSSSSSSSSS")),
        Statement.BANKER_FOLLOWS_PLAYER: Misreading(_banker_follows_player),
        Statement.BANKER_READS_TOTAL: Misreading(_ByPlayersTotal),
        Statement.BANKER_4_5_STAND: Misreading(_banker_4_5_stand),
        Statement.PLAYER_BELOW_5: Misreading(_player((5, _STANDS))),
        # A choice is taken: who may choose to draw can draw, and the rules must forbid it.
        Statement.PLAYER_CHOOSES: Misreading(_player((6, _DRAWS), (7, _DRAWS))),
        Statement.NATURALS_TIE: Misreading(_NaturalsTie),
        Statement.NATURAL_ONLY_9: Misreading(lambda rules: Reading(replace(rules, naturals=frozenset({9})))),
        Statement.NATURAL_OF_THREE: Misreading(_NaturalOfThree),
        Statement.TIE_REDEALT: Misreading(_TieRedealt, to_the_last=True),
        Statement.SIX_AND_SEVEN_TIE: Misreading(_SixAndSevenTie, to_the_last=True),
        Statement.PICTURES_TEN: Misreading(
            _valued({"10": 10, "J": 10, "Q": 10, "K": 10}, _TenKept), to_the_last=True, ranks=_PICTURES
        ),
        Statement.TENS_NINE: Misreading(_valued({"10": 9, "J": 9, "Q": 2, "K": 2}), to_the_last=True),
        Statement.ACE_ZERO: Misreading(_valued({"A": 0}), to_the_last=True),
        Statement.TEN_KEPT: Misreading(_TenKept, to_the_last=True),
    }
)
