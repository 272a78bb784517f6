"""Reading one entry of the rules at a time: each gives what the entry says, with the step that tells so."""

from __future__ import annotations

from engine.api import Verdict, step
from engine.baccarat import provisions
from engine.baccarat.rules import Rules
from engine.baccarat.third import Third
from engine.baccarat.words import Action, Comparison, Naturalness, Position, Winner
from engine.cards import Card


def card_value(rules: Rules, card: Card) -> Verdict[int]:
    """Points of a card."""
    value = rules.card_value(card)
    return Verdict(value, (step("card-value", *_card_entry(card), card=card, value=value),))


def third_card(rules: Rules, hand: Position, card: Card) -> Verdict[Third]:
    """Value of the card that a hand drew."""
    third = Third(rules.third_value(rules.card_value(card)))
    return Verdict(third, (step("third-card", *_card_entry(card), hand=hand, card=card, third=third),))


def _card_entry(card: Card) -> tuple[str, str]:
    """Rule and cell of a card's value."""
    return provisions.CARD_VALUE[card.rank], f"card-value/{card.rank}"


def units(rules: Rules, number: int) -> Verdict[int]:
    """What is left of a sum when full tens are dropped."""
    total = number % rules.modulus
    return Verdict(total, (step("units", "hand-total", "modulus", number=number, total=total),))


def natural_total(rules: Rules, total: int) -> Verdict[Naturalness]:
    """Whether a total of the starting cards is a natural."""
    natural = _naturalness(rules, total)
    return Verdict(natural, (step("natural-total", "natural", f"natural/{total}", total=total, natural=natural),))


def hand_natural(rules: Rules, hand: Position, total: int) -> Verdict[Naturalness]:
    """Whether a hand of a round is a natural, by its first total."""
    natural = _naturalness(rules, total)
    read = step("natural-check", "natural", f"natural/{total}", hand=hand, total=total, natural=natural)
    return Verdict(natural, (read,))


def _naturalness(rules: Rules, total: int) -> Naturalness:
    return Naturalness.NATURAL if total in rules.naturals else Naturalness.NOT


def player_action(rules: Rules, total: int) -> Verdict[Action]:
    """What the Player does on a first total."""
    action = rules.player_action(total)
    read = step("player-rule", provisions.player_rule(total), f"player/{total}", total=total, action=action)
    return Verdict(action, (read,))


def banker_action(rules: Rules, total: int, third: Third) -> Verdict[Action]:
    """What the Banker does on a first total, by what the Player did."""
    action = rules.banker_action(total, third.value)
    cell = f"banker/{total}/{third}"
    if third.value is None:
        read = step("banker-rule-stood", "banker-player-stood", cell, total=total, action=action)
    else:
        rule = provisions.banker_rule(total)
        read = step("banker-rule-third", rule, cell, total=total, third=third, action=action)
    return Verdict(action, (read,))


def winner(rules: Rules, player: int, banker: int) -> Verdict[Winner]:
    """Who wins with these final totals."""
    won = rules.winner(player, banker)
    order = Comparison.of(player, banker)
    cell = f"comparison/{order.value}"
    read = step("comparison", "comparison", cell, player=player, banker=banker, comparison=order, winner=won)
    return Verdict(won, (read,))


def comparison(rules: Rules, one: int, other: int) -> Verdict[Comparison]:
    """How one final total stands to another: whether it beats it, by the rule that decides a round."""
    beats = {Winner.PLAYER: Comparison.HIGHER, Winner.BANKER: Comparison.LOWER, Winner.TIE: Comparison.EQUAL}
    stands = beats[rules.winner(one, other)]
    cell = f"comparison/{Comparison.of(one, other).value}"
    return Verdict(stands, (step("compare", "comparison", cell, one=one, other=other, comparison=stands),))


def starting_cards(rules: Rules) -> Verdict[int]:
    """How many cards each hand starts with."""
    number = rules.starting_cards
    return Verdict(number, (step("starting-cards", "dealing", "starting-cards", number=number),))


def most_extra_cards(rules: Rules) -> Verdict[int]:
    """How many cards a hand may take besides."""
    number = rules.most_extra_cards
    return Verdict(number, (step("most-extra-cards", "dealing", "most-extra-cards", number=number),))
