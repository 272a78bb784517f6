"""What a page may ask of dealing; the docstrings are what an author reads in the list of questions."""

from __future__ import annotations

from types import MappingProxyType

from engine.api import Between, Fault, Question, Step, Unanswerable, ValueSet, Verdict, step
from engine.baccarat import readings
from engine.baccarat.dealing.provisions import BURNED, ORDER, TURNER
from engine.baccarat.dealing.words import (
    CUTS,
    DECKS,
    FIXED_BURNS,
    MORE_ROUNDS,
    SEATS,
    Place,
    TableStyle,
    Turner,
)
from engine.baccarat.rules import Rules
from engine.baccarat.words import Count, Position, Worth
from engine.cards import RANKS, SUITS, Card
from engine.decks import Decks, StatedDecks


def dealt_to(rules: Rules, card: Place) -> Verdict[Position]:
    """Which hand a card of a round goes to, counted in dealing order, 1 to 6, where both hands draw."""
    hand = rules.table.order[card - 1]
    return Verdict(hand, (step("dealt-to", ORDER[card - 1], f"order/{card}", number=card, hand=hand),))


def allowed_decks(rules: Rules) -> Verdict[ValueSet]:
    """How many decks Macau's regulation lets a shoe hold."""
    return _numbers("decks-allowed", "decks/allowed", rules.table.decks_allowed, DECKS)


def usual_decks(rules: Rules) -> Verdict[ValueSet]:
    """How many decks are common."""
    return _numbers("decks-usual", "decks/usual", rules.table.decks_usual, DECKS)


def shoe_cards(_rules: Rules, decks: StatedDecks) -> Verdict[Count]:
    """How many cards a shoe of so many decks holds; no answer for infinitely many."""
    cards = _cards_of(_finite(decks))
    return Verdict(cards, (_in_shoe(decks, cards),))


def most_rounds(rules: Rules, decks: StatedDecks) -> Verdict[Count]:
    """How many rounds a shoe of so many decks has cards for at most; no answer for infinitely many."""
    cards, fewest = _cards_of(_finite(decks)), _cards_of_a_round(rules)[0]
    rounds = cards // fewest
    told = step("most-rounds", "dealing", "", number=fewest, rounds=rounds)
    return Verdict(rounds, (_in_shoe(decks, cards), *readings.starting_cards(rules).steps, told))


def burned_by_decks(rules: Rules, decks: StatedDecks) -> Verdict[Count]:
    """How many cards are burned where their number goes by that of the decks; no answer for infinitely many."""
    number = _finite(decks) * rules.table.burned_per_deck
    return Verdict(number, (step("burn-by-decks", "burn-by-decks", "burn/decks", decks=decks, number=number),))


def burned_by_card(rules: Rules, card: Card) -> Verdict[Count]:
    """How many cards are burned where their number goes by the first card of the shoe."""
    number = rules.table.burned(card)
    return Verdict(number, (step("burn-by-card", BURNED[card.rank], f"burn/{card.rank}", card=card, number=number),))


def burned_worth(rules: Rules, card: Card) -> Verdict[Worth]:
    """How the number of cards burned follows from the first card: its face value, or another number."""
    burned = burned_by_card(rules, card)
    return Verdict(Worth.FACE if str(burned.value) == card.rank else Worth.OTHER, burned.steps)


def burned_fixed(rules: Rules) -> Verdict[ValueSet]:
    """How many cards a house may choose to burn, whatever the decks and the first card."""
    return _numbers("burn-fixed", "burn/fixed", rules.table.burned_fixed, FIXED_BURNS)


def behind_white_card(rules: Rules) -> Verdict[Count]:
    """How many cards lie behind the white card in Macau's regulation, which says approximately."""
    number = rules.table.behind_cut
    return Verdict(number, (step("white-card", "white-card", "cut/white", number=number),))


def behind_cut_card(rules: Rules) -> Verdict[ValueSet]:
    """How many cards lie behind the cut card by house practice."""
    return _numbers("cut-card-usual", "cut/usual", rules.table.behind_cut_usual, CUTS)


