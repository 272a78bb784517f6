"""Another site: other languages, another game, no cards, and the very same generator."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import html5lib  # type: ignore[import-untyped]  # its stubs are not among what the tests need
import pytest

from engine.api import is_playing_card
from generator.ask.worded import question_in_words
from generator.build import build, check
from generator.checked import Checked
from generator.commands import main
from generator.pack import pack
from tests.sites.copies import PAGES, ROOT, SITE
from tests.sites.tennis.scoring import GAMES, TENNIS

WORKINGS = {"de": "rechenweg", "pl": "obliczenia"}


@pytest.fixture(scope="module")
def checked() -> Checked:
    """The site as it is, with all its files."""
    return check(ROOT / SITE, GAMES)


@pytest.fixture(scope="module")
def pages(checked: Checked) -> Mapping[str, str]:
    """The HTML of each page of the site by its address."""
    return {name: data.decode() for name, data in checked.files.items() if name.endswith(".html")}


def run(site: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the copy's own command, with this repository's generator and engine to be found."""
    command = [sys.executable, "-X", "utf8", str(site / "build.py"), *arguments]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    return subprocess.run(command, env=environment, capture_output=True, text=True, encoding="utf-8", check=False)  # noqa: S603 - fixed


def test_nothing_is_found_in_it(checked: Checked) -> None:
    assert checked.found == ()
    assert checked.files


def test_its_own_command_publishes_every_page_in_both_languages(site: Path) -> None:
    done = run(site)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "Published into site/: 39 claims recomputed in de, 39 claims recomputed in pl.\n"
    published = {path.relative_to(site / "site").as_posix() for path in (site / "site").rglob("*.html")}
    written = {f"{code}/{slug}.html" for code, slugs in PAGES.items() for slug in slugs.values()}
    workings = {page.replace("/", f"/{WORKINGS[page[:2]]}/") for page in written}
    indexes = {"de/register.html", "pl/skorowidz.html"}
    assert published == {*written, *workings, *indexes, "index.html", "404.html"}


def test_its_own_command_answers_a_question_in_both_languages(site: Path) -> None:
    done = run(site, "ask", "standing(4,3)")
    assert done.returncode == 0
    assert "de  Wie steht das Spiel bei 4 zu 3 Punkten? Vorteil Aufschläger\n" in done.stdout
    assert "pl  Jaki jest stan gema przy punktach 4 do 3? przewaga serwującego\n" in done.stdout
    assert "[advantage: ITF-Regel 5]" in done.stdout
    assert "[advantage: Przepis ITF nr 5]" in done.stdout


def test_it_answers_a_question_into_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(ROOT / SITE, GAMES, ["ask", "long-game.winner"]) == 0
    assert re.findall(r"^  (\w+)  (.*)$", capsys.readouterr().out, re.MULTILINE) == [
        ("de", "Wer gewinnt das Spiel? Aufschläger"),
        ("pl", "Kto wygrywa gema? serwujący"),
    ]


@pytest.mark.parametrize(
    ("page", "language", "sentence"),
    [
        ("home", "de", "1 Angabe dieser Seite wurde"),
        ("court", "de", "3 Angaben dieser Seite wurden"),
        ("score", "de", "35 Angaben dieser Seite wurden"),
        ("home", "pl", "1 dana na tej stronie została przeliczona"),
        ("court", "pl", "3 dane na tej stronie zostały przeliczone"),
        ("score", "pl", "35 danych na tej stronie zostało przeliczonych"),
    ],
)
def test_the_foot_counts_in_the_plural_form_of_the_language(
    page: str, language: str, sentence: str, pages: Mapping[str, str]
) -> None:
    assert f'<p class="colophon">{sentence}' in pages[f"{language}/{PAGES[language][page]}.html"]


def test_the_game_draws_no_playing_card(pages: Mapping[str, str]) -> None:
    assert not any(is_playing_card(symbol) for kind in TENNIS.symbols for symbol in kind.every())
    assert not any('<svg class="card' in html or "suit-" in html for html in pages.values())


def test_a_round_shows_what_was_announced_for_each_side(pages: Mapping[str, str]) -> None:
    html = pages["de/zaehlweise.html"]
    shown = re.findall(r'<span class="symbol">(.*?)</span>', html)
    assert shown == ["15", "30", "40", "Einstand", "Vorteil", "Spiel", "15", "30", "Einstand", "Vorteil"]
    assert html.count('<span class="w-server">gewinnt</span>') == 1


def test_a_table_of_examples_shows_what_was_announced_and_why(pages: Mapping[str, str]) -> None:
    html = pages["pl/punktacja.html"]
    assert "15, 30, 40, potem równowaga, potem przewaga, potem gem</span>" in html
    assert "Punkty\u00a06\u00a0do\u00a04: gem serwującego. " in html


def test_a_word_without_a_sign_is_shown_in_its_cell(pages: Mapping[str, str]) -> None:
    assert "<td>Einstand</td></tr>" in pages["de/zaehlweise.html"]


