"""Which words have a root in common, by the library and by what a language's data say better; and their forms."""

from __future__ import annotations

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from generator.language import Finding
from generator.language.data import Node
from generator.search.roots import Roots, forms
from tests.generator.language.samples import ROOT

DATA = ROOT / "templates" / "languages"


def finding(**data: object) -> Finding:
    """Give the data of some language; a fault in them fails the test."""
    node = Node(data)
    made = Finding.load(node)
    assert node.problems == []
    return made


def shipped(code: str) -> Finding:
    """Give the data of a language of the project, whose scalars are all text."""
    text = (DATA / code / "search.yaml").read_text(encoding="utf-8")
    return finding(**yaml.load(text, yaml.BaseLoader)["search"])  # noqa: S506 - it makes texts only


INDONESIAN, ENGLISH = map(shipped, ("id", "en"))


@pytest.mark.parametrize(
    ("of", "root", "words"),
    [
        (INDONESIAN, "taruh", "taruhan bertaruh dipertaruhkan petaruh pertaruhan taruhannya mempertaruhkan"),
        (INDONESIAN, "main", "bermain permainan dimainkan permainannya mainkan"),
        (INDONESIAN, "pemain", "pemain pemainnya memainkan"),
        (INDONESIAN, "tarik", "menarik penarikan ditarik tarik narik penarikannya"),
        (INDONESIAN, "nilai", "nilai nilainya menilai penilaian bernilai dinilai"),
        (INDONESIAN, "tiga", "tiga"),
        (INDONESIAN, "ketiga", "ketiga"),
        (ENGLISH, "draw", "draw draws drawing drew drawn"),
        (ENGLISH, "bet", "bet bets betting bettor"),
        (ENGLISH, "lose", "lose loses losing lost loss losses"),
        (ENGLISH, "odds", "odds"),
        (ENGLISH, "odd", "odd"),
        (ENGLISH, "licence", "licence licences license licensed"),
    ],
)
def test_forms_of_a_word_have_its_root(of: Finding, root: str, words: str) -> None:
    assert set(Roots.of(of).find(words.split())) == {root}


def test_a_language_without_a_stemmer_has_each_word_as_its_own_root() -> None:
    assert Roots.of(finding()).find(["cards", "card"]) == ["cards", "card"]


def test_a_corrected_form_takes_its_stem_along() -> None:
    known = Roots.of(finding(stemmer="english", roots={"deal": ["dealt"]}))
    assert known.find(["dealt", "dealts", "deals"]) == ["deal"] * 3


def test_a_stem_that_forms_of_two_roots_share_is_taken_by_neither() -> None:
    known = Roots.of(finding(stemmer="english", roots={"odd": ["odd"], "odds": ["odds"]}))
    assert known.find(["odd", "odds", "oddly"]) == ["odd", "odds", "odd"]
    assert known.instead == {}


def made(of: Finding, *roots: str) -> dict[str, str]:
    """Give every form that is found of some roots, with the root that it leads to."""
    known = Roots.of(of)
    found = forms(roots, {}, of, known)
    return {form: root for root in roots for form in expanded(of, root, found.patterns[root])}


def expanded(of: Finding, root: str, patterns: tuple[bool, ...]) -> list[str]:
    """Write the forms of a root, as a browser understands them: by what its own letters are, joint by joint."""
    written = []
    for is_made, (before, joint, joint_behind, behind) in zip(patterns, of.patterns, strict=True):
        if is_made:
            stretch = root
            if joint:
                old, new = next(one for one in of.joints[joint].items() if stretch.startswith(one[0]))
                stretch = new + stretch[len(old) :]
            if joint_behind:
                old, new = next(one for one in of.joints[joint_behind].items() if stretch.endswith(one[0]))
                stretch = stretch[: len(stretch) - len(old)] + new
            written.append(before + stretch + behind)
    return written


def test_forms_are_found_that_no_page_has() -> None:
    assert made(INDONESIAN, "taruh").keys() >= {"taruh", "dipertaruhkan", "mempertaruhkan", "pertaruhan"}
    assert made(INDONESIAN, "tarik").keys() >= {"menarik", "penarikan", "tertarik"}
    assert made(ENGLISH, "bet").keys() >= {"bets", "betting", "betted"}
    assert made(ENGLISH, "ministri").keys() >= {"ministry", "ministries"}


def test_no_form_is_made_whose_root_is_another() -> None:
    assert made(finding(stemmer="english", forms=["~", "~s", "~er"]), "new") == {"new": "new"}


def test_what_no_pattern_makes_is_listed() -> None:
    of = finding(stemmer="english", forms=["~", "~s"], roots={"deal": ["dealt"]})
    known = Roots.of(of)
    assert forms(["deal"], {"deals": "deal", "dealt": "deal", "dealing": "deal"}, of, known).irregular == {
        "dealt": "deal",
        "dealing": "deal",
    }


def test_what_an_ending_leaves_leads_to_a_root_unless_it_is_too_short() -> None:
    of = finding(stemmer="indonesian", forms=["~", "~an"], endings=["nya", "ku"])
    words = {"kartunya": "kartu", "kartuku": "kartu", "aku": "aku", "lakunya": "laku", "lakulah": "laku"}
    assert forms(["a", "aku", "kartu", "laku"], words, of, Roots.of(of)).irregular == {"lakulah": "laku"}


def test_a_word_that_patterns_lead_to_another_root_is_listed() -> None:
    of = finding(stemmer="indonesian", forms=["~", "ke~"], roots={"dua": ["dua"], "kedua": ["kedua"]})
    known = Roots.of(of)
    assert forms(["dua", "kedua"], {"dua": "dua", "kedua": "kedua"}, of, known).irregular == {"kedua": "kedua"}


@given(st.sampled_from([INDONESIAN, ENGLISH]), st.text(st.sampled_from("abdegiklmnoprstuy"), min_size=1, max_size=9))
def test_every_form_leads_back_to_its_root(of: Finding, root: str) -> None:
    found = made(of, root)
    assert Roots.of(of).find(list(found)) == list(found.values())
