"""What can be found of a page, and under which name; passages.md holds titles, texts and the passages of each."""

from __future__ import annotations

from pathlib import Path

import pytest
from markdown_it.utils import read_fixture_file

from engine import GAMES
from generator.content import Site
from generator.parse import parse
from generator.search.passages import Passage, links_of, passages
from generator.weave.references import References
from tests.generator.site.sample import site

CASES = [
    pytest.param(body, found.splitlines(), id=title)
    for _, title, body, found in read_fixture_file(Path(__file__).parent / "passages.md")
]


def parsed(files: dict[str, str]) -> Site:
    """Parse a small site."""
    made, _ = parse(site(files), GAMES)
    assert made is not None
    return made


def found(made: Site, page: str = "page", code: str = "en") -> list[Passage]:
    """Give what can be found of a page."""
    references, links = References.of(made, code), links_of(made.pages, code)
    (wanted,) = (one for one in made.pages if one.id == page)
    return list(passages(wanted, code, references, links))


@pytest.mark.parametrize(("body", "told"), CASES)
def test_a_page_is_found_passage_by_passage(body: str, told: list[str]) -> None:
    shown = [
        f"{one.href} | {one.heading} | {' / '.join(one.texts)}".replace("\u202f", " ")
        for one in found(parsed({"*.md": body}))
    ]
    assert [one.rstrip() for one in shown] == [one.rstrip() for one in told]


def test_a_term_is_found_by_its_names_in_other_languages_too() -> None:
    files = {
        "page.yaml": "terms:\n  shoe: {id: {term: kotak}, en: {term: shoe}}\n",
        "*.md": "# T [15]{=sum(7,8)}\n\n::: terms\n{#shoe}\nShoe\n: A box.\n:::\n",
    }
    shoe = found(parsed(files))[-1]
    assert shoe.also == (("id", "kotak"),)
    assert shoe.name == "Shoe kotak"


def test_what_is_linked_to_or_home_to_rules_stands_higher() -> None:
    body = """# T [15]{=sum(7,8)}

See [one](#one), [again](page#one) and [two](#two).

{#one}
## One

a

{#two rule=hand-total}
## Two

b

{#three}
## Three

c

{#four}
## Four

::: exercise
What are [7 and 8]{h=}?

- [5]{=total(h)}
- [15]{!=total(h)}

The sum.
:::
"""
    standing = {one.heading: one.standing for one in found(parsed({"*.md": body}))}
    assert standing == {"": 1, "One": 3, "Two": 4, "Three": 1, "Four": 0}