def test_every_page_is_html_with_the_parts_that_are_the_sites_own(pages: Mapping[str, str]) -> None:
    for name, html in pages.items():
        html5lib.HTMLParser(strict=True).parse(html)
        assert ('href="#ball"' in html) is not any(folder in name for folder in WORKINGS.values()), name
    assert "Ein Probestück" in pages["de/index.html"]
    assert "Próbka witryny" in pages["pl/index.html"]


def test_its_pages_at_the_root_speak_its_languages(pages: Mapping[str, str]) -> None:
    assert "So zählt Tennis · Jak liczy się tenis</title>" in pages["index.html"]
    assert '<li lang="pl" dir="ltr"><a href="pl/index.html" hreflang="pl">Czytaj po polsku</a>' in pages["index.html"]
    assert '<span lang="pl" dir="ltr">Nie ma takiej strony</span>' in pages["404.html"]
    assert '<a href="/zaehlen/de/index.html" hreflang="de">So zählt Tennis</a>' in pages["404.html"]


def test_its_indexes_stand_in_the_order_of_the_alphabet_without_accents_and_articles(
    pages: Mapping[str, str],
) -> None:
    def listed(name: str) -> list[str]:
        return re.findall(r"<li><a href=[^>]*>([^<]{4,})</a>", pages[name].partition("<section")[2])

    assert listed("de/register.html")[:5] == [
        *("Die Ansage", "Die Aufschlagseite", "Beispiele"),
        *("Einstand und Vorteil", "Rechts beginnen, dann wechseln"),
    ]
    assert listed("pl/skorowidz.html")[-7:] == [
        *("Najpierw z prawej, potem na zmianę", "Przykłady", "Równowaga i przewaga"),
        *("Skąd pochodzą zasady", "Stan gema", "Strona serwisu", "Zapowiedź"),
    ]


def test_the_assets_are_the_sites_own_or_else_those_of_the_theme(checked: Checked) -> None:
    assert checked.files["assets/icon.svg"] == (ROOT / SITE / "templates/assets/icon.svg").read_bytes()
    sheet = {"assets/style.css": (ROOT / "templates/assets/style.css").read_bytes()}
    assert checked.files["assets/style.css"] == pack(sheet, "templates")[0]["assets/style.css"]


def test_it_is_published_without_a_trace_of_another_language(site: Path) -> None:
    assert build(site, GAMES).found == ()
    assert sorted(path.name for path in (site / "site").iterdir() if path.is_dir()) == ["assets", "de", "pl"]


def test_every_claim_is_asked_in_the_words_of_its_language(checked: Checked) -> None:
    assert checked.site is not None
    for code, language in checked.site.languages.items():
        asked = [one for page in checked.pages for one in page.documents[code].answers]
        said = {question_in_words(one, GAMES, language) for one in asked}
        assert [text for text in said if not re.fullmatch(r"[A-ZŻ][^{}?]*[^ ]\?", text)] == []
        assert {"de": "Wer gewinnt das Spiel?", "pl": "Kto wygrywa gema?"}[code] in said


def test_its_game_names_the_paths_that_its_outcomes_give(checked: Checked) -> None:
    given = {path for page in checked.pages for played in page.played.values() for path in played.outcome.answers}
    assert given == TENNIS.paths


@pytest.mark.parametrize("module", sorted((ROOT / SITE / "scoring").glob("*.py")), ids=lambda path: path.stem)
def test_its_game_knows_of_the_project_only_the_interface_of_games(module: Path) -> None:
    imported = {
        node.module or "" for node in ast.walk(ast.parse(module.read_bytes())) if isinstance(node, ast.ImportFrom)
    }
    own = {name for name in imported if name.startswith(("engine", "generator"))}
    assert own <= {"engine.api"}


@pytest.mark.parametrize(
    ("page", "cited"),
    [
        ("de/zaehlweise.html", '<a href="aufschlagseite.html#itf-score">ITF-Regel\u00a05</a>'),
        ("de/aufschlagseite.html", '<a href="#itf-serving">ITF-Regel\u00a017</a>'),
        ("pl/punktacja.html", '<a href="strona-serwisu.html#itf-score">Przepis ITF nr 5</a>'),
        ("pl/strona-serwisu.html", '<a href="#itf-serving">Przepis ITF nr 17</a>'),
    ],
)
def test_a_page_cites_what_its_rules_rest_on_in_its_own_language(
    page: str, cited: str, pages: Mapping[str, str]
) -> None:
    lines = re.findall(r'<p class="citations">.*</p>', pages[page])
    assert lines
    assert all(cited in line for line in lines)


def test_a_source_that_nobody_read_shows_no_date(pages: Mapping[str, str]) -> None:
    assert "nicht nachgelesen" in pages["de/aufschlagseite.html"]
    assert "<time" not in pages["de/aufschlagseite.html"]
