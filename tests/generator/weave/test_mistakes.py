"""What stands against a quotation: a link to a rule that it contradicts cites that rule, and no other link does."""

from __future__ import annotations

from engine import GAMES
from generator.checking import examine
from generator.view import WovenPage
from generator.weave import weave_pages
from tests.generator.site.sample import site

PAGE = """\
# T

::: mistake
> A [11]{!=card_value(A)}

[1]{=card_value(A)} [ace](rules#card-value-ace) [other](rules#card-value-zero) [page](rules)
:::

[1]{=card_value(A)} [ace](rules#card-value-ace)
"""


def test_a_link_to_a_contradicted_rule_cites_it() -> None:
    checked = examine(site({"*.md": PAGE}), GAMES)
    assert checked.site
    made = {one.address: one for one in weave_pages(checked.site, checked.pages, GAMES)}
    page = made["id/page.html"]
    assert isinstance(page, WovenPage)
    first, *others = page.view.woven.links.values()
    (reference,) = first.references
    assert [link.references for link in others] == [(), (), ()]
    assert first.href == "rules.html#card-value-ace"
    assert reference.href == f"rules.html#s{reference.number}"
