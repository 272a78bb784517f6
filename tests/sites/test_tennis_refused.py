"""Another site: what is wrong in it is found in its place and told in its languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.build import check
from tests.sites.copies import PAGES, Edit, told
from tests.sites.tennis.scoring import GAMES


def test_a_plural_form_that_is_missing_is_told_at_its_language(site: Path, edit: Edit) -> None:
    edit("templates/languages/pl/ui.yaml", "recomputed_few:", "recomputed_some:")
    (finding,) = check(site, GAMES).found
    assert (finding.code, finding.message) == ("language-data", "ui.recomputed_few: missing")
    assert finding.place.file.startswith("templates/languages/pl/")


def test_the_label_of_a_drawn_line_that_is_missing_is_told_at_its_language(site: Path, edit: Edit) -> None:
    edit("templates/languages/de/tennis.yaml", "  last: zuletzt angesagt\n", "")
    assert [finding.message for finding in check(site, GAMES).found] == ["ui.last: missing"]


@pytest.mark.parametrize(
    ("file", "right", "wrong"),
    [
        ("de", "[1.024]", "1,024"),
        ("de", "[16.384]", "16 384"),
        ("de", "[1,5:1]", "1.5:1"),
        ("de", "[1,5:1]", "1,6:1"),
        ("de", "[Vorteil Aufschläger]", "Vorteil Rückschläger"),
        ("pl", "[1024]", "1.024"),
        ("pl", "[16\u00a0384]", "16.384"),
        ("pl", "[1,5:1]", "1.5:1"),
        ("pl", "[1,5:1]", "2:1"),
        ("pl", "[przewaga serwującego]", "przewaga odbierającego"),
        ("pl", "[zera]", "trzech"),
        ("de", "[mindestens 4]", "mindestens 5"),
        ("de", "[mindestens 4]", "höchstens 4"),
        ("pl", "[co najmniej 2]", "co najmniej 3"),
        ("pl", "[co najmniej 2]", "co najwyżej 2"),
    ],
)
def test_a_wrong_figure_is_refused_at_its_place(file: str, right: str, wrong: str, site: Path, edit: Edit) -> None:
    edit(f"content/score/{file}.md", right, f"[{wrong}]")
    checked = check(site, GAMES)
    assert [told(finding, site) for finding in checked.found] == [("mismatch", wrong)]
    assert not checked.files


@pytest.mark.parametrize(
    ("file", "right", "also_right"),
    [
        ("de", "[1.024]", "1024"),
        ("de", "[1,5:1]", "3 zu 2"),
        ("pl", "[1024]", "1\u00a0024"),
        ("pl", "[1,5:1]", "3 do 2"),
        ("pl", "[czterema]", "4"),
    ],
)
def test_a_figure_reads_in_the_manners_of_its_language(
    file: str, right: str, also_right: str, site: Path, edit: Edit
) -> None:
    edit(f"content/score/{file}.md", right, f"[{also_right}]")
    assert check(site, GAMES).found == ()


@pytest.mark.parametrize(
    ("language", "row"), [("de", "| 40 | Führung Aufschläger |"), ("pl", "| 40 | prowadzi serwujący |")]
)
def test_a_wrong_cell_of_the_grid_is_refused_at_its_place(language: str, row: str, site: Path, edit: Edit) -> None:
    wrong = {"de": "Einstand", "pl": "równowaga"}[language]
    edit(f"content/score/{language}.md", row, f"| 40 | {wrong} |")
    assert [told(finding, site) for finding in check(site, GAMES).found] == [("mismatch", wrong)]


@pytest.mark.parametrize(
    ("language", "words", "found"),
    [
        ("de", ("Von der Ansage bis", "Von drei Ansagen bis"), ("loose-figure", "drei")),
        ("de", ("[1,5:1]{=ratio}.", "[1,5:1]{=ratio}, mehr als 1."), ("loose-figure", "1")),
        ("de", ("[gewinnt der Aufschläger]{w=} gegen", "gewinnt er gegen"), ("loose-outcome", "gewinnt")),
        ("de", ("[10]{=long-game.points}", "höchstens [10]{=long-game.points}"), ("bound-outside", "höchstens")),
        ("de", ("Mit [drei]{n=}", "Nur mit nur [drei]{n=}"), ("bound-outside", "nur")),
        ("de", ("**Zu [null]", "**Aufschläger: [null]"), ("other-subject", "null")),
        ("de", ("Ein Spiel ist noch", "Ein [Spiel]{!label} ist noch"), ("unused-exemption", "Spiel")),
        ("de", ("Ein Spiel ist noch", "Das Spiel [von 1874]{!year} ist noch"), ("exemption-too-wide", "von 1874")),
        ("de", ("Ein Spiel ist noch", "Die [6 Spiele]{!source} sind noch"), ("exemption-small", "6 Spiele")),
        ("pl", ("Od zapowiedzi do", "Od trzech zapowiedzi do"), ("loose-figure", "trzech")),
        ("pl", ("[1,5:1]{=ratio}.", "[1,5:1]{=ratio}, czyli ponad 1."), ("loose-figure", "1")),
        ("pl", ("[wygrywa serwujący]{w=}, gdy", "on wygrywa, gdy"), ("loose-outcome", "wygrywa")),
        ("pl", ("[10]{=long-game.points}", "co najwyżej [10]{=long-game.points}"), ("bound-outside", "co najwyżej")),
        ("pl", ("Przy [trzech]{n=}", "Tylko przy tylko [trzech]{n=}"), ("bound-outside", "tylko")),
        ("pl", ("**Do [zera]", "**Serwujący: [zera]"), ("other-subject", "zera")),
        ("pl", ("Gem to jeszcze", "[Gem]{!label} to jeszcze"), ("unused-exemption", "Gem")),
        ("pl", ("Gem to jeszcze", "Gem [od 1874]{!year} to jeszcze"), ("exemption-too-wide", "od 1874")),
        ("pl", ("Gem to jeszcze", "[6 gemów]{!source} to jeszcze"), ("exemption-small", "6 gemów")),
    ],
)
def test_words_that_nothing_reads_are_found_in_either_language(
    language: str, words: tuple[str, str], found: tuple[str, str], site: Path, edit: Edit
) -> None:
    edit(f"content/score/{language}.md", *words)
    assert found in [told(finding, site) for finding in check(site, GAMES).found]


def test_a_point_after_the_game_is_told_in_the_language_of_the_page(site: Path, edit: Edit) -> None:
    edit("content/score/page.yaml", "points: S S S S}", "points: S S S S R}")
    finding = check(site, GAMES).found[0]
    assert told(finding, site) == ("point-after-game", "R")
    assert "Der Aufschläger gewinnt, bevor dieser Punkt fällt. Gespielte Punkte: 4." in finding.message


def test_what_a_round_draws_and_its_author_does_not_expect_is_told_in_either_language(site: Path, edit: Edit) -> None:
    edit("content/score/page.yaml", "server.points: 6, ", "")
    findings = check(site, GAMES).found
    assert [told(finding, site) for finding in findings] == [("drawn-untyped", "long-game")] * len(PAGES)
    assert {finding.place.file for finding in findings} == {f"content/score/{language}.md" for language in PAGES}


@pytest.mark.parametrize("block", ["examples", "round"])
def test_a_block_that_has_nothing_to_draw_is_refused(block: str, site: Path, edit: Edit) -> None:
    for language in PAGES:
        edit(f"content/score/{language}.md", "::: round long-game", f"::: {block} open-game")
    findings = check(site, GAMES).found
    assert [told(finding, site) for finding in findings] == [("nothing-to-draw", "open-game")] * 2


@pytest.mark.parametrize("lacking", ["  orders: ", '  standing: "Wie steht das Spiel?'])
def test_what_can_be_asked_without_words_for_it_is_an_error(lacking: str, site: Path, edit: Edit) -> None:
    file = "templates/languages/de/tennis.yaml"
    edit(file, lacking, "#")
    (finding,) = check(site, GAMES).found
    assert (finding.code, finding.place.file) == ("language-data", file)
    assert finding.message.endswith("missing")


def test_a_code_that_gave_way_to_another_is_refused(site: Path, edit: Edit) -> None:
    edit("content/site.yaml", "languages: [de, pl]", "languages: [de, iw]")
    (finding,) = check(site, GAMES).found
    assert (told(finding, site), finding.message) == (("bad-value", "iw"), "the language `iw` has the code `he` now")
