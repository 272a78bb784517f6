"""What is told of how figures were computed; workings.md holds titles, pages, and all that is told of their figures."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from markdown_it.utils import read_fixture_file

from tests.generator.weave.test_whole_sites import EXAMPLES, SITE, made
from tests.generator.weave.workings import Heading, Shown, in_data, on_page

WITH = f"{SITE}workings: {{id: cara, en: how}}\n"
CASES = [
    pytest.param(body, told, id=title)
    for _, title, body, told in read_fixture_file(Path(__file__).parent / "workings.md")
]


ENGLISH = f"{EXAMPLES}source: en\ngame: baccarat\nslug: {{en: page}}\nlanguages: [en]\n"


def site(body: str, *, settings: str = WITH, page: str = ENGLISH) -> dict[str, str]:
    """Make a site with a page in English: its text files."""
    return made({"site.yaml": settings, "page.yaml": page, "en.md": f"# T\n\n{body}"})


def line(found: Heading | Shown) -> str:
    """Write what a page of workings tells as the fixtures do."""
    if isinstance(found, Heading):
        return f"{'#' * int(found.tag[1])} {found.title[0]} <{found.title[1]}> {found.key}".rstrip()
    told = found.told
    steps = [f"- {text}{''.join(f' <{href}>' for _, href in cited)}" for text, cited in told.steps]
    sources = [f"= {label} <{href}>" for label, href in told.sources]
    return "\n".join([f"{found.key} {found.text}: {told.question} {told.answer}".rstrip(), *steps, *sources])


@pytest.mark.parametrize(("body", "told"), CASES)
def test_a_page_tells_how_its_figures_were_computed_and_the_data_say_the_same(body: str, told: str) -> None:
    files = site(body)
    page = on_page(files["en/how/page.html"])
    assert "".join(f"{line(found)}\n" for found in page) == told
    assert {one.key: one.told for one in page if isinstance(one, Shown)} == in_data(files["en/how/page.js"])


REFUTED = """examples:
  ace: {refute: {statement: ace-zero}, expect: {winner: player, claimed.banker.total: 9}}
  ten: {refute: {statement: ten-kept}, expect: {winner: player, claimed.banker.total: 10}}
  settled:
    settle: {bet: banker-no-commission, stake: 40, player: 2 3 K, banker: 2 4}
    expect: {winner: banker, payout: 20}
"""


def test_what_was_given_with_an_example_is_told_in_words_and_what_has_no_words_is_not() -> None:
    page = f"{REFUTED}source: en\ngame: baccarat\nslug: {{en: page}}\nlanguages: [en]\n"
    body = "[20]{=settled.payout} [9]{=ace.claimed.banker.total} [10]{=ten.claimed.banker.total}"
    payout, ace, ten = (one for one in on_page(site(body, page=page)["en/how/page.html"]) if isinstance(one, Shown))
    assert payout.told.question.startswith(
        "Player 2 + 3 + K; Banker 2 + 4; no-commission Banker bet; a stake of 40. What"
    )
    assert ace.told.question == ten.told.question, "both statements are refuted by the same deal"
    assert ace.told.question.startswith("Player A + 2 + A; Banker A + 2 + 7. By the false statement, what")
    assert (ace.text, ten.text) == ("9", "10"), "and each makes of it what it does"


def test_a_claim_leads_to_its_workings_which_lead_back_to_its_section() -> None:
    files = site("{#z}\n## Z\n\nA hand of [7 and 8]{h=} adds up to [15]{=sum(h)}.")
    assert '<a class="c" href="how/page.html#k1">15</a>' in files["en/page.html"]
    workings = files["en/how/page.html"]
    assert workings.index('<h2><a href="../page.html#z">Z</a></h2>') < workings.index('<dt id="k1">15</dt>')


def test_a_claim_inside_a_link_or_a_question_is_no_link_of_its_own() -> None:
    asked = "::: questions\nWhy [5]{=total(7,8)}?\n: Since [5]{=total(7,8)}.\n:::\n"
    page = site(f"A [sum of [15]{{=sum(7,8)}}](rules).\n\n{asked}")["en/page.html"]
    assert '<a href="rules.html">sum of <span class="c">15</span></a>' in page
    assert '<summary><span>Why <span class="c">5</span>?</span></summary>' in page
    assert 'Since <a class="c" href="how/page.html#k2">5</a>.' in page


def test_the_figures_of_drawn_examples_lead_to_the_example() -> None:
    page = site("[15]{=sum(7,8)}\n\n::: round whole\n:::\n\n::: examples one\n:::\n")["en/page.html"]
    assert page.count('href="how/page.html#x-whole"') > 1


GRID = "::: grid units(row)\n{}| a | b |\n|---|---|\n| 15 | 5 |\n| 16 | 6 |\n:::\n"


@pytest.mark.parametrize("caption", ["", "A caption.\n\n"])
def test_a_grid_leads_to_the_workings_of_its_cells(caption: str) -> None:
    page = site(GRID.format(caption))["en/page.html"]
    assert '<figure id="g1" class="grid' in page
    assert '<table data-how="how/page.html#g1">' in page
    assert '<small><a href="how/page.html#g1">2 cells recomputed</a></small>' in page


EXERCISE = """::: lead
a
:::

{#a}
::: exercise
What is it worth?

- [6]{!=total(7,8)}
- [5]{=total(7,8)}
- [9]{!=total(7,8)}

[1]{=card_value(A)}
:::
"""


def test_the_answer_of_an_exercise_leads_to_its_workings() -> None:
    page = site(EXERCISE)["en/page.html"]
    assert '<a href="#k1">b.</a> <a class="c" href="how/page.html#k1">5</a>' in page
    assert '<li><span id="k1">5</span></li>' in page, "before a reader chose, nothing is told of a choice"


def test_the_list_of_claims_says_where_each_is_told() -> None:
    claims = json.loads(site(f"[15]{{=sum(7,8)}}\n\n{GRID.format('')}")["claims.json"])
    told = [claim["workings"] for claim in claims if claim["page"] == "page"]
    assert told == ["en/how/page.html#k0", "en/how/page.html#g1-0-0", "en/how/page.html#g1-1-0"]


def test_workings_lead_to_those_of_the_other_language_and_are_nothing_to_search_for() -> None:
    page = made({"site.yaml": WITH, "*.md": "# T [15]{=sum(7,8)}"})["id/cara/page.html"]
    assert re.findall('<a [^>]*hreflang="en"[^>]*>', page) == re.findall('<a [^>]*"../../en/how/page.html"[^>]*>', page)
    assert '<meta name="robots" content="noindex">' in page


def test_a_page_without_figures_has_no_workings() -> None:
    files = site("No figure at all.", page="source: en\nslug: {en: page}\nlanguages: [en]\n")
    assert [name for name in files if name.startswith("en/how/")] == ["en/how/rules.html", "en/how/rules.js"]


def test_a_site_that_does_not_ask_for_workings_has_none() -> None:
    files = site("[15]{=sum(7,8)}\n\n::: round whole\n:::\n", settings=SITE)
    assert '<span class="c">15</span>' in files["en/page.html"]
    assert "how/" not in files["en/page.html"]
    assert {name for name in files if name.endswith(".js")} <= {"assets/notes.js", "assets/page.js"}
    assert {claim["workings"] for claim in json.loads(files["claims.json"])} == {None}
