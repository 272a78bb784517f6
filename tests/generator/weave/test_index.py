"""The index of a language: what it lists, in which order, and where its entries lead."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine import GAMES
from generator.checking import examine
from generator.view import IndexEntryView, IndexView, WovenIndex
from generator.weave import weave_pages
from tests.generator.site.sample import site

GLOSSARY = "# {} [15]{{=sum(7,8)}}\n\n::: terms\n{{#shoe}}\n{}\n: a\n\n{{#bench}}\n{}\n: b\n:::\n"
FILES = {
    "site.yaml": """title: {id: Situs, en: Site}
languages: [id, en]
pages: [rules, page, other, more, glossary]
index: {id: indeks, en: a-z}
""",
    "content/glossary/page.yaml": """terms:
  shoe: {id: {term: kotak}, en: {term: shoe, allowed: [shoes]}, rules: [hand-total]}
  bench: {id: {term: bangku}, en: {term: Bench}, rules: [dealing, hand-total]}
""",
    "content/glossary/id.md": GLOSSARY.format("Istilah", "Kotak", "Bangku"),
    "content/glossary/en.md": GLOSSARY.format("Glossary", "Shoe", "Bench"),
    "*.md": """# Page [15]{=sum(7,8)}

{#first}
## The [9]{=highest_total()}

The shoe, and shoes, or kotak.

{#deep}
### Äpfel

A shoe and a kotak, on a Bench or bangku.

{#next}
## Next

Nothing.
""",
    "content/other/page.yaml": "",
    "content/more/page.yaml": "",
    "content/other/*": "# Other [15]{=sum(7,8)}\n\nMany shoes or kotak.\n\n{#next}\n## Next\n\nb\n",
    "content/more/*": "# More [15]{=sum(7,8)}\n\n{#next}\n## Next\n\nc\n"
    + "".join(f"\n{{#{one}{one}}}\n## Zoo {one}\n\nThe Bench, a bangku.\n" for one in "abcdefgh"),
}


@pytest.fixture(scope="module")
def indexes() -> Mapping[str, IndexView]:
    """The index of a small site in each language."""
    files = {name: text for name, text in FILES.items() if not name.endswith("/*")}
    files |= {name[:-1] + f"{code}.md": FILES[name] for name in FILES if name.endswith("/*") for code in ("id", "en")}
    checked = examine(site(files), GAMES)
    assert [str(one) for one in checked.found if one.code != "unused-example"] == []
    assert checked.site is not None
    made = (one for one in weave_pages(checked.site, checked.pages, GAMES) if isinstance(one, WovenIndex))
    return {one.address: one.view for one in made}


@pytest.fixture(scope="module")
def entries(indexes: Mapping[str, IndexView]) -> Mapping[str, IndexEntryView]:
    """What the English index lists, by where it leads."""
    return {entry.href: entry for letter in indexes["en/a-z.html"].letters for entry in letter.entries}


def test_each_language_has_its_own(indexes: Mapping[str, IndexView]) -> None:
    assert list(indexes) == ["id/indeks.html", "en/a-z.html"]
    assert [view.frame.title for view in indexes.values()] == ["Indeks", "Index"]
    assert [item.href for view in indexes.values() for item in view.frame.trail] == [
        *("rules.html", "indeks.html"),
        *("rules.html", "a-z.html"),
    ]
    assert [alternate.href for alternate in indexes["id/indeks.html"].frame.alternates] == ["../en/a-z.html"]


def test_entries_stand_in_the_order_of_the_alphabet_whatever_their_article_accent_and_case(
    indexes: Mapping[str, IndexView],
) -> None:
    letters = [
        (letter.letter, letter.anchor, [entry.text for entry in letter.entries])
        for letter in indexes["en/a-z.html"].letters
    ]
    assert letters == [
        ("0\u20139", "figures_", ["The 9"]),
        ("A", "a_", ["A", "Äpfel"]),
        ("B", "b_", ["Bench"]),
        ("G", "g_", ["Glossary 15"]),
        ("M", "m_", ["More 15"]),
        ("O", "o_", ["Other 15"]),
        ("P", "p_", ["Page 15"]),
        ("S", "s_", ["shoe"]),
        ("Z", "z_", [f"Zoo {one}" for one in "abcdefgh"]),
    ]


def test_a_heading_leads_to_its_section_and_names_its_page(entries: Mapping[str, IndexEntryView]) -> None:
    assert entries["page.html#deep"] == IndexEntryView("Äpfel", "page.html#deep", "Page 15")
    assert entries["page.html"] == IndexEntryView("Page 15", "page.html")


def test_a_heading_that_many_sections_share_is_left_out(entries: Mapping[str, IndexEntryView]) -> None:
    assert not [entry for entry in entries.values() if entry.text == "Next"]


def test_a_term_leads_to_its_definition_and_rules(entries: Mapping[str, IndexEntryView]) -> None:
    term = entries["glossary.html#bench"]
    assert term.text == "Bench"
    assert [one.href.partition("#")[0] for one in term.references] == ["rules.html"] * 2


def test_a_term_of_few_sections_names_each_main_one(entries: Mapping[str, IndexEntryView]) -> None:
    uses = [(use.title, use.href) for use in entries["glossary.html#shoe"].uses]
    assert uses == [("The 9", "page.html#first"), ("Other 15", "other.html")]


def test_a_term_of_many_sections_names_their_pages(entries: Mapping[str, IndexEntryView]) -> None:
    uses = [(use.title, use.href) for use in entries["glossary.html#bench"].uses]
    assert uses == [("Page 15", "page.html#first"), ("More 15", "more.html#aa")]
