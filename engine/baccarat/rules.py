"""The rules as one immutable value.

A variant, a house rule or a mutation is `dataclasses.replace(STANDARD, ...)`; everything that answers takes the rules
it goes by. Where each rule is written stands in `engine.baccarat.provisions`.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import TypeAlias

from engine.api import Between
from engine.baccarat.bets import standard
from engine.baccarat.bets.terms import HandCase, PairCase, Settlements, SideTerms, WagerTerms
from engine.baccarat.bets.words import Alike, PairKind, SideBet, SideCase, Wager
from engine.baccarat.dealing.table import TABLE, Table
from engine.baccarat.roads.rules import ROADS, RoadRules
from engine.baccarat.words import THIRD_VALUES, Action, Bet, Comparison, Winner
from engine.cards import RANKS, Card
from engine.stakes import Settlement

_COMPARISONS = tuple(Comparison)
_BETS = tuple(Bet)
_WINNERS = tuple(Winner)
_WAGERS = tuple(Wager)
_SIDE_BETS = tuple(SideBet)

Row: TypeAlias = tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Rules:
    """All that decides a round of baccarat."""

    card_values: tuple[int, ...]
    """For each of `cards.RANKS`: ace 1, number cards as printed, 10 and pictures 0."""
    modulus: int
    """A sum counts by what is left after dropping full tens."""
    naturals: frozenset[int]
    """Totals of the starting cards that are naturals."""
    natural_ends_dealing: bool
    """Whether a natural on either hand keeps both from drawing."""
    player: Row
    """For each first total from 0: what the Player does."""
    banker_stood: Row
    """For each first total of the Banker from 0: what the Banker does after the Player stood."""
    banker_third: tuple[Row, ...]
    """For each first total of the Banker from 0, and each value of the Player's third card: what the Banker does."""
    comparison: tuple[Winner, Winner, Winner]
    """Who wins where the Player's final total is higher, lower, equal (in the order of `Comparison`)."""
    starting_cards: int
    """Cards that each hand starts with."""
    most_extra_cards: int
    """Cards that a hand takes when it draws."""
    bets: tuple[Settlements, ...]
    """For each of `Bet`: what becomes of it for each winner."""
    wagers: tuple[WagerTerms, ...]
    """For each of `Wager`: its terms."""
    side_bets: tuple[SideTerms, ...]
    """For each of `SideBet`: what it is on, and its cases."""
    pairs: tuple[Alike, Alike]
    """What two cards must have in common to be a pair, and to be a perfect pair."""
    decks: Between
    """How many decks a shoe may hold."""
    table: Table
    """How the cards are dealt, which decides no round."""
    roads: RoadRules
    """What a scoreboard shows of the results."""

    _hash: int | None = field(default=None, init=False, repr=False, compare=False)

    def __hash__(self) -> int:
        """Give the hash of all entries, made once: rules are looked up much more often than they are made."""
        if self._hash is None:
            made = hash(tuple(getattr(self, entry.name) for entry in fields(self)[:-1]))
            object.__setattr__(self, "_hash", made)
            return made
        return self._hash

    def card_value(self, card: Card) -> int:
        """Points of one card."""
        return self.card_values[RANKS.index(card.rank)]

    def third_value(self, points: int) -> int:
        """Value of a third card in the Banker's table: the units digit of its points."""
        return points % len(THIRD_VALUES.values())

    def player_action(self, total: int) -> Action:
        """What the Player does on a first total. A total that the table does not list draws no card."""
        return self.player[total] if total < len(self.player) else Action.STANDS

    def banker_action(self, total: int, third: int | None) -> Action:
        """What the Banker does on a first total against a third card's value, or against none (the Player stood)."""
        if total >= len(self.banker_stood):
            return Action.STANDS
        return self.banker_stood[total] if third is None else self.banker_third[total][third]

    def extra_cards(self, action: Action) -> int:
        """How many cards a hand takes."""
        return self.most_extra_cards if action is Action.DRAWS else 0

    def winner(self, player: int, banker: int) -> Winner:
        """Who wins with these final totals."""
        return self.comparison[_COMPARISONS.index(Comparison.of(player, banker))]

    def settlement(self, bet: Bet, winner: Winner) -> Settlement:
        """What becomes of a bet."""
        return self.bets[_BETS.index(bet)][_WINNERS.index(winner)]

    def wager(self, wager: Wager) -> WagerTerms:
        """Terms of one wager."""
        return self.wagers[_WAGERS.index(wager)]

    def usual(self, bet: Bet) -> Wager:
        """The wager on a bet by its usual terms: the first one that there is."""
        return next(wager for wager, terms in zip(Wager, self.wagers, strict=True) if terms.bet is bet)

    def side_bet(self, bet: SideBet) -> SideTerms:
        """Terms of one side bet."""
        return self.side_bets[_SIDE_BETS.index(bet)]

    def case(self, case: SideCase) -> HandCase | PairCase:
        """Terms of one case of a side bet."""
        return next(terms for bet in self.side_bets for terms in bet.cases if terms.case is case)

    def alike(self, kind: PairKind) -> Alike:
        """What two cards must have in common to be a pair of a kind."""
        plain, perfect = self.pairs
        return perfect if kind is PairKind.PERFECT else plain


def _row(letters: str) -> Row:
    """Read a row of the table: D draws, S stands."""
    return tuple({"D": Action.DRAWS, "S": Action.STANDS}[letter] for letter in letters)


STANDARD = Rules(
    card_values=(1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0),
    modulus=10,
    naturals=frozenset({8, 9}),
    natural_ends_dealing=True,
    #           01234567
    player=_row("DDDDDDSS"),
    banker_stood=_row("DDDDDDSS"),
    banker_third=(
        #    0123456789
        _row("DDDDDDDDDD"),
        _row("DDDDDDDDDD"),
        _row("DDDDDDDDDD"),
        _row("DDDDDDDDSD"),
        _row("SSDDDDDDSS"),
        _row("SSSSDDDDSS"),
        _row("SSSSSSDDSS"),
        _row("SSSSSSSSSS"),
    ),
    comparison=(Winner.PLAYER, Winner.BANKER, Winner.TIE),
    starting_cards=2,
    most_extra_cards=1,
    bets=standard.BETS,
    wagers=standard.WAGERS,
    side_bets=standard.SIDE_BETS,
    pairs=standard.PAIRS,
    decks=Between(1, 12),
    table=TABLE,
    roads=ROADS,
)
"""Punto banco as most tables deal it: 5% commission on a Banker win, a tie paid 8 to 1."""
