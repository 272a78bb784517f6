"""What a house decides about blackjack: one immutable value, and a name for each thing that it may decide."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, TypeAlias

from engine.api import Between, Fault, Unanswerable, Word
from engine.blackjack.words import DealerRule, DoubleOn, NaturalPay, Sign, SplitBy, SurrenderRule

_HANDS = Between(2, 4)
Decision: TypeAlias = DoubleOn | SplitBy | SurrenderRule | DealerRule | NaturalPay | bool | int


@dataclass(frozen=True, slots=True)
class House:
    """The rules of a house. By default those that the pages go by where they name no other.

    Raises ValueError for a number of hands that no house here allows: one of 2, 3 and 4.
    """

    double_on: DoubleOn = DoubleOn.ANY
    double_after_split: bool = True
    most_hands: int = 4
    """How many hands one starting hand may become by splitting."""
    one_card_on_split_aces: bool = True
    resplit_aces: bool = False
    split_by: SplitBy = SplitBy.VALUE
    surrender: SurrenderRule = SurrenderRule.LATE
    insurance: bool = True
    peek: bool = True
    """Whether the dealer looks for a natural before the player's turn, where the first card may belong to one."""
    dealer: DealerRule = DealerRule.S17
    natural_pays: NaturalPay = NaturalPay.THREE_TO_TWO

    def __post_init__(self) -> None:
        """Refuse a number of hands without a name."""
        if self.most_hands not in _HANDS:
            raise ValueError(f"no house here lets a hand become {self.most_hands} hands")


class HouseTopic(Word):
    """What a house decides; each is the field of `House` that is named like it."""

    DOUBLE_ON = "double-on"
    DOUBLE_AFTER_SPLIT = "double-after-split"
    MOST_HANDS = "most-hands"
    SPLIT_ACES = "one-card-on-split-aces"
    RESPLIT_ACES = "resplit-aces"
    SPLIT_BY = "split-by"
    SURRENDER = "surrender"
    INSURANCE = "insurance"
    PEEK = "peek"
    DEALER = "dealer"
    NATURAL_PAYS = "natural-pays"

    @property
    def field(self) -> str:
        """The field of `House`."""
        return str(self.value).replace("-", "_")


class HouseOption(Sign):
    """One decision of a house."""

    DOUBLE_ANY = "double-any"
    DOUBLE_9_11 = "double-9-11"
    DOUBLE_10_11 = "double-10-11"
    DOUBLE_AFTER_SPLIT = "double-after-split"
    NO_DOUBLE_AFTER_SPLIT = "no-double-after-split"
    HANDS_2 = "hands-2"
    HANDS_3 = "hands-3"
    HANDS_4 = "hands-4"
    ONE_CARD_ON_ACES = "one-card-on-split-aces"
    MORE_CARDS_ON_ACES = "more-cards-on-split-aces"
    NO_RESPLIT_ACES = "no-resplit-aces"
    RESPLIT_ACES = "resplit-aces"
    SPLIT_BY_VALUE = "split-by-value"
    SPLIT_BY_RANK = "split-by-rank"
    SURRENDER_NONE = "no-surrender"
    SURRENDER_LATE = "late-surrender"
    SURRENDER_EARLY = "early-surrender"
    INSURANCE = "insurance"
    NO_INSURANCE = "no-insurance"
    PEEK = "peek"
    NO_PEEK = "no-peek"
    S17 = "s17"
    H17 = "h17"
    PAYS_3_2 = "pays-3-2"
    PAYS_6_5 = "pays-6-5"


_O = HouseOption
OPTIONS: Mapping[HouseTopic, Mapping[HouseOption, Decision]] = MappingProxyType(
    {
        HouseTopic.DOUBLE_ON: {
            _O.DOUBLE_ANY: DoubleOn.ANY,
            _O.DOUBLE_9_11: DoubleOn.NINE_TO_ELEVEN,
            _O.DOUBLE_10_11: DoubleOn.TEN_TO_ELEVEN,
        },
        HouseTopic.DOUBLE_AFTER_SPLIT: {_O.DOUBLE_AFTER_SPLIT: True, _O.NO_DOUBLE_AFTER_SPLIT: False},
        HouseTopic.MOST_HANDS: {_O.HANDS_2: 2, _O.HANDS_3: 3, _O.HANDS_4: 4},
        HouseTopic.SPLIT_ACES: {_O.ONE_CARD_ON_ACES: True, _O.MORE_CARDS_ON_ACES: False},
        HouseTopic.RESPLIT_ACES: {_O.NO_RESPLIT_ACES: False, _O.RESPLIT_ACES: True},
        HouseTopic.SPLIT_BY: {_O.SPLIT_BY_VALUE: SplitBy.VALUE, _O.SPLIT_BY_RANK: SplitBy.RANK},
        HouseTopic.SURRENDER: {
            _O.SURRENDER_NONE: SurrenderRule.NONE,
            _O.SURRENDER_LATE: SurrenderRule.LATE,
            _O.SURRENDER_EARLY: SurrenderRule.EARLY,
        },
        HouseTopic.INSURANCE: {_O.INSURANCE: True, _O.NO_INSURANCE: False},
        HouseTopic.PEEK: {_O.PEEK: True, _O.NO_PEEK: False},
        HouseTopic.DEALER: {_O.S17: DealerRule.S17, _O.H17: DealerRule.H17},
        HouseTopic.NATURAL_PAYS: {_O.PAYS_3_2: NaturalPay.THREE_TO_TWO, _O.PAYS_6_5: NaturalPay.SIX_TO_FIVE},
    }
)
"""For each thing that a house decides: what it may be, the way the pages usually take first or last."""
_TOPIC = MappingProxyType({option: topic for topic, options in OPTIONS.items() for option in options})


def decided(house: House, topic: HouseTopic) -> HouseOption:
    """Give what a house decides about one thing."""
    value = getattr(house, topic.field)
    return next(option for option, meant in OPTIONS[topic].items() if meant == value)


def next_decision(house: House, topic: HouseTopic) -> House:
    """Give a house that decides one thing otherwise: the option behind its own, the first behind the last."""
    options = list(OPTIONS[topic])
    return with_option(house, options[(options.index(decided(house, topic)) + 1) % len(options)])


def with_option(house: House, option: HouseOption) -> House:
    """Give a house that decides one thing in this way."""
    topic = _TOPIC[option]
    changed: dict[str, Any] = {topic.field: OPTIONS[topic][option]}
    return replace(house, **changed)


@dataclass(frozen=True, slots=True)
class Terms:
    """A house as it is met at one table: its own rules, and those that were stated for the table."""

    house: House
    stated: frozenset[HouseTopic] = frozenset()

    @classmethod
    def at(cls, house: House, options: Iterable[HouseOption]) -> Terms:
        """Let some options take the place of the house's own. Raises Unanswerable for two about one thing."""
        terms = cls(house)
        for option in options:
            topic = _TOPIC[option]
            if topic in terms.stated:
                raise Unanswerable(Fault("house-rule-twice", "house", {"option": option}))
            terms = cls(with_option(terms.house, option), terms.stated | {topic})
        return terms

    def decided(self, topic: HouseTopic) -> HouseOption:
        """What holds at the table."""
        return decided(self.house, topic)
