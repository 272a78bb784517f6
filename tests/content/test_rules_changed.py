"""The shipped pages against other rules: whichever single entry is changed, both languages notice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from engine import GAMES
from engine.api import Game
from engine.baccarat import STANDARD, Action, Rules, Wager, Winner
from engine.baccarat.rules import Row
from engine.cards import RANKS
from generator.ask import Desk, ask, ask_pages
from generator.check import check_answers, check_site, check_whole
from generator.content import Site
from generator.diagnostics import Diagnostic, Severity
from generator.parse import parse
from generator.read import read

LANGUAGES = ("id", "en")
ROOT = Path(__file__).parents[2]


def under(rules: Rules) -> Mapping[str, Game]:
    """Give the games with other rules of baccarat."""
    return {**GAMES, "baccarat": replace(GAMES["baccarat"], rules=rules)}


def flipped(row: Row, index: int) -> Row:
    """Change what is done in one cell of a row."""
    other = Action.STANDS if row[index] is Action.DRAWS else Action.DRAWS
    return (*row[:index], other, *row[index + 1 :])


def mutants() -> Iterator[tuple[str, Rules]]:
    """Every single change of what decides a round or a payment."""
    for total, third in product(range(8), range(10)):
        table = STANDARD.banker_third
        rows = (*table[:total], flipped(table[total], third), *table[total + 1 :])
        yield f"Banker on {total} against {third}", replace(STANDARD, banker_third=rows)
    for total in range(8):
        yield f"Banker on {total}, no card", replace(STANDARD, banker_stood=flipped(STANDARD.banker_stood, total))
        yield f"Player on {total}", replace(STANDARD, player=flipped(STANDARD.player, total))
    for index, rank in enumerate(RANKS):
        values = STANDARD.card_values
        for value in {0, 1, values[index] + 1} - {values[index]}:
            changed = (*values[:index], value, *values[index + 1 :])
            yield f"{rank} worth {value}", replace(STANDARD, card_values=changed)
    for total in range(10):
        yield f"natural {total}", replace(STANDARD, naturals=STANDARD.naturals ^ {total})
    for index, winner in product(range(3), Winner):
        if winner is not STANDARD.comparison[index]:
            higher, lower, equal = (winner if at == index else STANDARD.comparison[at] for at in range(3))
            yield f"comparison {index} won by {winner.value}", replace(STANDARD, comparison=(higher, lower, equal))
    for index, terms in enumerate(STANDARD.wagers):
        wagers = (*STANDARD.wagers[:index], replace(terms, pays=terms.pays + 1), *STANDARD.wagers[index + 1 :])
        yield f"{list(Wager)[index].value} pays more", replace(STANDARD, wagers=wagers)
    yield "units of nine", replace(STANDARD, modulus=9)
    yield "three starting cards", replace(STANDARD, starting_cards=3)
    yield "two extra cards", replace(STANDARD, most_extra_cards=2)


@pytest.fixture(scope="module")
def site() -> Site:
    """The shipped content, parsed once."""
    parsed, found = parse(read(ROOT)[0], GAMES)
    assert parsed is not None
    assert found == []
    return parsed


@pytest.fixture(scope="module")
def desk() -> Desk:
    """What has read the texts already: by other rules they say the same."""
    return Desk(GAMES)


def files_with_errors(found: Iterable[Diagnostic]) -> set[str]:
    """The files in which something is wrong."""
    return {one.place.file for one in found if one.severity is Severity.ERROR}


def wrong(site: Site, desk: Desk) -> Iterator[str]:
    """The files of which a check that compares with the answers says that they are wrong, page by page."""
    for one in site.pages:
        pages, problems = ask_pages([one], site.languages, desk)
        yield from files_with_errors(
            [*problems, *(found for page in pages for found in check_whole(page, site.languages))]
        )


def test_under_the_standard_rules_nothing_is_wrong(site: Site, desk: Desk) -> None:
    pages, problems = ask(site, desk)
    found = [*problems, *check_site(site, GAMES), *check_answers(site, pages, GAMES)]
    assert files_with_errors(found) == set()


@pytest.mark.parametrize("rules", [pytest.param(rules, id=what) for what, rules in mutants()])
def test_both_languages_notice_when_a_rule_is_changed(rules: Rules, site: Site, desk: Desk) -> None:
    missing = set(LANGUAGES)
    for file in wrong(site, desk.under(under(rules))):
        missing -= {code for code in LANGUAGES if file.endswith(f"/{code}.md")}
        if not missing:
            break  # whether further pages notice it, too, does not matter
    assert missing == set()


def test_an_example_and_both_languages_notice_that_a_natural_does_not_end_the_dealing(site: Site, desk: Desk) -> None:
    games = under(replace(STANDARD, natural_ends_dealing=False))
    pages, problems = ask(site, desk.under(games))
    files = files_with_errors([*problems, *check_answers(site, pages, games)])
    assert files >= {f"content/punto-banco/{name}" for name in ("page.yaml", "id.md", "en.md")}
