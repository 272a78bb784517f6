"""The rules of the roads: nothing but what houses do."""

from __future__ import annotations

from types import MappingProxyType

from engine.api import Provision
from engine.baccarat.provisions import PRACTICE
from engine.baccarat.roads.words import Derived

DERIVED = MappingProxyType({road: road.value for road in Derived})
"""The rule of each derived road: how far it looks back."""

PROVISIONS = (
    Provision("bead-plate", PRACTICE),
    Provision("big-road", PRACTICE),
    Provision("tie-mark", PRACTICE),
    Provision("dragon-tail", PRACTICE),
    *(Provision(rule, PRACTICE) for rule in DERIVED.values()),
    Provision("derived-head", PRACTICE),
    Provision("derived-lower", PRACTICE),
    Provision("derived-far-below", PRACTICE),
)
