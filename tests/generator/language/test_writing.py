"""How an answer is written, by itself and in place of a stale text."""

from __future__ import annotations

import pytest

from engine.api import Answer
from generator.language import Reading, read_answer, write
from tests.generator.language.samples import (
    LANGUAGES,
    TO_7,
    Action,
    Basis,
    Card,
    amount,
    hand,
    moves,
    numbers,
    pays,
    policy,
    rate,
    share,
)

USUAL: list[tuple[Answer, str, str]] = [
    (5, "5", "5"),
    (-12351, "−12.351", "−12,351"),
    (4998398275503360, "4.998.398.275.503.360", "4,998,398,275,503,360"),
    (Action.DRAWS, "menarik kartu", "draws"),
    (Card("A"), "as", "ace"),
    (hand("A 6 9"), "A+6+9", "A+6+9"),
    (numbers(range(6), TO_7), "0–5", "0–5"),
    (numbers({6, 7}, TO_7), "6 atau 7", "6 or 7"),
    (numbers({0, 1, 8, 9}), "0, 1, 8, atau 9", "0, 1, 8 or 9"),
    (numbers({0, 1, 2, 5, 7, 8, 9}), "0–2, 5, atau 7–9", "0–2, 5 or 7–9"),
    (numbers(set(range(10)) - {8}), "selain 8", "all but 8"),
    (numbers(range(10)), "apa pun", "any"),
    (numbers(()), "tidak ada", "none"),
    (numbers({4}), "4", "4"),
    (policy(range(2, 8)), "menarik kartu terhadap 2–7", "draws against 2–7"),
    (policy(set(range(10)) - {8}), "menarik kartu kecuali terhadap 8", "draws except against 8"),
    (policy(()), "selalu berhenti", "always stands"),
    (policy(range(6), "total", TO_7), "menarik kartu pada 0–5", "draws on 0–5"),
    (pays(19, 20), "19:20", "19:20"),
    (share(1, 37), "2,70%", "2.70%"),
    (share(1, 20), "5%", "5%"),
    (share(1, 3 * 10**7), "0,000003%", "0.000003%"),
    (share(10**6 - 1, 10**6), "99,9999%", "99.9999%"),
    (share(1), "100%", "100%"),
    (rate(43, 415), "10,3614%", "10.3614%"),
    (rate(-12351, 10**6, Basis.RESOLVED), "−1,2351%", "−1.2351%"),
    (amount(195), "195", "195"),
    (amount(-39, 20), "−1,95", "−1.95"),
    (amount(10**9 + 1, 3), "333.333.333,6667", "333,333,333.6667"),
    (moves("dsh"), "mengambil pada 1; bertahan pada 0; menggandakan pada −1", "hits on 1; stays on 0; doubles on −1"),
]
REPLACED: list[tuple[str, str, Answer, str]] = [
    ("id", "lima", 6, "enam"),
    ("id", "Lima", 6, "Enam"),
    ("id", "lima", 1500, "1.500"),
    ("id", "0–5", numbers(range(7)), "0–6"),
    ("id", "nol sampai lima", numbers(range(7)), "nol sampai enam"),
    ("id", "5 ke bawah", numbers(range(7)), "6 ke bawah"),
    ("id", "6–7", numbers({5, 6}), "5–6"),
    ("id", "Enam atau tujuh", numbers({5, 6}), "Lima atau enam"),
    ("en", "0, 1, and 9", numbers({0, 1, 5}), "0, 1, and 5"),
    ("en", "zero to five", numbers({6, 7}), "six to seven"),
    ("id", "penarikan kartu", Action.STANDS, "perhentian"),
    ("id", "Mengambil kartu", Action.STANDS, "Berhenti"),
    (
        "id",
        "mengambil kartu terhadap dua sampai tujuh",
        policy(range(2, 9)),
        "mengambil kartu terhadap dua sampai delapan",
    ),
    ("id", "menarik kartu hanya terhadap 6 atau 7", policy({5, 6}), "menarik kartu hanya terhadap 5 atau 6"),
    ("id", "mengambil kartu terhadap 2–7", policy(()), "selalu berhenti"),
    ("en", "stands against 2–7", policy({8, 9}), "stands against 0–7"),
    ("en", "an ace", Card("8"), "an eight"),
    ("en", "An ace", Card("K"), "A king"),
    ("en", "an ace and a six", hand("K 8"), "a king and an eight"),
    ("id", "as dan enam", hand("K 8 2"), "raja, delapan, dan dua"),
    ("id", "7 8", hand("9 K"), "9 K"),
    ("id", "0,95:1", pays(1, 2), "0,5:1"),
    ("id", "8 banding 1", pays(9), "9 banding 1"),
    ("en", "eight to one", pays(9), "nine to one"),
    ("id", "2,70%", share(1, 19), "5,26%"),
    ("id", "2,7%", share(1, 19), "5,3%"),
    ("id", "2,7 persen", share(1, 19), "5,3 persen"),
    ("id", "2,70%", share(1, 20), "5,00%"),
    ("id", "2,70%", share(1, 10**6), "0,0001%"),
    ("id", "lima persen", share(1, 25), "empat persen"),
    ("id", "1/37", share(3, 38), "3/38"),
    ("en", "one in 37", share(1, 19), "one in 19"),
    ("en", "One in 37", share(3, 38), "Three in 38"),
    ("en", "1.06%", rate(12351, 10**6), "1.24%"),
    ("en", "1.0579% per bet made", rate(11692, 10**6, Basis.RESOLVED), "1.1692% per bet resolved"),
    ("id", "−1,2351", amount(-10466, 10**4), "−1,0466"),
    ("id", "84,7", amount(1), "1,0"),
    ("id", "1", amount(39, 20), "1,95"),
    ("id", "dua", amount(3), "tiga"),
    ("en", "hits on one; doubles on zero or −1", moves("dsh"), "hits on 1; stays on 0; doubles on −1"),
]


@pytest.mark.parametrize(("answer", "indonesian", "english"), USUAL)
def test_an_answer_is_written_in_the_usual_way(answer: Answer, indonesian: str, english: str) -> None:
    assert write(answer, LANGUAGES["id"]) == indonesian
    assert write(answer, LANGUAGES["en"]) == english


@pytest.mark.parametrize(("code", "stale", "answer", "text"), REPLACED)
def test_a_stale_text_is_replaced_in_its_own_manner(code: str, stale: str, answer: Answer, text: str) -> None:
    reading = read_answer(stale, answer, LANGUAGES[code])
    assert isinstance(reading, Reading)
    assert write(answer, LANGUAGES[code], reading.style) == text
