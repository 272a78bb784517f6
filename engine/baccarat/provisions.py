"""Where each rule is written, and which rule each entry of `Rules` belongs to.

A source is named only where the text itself was read; the rest is what tables do, and says so. What is told of each
source, and when it was read, is the content's matter.
"""

from __future__ import annotations

from types import MappingProxyType

from engine.api import Provision
from engine.baccarat.words import FIRST_TOTALS
from engine.cards import RANKS

MACAU = "macau-55-2004"
DRAWING = "pa-631a-11"
DEALING = "pa-627a-8"
NAMES = "pa-627a-1"
PRACTICE = "practice"

BANKER_THIRD = (*("banker-0-2-against-third",) * 3, *(f"banker-{total}-against-third" for total in range(3, 8)))
"""For each first total of the Banker from 0: the rule that holds after the Player drew."""
PLAYER = (*("player-draws",) * 6, *("player-stands",) * 2)
"""For each first total from 0: the Player's rule."""
CARD_VALUE = MappingProxyType(
    dict.fromkeys(RANKS, "card-value-zero")
    | {rank: "card-value-number" for rank in RANKS if rank.isdigit() and rank != "10"}
    | {"A": "card-value-ace"}
)

PROVISIONS = (
    Provision("dealing", DEALING),
    Provision("card-value-ace", MACAU),
    Provision("card-value-number", MACAU),
    Provision("card-value-zero", MACAU),
    Provision("hand-total", MACAU),
    Provision("natural", NAMES),
    Provision("natural-ends-dealing", DRAWING),
    Provision("player-draws", DRAWING),
    Provision("player-stands", DRAWING),
    Provision("banker-player-stood", DRAWING),
    *(Provision(rule, DRAWING) for rule in dict.fromkeys(BANKER_THIRD)),
    Provision("comparison", PRACTICE),
)


def player_rule(total: int) -> str:
    """Id of the rule for a first total of the Player; one that the table does not list goes with the last."""
    return PLAYER[min(total, FIRST_TOTALS.high)]


def banker_rule(total: int) -> str:
    """Id of the rule for a first total of the Banker after the Player drew, likewise."""
    return BANKER_THIRD[min(total, FIRST_TOTALS.high)]
