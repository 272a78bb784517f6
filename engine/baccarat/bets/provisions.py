"""Which rule each bet belongs to, and where it is written.

A source is named only where it was read; the rest is what tables do, and says so. Pennsylvania's definitions say when
Dragon 7 and Panda 8 are won, not what they pay.
"""

from __future__ import annotations

from types import MappingProxyType

from engine.api import Provision
from engine.baccarat.bets.standard import SIDE_BETS
from engine.baccarat.bets.words import PairKind, SideBet, Wager
from engine.baccarat.provisions import MACAU, NAMES, PRACTICE
from engine.baccarat.words import Bet

BET = MappingProxyType({Bet.PLAYER: "bet-player", Bet.BANKER: "bet-banker", Bet.TIE: "bet-tie"})
WAGER = MappingProxyType(
    {wager: f"bet-{wager.value}" for wager in Wager}
    | {Wager.PLAYER: BET[Bet.PLAYER], Wager.BANKER_5: BET[Bet.BANKER], Wager.TIE_8: BET[Bet.TIE]}
)
"""The usual terms of a bet belong to the bet's own rule."""
SIDE_BET = MappingProxyType(
    {bet: f"side-{bet.value}" for bet in SideBet}
    | dict.fromkeys((SideBet.DRAGON_BONUS_PLAYER, SideBet.DRAGON_BONUS_BANKER), "side-dragon-bonus")
)
CASE = MappingProxyType(
    {case.case: SIDE_BET[bet] for bet, terms in zip(SideBet, SIDE_BETS, strict=True) for case in terms.cases}
)
PAIR = MappingProxyType({PairKind.PAIR: "pair", PairKind.PERFECT: "perfect-pair"})

_SOURCES = {
    MACAU: (
        WAGER[Wager.BANKER_5],
        WAGER[Wager.BANKER_NO_COMMISSION],
        WAGER[Wager.TIE_8],
        PAIR[PairKind.PAIR],
        SIDE_BET[SideBet.PLAYER_PAIR],
        SIDE_BET[SideBet.BANKER_PAIR],
        SIDE_BET[SideBet.LUCKY_6],
    ),
    NAMES: (SIDE_BET[SideBet.DRAGON_7], SIDE_BET[SideBet.PANDA_8]),
}
_SOURCE = {rule: source for source, rules in _SOURCES.items() for rule in rules}
PROVISIONS = tuple(
    Provision(rule, _SOURCE.get(rule, PRACTICE))
    for rule in dict.fromkeys((*WAGER.values(), *PAIR.values(), *SIDE_BET.values()))
)
