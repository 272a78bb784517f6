"""What an example was dealt besides its hands is said in words, or not at all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import Enum

import pytest

from engine.api import Amount, Answer, Fault, Outcome
from generator.language import Language, check_language, dealt
from tests.generator.language.samples import LANGUAGES, Action, amount, data_of, hand
from tests.generator.language.test_questions import GAME, HOUSE, language

DEALS = {"stake": "besar taruhan {stake}", "cards": "kartu {cards}", "small:did": "lalu {did:noun}"}


class Statement(Enum):
    """What no language has a name for."""

    WRONG = "all-are-wrong"


def _deal(_rules: object, stake: Amount, did: Action) -> Outcome | tuple[Fault, ...]:
    """Stand for a form: only what it takes is asked."""
    raise NotImplementedError(stake, did)


def with_deals(deals: Mapping[str, str]) -> Language:
    """Give a language with texts for what a form takes."""
    compiled, problems = Language.from_data("id", data_of("id") | {"deals": deals})
    assert problems == ()
    assert compiled is not None
    return compiled


@pytest.mark.parametrize(
    ("game", "name", "value", "words"),
    [
        ("small", "stake", amount(20), "besar taruhan 20"),
        ("small", "cards", hand("7 K"), "kartu 7 dan K"),
        ("small", "did", Action.DRAWS, "lalu penarikan kartu"),
        ("other", "did", Action.DRAWS, "menarik kartu"),
        ("small", "coin", amount(5), "5"),
        ("small", "statement", Statement.WRONG, None),
    ],
)
def test_what_a_form_was_given_is_told_by_its_text_or_its_value(
    game: str, name: str, value: Answer, words: str | None
) -> None:
    assert dealt(game, name, value, with_deals(DEALS)) == words


@pytest.mark.parametrize(
    ("deals", "told"),
    [
        ({"stak": "taruhan {stak}"}, "deals.stak: no form of a game takes this"),
        ({"large:stake": "taruhan {stake}"}, "deals.large:stake: no form of a game takes this"),
        ({"stake": "taruhan"}, "deals.stake: {stake} must stand in braces here, and nothing else"),
        ({"stake": "{stake} atas {did}"}, "deals.stake: {stake} must stand in braces here, and nothing else"),
        ({"did": "lalu {did:nuon}"}, "deals.did: no word has a column nuon, and it is no article"),
        ({"stake": "6 kali {stake}"}, "deals.stake: nothing checks the figure “6”"),
    ],
)
def test_a_text_that_is_wrong_is_told(deals: Mapping[str, str], told: str) -> None:
    game = replace(GAME, forms={"deal": _deal})
    checked = replace(language(HOUSE), deals=deals)
    assert told in list(map(str, check_language(checked, [game], [LANGUAGES["id"]])))
