"""A small game of words and cards, the languages with a vocabulary for it, and any answer of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any, ClassVar, Self

import yaml
from hypothesis import strategies as st

from engine.api import Amount, Answer, Between, Payout, Policy, Rate, Share, Symbol, ValueSet, Word
from generator.language import Language

ROOT = Path(__file__).parents[3]
TO_9 = Between(0, 9)
TO_7 = Between(0, 7)


class Action(Word):
    """What a hand does."""

    DRAWS = "draws"
    STANDS = "stands"


class Move(Word):
    """One of three things to do."""

    HIT = "hit"
    STAY = "stay"
    DOUBLE = "double"


class Basis(Word):
    """What a rate is a part of."""

    MADE = "made"
    RESOLVED = "resolved"


@dataclass(frozen=True)
class Card(Symbol):
    """A card without a suit, or a spade."""

    suit: ClassVar[str] = ""

    rank: str

    def __str__(self) -> str:
        """Give the rank."""
        return self.rank

    @classmethod
    def parse(cls, text: str) -> tuple[Self, ...]:
        """Read a rank in either case, with or without an `S` behind it."""
        rank = text.upper()
        return (cls(rank),) if rank.removesuffix("S") in RANKS else ()


RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "K")


@dataclass(frozen=True)
class Third(Symbol):
    """The value of a third card, or that there is none."""

    text: str

    def __str__(self) -> str:
        """Give the value."""
        return self.text

    @classmethod
    def parse(cls, text: str) -> tuple[Self, ...]:
        """Read a value, `stood`, or `drew` for every value."""
        if text == "drew":
            return tuple(cls(str(value)) for value in TO_9.values())
        return (cls(text),) if text == "stood" or text in set(map(str, TO_9.values())) else ()


VOCABULARY: dict[str, dict[str, Any]] = {
    "id": {
        "words": {
            "Action": {
                "draws": {"verb": ["menarik kartu", "mengambil kartu"], "noun": ["penarikan kartu"]},
                "stands": {"verb": ["berhenti", "tidak menarik kartu"], "noun": ["perhentian"]},
            },
            "Basis": {"made": {"noun": ["per taruhan"]}, "resolved": {"noun": ["per taruhan selesai", "per hasil"]}},
            "Move": {
                "hit": {"verb": ["mengambil"]},
                "stay": {"verb": ["bertahan"]},
                "double": {"verb": ["menggandakan"]},
            },
        },
        "symbols": {
            "Card": {"A": ["as", "A"], "K": ["raja", "K"]},
            "Third": {"stood": ["berhenti"], "drew": ["menarik", "kartu apa pun"]},
        },
        "steps": {"drawing": "{action:verb} dengan total {total}."},
        "faults": {"missing": "Kurang {count} kartu."},
        "questions": {"drawing": "Berapa kartu setelah {card}?"},
    },
    "en": {
        "words": {
            "Action": {
                "draws": {"verb": ["draws", "takes a card"], "plain": ["draw"]},
                "stands": {"verb": ["stands", "doesn't draw"], "plain": ["stand"]},
            },
            "Basis": {"made": {"noun": ["per bet made"]}, "resolved": {"noun": ["per bet resolved"]}},
            "Move": {"hit": {"verb": ["hits"]}, "stay": {"verb": ["stays"]}, "double": {"verb": ["doubles"]}},
        },
        "symbols": {
            "Card": {"A": ["ace", "A"], "K": ["king", "K"]},
            "Third": {"stood": ["stood"], "drew": ["drew"]},
        },
        "steps": {"drawing": "On {total} it {action:verb}."},
        "faults": {"missing": "{count} cards are missing."},
        "questions": {"drawing": "How many cards follow {card:a}?"},
    },
}


def parsed(file: Path) -> dict[str, Any]:
    """Read a file of data, every scalar as text."""
    data: dict[str, Any] = yaml.load(file.read_text("utf-8"), yaml.BaseLoader)  # noqa: S506 - only texts
    return data


def data_of(code: str) -> dict[str, Any]:
    """Give a language's data with the words of the small game."""
    if code == "eo":
        return parsed(Path(__file__).parent / "esperanto.yaml")
    folder = ROOT / "templates" / "languages" / code
    return parsed(folder / "language.yaml") | parsed(folder / "prose.yaml") | VOCABULARY[code]


