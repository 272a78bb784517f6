"""What the steps of a page and the contents of a book cite."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import GAMES
from generator.checking import examine
from generator.read import read
from generator.view import WovenPage
from generator.weave import weave_pages

HOME = b"# Home\n\n::: summary\nA book.\n:::\n"
PAGE = b"""# Page

::: summary
A page.
:::

{rule=hand-total}
Drop the tens digit.

{rule=natural}
A natural is worth [8 or 9]{=natural_totals()}.

::: steps
1. The cards [2 and 3]{h=} are worth [5]{=total(h)}.
2. Nothing is asked here.
3. First, then:
   - the cards [4 and 4]{h=} are worth [8]{t=total(h)}, which is [a natural]{=is_natural(h)}.
:::
"""


@pytest.fixture(scope="module")
def home_and_page() -> list[WovenPage]:
    """Weave a book of two pages in one language with the project's own templates."""
    templates, _ = read(Path())
    tree = {name: data for name, data in templates.items() if name.startswith("templates/")} | {
        "content/site.yaml": b"title: {en: Book}\nlanguages: [en]\npages: [home, page]\n",
        "content/home/page.yaml": b"game: baccarat\nsource: en\nslug: {en: index}\n",
        "content/home/en.md": HOME,
        "content/page/page.yaml": b"game: baccarat\nsource: en\nslug: {en: page}\n",
        "content/page/en.md": PAGE,
    }
    checked = examine(tree, GAMES)
    assert checked.site
    return [one for one in weave_pages(checked.site, checked.pages, GAMES) if isinstance(one, WovenPage)]


def test_a_step_cites_the_rule_that_each_of_its_own_claims_comes_down_to(home_and_page: list[WovenPage]) -> None:
    _, page = home_and_page
    tokens = page.view.document.tokens
    items = [index for index, token in enumerate(tokens) if token.type == "list_item_open"]
    cited = {
        items.index(item): [reference.number for reference in references]
        for item, references in page.view.woven.references.items()
    }
    assert cited == {0: [1], 3: [1, 2]}


def test_a_home_page_tells_which_rules_are_at_home_on_each_page(home_and_page: list[WovenPage]) -> None:
    home, _ = home_and_page
    assert home.view.entries
    assert [(entry.title, entry.numbers) for entry in home.view.entries] == [("Page", (1, 2))]


def test_a_key_names_each_sign_with_its_shortest_phrase(home_and_page: list[WovenPage]) -> None:
    _, page = home_and_page
    assert [sign.text for sign in page.view.frame.signs] == ["Player", "Banker", "draw", "stand", "natural", "tie"]
