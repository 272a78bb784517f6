"""Blocks `::: name` that dress what is inside or that the engine draws from examples, and examples of sections."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.api import Game
from generator.ask import GRIDS
from generator.ask.asked import AskedPage
from generator.ask.examples import Played
from generator.diagnostics import Diagnostic
from generator.document import Block, Document, Placed
from generator.exercises import BLOCK as EXERCISE
from generator.explorers import BLOCK as EXPLORER
from generator.language import Language, neutral
from generator.near import near_match
from generator.quotations import MISTAKE

DRESSES = frozenset(
    {"summary", "notice", "lead", "facts", "ladder", "steps", "decision", "terms", "questions", "related", MISTAKE}
)
"""Blocks that only give what is inside its look."""
DRAWN = {"examples": None, "round": 1, "board": 1, "ring": 1}
"""Blocks drawn from examples, with how many they take; None for one or more."""
_PICTURES = frozenset({"board", "ring"})
"""Those of them that an author expects one by one."""
SOURCES = "sources"
"""The block that is drawn from the page's own sources."""
MUTATIONS = "mutations"
"""The block that tells what a run of `mutate` found."""
REPORT = "report"
"""The block that tells where to report mistakes."""
_WORDLESS = DRESSES | {SOURCES, "status", MUTATIONS, REPORT}
"""Blocks that need not be told what to dress or draw; `status` tells what the pages count."""


def check(page: AskedPage, _languages: Mapping[str, Language]) -> Iterator[Diagnostic]:
    """Find unknown blocks, and blocks and sections that name examples that do not exist."""
    for asked in page.documents.values():
        for block in asked.document.blocks:
            yield from _judge(block, page)
            yield from _untyped(block, page)
        yield from _sections(asked.document, page.page.examples)


def _judge(block: Block, page: AskedPage) -> Iterator[Diagnostic]:
    name = block.name
    if name.text in DRAWN:
        yield from _drawn(block, page)
    elif name.text not in _WORDLESS | {*GRIDS, EXERCISE, EXPLORER}:
        message = f"there is no block `{name.text}`"
        known = [*_WORDLESS, *DRAWN, *GRIDS, EXERCISE, EXPLORER]
        yield Diagnostic("unknown-block", name.place, message, near_match(name.text, known))
    elif name.text == SOURCES and not page.page.authorities:
        hint = f"write `sources:` into {page.page.file}"
        yield Diagnostic("nothing-to-draw", name.place, "this page has no sources that could be drawn", hint)
    elif name.text in _WORDLESS and block.words:
        message = f"the block `{name.text}` takes no words"
        yield Diagnostic("unknown-word", block.words[0].place, message, "leave them out")


def _untyped(block: Block, page: AskedPage) -> Iterator[Diagnostic]:
    """What a block would draw of an example that its author does not expect of it: it would stand there unchecked."""
    for word in block.words:
        played = page.played.get(word.text)
        if played and block.name.text in DRAWN and _shows(block.name.text, played):
            paths = _paths(block.name.text, played)
            drawn = [path for path in paths if path in played.outcome.answers]
            needed = drawn[:1] if block.name.text == "examples" else drawn
            for path in needed:
                if path not in played.example.expect:
                    message = f"this draws `{path}` of the example `{word.text}`, which its author does not expect"
                    answer = neutral(played.outcome.answers[path].value)
                    hint = f"add `{path}: {answer}` to its `expect:` if that is right"
                    yield Diagnostic("drawn-untyped", word.place, message, hint)


def _paths(name: str, played: Played) -> tuple[str, ...]:
    """What a block may draw: how an example ended, and of a round each line of its hands too.

    Boards and rings are drawn one by one, each with all that stands on it: those that are expected, since an author
    may mean but one.
    """
    if name in _PICTURES:
        return tuple(path for _, *more in _expected(name, played) for path in more)
    lines = (path for hand in played.game.hands for path in (*hand.lines, hand.result))
    return played.game.results if name == "examples" else (*played.game.results[:1], *lines)


def _drawn(block: Block, page: AskedPage) -> Iterator[Diagnostic]:
    """A drawn block names examples of its page, each of which has something to draw."""
    examples = page.page.examples
    for word in block.words:
        yield from _known(word, examples)
        played = page.played.get(word.text)
        if played and not _shows(block.name.text, played):
            yield _nothing(block.name.text, word, played.game)
    wanted = DRAWN[block.name.text]
    if not block.words or (wanted and len(block.words) != wanted):
        message = f"the block `{block.name.text}` names {'one example' if wanted else 'its examples'}"
        yield Diagnostic("block-examples", block.name.place, message, f"for instance {', '.join(sorted(examples))}")


def _sections(document: Document, examples: Mapping[str, object]) -> Iterator[Diagnostic]:
    """An attribute `example=` stands before a heading and names an example of its page."""
    headed = [section.attributes for section in document.sections]
    for attributes in document.attributes:
        example = attributes.keys.get("example")
        if example and attributes not in headed:
            message = "only a section has an example that its questions are asked of"
            yield Diagnostic("attribute", example.place, message, "put it before a heading")
        elif example:
            yield from _known(example, examples)


def _known(name: Placed, examples: Mapping[str, object]) -> Iterator[Diagnostic]:
    if name.text not in examples:
        message = f"this page has no example `{name.text}`"
        yield Diagnostic("unknown-example", name.place, message, near_match(name.text, examples))


def _shows(name: str, played: Played) -> bool:
    """Whether an outcome knows any of what a block draws: hands, or pictures, which must be expected too."""
    if name in _PICTURES:
        return bool(_expected(name, played))
    return any(hand.cards in played.outcome.answers for hand in played.game.hands)


def _pictures(name: str, game: Game) -> tuple[tuple[str, ...], ...]:
    """The boards or rings that a game could draw: of each its own path, then those of what stands on it."""
    if name == "ring":
        return tuple((ring.around, ring.letters) for ring in game.rings)
    return tuple((board.cells, board.marks, board.letters) for board in game.boards)


def _expected(name: str, played: Played) -> tuple[tuple[str, ...], ...]:
    """Those of them that an example's author expects."""
    known = played.example.expect.keys() & played.outcome.answers
    return tuple(paths for paths in _pictures(name, played.game) if paths[0] in known)


def _nothing(name: str, word: Placed, game: Game) -> Diagnostic:
    if name in _PICTURES:
        message = f"the example `{word.text}` expects no {name} that {game.name} could draw"
        hint = f"a {name} is drawn if `expect:` gives it: {', '.join(path for path, *_ in _pictures(name, game))}"
    else:
        message = f"the example `{word.text}` knows no hand that {game.name} could draw"
        hint = "draw one whose deal gives the hands, or show its answers as claims"
    return Diagnostic("nothing-to-draw", word.place, message, hint)
