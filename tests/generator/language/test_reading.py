"""What reads as an answer in each language, and what must not."""

from __future__ import annotations

import pytest

from engine.api import Answer, Between
from generator.language import CAPITAL, Accent, Reading, Trait, Unreadable, holds, read_answer
from tests.generator.language.samples import (
    LANGUAGES,
    TO_7,
    Action,
    Basis,
    Card,
    Third,
    amount,
    hand,
    numbers,
    pays,
    policy,
    rate,
    share,
)

# An answer, texts that read as it, texts that do not; ` | ` stands between texts.
TABLES: dict[str, list[tuple[Answer, str, str]]] = {
    "id": [
        (15, "15 | lima belas | Lima belas", "16 | 15,0 | 015 | fifteen | lima | 5+10 | \uff11\uff15"),
        (0, "0 | nol", "-0 | 00 | o"),
        (100, "100 | seratus", "seratus satu | 1.00"),
        (5000, "5.000 | 5000", "5,000 | 50.00 | 5.0.00 | 5 000"),
        (-3, "−3 | -3 | –3", "3 | −03 | minus tiga"),
        (4998398275503360, "4.998.398.275.503.360", "4,998,398,275,503,360 | 4.998.398.275503.360 | 5e15"),
        (
            share(1, 37),
            "2,70% | 2,7% | 3% | 2,7027% | 2,7 persen | tiga persen | 1/37 | 2/74 | 1 dari 37 | satu dari 37",
            "2,71% | 2,702% | 2.7% | 2,70 | 2,7 % | tiga% | satu/37 | 1 in 37 | 37/1 | 1/0 | 1/37% | 0,027",
        ),
        (share(12345, 10**6), "1,2345% | 1,235% | 1,23% | 1%", "1,234% | 1,24% | 01,2345% | ,5%"),
        (share(1, 3000), "0,03% | 0,033%", "0% | 0,0% | nol persen | 0,04%"),
        (share(2999, 3000), "99,97% | 99,967%", "100% | 100,0% | seratus persen"),
        (share(0), "0% | 0,00% | nol persen | 0/37 | 0 dari 5", "0 | −0% | 0,001%"),
        (share(1), "100% | 100,0% | 5/5", "1 | 99,99%"),
        (rate(12345, 10**6), "1,2345% | 1,235% | 1,2345% per taruhan | 1,23 persen per taruhan", "1,2345 per taruhan"),
        (
            rate(12345, 10**6),
            "2.469/200.000 | 2469/200000 | 1,235%, per taruhan",
            "2469/200.000 | 1,2345% per hasil | 1,23% per taruhan selesai",
        ),
        (rate(-12345, 10**6), "−1,2345% | -1,235% | −1,2% | −2469/200000", "1,235% | −1,234% | −0% | (1,23%)"),
        (rate(-1, 10**6), "−0,0001%", "−0,000% | 0% | −0%"),
        (amount(195), "195 | 195,0 | 195,00", "195.0 | 0195 | 195,01 | 195%"),
        (amount(39, 20), "1,95 | 2,0 | 1,950", "2 | dua | 1,94 | 39/20 | 1.95"),
        (amount(3), "3 | tiga | 3,0", "3.0"),
        (amount(99, 100), "0,99 | 0,990", "1 | 1,0"),
        (Action.DRAWS, "menarik kartu | Mengambil kartu | penarikan kartu", "tidak menarik kartu | draws | Menarik"),
        (Card("A"), "as | As | A | a", "ace | AS | as as | 11"),
        (Card("7"), "7 | tujuh", "8 | 7+0 | 6–7 | sebuah 7"),
        (Card("AS"), "AS", "as | As"),
        (Third("stood"), "berhenti", "stood | Stood | menarik"),
        (hand("7 8"), "7+8 | 7 + 8 | 7 dan 8 | 7 8 | 7, 8 | tujuh dan delapan", "8+7 | 7–8 | 7 atau 8 | 78"),
        (
            hand("A 6 9"),
            "as, enam, dan sembilan | as, enam dan sembilan | A, 6, dan 9 | A+6+9 | As, 6, dan 9",
            "as enam sembilan | as, enam, atau sembilan | as, enam, dan | as dan enam dan sembilan",
        ),
        (
            numbers(range(6), TO_7),
            "0–5 | 0-5 | 0—5 | nol sampai lima | nol sampai dengan lima | 0 hingga 5 | 5 ke bawah",
            "0–6 | 5–0 | 5 ke atas | 0 to 5 | 0– | –5 | 0, 1, 2, 3, 4, 5, 5 | 0 sampai 5 sampai 5 | 0 – 5",
        ),
        (
            numbers(range(6), TO_7),
            "lima atau kurang | 0, 1, 2, 3, 4, atau 5 | selain 6 atau 7 | dari 0 sampai 5 | 0–3, 4, dan 5",
            "",
        ),
        (numbers(range(6), TO_7), "Nol hingga lima", ""),
        (
            numbers({6, 7}, TO_7),
            "6 atau 7 | 6–7 | enam atau tujuh | 6 ke atas | 6 dan 7",
            "6 7 | 6+7 | 6, atau 7 | 6 ke bawah",
        ),
        (numbers({0, 1, 8, 9}), "0, 1, 8, dan 9 | 0, 1, 8, atau 9 | 0–1, 8–9", "0, 1, 8 9 | 0,1,8,9 | 0–9"),
        (
            numbers(set(range(10)) - {8}),
            "selain 8 | semua kecuali 8 | semua selain delapan",
            "8 | selain 9 | selain 12",
        ),
        (numbers(range(10)), "apa pun | berapa pun | semua nilai | 0–9 | 9 ke bawah", "any | tidak ada | 0–8"),
        (
            policy(range(2, 8)),
            "menarik kartu terhadap 2–7 | Mengambil kartu terhadap dua sampai tujuh",
            "menarik kartu pada 2–7 | menarik kartu terhadap 2–6 | menarik kartu | terhadap 2–7",
        ),
        (
            policy(range(2, 8)),
            "berhenti terhadap 0, 1, 8, dan 9 | menarik kartu kecuali terhadap 0, 1, 8, atau 9",
            "menarik terhadap 2–7 | berhenti terhadap 2–7 | selalu menarik kartu",
        ),
        (
            policy(range(2, 8)),
            "hanya menarik kartu terhadap 2–7 | menarik kartu terhadap 2–7; berhenti terhadap 0–1, 8–9",
            "menarik kartu terhadap 2–7; berhenti terhadap 8",
        ),
        (
            policy(set(range(10)) - {8}),
            "menarik kartu kecuali terhadap 8 | berhenti hanya terhadap 8",
            "selalu menarik kartu",
        ),
        (policy({6, 7}), "hanya menarik kartu terhadap 6 atau 7 | menarik kartu terhadap enam atau tujuh", ""),
        (policy(()), "selalu berhenti | berhenti terhadap kartu ketiga apa pun", "berhenti | selalu menarik kartu"),
        (
            policy(range(10)),
            "selalu menarik kartu | menarik kartu terhadap kartu ketiga apa pun",
            "menarik kartu apa pun",
        ),
        (
            policy(range(6), "total", TO_7),
            "menarik kartu pada 0–5 | menarik kartu dengan total 5 ke bawah | berhenti pada 6 atau 7",
            "menarik kartu terhadap 0–5 | menarik kartu pada 0–6",
        ),
        (
            policy(range(6), "total", TO_7),
            "menarik kartu pada 0–5 dan berhenti pada 6 atau 7 | menarik kartu pada 0–5, berhenti pada 6–7",
            "menarik kartu pada 0–5 dan berhenti pada 7 | menarik kartu pada 0–5 dan menarik kartu pada 6 atau 7",
        ),
        (numbers(range(6), TO_7), "kurang dari 6 | di bawah enam | maksimal 5", "kurang dari 5 | di atas 6"),
        (numbers({8, 9}), "lebih dari 7 | di atas 7 | minimal 8", "lebih dari 8 | kurang dari 8"),
        (hand("7 A"), "kartu 7 dan kartu as | kartu 7 dan as", "kartu 7 kartu as | 7 kartu as"),
        (Card("10"), "10 | kartu sepuluh", "10s | sebuah 10"),
        (pays(8), "8:1 | 8 banding 1 | delapan banding satu", "1:8 | 8 to 1 | 8 | 8:0 | 8/1"),
        (pays(19, 20), "19:20 | 0,95:1 | 19 banding 20", "0.95:1 | 20:19 | 95:1"),
    ],
    "en": [
        (15, "15 | fifteen | Fifteen", "16 | 15.0 | lima belas"),
        (21, "21 | twenty-one | twenty–one", "twenty one | twentyone"),
        (5000, "5,000 | 5000", "5.000 | 5,00 | 5 000"),
        (Action.STANDS, "stands | doesn't draw | doesn\u2019t draw | stand", "draws | does stand | berhenti"),
        (Card("A"), "ace | an ace | An ace | the ace | A | a", "as | an A | ace ace"),
        (Card("8"), "8 | eight | an eight | the eight", "a 8 | an"),
        (hand("7 8"), "7+8 | 7 and 8 | 7 8 | a seven and an eight", "7–8 | 7 or 8 | 8 and 7"),
        (
            hand("A 6 9"),
            "an ace, a six and a nine | an ace, a six, and a nine | A, 6 and 9 | A 6 9",
            "an ace, a six or a nine | ace six nine | A 6 and 9",
        ),
        (hand("A 6 9"), "An ace, six, and 9", ""),
        (hand("A 6"), "A 6 | A+6 | a 6", "6"),
        (
            numbers(range(6), TO_7),
            "0–5 | zero to five | 0 through 5 | 5 or less | 5 or below",
            "5 or more | 0 sampai 5",
        ),
        (numbers({8, 9}), "8 or more | 8 or above | 8 or 9 | 8–9 | at least eight", "8 or less | 8 or 8 | 8 or 19"),
        (numbers(set(range(10)) - {8}), "all but 8 | everything except 8", "all | all but 7"),
        (numbers(range(10)), "any | any value | 0–9", "none | apa pun"),
        (numbers(()), "none", "any | 0"),
        (
            policy(range(2, 8)),
            "draws against 2–7 | Draws against two to seven | stands against 0, 1, 8 or 9",
            "draws on 2–7 | draws against 2–6 | draws | against 2–7 | draws against | always draws",
        ),
        (policy(range(2, 8)), "draws only against 2–7", ""),
        (policy(set(range(10)) - {8}), "draws except against 8 | draws against all but 8", "draws against 8"),
        (policy(()), "always stands | stands against any third card", "stands"),
        (policy(range(6), "total", TO_7), "draws on 0–5 | draws with 5 or less", "draws against 0–5"),
        (
            policy(range(6), "total", TO_7),
            "draws on 0–5 and stands on 6 or 7 | draws on 0 to 5, stands on 6–7 | draws on 0, 1, 2, 3, 4 and 5",
            "draws on 0–5 and stands on 7 | draws on 0–5 and draws on 6 or 7 | draws on 0–5 and 6",
        ),
        (numbers(range(6), TO_7), "less than 6 | below six | under 6", "less than 5 | below 7 | more than 5"),
        (numbers({8, 9}), "more than 7 | above seven | either 8 or 9", "more than 8 | over 6"),
        (Card("8"), "an 8 | the 8", "a 8 | an 8 or"),
        (Card("7"), "7 | the 7 | a seven", "an 7 | 7s | 7S"),
        (Card("AS"), "AS", "as | As | a S"),
        (Card("10"), "10 | ten | a ten", "10s"),
        (pays(8), "8:1 | 8 to 1 | eight to one", "1:8 | 8 banding 1"),
        (pays(19, 20), "19:20 | 0.95:1 | 19 to 20", "0,95:1 | 20 to 19"),
    ],
    "eo": [
        (8, "8 | ok", "naŭ"),
        (5000, "5 000 | 5\u00a0000 | 5\u202f000 | 5000", "5.000 | 5,000 | 5 00"),
        (9, "naŭ | nau\u0306 | Naŭ", "nau"),
        (Card("K"), "reĝo | K | la reĝo", "king | la K"),
        (numbers({6, 7}), "6 aŭ 7 | ses kaj sep | 6–7", "6 or 7"),
        (numbers(set(range(10)) - {8}), "ĉio krom 8", "krom 8"),
        (policy(range(2, 8)), "kontraŭ 2–7 kartvaloro prenas | Kontraŭ du ĝis sep kartvaloro prenas", "prenas 2–7"),
        (policy(()), "haltas ĉiam", "ĉiam haltas"),
        (pays(3, 2), "3 kontraŭ 2 | 1,5 kontraŭ 1", "1.5 kontraŭ 1 | 3:2 | 2 kontraŭ 3"),
    ],
}


