"""What an author is told whose text does not hold."""

from __future__ import annotations

import pytest

from engine.api import Answer
from generator.language import hint
from tests.generator.language.samples import LANGUAGES, Action, Card, amount, numbers, pays, policy, rate, share


@pytest.mark.parametrize(
    ("code", "text", "answer", "told"),
    [
        ("id", "1.5:1", pays(3, 2), "“1.5:1” is how English writes it; Indonesia writes “1,5:1”"),
        ("id", "5,000", 5000, "“5,000” is how English writes it; Indonesia writes “5.000”"),
        ("id", "1.5", 15, "“1.5” is how English writes a number; Indonesia writes “1,5”"),
        ("en", "sebelas", 15, "“sebelas” is how Indonesia writes a number; English writes “eleven”"),
        ("en", "5.000", 5000, "“5.000” is how Indonesia writes it; English writes “5,000”"),
        (
            "en",
            "nol sampai lima",
            numbers(range(6)),
            "“nol sampai lima” is how Indonesia writes it; English writes “zero to five”",
        ),
        ("en", "45,86%", share(4586, 10000), "“45,86%” is how Indonesia writes it; English writes “45.86%”"),
        ("id", "44.86%", share(4586, 10000), "“44.86%” is how English writes a number; Indonesia writes “44,86%”"),
        ("id", "−1.2351%", rate(-12351, 10**6), "“−1.2351%” is how English writes it; Indonesia writes “−1,2351%”"),
        (
            "en",
            "1,2351% per taruhan",
            rate(12351, 10**6),
            "“1,2351% per taruhan” is how Indonesia writes it; English writes “1.2351% per bet made”",
        ),
        ("en", "1,96", amount(195, 100), "“1,96” is how Indonesia writes a number; English writes “1.96”"),
        (
            "en",
            "1.24% per bet resolved",
            rate(12351, 10**6),
            "this figure is per bet made; on another basis it is another one",
        ),
        ("id", "1:8", pays(8), "what is won stands first: “8:1”"),
        ("id", "1 banding 8", pays(8), "what is won stands first: “8 banding 1”"),
        ("id", "Menarik karto", Action.DRAWS, "did you mean “menarik kartu”?"),
        ("en", "drawss against 2–7 ", policy(range(2, 8)), "did you mean “draws against 2–7”?"),
        ("id", "2 – 7", numbers(range(2, 8)), "did you mean “2–7”?"),
        ("id", "6", 5, ""),
        ("id", "berhenti", Action.DRAWS, ""),
        ("id", "sesuatu", Card("A"), ""),
    ],
)
def test_a_text_that_does_not_hold_gets_its_hint(code: str, text: str, answer: Answer, told: str) -> None:
    others = [language for language in LANGUAGES.values() if language.code not in (code, "eo")]
    assert hint(text, answer, LANGUAGES[code], others) == told
