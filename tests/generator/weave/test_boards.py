"""The boards of an example as they are woven: only what its author expects, in the words of the page's language."""

from __future__ import annotations

from functools import cache

from engine import GAMES
from generator.checking import examine
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
  chip:
    game: roulette
    chips: {wheel: single-zero, trio: 0 1 2}
    expect: {trio: .0. 12.}
  table:
    game: roulette
    layout: {wheel: single-zero}
    expect:
      pockets: .0. 123 456 789 (10)(11)(12) (13)(14)(15) (16)(17)(18) (19)(20)(21) (22)(23)(24) (25)(26)(27)
        (28)(29)(30) (31)(32)(33) (34)(35)(36)
      colours: .N. RBR BRB RBR BBR BRB RBR RBR BRB RBR BBR BRB RBR
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


def test_a_board_may_be_narrow_and_do_without_a_key() -> None:
    (trio,) = woven("chip", "en").boards
    assert (trio.name, trio.columns, trio.rows, trio.key) == ("trio", 3, 2, ())
    assert trio.lines[0][1].piece == PieceView("disc", "trio", "0", "0")


def test_symbols_of_another_board_stand_in_the_pieces_and_are_told_with_them() -> None:
    (table,) = woven("table", "en").boards
    assert table.lines[0][1].piece == PieceView("bare", "neither-colour", "0", "0 (neither colour)")
    assert table.lines[1][0].piece == PieceView("ring", "red", "1", "1 (red)")
    assert table.lines[4][1].piece == PieceView("disc", "black", "11", "11 (black)")


def test_a_key_has_no_letters_of_another_board_and_tells_of_nothing_that_is_not_drawn() -> None:
    (table,) = woven("table", "en").boards
    assert table.key == (PieceView("ring", "red", "", "red"), PieceView("disc", "black", "", "black"))