def rows(column: int) -> list[tuple[str, Answer, str]]:
    """Give every text of one column of the tables with its language and answer."""
    table = [(code, row) for code, rows_of_code in TABLES.items() for row in rows_of_code]
    return [(code, row[0], text) for code, row in table for text in str(row[column]).split(" | ") if text]


@pytest.mark.parametrize(("code", "answer", "text"), rows(1))
def test_a_text_reads_as_the_answer(code: str, answer: Answer, text: str) -> None:
    assert holds(text, answer, LANGUAGES[code])


@pytest.mark.parametrize(("code", "answer", "text"), rows(2))
def test_a_text_does_not_read_as_the_answer(code: str, answer: Answer, text: str) -> None:
    assert not holds(text, answer, LANGUAGES[code])


@pytest.mark.parametrize(
    "text",
    ["menarik\u00a0kartu terhadap 2–7", " menarik  kartu\nterhadap 2–7 ", "menarik kartu terhadap 2\u2060–\u20607"],
)
def test_what_cannot_be_seen_makes_no_difference(text: str) -> None:
    assert holds(text, policy(range(2, 8)), LANGUAGES["id"])


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    "answer", [0, Action.DRAWS, Card("A"), hand(""), numbers(()), policy(()), pays(0), share(0), rate(0), amount(0)]
)
def test_an_empty_text_reads_as_nothing(code: str, answer: Answer) -> None:
    assert not isinstance(read_answer(" ", answer, LANGUAGES[code]), Reading)


