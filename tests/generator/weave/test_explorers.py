"""Tables of explorers as scripts get them: by texts that all languages share, and in the words of one."""

from __future__ import annotations

from engine import GAMES
from generator.ask import Desk, ask
from generator.parse import parse
from generator.view import TableView, ValueView
from generator.weave.explorers import weave_tables
from generator.weave.references import References
from tests.generator.site.sample import site

TEXT = "# T [15]{=sum(7,8)}\n\n::: explorer third-card\n- a\n:::\n"


def woven(question: str, code: str) -> TableView:
    """Weave the table of a question in one language."""
    data = f"explorers: {{third-card: {{tables: {{a: '{question}'}}}}}}\n"
    parsed, _ = parse(site({"page.yaml": data, "*.md": TEXT}), GAMES)
    assert parsed is not None
    (page, _), _ = ask(parsed, Desk(GAMES))
    tables = weave_tables(page, code, parsed, References.of(parsed, code))
    assert tables is not None
    return tables.explorers["third-card"]["a"]


def test_values_and_answers_have_a_text_that_all_languages_share() -> None:
    for code, text in (("id", "4,5%"), ("en", "4.5%")):
        table = woven("commission_edge(bet=banker-bet,commission=0.045|0,decks=8,basis=per-bet-made)", code)
        assert table.parameters["commission"][0] == ValueView("9/200", text)
        assert woven("card_value(card=K|A)", code).answers == (ValueView("0", "0"), ValueView("1", "1"))


def test_an_answer_of_more_digits_than_anything_is_computed_with_has_none() -> None:
    for code, (loss, mean) in {"id": ("0,0541", "−0,0541"), "en": ("0.0541", "−0.0541")}.items():
        exact = woven("session:expected_loss(bet=red|straight,on=single-zero,rounds=2,stake=1)", code)
        assert exact.answers == (ValueView("2/37", loss),)
        of_limits = "bet=red|straight,on=single-zero,rounds=20,loss=none|5,win=none"
        staked = woven(f"session:mean_staked({of_limits})", code).answers
        assert [answer.neutral for answer in staked] == ["20", "", "479886500/69343957"]
        assert woven("session:mean_result(bet=red,on=single-zero,rounds=2|1,loss=none,win=none)", code).answers[0] == (
            ValueView("-2/37", mean)
        )


def test_a_rate_has_none_since_no_question_takes_one() -> None:
    for code, text in (("id", "0,8286%"), ("en", "0.8286%")):
        table = woven("commission_edge(bet=banker-bet,commission=0.045|0,decks=8,basis=per-bet-made)", code)
        assert table.answers[0] == ValueView("", text)
