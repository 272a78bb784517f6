"""Blocks `::: name` that dress what is inside or that the engine draws from examples, and examples of sections."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.api import DrawnBoard, Game
from generator.ask import GRIDS
from generator.ask.asked import AskedPage
from generator.ask.examples import Played
from generator.diagnostics import Diagnostic
from generator.document import Block, Document, Placed
from generator.exercises import BLOCK as EXERCISE
from generator.language import Language, neutral
from generator.near import near_match
from generator.quotations import MISTAKE

DRESSES = frozenset(
    {"summary", "notice", "lead", "facts", "ladder", "steps", "decision", "terms", "questions", "related", MISTAKE}
)
"""Blocks that only give what is inside its look."""
DRAWN = {"examples": None, "round": 1, "board": 1}
"""Blocks drawn from examples, with how many they take; None for one or more."""
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
    elif name.text not in _WORDLESS | {*GRIDS, EXERCISE}:
        message = f"there is no block `{name.text}`"
        known = [*_WORDLESS, *DRAWN, *GRIDS, EXERCISE]
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

    Boards are drawn one by one, each with its marks and letters: those that are expected, since an author may mean
    but one.
    """
    if name == "board":
        return tuple(path for board in _boards(played) for path in (board.marks, board.letters))
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
    """Whether an outcome knows any of what a block draws: hands, or boards, which must be expected too."""
    if name == "board":
        return bool(_boards(played))
    return any(hand.cards in played.outcome.answers for hand in played.game.hands)


def _boards(played: Played) -> tuple[DrawnBoard, ...]:
    boards = played.game.boards
    return tuple(board for board in boards if board.cells in played.example.expect.keys() & played.outcome.answers)


def _nothing(name: str, word: Placed, game: Game) -> Diagnostic:
    if name == "board":
        message = f"the example `{word.text}` expects no board that {game.name} could draw"
        hint = f"a board is drawn if `expect:` gives it: {', '.join(board.cells for board in game.boards)}"
    else:
        message = f"the example `{word.text}` knows no hand that {game.name} could draw"
        hint = "draw one whose deal gives the hands, or show its answers as claims"
    return Diagnostic("nothing-to-draw", word.place, message, hint)