@pytest.mark.parametrize(
    ("text", "like", "reason"),
    [
        ("8 to 12", numbers(()), "12 is not within 0 to 9"),
        ("5 to 0", numbers(()), "a range starts with the lower number, not 5 before 0"),
        ("5–5", numbers(()), "a range starts with the lower number, not 5 before 5"),
        ("0–3 or 2", numbers(()), "2 stands in it twice"),
        ("any", numbers((), Between(0, 10**18)), "0 to 1000000000000000000 is more numbers than a text can mean"),
        ("stands against 0–2, 8–9; draws against 2–7", policy(()), "says twice what is done for 2"),
        ("draws against 2–7; stands against 8", policy(()), "does not say what is done for 0"),
        ("draws at 5", policy((), "wheel"), "this language has no way to say what is done over wheel"),
        ("drew", Third("5"), "“drew” stands for more than one"),
        ("0.95", 5, "“0.95” is no whole number"),
        ("8:0", pays(8), "a payout is for a stake above 0"),
        ("1/0", share(1), "a whole is above 0"),
        ("120%", share(1), "“120%” is no part of a whole, from 0 to 1"),
        ("seven of nine", Card("7"), "“seven of nine” does not read as what is asked for"),
    ],
)
def test_a_text_that_does_not_read_has_its_reason(text: str, like: Answer, reason: str) -> None:
    assert read_answer(text, like, LANGUAGES["en"]) == Unreadable(reason)


