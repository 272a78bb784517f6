"""Where each rule of dealing is written, and which rule each entry of `Table` belongs to.

A source is named only where its text says so. Macau's regulation lets the burn go by the first card's face value; that
ten and the pictures then stand for ten is house practice, and so is every cut card but the white one.
"""

from __future__ import annotations

from types import MappingProxyType

from engine.api import Provision
from engine.baccarat.dealing.words import TableStyle
from engine.cards import RANKS

_MACAU = "macau-55-2004"
_STARTING_CARDS = "pa-627a-8"
_THIRD_CARDS = "pa-631a-11"
_MIDI = "pa-629a-2"
_PRACTICE = "practice"

ORDER = (*("starting-cards-in-turn",) * 4, *("third-cards-in-turn",) * 2)
"""For each card of a round: the rule that says which hand it goes to."""
BURNED = MappingProxyType(
    dict.fromkeys(RANKS, "burn-by-face-value") | dict.fromkeys(("10", "J", "Q", "K"), "burn-ten-and-pictures")
)
TURNER = MappingProxyType(
    {
        TableStyle.BIG: "cards-turned-by-bettors",
        TableStyle.MIDI: "cards-turned-by-bettors",
        TableStyle.MINI: "cards-turned-by-dealer",
    }
)

PROVISIONS = (
    Provision("starting-cards-in-turn", _STARTING_CARDS),
    Provision("third-cards-in-turn", _THIRD_CARDS),
    Provision("decks-allowed", _MACAU),
    Provision("decks-usual", _PRACTICE),
    Provision("burn-by-decks", _MACAU),
    Provision("burn-by-face-value", _MACAU),
    Provision("burn-ten-and-pictures", _PRACTICE),
    Provision("burn-fixed", _MACAU),
    Provision("white-card", _MACAU),
    Provision("cut-card-usual", _PRACTICE),
    Provision("last-round", _MACAU),
    Provision("cards-turned-by-bettors", _PRACTICE),
    Provision("cards-turned-by-dealer", _STARTING_CARDS),
    Provision("midi-seats", _MIDI),
)
