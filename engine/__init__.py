"""The rules of the games: exact, pure, standard library only."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.api import Game
from engine.baccarat import BACCARAT
from engine.blackjack import BLACKJACK
from engine.roulette import ROULETTE
from engine.session import SESSION

GAMES: Mapping[str, Game] = MappingProxyType({game.name: game for game in (BACCARAT, BLACKJACK, ROULETTE, SESSION)})
"""Every game by its name."""
