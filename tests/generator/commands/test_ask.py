"""The command `ask` answers a question in every language, with the trace, or says why it cannot."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine import GAMES
from tests.generator.commands.disk import run, write

EXAMPLE = "examples:\n  same: {{final: {{player: {0}, banker: 4}}, expect: {{winner: {1}}}}}\n  {2}: {3}\n"
ONE = "{deal: {player: 4 4, banker: 3 2}, expect: {winner: player}}"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A site with an example on two pages, and one of its own on each."""
    write(
        tmp_path,
        {
            "page.yaml": EXAMPLE.format(7, "player", "natural-eight", ONE),
            "*.md": "# T\n\n[7]{=same.player.total} [8]{=natural-eight.player.total}\n",
            "content/rules/page.yaml": EXAMPLE.format(3, "banker", "wrong", ONE.replace("4 4", "4 4 4")),
        },
    )
    return tmp_path


@pytest.mark.parametrize(
    ("question", "told", "rule"),
    [
        (
            "banker_draws(6,third=3)",
            ("banker_draws(6,third=3)", "tidak", "no"),
            "banker-6-against-third: pa-631a-11",
        ),
        ("total(7,8)", ("total(7,8)", "5", "5"), "hand-total: macau-55-2004"),
        ("sum(A,6,9)", ("sum(A,6,9)", "16", "16"), "card-value-ace: macau-55-2004"),
        (
            "banker_rule(4)",
            ("banker_rule(4)", "menarik kartu terhadap 2–7", "draws against 2–7"),
            "banker-4-against-third: pa-631a-11",
        ),
        ("baccarat:total(7,8)", ("total(7,8)", "5", "5"), "hand-total: macau-55-2004"),
        (
            "natural-eight.winner",
            ("natural-eight.winner", "Player menang", "Player wins"),
            "natural-ends-dealing: pa-631a-11",
        ),
        ("page/same.winner", ("same.winner", "Player menang", "Player wins"), "comparison: practice"),
        ("rules/same.winner", ("same.winner", "Banker menang", "Banker wins"), "comparison: practice"),
    ],
)
def test_a_question_is_answered_in_every_language_with_its_trace(
    question: str, told: tuple[str, str, str], rule: str, root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, said, complaint = run(root, "ask", question, capsys=capsys)
    assert (status, complaint) == (0, "")
    lines = said.splitlines()
    asked, indonesian, english = told
    assert [line.rpartition("? ")[2] for line in lines if line and not line.startswith("   ")] == [
        asked,
        indonesian,
        english,
    ]
    traces = [line for line in lines if line.startswith("      ")]
    assert sum(line.endswith(f"[{rule}]") for line in traces) >= 2
    assert len(traces) == len(set(traces))


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ("total(7,8)", ("Berapa nilai tangan dengan kartu 7 dan 8? 5", "What is the value of a hand of 7 and 8? 5")),
        (
            "page/same.winner",
            ("Apa hasil putaran ini? Player menang", "What is the result of this round? Player wins"),
        ),
    ],
)
def test_before_its_answer_a_question_stands_in_words(
    question: str, words: tuple[str, str], root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, said, _ = run(root, "ask", question, capsys=capsys)
    indonesian, english = words
    assert f"\n\n  id  {indonesian}\n" in said
    assert f"\n\n  en  {english}\n" in said


@pytest.mark.parametrize(
    ("question", "complaint"),
    [
        ("totl(7,8)", "did you mean 'total'?"),
        ("poker:total(7,8)", "there is no game `poker`"),
        ("total(7,eleven)", "`eleven` is neither an input"),
        ("banker_draws(8)", "`8` is neither an input"),
        ("banker_draws(8)", "known: 0, 1, 2, 3, 4, 5, 6, 7"),
        ("commission(banker)", "did you mean 'banker-5'?"),
        ("banker_draws()", "is not told total"),
        ("banker_draws", "is not told total"),
        ("banker_draws(6,thrd=3)", "did you mean 'third'?"),
        ("units(1,2)", "one argument too many"),
        ("total(7, 8", "is no question"),
        ("", "is no question"),
        ("page/total(7,8)", "only an example belongs to a page"),
        (".winner", "name the example before the dot"),
        ("same.winner", "ask one of `page/same.winner`, `rules/same.winner`"),
        ("natural-ate.winner", "did you mean 'natural-eight'?"),
        ("rules/natural-eight.winner", "no page has an example `natural-eight`"),
        ("nowhere/same.winner", "no page has an example `same`"),
        ("natural-eight.winer", "did you mean 'winner'?"),
        ("wrong.winner", "has faults"),
    ],
)
def test_a_question_without_an_answer_is_a_matter_of_usage(
    question: str, complaint: str, root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, said, complained = run(root, "ask", question, capsys=capsys)
    assert (status, said) == (2, "")
    assert complaint in complained


def test_a_question_is_needed(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, said, complaint = run(root, "ask", capsys=capsys)
    assert (status, said) == (2, "")
    assert "--list" in complaint


def test_the_list_documents_every_question(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, said, _ = run(root, "ask", "--list", capsys=capsys)
    assert status == 0
    entries = re.split(r"\n\n(?! )", said.strip())
    questions = [
        (f"{game.name}:{name}", question) for game in GAMES.values() for name, question in game.questions.items()
    ]
    assert len(entries) == len(questions)
    for entry, (name, question) in zip(entries, questions, strict=True):
        assert entry.startswith(f"{name}(")
        assert " ".join(str(question.__doc__).split()) in " ".join(entry.split())


def test_a_site_without_languages_cannot_answer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path, {"site.yaml": "title: {id: a}\n", "*.md": "# T\n"})
    status, said, complaint = run(tmp_path, "ask", "total(7,8)", capsys=capsys)
    assert (status, said) == (1, "")
    assert "`check` tells why" in complaint
