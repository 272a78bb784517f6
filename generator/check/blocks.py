"""Blocks `::: name`: those that dress what is inside, and those that the engine draws from examples."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.api import Game
from generator.ask.asked import AskedPage
from generator.ask.examples import Played
from generator.diagnostics import Diagnostic
from generator.document import Block
from generator.language import Language
from generator.near import near_match

DRESSES = frozenset({"summary", "notice", "lead", "facts", "ladder", "steps", "terms", "questions", "related"})
"""Blocks that only give what is inside its look."""
DRAWN = {"examples": None, "round": 1}
"""Blocks drawn from examples, with how many they take; None for one or more."""
GRID = "grid"
"""The block that binds the cells of a table."""


def check(page: AskedPage, _languages: Mapping[str, Language]) -> Iterator[Diagnostic]:
    """Find unknown blocks, and blocks drawn from examples that do not exist."""
    for asked in page.documents.values():
        for block in asked.document.blocks:
            yield from _judge(block, page)


def _judge(block: Block, page: AskedPage) -> Iterator[Diagnostic]:
    name = block.name
    if name.text in DRAWN:
        yield from _drawn(block, page)
    elif name.text not in DRESSES | {GRID}:
        message = f"there is no block `{name.text}`"
        yield Diagnostic("unknown-block", name.place, message, near_match(name.text, [*DRESSES, *DRAWN, GRID]))
    elif name.text in DRESSES and block.words:
        message = f"the block `{name.text}` takes no words"
        yield Diagnostic("unknown-word", block.words[0].place, message, "leave them out")


def _drawn(block: Block, page: AskedPage) -> Iterator[Diagnostic]:
    """A drawn block names examples of its page, each of which has something to draw."""
    examples = page.page.examples
    for word in block.words:
        if word.text not in examples:
            message = f"this page has no example `{word.text}`"
            yield Diagnostic("unknown-example", word.place, message, near_match(word.text, examples))
        elif word.text in page.played and page.game and not _shows(page.played[word.text], page.game):
            message = f"the example `{word.text}` knows no hand that {page.game.name} could draw"
            hint = "draw one whose deal gives the hands, or show its answers as claims"
            yield Diagnostic("nothing-to-draw", word.place, message, hint)
    wanted = DRAWN[block.name.text]
    if not block.words or (wanted and len(block.words) != wanted):
        message = f"the block `{block.name.text}` names {'one example' if wanted else 'its examples'}"
        yield Diagnostic("block-examples", block.name.place, message, f"for instance {', '.join(sorted(examples))}")


def _shows(played: Played, game: Game) -> bool:
    """Whether an outcome knows any of the hands that its game draws."""
    return any(hand.cards in played.outcome.answers for hand in game.hands)
