"""Which words of a page lead to the definition of a term; mentions.md holds titles, texts and what leads where."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from markdown_it.utils import read_fixture_file

from engine import GAMES
from generator.checking import examine
from generator.making import make
from tests.generator.site.sample import site

SITE = """title: {id: Situs, en: Site}
languages: [id, en]
pages: [rules, glossary, page]
coming: {bets: {title: {id: a, en: a}, summary: {id: a, en: a}}}
"""
EXAMPLES = "examples: {whole: {deal: {player: 2S 3H 3D, banker: 2C 4H}, expect: {winner: player}}}\n"
TERMS = """terms:
  shoe: {id: {term: kotak}, en: {term: shoe, allowed: [shoes]}, rules: [dealing, hand-total], awaits: bets}
  bet: {id: {term: taruhan}, en: {term: bet}, awaits: bets}
  side-bet: {id: {term: taruhan samping}, en: {term: side bet}, awaits: bets}
  big-road: {id: {term: jalan besar}, en: {term: Big Road, unless: [Small Big Road]}, awaits: bets}
  park: {id: {term: taman}, en: {term: park, plain: [park]}, awaits: bets}
  bench: {id: {term: bangku}, en: {term: park bench}, awaits: bets}
  pocket: {id: {term: kantong}, en: {term: pocket}, applies: [roulette], awaits: bets}
  chip: {id: {term: keping}, en: {term: chip}, applies: [roulette, baccarat], awaits: bets}
"""
NAMES = ("shoe", "bet", "side-bet", "big-road", "park", "bench", "pocket", "chip")
NAMED = {
    "id": ("Kotak", "Taruhan", "Taruhan samping", "Jalan besar", "Taman", "Bangku", "Kantong", "Keping"),
    "en": ("Shoe", "Bet", "Side bet", "Big Road", "Park", "Park bench", "Pocket", "Chip"),
}
DEFINED = "# T\n\nThe shoe.\n\n::: terms\n{}:::\n"
CASES = [
    pytest.param(body, leading.splitlines(), id=title)
    for _, title, body, leading in read_fixture_file(Path(__file__).parent / "mentions.md")
]


def made(files: dict[str, str]) -> dict[str, str]:
    """Make a site with a glossary in which nothing is found: its text files."""
    glossary = {
        f"content/glossary/{code}.md": DEFINED.format(
            "".join(
                f"{{#{one}}}\n{called}\n: *The cards* make [15]{{=sum(7,8)}}.\n\n  {one} & b\n\n"
                for one, called in zip(NAMES, those, strict=True)
            )
        )
        for code, those in NAMED.items()
    }
    given = {"site.yaml": SITE, "page.yaml": EXAMPLES, "content/glossary/page.yaml": TERMS, **glossary, **files}
    checked = examine(site(given), GAMES)
    assert checked.site is not None
    assert [str(one) for one in checked.found if one.code != "unused-example"] == []
    published, broken = make(checked.site, checked.pages, GAMES)
    assert broken == ()
    return {name: data.decode() for name, data in published.items() if not name.endswith(".png")}


@pytest.mark.parametrize(("body", "leading"), CASES)
def test_words_lead_to_the_definition_of_the_term_that_they_mention(body: str, leading: list[str]) -> None:
    page = made({"*.md": f"# T [15]{{=sum(7,8)}}\n\n{body}"})["en/page.html"]
    found = re.findall(r'<a class="t" href="glossary\.html#([^"]*)">([^<]*)</a>', page)
    assert [": ".join(one) for one in found] == leading
    assert page.count('class="t"') == len(leading)


def test_what_stands_around_a_mention_is_escaped() -> None:
    page = made({"*.md": '# T [15]{=sum(7,8)}\n\nOf "a & a shoe" < b kotak.\n'})["en/page.html"]
    assert '<p>Of &#34;a &amp; a <a class="t" href="glossary.html#shoe">shoe</a>&#34; &lt; b kotak.</p>' in page


def test_the_page_that_defines_a_term_does_not_lead_to_itself() -> None:
    assert 'class="t"' not in made({"*.md": "# T [15]{=sum(7,8)}\n"})["en/glossary.html"]


def test_a_script_finds_each_definition_with_its_rules_and_its_name_elsewhere_beside_the_page_of_terms() -> None:
    files = made({"*.md": "# T [15]{=sum(7,8)}\n"})
    data = files["id/glossary.js"]
    assert data.startswith("tetap({")
    assert data.endswith("});\n")
    notes = json.loads(data.removeprefix("tetap(").removesuffix(");\n"))
    assert list(notes) == list(NAMES)
    title, answer, lines, links = notes["shoe"]
    assert (title, answer, links) == ("Kotak", "", [["English: shoe", "../en/glossary.html#shoe"]])
    assert [sentence for sentence, _ in lines] == ["The cards make 15.", "shoe & b"]
    assert [rules for _, rules in lines] == [[], [["§\u202f1", "rules.html#s1"], ["§\u202f5", "rules.html#s5"]]]
    assert notes["bench"][2][1] == ["bench & b", []]
    assert "en/page.js" not in files
