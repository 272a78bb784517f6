"""Faults in a language's data are told with their key path."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.language import Language, Problem
from tests.generator.language.samples import LANGUAGES, data_of

GOOD = data_of("id")


def changed(path: str, value: object) -> dict[str, Any]:
    """Give good data with one value replaced, or taken out by None."""
    data = deepcopy(GOOD)
    *parents, last = path.split(".")
    inner = data
    for name in parents:
        inner = inner[name]
    if value is None:
        del inner[last]
    else:
        inner[last] = value
    return data


@pytest.mark.parametrize("code", LANGUAGES)
def test_good_data_gives_a_language(code: str) -> None:
    assert LANGUAGES[code].code == code
    assert LANGUAGES[code].name == data_of(code)["name"]


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("name", None, "name is missing"),
        ("name", "", "name: a text is needed"),
        ("locale", "nowhere", "locale: “nowhere” is no locale that Babel knows"),
        ("direction", "down", "direction: must be ltr or rtl"),
        ("colour", "red", "colour: unknown key"),
        ("numbers", [], "numbers: a list of 1 or more is needed"),
        ("numbers", ["nol", "satu", "Nol"], "numbers.2: “Nol” already stands for 0"),
        ("lists.between", None, "lists: between is missing"),
        ("lists.pair.and", ["{first} dan"], "lists.pair.and: “{first} dan” must hold {first} and {last}, each once"),
        ("sets.range", ["{low}–{low}"], "sets.range: “{low}–{low}” must hold {low} and {high}, each once"),
        ("sets.below", ["{number} ke atas"], "sets.above: “{number} ke atas” already stands for below"),
        ("sets.all", ["tidak ada"], "sets.none: “tidak ada” already stands for all"),
        (
            "policies.except",
            ["{action} {over} {set}"],
            "policies.except: “{action} {over} {set}” already stands for where",
        ),
        ("policies.over.total.all", "", "policies.over.total.all: a text is needed"),
        ("policies.over.total.after", "", "policies.over.total.after: unknown key"),
        ("search", {"stemmer": "nobody"}, "search.stemmer: “nobody” is no algorithm of Snowball; there are "),
        ("search", {"root": {}}, "search.root: unknown key"),
        ("search", {"joints": {"n": {"a": "b"}}}, "search.joints.n: “n” is no sign"),
        ("search", {"joints": {"^": {"a": ["b"]}}}, "search.joints.^.a: a text is needed, which may be empty"),
        ("search", {"forms": ["~", "ber"]}, "search.forms.1: a form is ~ for the root"),
        ("search", {"forms": ["me^~"]}, "search.forms.0: there is no joint “^”"),
        ("search", {"roots": {"tarik": []}}, "search.roots.tarik: a list of 1 or more is needed"),
        (
            "search",
            {"roots": {"Tarik": ["menarik"]}},
            "search.roots.Tarik: “Tarik” is compared in small letters and without",
        ),
        (
            "search",
            {"roots": {"pass": ["passé"]}},
            "search.roots.pass: “passé” is compared in small letters and without",
        ),
        ("search", {"roots": {"a": ["b"], "c": ["b"]}}, "search.roots.c: “b” belongs to “a” already"),
        ("search", {"endings": []}, "search.endings: a list of 1 or more is needed"),
        ("search", {"common": ["dan", ""]}, "search.common.1: a text is needed"),
        ("search", {"alike": {"soal": [[]]}}, "search.alike.soal.0: a text is needed"),
        ("payouts", ["{won}:1"], "payouts: “{won}:1” must hold {won} and {staked}, each once"),
        ("shares.percent", ["{part}%"], "shares.percent: “{part}%” must hold {number}, each once"),
        ("shares.among", ["{part}/{whole}"], "shares.among: “{part}/{whole}” already stands for fraction"),
        ("shares.fraction", None, "shares: fraction is missing"),
        ("rates", ["{rate}"], "rates: “{rate}” must hold {rate} and {basis}, each once"),
        (
            "words.Action.stands.verb",
            ["Menarik kartu"],
            "words.Action.stands: “Menarik kartu” already stands for draws",
        ),
        ("words.Action", "menarik", "words.Action: a mapping is needed"),
        ("symbols.Card.K", ["raja", "A"], "symbols.Card.K: “A” already stands for A"),
        ("steps.drawing", ["x"], "steps.drawing: a text is needed"),
    ],
)
def test_a_fault_is_told_with_its_key_path(path: str, value: object, problem: str) -> None:
    language, problems = Language.from_data("id", changed(path, value))
    assert language is None
    assert any(str(found).startswith(problem) for found in problems), [str(found) for found in problems]


@pytest.mark.parametrize(
    ("search", "problem"),
    [
        ({"joints": {"^": {}}, "forms": ["me^~"]}, "search.joints.^: a joint says of one beginning or end at least"),
        ({"joints": {"^": {"A": "nga"}}}, "search.joints.^.A: “A” is compared in small letters and without accents"),
        ({"joints": {"^": {"a": "n1"}}}, "search.joints.^.a: “n1” is no single word of letters"),
        ({"forms": [""]}, "search.forms.0: a text is needed"),
        ({"forms": ["me^~", "pe^~", "me^~an"]}, "search.forms.0: there is no joint “^”"),
        ({"forms": ["Ber~"]}, "search.forms.0: “Ber~” is compared in small letters and without accents"),
        ({"endings": ["Nya"]}, "search.endings: “Nya” is compared in small letters and without accents"),
        ({"endings": ["nya lah"]}, "search.endings: “nya lah” is no single word of letters"),
        ({"roots": []}, "search.roots: a mapping is needed"),
        ({"roots": {"": ["tarik"]}}, "search.roots.: “” is no single word of letters"),
        ({"roots": {"tarik": ["tarik2"]}}, "search.roots.tarik: “tarik2” is no single word of letters"),
        ({"common": ["Dan"]}, "search.common: “Dan” is compared in small letters and without accents"),
        ({"common": ["apa saja"]}, "search.common: “apa saja” is no single word of letters"),
        ({"alike": {"soal2": ["latihan"]}}, "search.alike.soal2: “soal2” is no single word of letters"),
        ({"alike": {"dua": ["8"]}}, "search.alike.dua: “8” is no single word of letters"),
        ({"akin": {"Soal": ["latihan"]}}, "search.akin.Soal: “Soal” is compared in small letters and without accents"),
    ],
)
def test_what_no_word_of_a_page_can_be_is_told_once(search: object, problem: str) -> None:
    _, problems = Language.from_data("id", changed("search", search))
    [found] = map(str, problems)
    assert found.startswith(problem)


def test_every_fault_is_told_at_once() -> None:
    _, problems = Language.from_data("id", GOOD | {"direction": "up", "payouts": {}, "words": ["x"]})
    assert {found.path[0] for found in problems} == {"direction", "payouts", "words"}


def test_a_phrase_may_stand_for_one_member_of_each_list() -> None:
    _, problems = Language.from_data("eo", data_of("eo"))
    assert problems == ()


trees = st.recursive(st.text(max_size=5), lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner))


@given(data=st.data())
def test_no_data_whatever_makes_loading_fail(data: st.DataObject) -> None:
    broken = {name: data.draw(st.one_of(st.just(GOOD[name]), trees)) for name in GOOD}
    _, problems = Language.from_data("id", broken)
    assert all(isinstance(problem, Problem) for problem in problems)