def rounds_after_white_card(rules: Rules) -> Verdict[ValueSet]:
    """How many rounds may follow the round in which the white card appears."""
    return _numbers("last-round", "cut/rounds", rules.table.rounds_after_cut, MORE_ROUNDS)


def round_cards(rules: Rules) -> Verdict[ValueSet]:
    """How many cards a round may take, both hands together."""
    least, most, steps = _cards_of_a_round(rules)
    numbers = Between(0, 2 * most)
    return Verdict(ValueSet.where(numbers, lambda number: least <= number <= most), steps)


def whole_rounds(rules: Rules, cards: Count) -> Verdict[Count]:
    """How many rounds so many cards are enough for, however many cards each round takes."""
    _, most, steps = _cards_of_a_round(rules)
    return Verdict(cards // most, steps)


def before_cut_card(_rules: Rules, decks: StatedDecks, burned: Count, behind: Count) -> Verdict[Count]:
    """How many cards of a full shoe are dealt before the cut card appears, once some are burned and some lie behind it.

    No answer where the shoe does not hold as many.
    """
    cards = _cards_of(_finite(decks))
    left = cards - burned - behind
    if left < 0:
        raise Unanswerable(Fault("shoe-too-small", "behind", {"decks": decks, "burned": burned, "behind": behind}))
    read = step("before-cut-card", "white-card", "", burned=burned, behind=behind, number=left)
    return Verdict(left, (_in_shoe(decks, cards), read))


def turned_by(rules: Rules, style: TableStyle) -> Verdict[Turner]:
    """Who turns the cards at a table of some style."""
    who = rules.table.turner(style)
    return Verdict(who, (step("turned-by", TURNER[style], f"turns/{style.value}", style=style, who=who),))


def midi_seats(rules: Rules) -> Verdict[ValueSet]:
    """How many people may sit at a midi table."""
    most = rules.table.midi_seats
    seats = ValueSet.where(SEATS, lambda number: number <= most)
    return Verdict(seats, (step("midi-seats", "midi-seats", "seats/midi", numbers=seats),))


def _finite(decks: Decks) -> int:
    if decks.count is None:
        raise Unanswerable(Fault("shoe-without-end", "decks", {"decks": decks}))
    return decks.count


def _cards_of(decks: int) -> int:
    return decks * len(RANKS) * len(SUITS)


def _in_shoe(decks: Decks, cards: int) -> Step:
    return step("shoe-cards", "decks-allowed", "", decks=decks, number=cards)


def _cards_of_a_round(rules: Rules) -> tuple[int, int, tuple[Step, ...]]:
    """The least and the most cards of a round, with the steps that read what each hand may hold."""
    starting, extra = readings.starting_cards(rules), readings.most_extra_cards(rules)
    hands = len(Position)
    return hands * starting.value, hands * (starting.value + extra.value), starting.steps + extra.steps


def _numbers(rule: str, cell: str, members: frozenset[int], domain: Between) -> Verdict[ValueSet]:
    """Give a set of numbers with the one step that reads it: its sentence is named as its rule is."""
    numbers = ValueSet(members, domain)
    return Verdict(numbers, (step(rule, rule, cell, numbers=numbers),))


QUESTIONS = MappingProxyType[str, Question](
    {
        "dealt_to": dealt_to,
        "allowed_decks": allowed_decks,
        "usual_decks": usual_decks,
        "shoe_cards": shoe_cards,
        "most_rounds": most_rounds,
        "burned_by_decks": burned_by_decks,
        "burned_by_card": burned_by_card,
        "burned_worth": burned_worth,
        "burned_fixed": burned_fixed,
        "behind_white_card": behind_white_card,
        "behind_cut_card": behind_cut_card,
        "rounds_after_white_card": rounds_after_white_card,
        "round_cards": round_cards,
        "whole_rounds": whole_rounds,
        "before_cut_card": before_cut_card,
        "turned_by": turned_by,
        "midi_seats": midi_seats,
    }
)
