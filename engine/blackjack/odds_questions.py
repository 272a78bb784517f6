"""What a page may ask of odds in blackjack. They count cards: their steps name no entry of the rules."""

from __future__ import annotations

from fractions import Fraction
from types import MappingProxyType

from engine.api import Question, Rate, Share, Verdict, step
from engine.blackjack import odds
from engine.blackjack.dealer import dealer_finals
from engine.blackjack.provisions import NATURAL
from engine.blackjack.rules import ACE, Rules
from engine.blackjack.words import DealerFinal, DealerRule, NaturalPay
from engine.cards import Card
from engine.decks import StatedDecks
from engine.stakes import Basis


def natural_deal_chance(rules: Rules, decks: StatedDecks) -> Verdict[Share]:
    """How likely the first two cards of a full shoe are to be a natural of blackjack."""
    chance = Share(odds.natural_chance(decks, rules))
    return Verdict(chance, (step("natural-odds", NATURAL, "", decks=decks, chance=chance),))


def dealer_chance(rules: Rules, final: DealerFinal, up: Card, way: DealerRule, decks: StatedDecks) -> Verdict[Share]:
    """How likely a dealer's hand is to end as this, by its first card alone; counted for an infinite deck.

    The dealer has not looked for a natural: the second card may be any.
    """
    chance = Share(dealer_finals(up, way, decks, rules).get(final, Fraction(0)))
    told = step("dealer-ends", "dealer-draws", "", up=up, way=way, final=final, chance=chance)
    return Verdict(chance, (told,))


def insurance_edge(rules: Rules, decks: StatedDecks) -> Verdict[Rate]:
    """House edge of insurance, where nothing is known but the dealer's ace. It is never returned."""
    rate = Rate(odds.insurance_edge(decks, rules), Basis.MADE)
    return Verdict(rate, (step("insurance-odds", "insuring", "", up=Card(ACE), decks=decks, rate=rate),))


def natural_pay_edge(rules: Rules, pay: NaturalPay, other: NaturalPay, decks: StatedDecks) -> Verdict[Rate]:
    """What the house keeps more of every bet made, where it pays a natural in one way and not in another.

    That is the chance that the player has a natural and the dealer has none, times the difference of the payments.
    """
    rate = Rate(odds.payment_edge(pay, other, decks, rules), Basis.MADE)
    return Verdict(
        rate, (step("payment-odds", "lower-natural-payment", "", pay=pay, other=other, decks=decks, rate=rate),)
    )


QUESTIONS = MappingProxyType[str, Question](
    {
        "natural_deal_chance": natural_deal_chance,
        "dealer_chance": dealer_chance,
        "insurance_edge": insurance_edge,
        "natural_pay_edge": natural_pay_edge,
    }
)
