"""The sentences beside this file, each alone on a page of one site: the false are refused, the ordinary left alone.

What no check of this kind can refuse is kept under its reason in the known files; it moves once something finds it.

A group of sentences has a title behind `===`; a blank line parts them. A finding counts where it lies within the
sentence and does not come from the other language's page, which holds only a claim.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path

import pytest

from engine import GAMES
from generator.checking import examine
from generator.diagnostics import Diagnostic, Severity
from tests.generator.site.sample import LANGUAGES, site

HERE = Path(__file__).parent
START = "# T\n\n[9]{=highest_total()}\n\n"
EXAMPLES = """\
examples:
  player-natural: {deal: {player: 4 4, banker: 3 2}, expect: {player.total: 8, natural: player, winner: player}}
  third-card: {deal: {player: 2 3 3, banker: 2 4}, expect: {player.total: 8, banker.total: 6, winner: player}}
  both-nine: {deal: {player: 9 K, banker: 4 5}, expect: {natural: both, winner: tie}}
  banker-draws: {deal: {player: 4 2, banker: 3 2 7}, expect: {player.total: 6, banker.total: 2, winner: player}}
  final-7-4: {final: {player: 7, banker: 4}, expect: {winner: player}}
  thirty: {settle: {bet: banker-5, stake: 30, player: K 5 K, banker: 4 2, rounding: up}, expect: {profit: 28}}
"""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of a file, with the group and the line at which it starts."""

    file: str
    group: str
    line: int
    text: str

    @property
    def language(self) -> str:
        """The language it is written in."""
        return self.file.split(".")[1]

    @property
    def page(self) -> str:
        """The page on which it stands alone."""
        return f"{Path(self.file).stem.replace('.', '-')}-{self.line}"

    def __str__(self) -> str:
        """Name the test after the place."""
        return f"{self.file}:{self.line}"


def sentences(file: str) -> list[Sentence]:
    """Read the sentences of a file."""
    found, group = [], ""
    numbered = enumerate((HERE / file).read_text(encoding="utf-8").splitlines(), start=1)
    for filled, lines in groupby(numbered, key=lambda one: bool(one[1])):
        first, *rest = lines
        if filled and first[1].startswith("=== "):
            group = first[1].removeprefix("=== ")
        elif filled:
            found.append(Sentence(file, group, first[0], "\n".join([first[1], *(text for _, text in rest)]) + "\n"))
    return found


def every(kind: str) -> list[Sentence]:
    """Read the sentences of a kind in every language."""
    return [sentence for code in LANGUAGES for sentence in sentences(f"{kind}.{code}.md")]


STATEMENTS = [(one, one.text.startswith("Right: ")) for one in every("statements")]
FALSE = [*every("false"), *(one for one, right in STATEMENTS if not right)]
KNOWN = every("known")
TRUE = [*every("ordinary"), *(one for one, right in STATEMENTS if right)]


@cache
def findings() -> Mapping[str, list[Diagnostic]]:
    """Examine all sentences at once, each on its own page, and give what is found in it by the page."""
    every_one = [*FALSE, *KNOWN, *TRUE]
    names = ", ".join(one.page for one in every_one)
    files = {"site.yaml": f"title: {{id: S, en: S}}\nlanguages: [id, en]\npages: [rules, {names}]\n"}
    files |= {"content/page/page.yaml": "none\n"}
    for one in every_one:
        files |= {f"content/{one.page}/{code}.md": START for code in LANGUAGES}
        files |= {f"content/{one.page}/{one.language}.md": START + one.text.removeprefix("Right: ")}
        files |= {f"content/{one.page}/page.yaml": EXAMPLES}
    own = {f"content/{one.page}/{one.language}.md": one.page for one in every_one}
    found = [finding for finding in examine(site(files), GAMES).found if _counts(finding)]
    return {page: [finding for finding in found if finding.place.file == file] for file, page in own.items()}


def _counts(finding: Diagnostic) -> bool:
    inside = finding.place.line > START.count("\n")
    return inside and finding.code != "parity" and finding.severity is not Severity.NOTICE


@pytest.mark.parametrize("sentence", FALSE, ids=str)
def test_a_false_sentence_is_refused(sentence: Sentence) -> None:
    assert findings()[sentence.page] != []


@pytest.mark.parametrize("sentence", TRUE, ids=str)
def test_an_ordinary_sentence_is_left_alone(sentence: Sentence) -> None:
    assert findings()[sentence.page] == []


@pytest.mark.parametrize("sentence", KNOWN, ids=str)
def test_a_known_gap_is_one_still(sentence: Sentence) -> None:
    assert findings()[sentence.page] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_enough_sentences_of_each_kind(language: str) -> None:
    false, ordinary = sentences(f"false.{language}.md"), sentences(f"ordinary.{language}.md")
    assert len(false) >= 40
    assert len(ordinary) >= 120
    assert len([one for one in ordinary if one.group == ordinary[0].group]) >= 30
