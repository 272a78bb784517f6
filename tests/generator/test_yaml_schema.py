"""Data against a schema."""

from __future__ import annotations

import subprocess
import sys

import voluptuous

from generator.schema import validate
from generator.source import Source
from generator.yamltext import load

SCHEMA = {
    voluptuous.Required("game"): str,
    "slug": {"id": str, "en": str},
    "examples": {str: {voluptuous.Required("deal"): voluptuous.Any({"player": str}, str), "expect": {str: str}}},
    "menu": [voluptuous.Schema({"page": str, "label": str})],
    "start": voluptuous.All(str, voluptuous.Match("^[a-z]+$", msg="lower-case letters only")),
}

ENTRIES = "write each on a line of its own, further in than the key above them"


def faults(text: str) -> list[str]:
    node, diagnostics = load(Source.of("page.yaml", text))
    assert node
    assert diagnostics == ()
    found = validate(node, SCHEMA)
    return [
        " ".join(filter(None, [f"{fault.place.line}:{fault.place.column}", fault.code, f"({fault.hint})"]))
        for fault in found
    ]


def test_data_that_fits_has_no_fault() -> None:
    assert faults("game: x\nslug: {id: a}\nexamples:\n  a: {deal: {player: 4 4}}\n") == []


def test_every_error_is_told_at_its_key_or_value() -> None:
    text = """\
gmae: x
slug: {id: 1, fr: 2}
examples:
  one:
    deal: [y]
    expct: {winner: player}
  two: 5
  three:
    expect: {}
menu:
  - pgae: a
  - page: b
    lable: c
start: A1
"""
    assert faults(text) == [
        "1:1 missing-key (add `game:` here)",
        "1:1 unknown-key (did you mean 'game'?)",
        "2:15 unknown-key (known: en, id)",
        f"5:11 bad-value ({ENTRIES})",
        "6:5 unknown-key (did you mean 'expect'?)",
        f"7:8 bad-value ({ENTRIES})",
        "8:3 missing-key (add `deal:` here)",
        "11:5 unknown-key (did you mean 'page'?)",
        "13:5 unknown-key (did you mean 'label'?)",
        "14:8 bad-value ()",
    ]


def test_keys_that_an_alternative_knows_are_hinted_at() -> None:
    assert faults("game: x\nexamples:\n  a:\n    deal: {plaer: 4}\n") == ["4:12 unknown-key (did you mean 'player'?)"]


def test_a_list_where_a_mapping_should_be_is_told_at_its_start() -> None:
    assert faults("- a\n- b\n") == [f"1:1 bad-value ({ENTRIES})"]


def test_a_key_that_is_refused_is_told_at_the_key_and_its_value_at_the_value() -> None:
    schema = {
        voluptuous.Match("^[a-z]+$", msg="small letters"): voluptuous.All(str, voluptuous.Length(min=2, msg="two"))
    }
    node, _ = load(Source.of("page.yaml", "A: xx\nb: y\n"))
    assert node
    assert [(str(fault.place), fault.message) for fault in validate(node, schema)] == [
        ("page.yaml:1:1", "small letters"),
        ("page.yaml:2:4", "two"),
    ]


def test_a_value_of_another_kind_is_told_in_the_words_of_authors() -> None:
    node, _ = load(Source.of("page.yaml", "slug: a\nstart: [b]\nmenu: c\ngame: {}\n"))
    assert node
    assert [fault.message for fault in validate(node, SCHEMA)] == [
        "this must be entries of the form `name: value`",
        "this must be a text",
        "this must be a list",
        "this must be a text",
    ]


def test_a_list_where_a_text_of_some_form_must_be_is_told_in_the_words_of_authors() -> None:
    node, _ = load(Source.of("site.yaml", "address: [a]\n"))
    assert node
    schema = {"address": voluptuous.Match("^https://", msg="an address starts with https://")}
    assert [fault.message for fault in validate(node, schema)] == ["this must be a text"]


def test_the_schema_library_is_imported_late() -> None:
    code = "import sys, generator.schema; sys.exit('voluptuous' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0  # noqa: S603 - our own interpreter
