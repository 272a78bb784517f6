"""Texts and literals read as arguments of questions."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

from engine.api import Amount, Answer, Between, Payout, Policy, Rate, Share, ValueSet
from generator.language import Unreadable, kind_of, read_argument, read_literal
from generator.language.kinds import (
    AmountKind,
    HandKind,
    NumberKind,
    PayoutKind,
    SetKind,
    ShareKind,
    SymbolKind,
    WordKind,
)
from tests.generator.language.samples import (
    LANGUAGES,
    TO_7,
    TO_9,
    Action,
    Card,
    Third,
    amount,
    hand,
    numbers,
    pays,
    share,
)

TOTAL = Annotated[int, TO_9]
THIRDS = tuple(Third(str(value)) for value in TO_9.values())


@pytest.mark.parametrize(
    ("annotation", "kind"),
    [
        (int, NumberKind()),
        (TOTAL, NumberKind(TO_9)),
        (Action, WordKind(Action)),
        (Card, SymbolKind(Card)),
        (tuple[Card, ...], HandKind(Card)),
        (Annotated[ValueSet, TO_7], SetKind(TO_7)),
        (Payout, PayoutKind()),
        (Share, ShareKind()),
        (Amount, AmountKind()),
    ],
)
def test_a_parameter_is_read_by_its_annotation(annotation: Any, kind: object) -> None:  # noqa: ANN401 - an annotation is any object
    assert kind_of(annotation) == kind


def test_a_variadic_parameter_of_symbols_is_a_hand() -> None:
    assert kind_of(Card, variadic=True) == HandKind(Card)


@pytest.mark.parametrize(
    "annotation", [str, bool, float, Policy, Rate, ValueSet, tuple[int, ...], tuple[Card, Card], None]
)
def test_an_annotation_that_no_text_is_read_as_is_refused(annotation: Any) -> None:  # noqa: ANN401 - an annotation is any object
    with pytest.raises(TypeError, match="no text is read as"):
        kind_of(annotation)


@pytest.mark.parametrize(
    ("code", "text", "annotation", "values"),
    [
        ("id", "4", TOTAL, (4,)),
        ("id", "0–2", TOTAL, (0, 1, 2)),
        ("id", "enam atau tujuh", TOTAL, (6, 7)),
        ("id", "2 ke bawah", TOTAL, (0, 1, 2)),
        ("id", "4.000", int, (4000,)),
        ("en", "4 or 5", int, (4, 5)),
        ("id", "10, K, dan as", Card, (Card("10"), Card("K"), Card("A"))),
        ("id", "2 sampai 4", Card, hand("2 3 4")),
        ("en", "an ace or 2–3", Card, hand("A 2 3")),
        ("id", "menarik", Third, THIRDS),
        ("id", "Berhenti", Third, (Third("stood"),)),
        ("id", "6 atau 7", Third, (Third("6"), Third("7"))),
        ("en", "draws or stands", Action, (Action.DRAWS, Action.STANDS)),
        ("en", "7 and 8", tuple[Card, ...], (hand("7 8"),)),
        ("en", "8 to 1", Payout, (pays(8),)),
        ("id", "5%", Share, (share(1, 20),)),
        ("en", "12.5", Amount, (amount(25, 2),)),
    ],
)
def test_a_text_of_a_page_is_read_as_an_argument(
    code: str,
    text: str,
    annotation: Any,  # noqa: ANN401 - an annotation is any object
    values: tuple[Answer, ...],
) -> None:
    assert read_argument(text, kind_of(annotation), LANGUAGES[code]) == values


@pytest.mark.parametrize(
    ("text", "annotation"),
    [
        ("12", TOTAL),
        ("5–12", TOTAL),
        ("tidak ada", TOTAL),
        ("1,5", int),
        ("0–999999999", int),
        ("2–3", tuple[Card, ...]),
        ("menarik", tuple[Third, ...]),
        ("0–3", Card),
        ("stood", Third),
        ("menarik", Action),
        ("menarik kartu atau", Action),
        ("", Card),
    ],
)
def test_a_text_that_is_no_argument_is_refused_with_a_reason(text: str, annotation: Any) -> None:  # noqa: ANN401 - an annotation is any object
    refused = read_argument(text, kind_of(annotation), LANGUAGES["id"])
    assert isinstance(refused, Unreadable)
    assert refused.reason


@pytest.mark.parametrize(
    ("text", "annotation", "values"),
    [
        ("6", TOTAL, (6,)),
        ("0-2", TOTAL, (0, 1, 2)),
        ("-3", int, (-3,)),
        ("stood", Third, (Third("stood"),)),
        ("drew", Third, THIRDS),
        ("2-3", Third, (Third("2"), Third("3"))),
        ("draws", Action, (Action.DRAWS,)),
        ("K", Card, (Card("K"),)),
        ("4 4", tuple[Card, ...], (hand("4 4"),)),
        ("7+8", tuple[Card, ...], (hand("7 8"),)),
        ("0-5,7", Annotated[ValueSet, TO_7], (numbers([0, 1, 2, 3, 4, 5, 7], TO_7),)),
        ("8:1", Payout, (pays(8),)),
        ("0.95:1", Payout, (pays(19, 20),)),
        ("1/20", Share, (share(1, 20),)),
        ("0.05", Share, (share(1, 20),)),
        ("-39/20", Amount, (amount(-39, 20),)),
        ("195", Amount, (amount(195),)),
    ],
)
def test_a_literal_is_read_the_same_in_every_language(
    text: str,
    annotation: Any,  # noqa: ANN401 - an annotation is any object
    values: tuple[Answer, ...],
) -> None:
    assert read_literal(text, kind_of(annotation)) == values


@pytest.mark.parametrize(
    ("text", "annotation"),
    [
        ("six", TOTAL),
        ("10", TOTAL),
        ("06", TOTAL),
        ("6 atau 7", TOTAL),
        ("0-99999999", int),
        ("none", TOTAL),
        ("DRAWS", Action),
        ("berhenti", Third),
        ("4 x", tuple[Card, ...]),
        ("", tuple[Card, ...]),
        ("8", Payout),
        ("8:0", Payout),
        ("1/0", Share),
        ("3/2", Share),
        ("5%", Share),
        ("1/20 made", Share),
        ("1.", Amount),
        ("1,5", Amount),
        ("5-3", Annotated[ValueSet, Between(0, 7)]),
    ],
)
def test_a_wrong_literal_is_refused(text: str, annotation: Any) -> None:  # noqa: ANN401 - an annotation is any object
    assert isinstance(read_literal(text, kind_of(annotation)), Unreadable)
