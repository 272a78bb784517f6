"""What a page may ask of the choices in a hand, and of what a house decides about them."""

from __future__ import annotations

from types import MappingProxyType

from engine.api import Question, ValueSet, Verdict, step
from engine.blackjack import readings
from engine.blackjack.house import OPTIONS, HouseOption, HouseTopic, Terms
from engine.blackjack.moves import Turn
from engine.blackjack.moves import legal_moves as legal
from engine.blackjack.provisions import HOUSE
from engine.blackjack.rules import ACE, Rules
from engine.blackjack.words import Count, DoubleOn, Hands, Move, Phase
from engine.cards import RANKS, Card


def house_rule(rules: Rules, topic: HouseTopic) -> Verdict[HouseOption]:
    """What the house of these pages decides about one thing, where a page states nothing else."""
    terms = Terms(rules.house)
    return Verdict(terms.decided(topic), (readings.house(terms, topic),))


def house_choices(_rules: Rules, topic: HouseTopic) -> Verdict[tuple[HouseOption, ...]]:
    """All that houses decide about one thing, as far as it is told here."""
    options = tuple(OPTIONS[topic])
    return Verdict(options, (step("house-options", HOUSE[topic], "", topic=topic, options=options),))


def legal_moves(
    rules: Rules, cards: tuple[Card, ...], up: Card, house: tuple[HouseOption, ...] = ()
) -> Verdict[tuple[Move, ...]]:
    """What may be done with some cards that come from no split, against the dealer's first card.

    `house` are house rules where they are not the usual ones here.
    """
    return legal(rules, Terms.at(rules.house, house), Turn(cards, up))


def split_hand_moves(
    rules: Rules, cards: tuple[Card, ...], up: Card, hands: Hands, house: tuple[HouseOption, ...] = ()
) -> Verdict[tuple[Move, ...]]:
    """What may be done with a hand that comes from a split: its first card is one of the two.

    `hands` is how many hands there are by now, this one counted.
    """
    aces = cards[0].rank == ACE if cards else False
    turn = Turn(cards, up, hands=hands, from_split=True, split_aces=aces)
    return legal(rules, Terms.at(rules.house, house), turn)


def moves_before_look(
    rules: Rules, cards: tuple[Card, ...], up: Card, house: tuple[HouseOption, ...] = ()
) -> Verdict[tuple[Move, ...]]:
    """What may be done before the dealer looks for a natural."""
    turn = Turn(cards, up)._replace(phase=Phase.INSURANCE)
    return legal(rules, Terms.at(rules.house, house), turn)


def double_totals(rules: Rules, on: DoubleOn) -> Verdict[ValueSet]:
    """Totals of the starting cards that may be doubled, where a house decides in some way."""
    return readings.double_totals(rules, on)


def doubled_cards(rules: Rules) -> Verdict[Count]:
    """How many cards a doubled hand is given."""
    number = rules.double_cards
    return Verdict(number, (step("doubled-cards", "doubling", "double/cards", number=number),))


def insured_cards(rules: Rules) -> Verdict[tuple[Card, ...]]:
    """First cards of the dealer against which insurance is offered, where a house has it."""
    cards = tuple(Card(rank) for rank in RANKS if rank in rules.insured)
    return Verdict(cards, (step("insured-cards", "insuring", "insured", cards=cards),))


QUESTIONS = MappingProxyType[str, Question](
    {
        "house_rule": house_rule,
        "house_choices": house_choices,
        "legal_moves": legal_moves,
        "split_hand_moves": split_hand_moves,
        "moves_before_look": moves_before_look,
        "double_totals": double_totals,
        "doubled_cards": doubled_cards,
        "insured_cards": insured_cards,
    }
)
