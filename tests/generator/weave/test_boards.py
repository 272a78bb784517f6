"""The boards of an example as they are woven: only what its author expects, in the words of the page's language."""

from __future__ import annotations

from functools import cache

from engine import GAMES
from generator.build import examine
from generator.view import BoardsView, PieceView
from generator.weave.boards import weave_boards
from tests.generator.site.sample import site

EXAMPLES = """examples:
  ties:
    road: {results: TTBBP}
    expect: {bead: T T B B P, big_road: BP B., ties: 2}
  runs:
    road: {results: BBPPPBPBB}
    expect: {big_eye: R B B B R B, big_eye.board: RBRB .B.. .B.., small_road.board: B B B}
  long:
    road: {results: BPBPBPBPBP}
    expect: {big_road: BPBPBPBPBP}
"""


@cache
def woven(name: str, language: str = "id") -> BoardsView:
    """Weave the boards of an example."""
    checked = examine(site({"page.yaml": EXAMPLES, "*.md": "# T [2 1]{=ties.heights}\n"}), GAMES)
    assert checked.site
    (page,) = (page for page in checked.pages if name in page.played)
    return weave_boards(page.played[name], checked.site.languages[language])


def test_only_boards_that_are_expected_are_woven_in_the_order_of_the_game() -> None:
    assert [board.name for board in woven("ties").boards] == ["papan manik", "jalan besar"]
    assert [board.name for board in woven("runs").boards] == ["Big Eye Boy", "Small Road"]


def test_a_board_has_all_its_rows_and_columns_enough_and_tells_those_in_use() -> None:
    (board,) = woven("long").boards
    assert (board.columns, board.rows, len(board.lines), len(board.lines[0])) == (10, 6, 1, 10)
    assert [(board.columns, board.rows) for board in woven("ties").boards] == [(8, 6), (8, 6)]


def test_a_symbol_that_stands_for_a_word_has_its_colour_and_its_letter() -> None:
    bead, _ = woven("ties", "en").boards
    assert bead.lines[0][0].piece == PieceView("disc", "tie", "T", "tie")
    assert bead.lines[4][0].piece == PieceView("disc", "player", "P", "Player")
    (long,) = woven("long").boards
    assert long.lines[0][1].piece == PieceView("ring", "player", "P", "Player")


def test_marks_lie_across_the_cells_and_are_told_in_the_key() -> None:
    bead, road = woven("ties").boards
    assert [place.marks for place in road.lines[0]] == ["2", ""]
    assert road.mark == PieceView("stroke", "tie", "", "seri")
    assert [piece.text for piece in road.key] == ["Player", "Banker", "seri"]
    assert bead.mark is None


def test_a_symbol_that_stands_for_no_word_has_neither_and_the_key_holds_only_what_is_there() -> None:
    eye, small = woven("runs").boards
    assert [place.piece and place.piece.shape for place in eye.lines[0]] == ["disc", "ring", "disc", "ring"]
    assert eye.key == (PieceView("disc", "", "", "merah"), PieceView("ring", "", "", "biru"))
    assert [piece.text for piece in small.key] == ["biru"]
