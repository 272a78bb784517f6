"""The rules of the roads: nothing but what houses do."""

from __future__ import annotations

from types import MappingProxyType

from engine.api import Provision
from engine.baccarat.roads.words import Derived

_PRACTICE = "practice"

DERIVED = MappingProxyType({road: road.value for road in Derived})
"""The rule of each derived road: how far it looks back."""

PROVISIONS = (
    Provision("bead-plate", _PRACTICE),
    Provision("big-road", _PRACTICE),
    Provision("tie-mark", _PRACTICE),
    Provision("dragon-tail", _PRACTICE),
    *(Provision(rule, _PRACTICE) for rule in DERIVED.values()),
    Provision("derived-head", _PRACTICE),
    Provision("derived-lower", _PRACTICE),
    Provision("derived-far-below", _PRACTICE),
)
