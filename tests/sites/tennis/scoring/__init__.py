"""How a game of tennis is scored: a small game for a site of its own."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.api import DrawnHand, Form, Game
from tests.sites.tennis.scoring.play import PATHS, at, played
from tests.sites.tennis.scoring.questions import QUESTIONS
from tests.sites.tennis.scoring.rules import PROVISIONS, STANDARD
from tests.sites.tennis.scoring.words import Announced, Call, Court, Point, Side, Standing

_SENTENCES = {
    "point-call": "points call",
    "standing": "server receiver standing",
    "deuce-points": "number",
    "serving-court": "points court",
}


def _drawn(side: Side) -> DrawnHand:
    """What was announced for a side, those behind the first deuce set apart."""
    return DrawnHand(
        position=side,
        cards=f"{side.value}.calls",
        opening=STANDARD.deuce_points,
        lines=(f"{side.value}.points",),
        result=f"{side.value}.last",
    )


TENNIS = Game(
    name="tennis",
    rules=STANDARD,
    provisions=PROVISIONS,
    questions=QUESTIONS,
    forms=MappingProxyType[str, Form]({"played": played, "at": at}),
    sentences=MappingProxyType({name: frozenset(values.split()) for name, values in _SENTENCES.items()}),
    faults=MappingProxyType({"point-after-game": frozenset({"winner", "number"})}),
    words=(Side, Standing, Court),
    symbols=(Call, Announced, Point),
    paths=PATHS,
    hands=tuple(map(_drawn, Side)),
    results=("winner", "standing"),
    checks=frozenset({"standing"}),
    signs=tuple(Side),
)

GAMES: Mapping[str, Game] = MappingProxyType({TENNIS.name: TENNIS})
