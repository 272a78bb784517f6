"""Where each rule of dealing is written, and which rule each entry of `Table` belongs to.

A source is named only where its text says so. Macau's regulation lets the burn go by the first card's face value; that
ten and the pictures then stand for ten is house practice, and so is every cut card but the white one.
"""

from __future__ import annotations

from types import MappingProxyType

from engine.api import Provision
from engine.baccarat.dealing.words import TableStyle
from engine.baccarat.provisions import DEALING, DRAWING, MACAU, PRACTICE
from engine.cards import RANKS

_MIDI = "pa-629a-2"

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
    Provision("starting-cards-in-turn", DEALING),
    Provision("third-cards-in-turn", DRAWING),
    Provision("decks-allowed", MACAU),
    Provision("decks-usual", PRACTICE),
    Provision("burn-by-decks", MACAU),
    Provision("burn-by-face-value", MACAU),
    Provision("burn-ten-and-pictures", PRACTICE),
    Provision("burn-fixed", MACAU),
    Provision("white-card", MACAU),
    Provision("cut-card-usual", PRACTICE),
    Provision("last-round", MACAU),
    Provision("cards-turned-by-bettors", PRACTICE),
    Provision("cards-turned-by-dealer", DEALING),
    Provision("midi-seats", _MIDI),
)
