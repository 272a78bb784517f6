"""Drawn boards: a picture for the eye, a table for the ear."""

from __future__ import annotations

import re

from generator.view import BoardsView, BoardView, PieceView, PlaceView, Woven
from tests.generator.render.sample import body

EAST = PieceView("disc", "east", "E", "East")
LOUD = PieceView("ring", "", "", "loud")
DRAW = PieceView("stroke", "draw", "", "draws")
EMPTY = PlaceView(None)


def _drawn(*lines: tuple[PlaceView, ...], mark: PieceView | None = None, caption: str = "") -> str:
    board = BoardView("Big board", columns=4, rows=3, lines=lines, key=(EAST,), mark=mark)
    return body(f"::: board a\n{caption}\n:::", Woven(blocks={0: BoardsView((board,))}))


def test_a_board_is_named_and_scrolled_by_itself() -> None:
    html = _drawn((PlaceView(EAST),))
    assert '<p class="name" aria-hidden="true">Big board</p>' in html
    assert '<div class="scroll" tabindex="0" role="group" aria-label="Big board"> <svg' in html


def test_a_board_is_as_large_as_it_is_and_not_as_what_is_on_it() -> None:
    html = _drawn((PlaceView(EAST),))
    assert 'viewBox="-.5 -.5 97 73"' in html
    lines = re.search('class="lines" d="([^"]*)"', html)
    assert lines
    assert (lines[1].count("h96"), lines[1].count("v72")) == (3 + 1, 4 + 1)


def test_a_piece_stands_in_its_place_with_its_colour_and_its_letter() -> None:
    html = _drawn((EMPTY, EMPTY), (EMPTY, PlaceView(EAST)))
    piece = '<g class="disc w-east" transform="translate(36)"><circle r="9"/><text y="4">E</text></g>'
    assert f'<g transform="translate(0 36)">{piece}</g>' in html
    assert html.count("<g ") == 2


def test_a_piece_without_a_word_has_neither_a_colour_nor_a_letter() -> None:
    html = _drawn((PlaceView(LOUD),))
    assert '<g class="ring" transform="translate(12)"><circle r="9"/></g>' in html


def test_strokes_and_dashes_are_lines() -> None:
    html = _drawn((PlaceView(PieceView("dashes", "", "", "soft")), PlaceView(DRAW)))
    assert '<g class="dashes" transform="translate(12)"><path d="M-7 7 7-7"/></g>' in html
    assert '<g class="stroke w-draw" transform="translate(36)"><path d="M-7 7 7-7"/></g>' in html


def test_several_marks_across_a_place_are_counted_and_a_single_one_is_not() -> None:
    html = _drawn((PlaceView(EAST, "1"), PlaceView(None, "12")), mark=DRAW)
    assert html.count('<g class="w-draw"><path d="M-10 10 10-10"/>') == 2
    assert re.findall('class="count"[^>]*>([0-9]+)<', html) == ["12"]


def test_a_table_tells_what_the_picture_shows() -> None:
    html = _drawn((PlaceView(EAST, "2"), EMPTY), (EMPTY, PlaceView(LOUD)), mark=DRAW)
    assert (
        '<div class="vh"> <table> <caption>Big board</caption> <tbody> '
        "<tr><td>East (draws: 2)</td><td></td></tr> <tr><td></td><td>loud</td></tr> </tbody> </table>"
    ) in html
    assert 'aria-hidden="true"> <path class="lines"' in html


def test_a_key_says_what_the_pieces_are() -> None:
    html = _drawn((PlaceView(EAST),))
    assert '<p class="key" aria-hidden="true"> <span class="entry"><svg class="disc w-east"' in html
    assert ">E</text></svg> East</span>" in html


def test_the_text_in_the_block_is_the_caption_of_all_its_boards() -> None:
    assert '<figure class="boards"> <figcaption><p>Two boards.</p> </figcaption>' in _drawn(caption="Two boards.")
    assert "<figcaption" not in _drawn()
