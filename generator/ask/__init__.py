"""The third stage: examples are played and every question of every page is answered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from engine.api import Game
from generator.ask.asked import Asked, AskedDocument, AskedPage, Grid, Table
from generator.ask.desk import Desk, Known
from generator.ask.evidence import Evidence, evidence
from generator.ask.examples import Played, play
from generator.ask.explorers import fill_tables
from generator.ask.grids import bind
from generator.ask.questions import Room, answer
from generator.ask.scope import Scopes
from generator.content import Page, Site
from generator.diagnostics import Diagnostic
from generator.document import Block, Document, Mark
from generator.language import Language
from generator.near import near_match

__all__ = [
    "GRIDS",
    "Asked",
    "AskedDocument",
    "AskedPage",
    "Desk",
    "Evidence",
    "Grid",
    "Played",
    "Table",
    "ask",
    "ask_again",
    "ask_pages",
    "evidence",
    "learn",
    "play_all",
]

GRIDS = frozenset({"grid", "bars", "plot"})
"""The blocks that bind the cells of a table; all but the first draw them too."""


def ask(site: Site, desk: Desk) -> tuple[tuple[AskedPage, ...], list[Diagnostic]]:
    """Answer every question of a site."""
    return ask_pages(site.pages, site.languages, desk)


def ask_pages(
    pages: Iterable[Page], languages: Mapping[str, Language], desk: Desk
) -> tuple[tuple[AskedPage, ...], list[Diagnostic]]:
    """Answer every question of some pages."""
    answered: list[AskedPage] = []
    found: list[Diagnostic] = []
    for page in pages:
        asked, problems = _page(page, languages, desk)
        answered.append(asked)
        if page.game and page.game.text not in desk.games:
            told = page.game.place  # all that asks this game is found only because the page names it
            problems = [one for one in problems if one.code != "unknown-game" or one.place == told]
        found += problems
    return tuple(answered), found


def _page(page: Page, languages: Mapping[str, Language], desk: Desk) -> tuple[AskedPage, list[Diagnostic]]:
    """Answer every question of a page, in all its languages."""
    played, found = play_all(page, desk, languages)
    tables, problems = fill_tables(page, desk, languages[page.source])
    found += problems
    documents: dict[str, AskedDocument] = {}
    for code, document in page.documents.items():
        room = Room(page, document, played, desk, languages[code])
        documents[code], problems = _document(document, room)
        found += problems
    return AskedPage(page, played, documents, desk.games.get(page.game_name), tables), found


def learn(pages: Iterable[Page], languages: Mapping[str, Language], games: Mapping[str, Game]) -> Known:
    """Give what a desk knows that was asked all questions of some pages: another one then has the answers at hand."""
    desk = Desk(games)
    ask_pages(pages, languages, desk)
    return desk.known


def play_all(page: Page, desk: Desk, languages: Mapping[str, Language]) -> tuple[dict[str, Played], list[Diagnostic]]:
    """Play a page's examples; what is wrong with them is told in the page's source language."""
    played: dict[str, Played] = {}
    found: list[Diagnostic] = []
    for named in filter(None, (page.game, *(example.game for example in page.examples.values()))):
        if named.text not in desk.games:
            message = f"there is no game `{named.text}`"
            found.append(Diagnostic("unknown-game", named.place, message, near_match(named.text, desk.games)))
    for name, example in page.examples.items():
        game = example.game or page.game
        if game is None:
            message = f"example `{name}` belongs to no game"
            found.append(Diagnostic("unknown-game", example.name.place, message, "name the game in `game:`"))
        elif game.text in desk.games:
            one, problems = play(example, desk.games[game.text], desk, languages[page.source])
            found += problems
            if one:
                played[name] = one
    return played, found


def ask_again(
    page: AskedPage, document: Document, desk: Desk, languages: Mapping[str, Language]
) -> tuple[AskedPage, list[Diagnostic]]:
    """Answer a page anew after the text of one of its languages was replaced; the others stay as they are."""
    code = document.language
    changed = replace(page.page, documents={**page.page.documents, code: document})
    asked, found = _document(document, Room(changed, document, page.played, desk, languages[code]))
    return page._replace(page=changed, documents={**page.documents, code: asked}), found


def _document(document: Document, room: Room) -> tuple[AskedDocument, list[Diagnostic]]:
    """Answer the questions of one language's text: those of its marks, then those of its grids."""
    answers: list[Asked] = []
    grids: list[Grid] = []
    refused: list[Mark] = []
    unbound: list[Block] = []
    found: list[Diagnostic] = []
    scopes = Scopes.of(document)
    for mark in document.marks:
        if mark.question:
            result = answer(mark, mark.question, scopes.inputs(mark), room)
            if isinstance(result, Asked):
                answers.append(result)
            else:
                refused.append(mark)
                found += [result] if result else []
    for block in document.blocks:
        if block.name.text in GRIDS:
            grid, problems = bind(block, scopes.inputs_of_table(block, document), room)
            found += problems
            if grid:
                grids.append(grid)
                answers += [cell for row in grid.cells for cell in row if cell]
            else:
                unbound.append(block)
    answers.sort(key=lambda asked: asked.mark.shown.place)
    return AskedDocument(document, tuple(answers), tuple(grids), tuple(refused), tuple(unbound)), found