def test_the_verb_of_a_policy_is_accented_where_it_stands_in_the_text() -> None:
    text = "  Menarik\u00a0 kartu terhadap 2–7; berhenti terhadap 0, 1, 8, dan 9"
    reading = read_answer(text, policy(()), LANGUAGES["id"])
    assert isinstance(reading, Reading)
    draws, stands = reading.accent
    assert (text[draws.start : draws.end], draws.word) == ("Menarik\u00a0 kartu", Action.DRAWS)
    assert (text[stands.start : stands.end], stands.word) == ("berhenti", Action.STANDS)


def test_a_word_is_accented_from_end_to_end() -> None:
    reading = read_answer("menarik kartu", Action.STANDS, LANGUAGES["id"])
    assert isinstance(reading, Reading)
    assert reading.accent == (Accent(0, 13, Action.DRAWS),)


def test_a_reading_tells_how_the_text_is_written() -> None:
    reading = read_answer("Enam atau tujuh", numbers(()), LANGUAGES["id"])
    assert isinstance(reading, Reading)
    assert reading.style >= {CAPITAL, Trait("numerals", "words"), Trait("joint", "or")}


def test_a_rate_that_names_no_basis_is_on_that_of_the_answer() -> None:
    for basis in Basis:
        assert holds("1.24%", rate(12351, 10**6, basis), LANGUAGES["en"])


def test_a_rate_on_another_basis_is_another_one_however_it_is_rounded() -> None:
    reading = read_answer("1.24% per bet resolved", rate(12351, 10**6), LANGUAGES["en"])
    assert isinstance(reading, Reading)
    assert reading.value == rate(124, 10**4, Basis.RESOLVED)
