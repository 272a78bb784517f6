"""The generator knows no game and no language by name: whatever a site brings is found in no line of it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from engine import GAMES
from engine.api import Game
from tests.sites.tennis.scoring import GAMES as OTHER_GAMES

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "generator").rglob("*.py"))
SITES = {ROOT: GAMES, ROOT / "tests" / "sites" / "tennis": OTHER_GAMES}
LANGUAGES = ("Indonesian", "Bahasa", "English", "German", "Deutsch", "Polish", "Polski")
HOMONYMS = {"inspect/page.py": {"id"}, "inspect/references.py": {"id"}, "markdown/definitions.py": {"id"}}
"""Codes that mean something else: an attribute of HTML, an entry of markdown-it's tokens."""


def words_of(game: Game) -> Iterator[str]:
    """The names that only this game can have brought: compound ones, and those of the game and of its hands."""
    yield game.name
    yield from (str(hand.position.value) for hand in game.hands)
    compound = [
        *(str(member.value) for words in game.words for member in words),
        *(provision.id for provision in game.provisions),
        *game.sentences,
        *game.faults,
        *game.questions,
    ]
    yield from (name for name in compound if "-" in name or "_" in name)


@cache
def vocabulary() -> frozenset[str]:
    """The names that the games of all sites have brought, and those of games and languages."""
    brought = {word for games in SITES.values() for game in games.values() for word in words_of(game)}
    return frozenset(brought | {"blackjack", "roulette", "punto banco", *LANGUAGES})


def codes(sites: Mapping[Path, Mapping[str, Game]]) -> set[str]:
    """The languages of all sites."""
    return {folder.name for site in sites for folder in (site / "templates" / "languages").iterdir()}


@cache
def pattern(words: frozenset[str]) -> re.Pattern[str]:
    """What finds any of some words, as a word of its own."""
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, words))})s?(?![\w-])", re.IGNORECASE)


def named(text: str) -> set[str]:
    """The words that stand in a text, as words of their own."""
    return {word.lower() for word in pattern(vocabulary()).findall(text)}


def literals(source: str) -> set[str]:
    """The texts that a module holds, its prose apart."""
    return {
        node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant) and type(node.value) is str
    }


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_file_of_the_generator_names_no_game_and_no_language(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert named(source) == set()
    homonyms = HOMONYMS.get(path.relative_to(ROOT / "generator").as_posix(), set())
    assert literals(source) & codes(SITES) == homonyms


@pytest.mark.parametrize(
    "source",
    [
        "# a Banker draws",
        "hint = 'ask banker_rule(4)'",
        "if word == 'third-card': pass",
        "def tennis(): ...",
        "name = 'English'",
        "raise KeyError('deuce-points')",
    ],
)
def test_a_name_of_a_game_or_language_is_noticed(source: str) -> None:
    assert len(named(source)) == 1


def test_the_codes_of_all_sites_are_known() -> None:
    assert codes(SITES) == {"id", "en", "de", "pl"}
    assert literals("f(code == 'de')") & codes(SITES) == {"de"}
