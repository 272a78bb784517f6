"""YAML as text with places, with either of PyYAML's parsers."""

from __future__ import annotations

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from generator import yamltext
from generator.source import Source
from generator.yamltext import Mapping, Node, Scalar, Sequence, load, plain

PARSERS = [pytest.param(loader, id=loader.__name__) for loader in dict.fromkeys((yamltext.LOADER, yaml.BaseLoader))]


@pytest.fixture(params=PARSERS, autouse=True)
def _each_parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The parser in C is not on every machine: what is read must not depend on it."""
    monkeypatch.setattr(yamltext, "LOADER", request.param)


def read(text: str) -> tuple[Node | None, list[str]]:
    """Give the node, and each diagnostic as `line:column-end code`."""
    node, diagnostics = load(Source.of("page.yaml", text))
    places = [(found.place, found.code) for found in diagnostics]
    return node, [f"{place.line}:{place.column}-{place.end_column} {code}" for place, code in places]


def faultless(text: str) -> Node:
    node, faults = read(text)
    assert node
    assert faults == []
    return node


@pytest.mark.parametrize(
    "text", ["8:1", "1:10", "3:2", "no", "yes", "5.000", "010", "2024", "2024-01-01", "0x10", "~", "1e3", "null", "+1"]
)
def test_a_scalar_is_the_text_that_stands_in_the_file(text: str) -> None:
    assert plain(faultless(f"key: {text}\n{text}: [{text}]\n")) == {"key": text, text: [text]}


def test_an_empty_value_is_an_empty_text_with_a_place() -> None:
    node = faultless("title:\nnext: x\n")
    assert isinstance(node, Mapping)
    assert node.get("title") == Scalar("", Source.of("page.yaml", "title:").place(6, 6))


def test_places_count_characters() -> None:
    node = faultless("# é𝄞\né: 𝄞x\nb: ['𝄞', c]\n")
    assert isinstance(node, Mapping)
    value, items = node.get("é"), node.get("b")
    assert isinstance(value, Scalar)
    assert isinstance(items, Sequence)
    assert [(place.line, place.column, place.end_column) for place in (value.place, items.items[1].place)] == [
        (2, 4, 6),
        (3, 10, 11),
    ]


def test_a_place_does_not_depend_on_a_byte_order_mark_nor_on_line_ends() -> None:
    text = "a:\n  - b\n  - c: d\n"
    assert faultless("\ufeff" + text.replace("\n", "\r\n")) == faultless(text)


def test_a_line_separator_inside_a_text_starts_no_line() -> None:
    node = faultless("a: 'x\u2028y'\nb: z\n")
    assert isinstance(node, Mapping)
    key = node.key("b")
    assert key
    assert (key.place.line, key.place.column) == (2, 1)


def test_a_collection_ends_with_its_last_value() -> None:
    node = faultless("a:\n  - b\n  - c\n\n# a remark\nd: {}\n# another\n")
    assert isinstance(node, Mapping)
    items = node.get("a")
    assert items
    assert (items.place.end_line, items.place.end_column) == (3, 6)
    assert (node.place.end_line, node.place.end_column) == (6, 6)


def test_texts_over_several_lines() -> None:
    assert plain(faultless("a: |\n  b\n  c\n\nd: >-\n  e\n  f\n")) == {"a": "b\nc\n", "d": "e f"}


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("a: 1\nb: 2\na: 3\n", ["3:1-2 yaml-duplicate"]),
        ("a:\n  b: 1\n  'b': 2\n", ["3:3-6 yaml-duplicate"]),
        ("a:\n\t- b\n\t- c\n", ["2:1-2 yaml-tab", "3:1-2 yaml-tab"]),
        ("a: b\tc\n", ["1:5-6 yaml-tab"]),
        ("a: \x07\n", ["1:4-5 yaml-character"]),
        ("a: \u202e15\n", ["1:4-5 yaml-character"]),
        ("a: &x b\nc: *x\n", ["1:4-8 yaml-anchor", "2:4-6 yaml-alias"]),
        ("a: &x [b]\n", ["1:4-8 yaml-anchor"]),
        ("a: !!int 5\nb: !c d\n", ["1:4-11 yaml-tag", "2:4-8 yaml-tag"]),
        ("<<: {a: b}\n", ["1:1-3 yaml-merge"]),
        ("a: 1\n---\nb: 2\n", ["2:1-4 yaml-documents"]),
        ("? [a]\n: b\n? {c: d}\n: e\n", ["1:3-6 yaml-key", "3:3-9 yaml-key"]),
        ("", ["1:1-1 yaml-empty"]),
        ("# only a remark\n", ["1:1-1 yaml-empty"]),
    ],
)
def test_what_yaml_would_read_in_silence_is_an_error_with_its_place(text: str, faults: list[str]) -> None:
    assert read(text)[1] == faults


@pytest.mark.parametrize("text", ["a: [1,\n", "a: b: c\n", "a: 'b\n", "- a\nb\n", "a: @b\n", "%YAML\n", "a: }\n"])
def test_a_syntax_error_has_a_place(text: str) -> None:
    node, (fault,) = read(text)
    assert node is None
    assert fault.endswith(" yaml-syntax")
    assert not fault.startswith("1:1-1 ")


def test_a_duplicate_names_both_places_and_keeps_the_first() -> None:
    node, (diagnostic,) = load(Source.of("page.yaml", "a: 1\na: 2\n"))
    assert node
    assert plain(node) == {"a": "1"}
    assert str(diagnostic.place) == "page.yaml:2:1"
    assert "page.yaml:1:1" in diagnostic.message


def test_a_quoted_merge_sign_is_a_key_like_any_other() -> None:
    assert plain(faultless("'<<': a\n")) == {"<<": "a"}


def test_data_nested_too_deep_is_an_error() -> None:
    assert read("[" * 60 + "]" * 60)[1] == ["1:52-53 yaml-depth"]


def test_every_fault_is_told_at_once() -> None:
    assert len(read("a: &x 1\na: *x\nb: !c d\n")[1]) == 4


@given(st.text(st.sampled_from(list("ab:-?[]{},&*!|>'\"#%@`\n\r \t\ufeff\x00é𝄞\u2028\x85<~.")), max_size=40))
def test_no_text_makes_the_reader_fail(text: str) -> None:
    node, diagnostics = load(Source.of("page.yaml", text))
    assert node is not None or diagnostics
