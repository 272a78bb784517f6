"""Tables of explorers: every answer to a question, in the order in which scripts look for it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engine import GAMES
from engine.api import Share
from engine.baccarat import BACCARAT, Third, banker_draws
from engine.baccarat.words import Action
from engine.stakes import Basis
from generator.ask import AskedPage, Desk, Table, ask
from generator.diagnostics import Diagnostic
from generator.language import neutral
from generator.parse import parse
from tests.generator.site.sample import site

TEXT = "# T [15]{=sum(7,8)}\n\n::: explorer third-card\n- a\n:::\n"


def asked(question: str) -> tuple[AskedPage, list[Diagnostic]]:
    """Ask a page with one explorer, whose only table has this question."""
    data = f"explorers: {{third-card: {{tables: {{a: '{question}'}}}}}}\n"
    parsed, _ = parse(site({"page.yaml": data, "*.md": TEXT}), GAMES)
    assert parsed is not None
    (page, _), found = ask(parsed, Desk(GAMES))
    return page, found


def table(question: str) -> Table:
    """Give the table of a question."""
    page, found = asked(question)
    assert found == []
    return page.tables["third-card"]["a"]


@pytest.mark.parametrize(
    "question", ["banker_action", "banker_action(total,third)", "banker_action(third=third,total=total)"]
)
def test_a_table_holds_every_answer_those_of_the_last_parameter_side_by_side(question: str) -> None:
    found = table(question)
    assert found.parameters == {"total": tuple(range(8)), "third": Third.every()}
    assert [verdict.value is Action.DRAWS for verdict in found.verdicts] == [
        banker_draws(total, third.value) for total in range(8) for third in Third.every()
    ]


def test_a_table_keeps_how_each_answer_came_about() -> None:
    of_engine = [BACCARAT.questions["player_action"](BACCARAT.rules, total) for total in range(8)]
    assert list(table("player_action").verdicts) == of_engine


def test_a_parameter_with_several_values_has_these_in_their_order() -> None:
    found = table("banker_action(third=8|stood|2-3,total=total)")
    assert found.parameters == {"total": tuple(range(8)), "third": tuple(map(Third, (8, None, 2, 3)))}
    shares = table("commission_edge(bet=banker-bet,commission=0.05|0|0.050,decks=8,basis=basis)")
    assert shares.parameters == {"commission": (Share(Fraction(1, 20)), Share(Fraction(0))), "basis": tuple(Basis)}


def test_a_parameter_with_a_value_is_not_open() -> None:
    found = table("banker_action(total,third=8)")
    assert list(found.parameters) == ["total"]
    assert [neutral(verdict.value) for verdict in found.verdicts] == ["draws"] * 3 + ["stands"] * 5
