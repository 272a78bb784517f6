"""Where each rule is written, and which rule each entry of `Rules` belongs to.

A source is named only where its text was read and says so; the rest is what tables do. What is told of each source, and
when it was read, is the content's matter.
"""

from __future__ import annotations

from types import MappingProxyType

from engine.api import Provision
from engine.blackjack.house import HouseTopic
from engine.blackjack.words import DealerRule, Meeting, NaturalPay
from engine.cards import RANKS

_TERMS = "pa-633a-1"
_CARDS = "pa-633a-3"
_SPLITTING = "pa-633a-11"
_NATURALS = "macau-57-91"
_DEALER = "macau-42-2007"
_PRACTICE = "practice"

ACE_POINTS = "ace-low-or-high"
NATURAL = "blackjack-natural"
POINTS = MappingProxyType(
    dict.fromkeys(RANKS, "pictures-as-ten")
    | {rank: "numbers-as-printed" for rank in RANKS if rank.isdigit()}
    | {"A": ACE_POINTS}
)
"""For each rank: the rule that gives its points."""
MEETING = MappingProxyType(
    dict.fromkeys(Meeting, "values-compared")
    | {
        Meeting.GIVEN_UP: "surrendering",
        Meeting.BOTH_NATURAL: "natural-against-natural",
        Meeting.PLAYER_NATURAL: "natural-beats-others",
        Meeting.DEALER_NATURAL: "natural-beats-others",
        Meeting.PLAYER_BUST: "player-bust-first",
        Meeting.DEALER_BUST: "dealer-bust",
    }
)
"""For each way in which two hands meet: the rule that says who wins."""
HOUSE = MappingProxyType(
    {
        HouseTopic.DOUBLE_ON: "doubling",
        HouseTopic.DOUBLE_AFTER_SPLIT: "doubling-after-split",
        HouseTopic.MOST_HANDS: "hands-by-splitting",
        HouseTopic.SPLIT_ACES: "split-aces",
        HouseTopic.RESPLIT_ACES: "split-aces",
        HouseTopic.SPLIT_BY: "splitting",
        HouseTopic.SURRENDER: "surrender-time",
        HouseTopic.INSURANCE: "insuring",
        HouseTopic.PEEK: "dealer-looks",
        HouseTopic.DEALER: "dealer-stands-on-soft",
        HouseTopic.NATURAL_PAYS: "lower-natural-payment",
    }
)
"""For each thing that a house decides: the rule that it belongs to."""
ON_SOFT = MappingProxyType({DealerRule.S17: "dealer-stands-on-soft", DealerRule.H17: "dealer-draws-on-soft"})
NATURAL_PAID = MappingProxyType(
    {NaturalPay.THREE_TO_TWO: "natural-payment", NaturalPay.SIX_TO_FIVE: "lower-natural-payment"}
)

PROVISIONS = (
    Provision(ACE_POINTS, _TERMS),
    Provision("numbers-as-printed", _CARDS),
    Provision("pictures-as-ten", _PRACTICE),
    Provision("bust-limit", _PRACTICE),
    Provision(NATURAL, _TERMS),
    Provision("natural-not-after-split", _NATURALS),
    Provision("natural-against-natural", _PRACTICE),
    Provision("natural-beats-others", _NATURALS),
    Provision("player-bust-first", _PRACTICE),
    Provision("dealer-bust", _PRACTICE),
    Provision("values-compared", _PRACTICE),
    Provision("full-hand-stands", _PRACTICE),
    Provision("dealer-draws", _DEALER),
    Provision("dealer-stands-on-soft", _PRACTICE),
    Provision("dealer-draws-on-soft", _DEALER),
    Provision("doubling", _PRACTICE),
    Provision("doubling-after-split", _PRACTICE),
    Provision("splitting", _SPLITTING),
    Provision("hands-by-splitting", _PRACTICE),
    Provision("split-aces", _PRACTICE),
    Provision("surrendering", _NATURALS),
    Provision("surrender-time", _PRACTICE),
    Provision("insuring", _PRACTICE),
    Provision("dealer-looks", _PRACTICE),
    Provision("win-payment", _NATURALS),
    Provision("natural-payment", _NATURALS),
    Provision("lower-natural-payment", _PRACTICE),
)