def language_of(code: str) -> Language:
    """Compile a language, which has no problems."""
    language, problems = Language.from_data(code, data_of(code))
    assert problems == ()
    assert language is not None
    return language


LANGUAGES = {code: language_of(code) for code in ("id", "en", "eo")}


def numbers(members: Iterable[int], domain: Between = TO_9) -> ValueSet:
    """Give a set of numbers."""
    return ValueSet(frozenset(members), domain)


def policy(draws: Iterable[int], over: str = "third-card", domain: Between = TO_9) -> Policy:
    """Give the policy that draws on some numbers and stands on all others."""
    chosen = set(draws)
    actions = tuple(Action.DRAWS if number in chosen else Action.STANDS for number in domain.values())
    return Policy(over, domain, actions)


def moves(initials: str) -> Policy:
    """Give a policy of three actions from their initials, for the numbers from -1 on."""
    actions = tuple(next(move for move in Move if move.value.startswith(initial)) for initial in initials)
    return Policy("total", Between(-1, len(initials) - 2), actions)


def hand(text: str) -> tuple[Card, ...]:
    """Give the cards of a hand written with blanks."""
    return tuple(Card(rank) for rank in text.split())


def pays(won: int, staked: int = 1) -> Payout:
    """Give a payout."""
    return Payout(Fraction(won, staked))


def share(part: int, whole: int = 1) -> Share:
    """Give a part of a whole."""
    return Share(Fraction(part, whole))


def rate(part: int, whole: int = 1, basis: Basis = Basis.MADE) -> Rate:
    """Give a part of a stake."""
    return Rate(Fraction(part, whole), basis)


def amount(part: int, whole: int = 1) -> Amount:
    """Give a number that need not be whole."""
    return Amount(Fraction(part, whole))


domains = st.builds(lambda low, size: Between(low, low + size), st.integers(-4, 98), st.integers(0, 11))
value_sets = domains.flatmap(
    lambda domain: st.builds(ValueSet, st.frozensets(st.integers(domain.low, domain.high)), st.just(domain))
)


def policies(words: type[Word]) -> st.SearchStrategy[Policy]:
    """Give any policy in the words of a closed list."""
    return domains.flatmap(
        lambda domain: st.builds(
            lambda over, actions: Policy(over, domain, tuple(actions)),
            st.sampled_from(["third-card", "total"]),
            st.lists(st.sampled_from(words), min_size=len(domain.values()), max_size=len(domain.values())),
        )
    )


fractions = st.one_of(st.fractions(max_denominator=200), st.fractions(max_denominator=10**40))
parts = st.one_of(st.fractions(0, 1, max_denominator=200), st.fractions(0, 1, max_denominator=10**20))
cards = st.sampled_from([Card(rank) for rank in RANKS])
answers_by_type: dict[str, st.SearchStrategy[Answer]] = {
    "number": st.one_of(st.integers(-10, 110), st.integers(-(10**40), 10**40)),
    "action": st.sampled_from(Action),
    "card": cards,
    "third": st.sampled_from([*Third.parse("drew"), Third("stood")]),
    "hand": st.lists(cards, max_size=4).map(tuple),
    "set": value_sets,
    "policy": policies(Action),
    "policy of three": policies(Move),
    "payout": st.builds(Payout, st.fractions(min_value=0, max_value=10**9, max_denominator=200)),
    "share": st.builds(Share, parts),
    "rate": st.builds(Rate, fractions, st.sampled_from(Basis)),
    "amount": st.builds(Amount, fractions),
}
answers = st.one_of(*answers_by_type.values())
