"""Files, their places and edits to them."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.diagnostics import Place
from generator.source import Source


def test_the_text_has_no_byte_order_mark_and_one_kind_of_line_end() -> None:
    source = Source.of("a.md", "\ufeffone\r\ntwo\rthree\n")
    assert source.text == "one\ntwo\nthree\n"
    assert source.place(4, 7) == Place("a.md", 2, 1, 2, 4)


def test_columns_count_characters() -> None:
    source = Source.of("a.md", "é𝄞x")
    assert source.place(2, 3) == Place("a.md", 1, 3, 1, 4)


def test_bytes_that_are_no_utf_8_are_an_error_with_the_place_of_the_first() -> None:
    source, (diagnostic,) = Source.decode("a.md", "é\r\nab".encode() + b"\xff\xfe")
    assert source is None
    assert (diagnostic.code, diagnostic.place) == ("encoding", Place("a.md", 2, 3, 2, 4))


def test_a_file_is_read_by_its_path_below_the_root(tmp_path: Path) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "en.md").write_bytes(b"x\r\n")
    source, diagnostics = Source.read(tmp_path, "page/en.md")
    assert source
    assert (source.file, source.text, diagnostics) == ("page/en.md", "x\n", ())


def test_a_missing_file_is_an_error(tmp_path: Path) -> None:
    source, (diagnostic,) = Source.read(tmp_path, "en.md")
    assert source is None
    assert (diagnostic.code, str(diagnostic.place)) == ("unreadable", "en.md:1:1")


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        ("\ufeffa [5] b\r\nc 5\r\n[5]\r\n", "\ufeffa [12\r\n3] b\r\nc 5\r\n[six]\r\n"),
        ("a [5] b\nc 5\n[5]", "a [12\n3] b\nc 5\n[six]"),
        ("a [5] b\rc 5\r\n[5]\n", "a [12\r\n3] b\rc 5\r\n[six]\n"),
    ],
)
def test_an_edit_leaves_every_other_byte_as_it_was(raw: str, expected: str) -> None:
    source = Source.of("a.md", raw)
    edits = [(Place("a.md", 1, 4, 1, 5), "12\n3"), (Place("a.md", 3, 2, 3, 3), "six")]
    assert source.rewritten(edits).decode() == expected


def test_a_line_is_placed_without_the_blanks_around_it() -> None:
    assert Source.of("a.md", "x\n  ab \ny").line(2) == Place("a.md", 2, 3, 2, 5)


TEXTS = st.lists(st.sampled_from(["a", "é", "𝄞", "\n", "\r\n", "\r", "\ufeff"]), max_size=20).map("".join)


@given(TEXTS, st.data())
def test_a_place_leads_back_to_its_offsets(raw: str, data: st.DataObject) -> None:
    source = Source.of("a.md", raw)
    start = data.draw(st.integers(0, len(source.text)))
    end = data.draw(st.integers(start, len(source.text)))
    assert source.span(source.place(start, end)) == (start, end)


@given(TEXTS)
def test_no_edit_gives_the_same_bytes(raw: str) -> None:
    assert Source.of("a.md", raw).rewritten([]) == raw.encode()


@given(TEXTS, st.data())
def test_an_edit_changes_only_its_place(raw: str, data: st.DataObject) -> None:
    source = Source.of("a.md", raw)
    start = data.draw(st.integers(0, len(source.text)))
    end = data.draw(st.integers(start, len(source.text)))
    edited = Source.of("a.md", source.rewritten([(source.place(start, end), "*")]).decode())
    assert edited.text == source.text[:start] + "*" + source.text[end:]
