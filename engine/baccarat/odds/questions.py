"""What a page may ask of odds. A count is of ordered six-card sequences, a chance its part of all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import TypeVar

from engine.api import Answer, Question, Share, Step, Verdict, step
from engine.baccarat import readings
from engine.baccarat.odds.basis import SEQUENCE, require_countable
from engine.baccarat.odds.basis import sequences as all_sequences
from engine.baccarat.odds.endings import Ending, endings
from engine.baccarat.odds.pairs import PairCounts, pair_counts
from engine.baccarat.odds.starts import first_totals
from engine.baccarat.odds.words import HandCards, Pairing, RoundCards
from engine.baccarat.rules import Rules
from engine.baccarat.words import Count, Naturals, Position, Total, Winner
from engine.decks import Decks, StatedDecks

K = TypeVar("K")


def sequences(rules: Rules, decks: StatedDecks) -> Verdict[Count]:
    """How many ordered sequences of six cards a full shoe has: the basis of all counts here.

    A round takes no more than six cards; those that it leaves in the shoe are filled in every way. For an infinite
    deck these are sequences of six ranks.
    """
    return Verdict(all_sequences(decks), _basis(rules, decks))


def outcome_count(rules: Rules, winner: Winner, decks: StatedDecks) -> Verdict[Count]:
    """In how many sequences a hand wins, or the round is a tie."""
    found = _number(endings(decks, rules), lambda ending: _won(rules, ending) is winner)
    return _counted(rules, decks, found, "counted-outcome", "comparison", winner=winner)


def outcome_chance(rules: Rules, winner: Winner, decks: StatedDecks) -> Verdict[Share]:
    """How likely it is that a hand wins, or that the round is a tie."""
    return _share(outcome_count(rules, winner, decks), decks)


def remaining_count(rules: Rules, winner: Winner, decks: StatedDecks) -> Verdict[Count]:
    """How many sequences remain if those with one outcome, such as ties, are left out."""
    others = [outcome_count(rules, other, decks) for other in Winner if other is not winner]
    return Verdict(sum(other.value for other in others), _steps(others))


def outcome_difference(rules: Rules, winner: Winner, other: Winner, decks: StatedDecks) -> Verdict[Count]:
    """In how many more sequences one outcome comes than another."""
    more, fewer = (outcome_count(rules, outcome, decks) for outcome in (winner, other))
    return Verdict(more.value - fewer.value, _steps([more, fewer]))


def finals_chance(rules: Rules, player: Total, banker: Total, decks: StatedDecks) -> Verdict[Share]:
    """How likely it is that the hands end with these totals."""
    found = _number(endings(decks, rules), lambda ending: (ending.player, ending.banker) == (player, banker))
    return _share(_counted(rules, decks, found, "counted-finals", "hand-total", player=player, banker=banker), decks)


def final_chance(rules: Rules, hand: Position, total: Total, decks: StatedDecks) -> Verdict[Share]:
    """How likely it is that a hand ends with this total."""
    found = _number(endings(decks, rules), lambda ending: ending.of(hand)[0] == total)
    return _share(_counted(rules, decks, found, "counted-final", "hand-total", hand=hand, total=total), decks)


def natural_chance(rules: Rules, naturals: Naturals, decks: StatedDecks) -> Verdict[Share]:
    """How likely it is that just these hands have a natural: neither, only one of them, or both."""
    wanted = _HAVE_NATURALS[naturals]
    found = _number(
        first_totals(decks, rules), lambda totals: tuple(total in rules.naturals for total in totals) == wanted
    )
    return _share(_counted(rules, decks, found, "counted-naturals", "natural", naturals=naturals), decks)


def cards_chance(rules: Rules, cards: RoundCards, decks: StatedDecks) -> Verdict[Share]:
    """How likely it is that a round takes this number of cards, both hands together."""
    found = _number(endings(decks, rules), lambda ending: ending.player_cards + ending.banker_cards == cards)
    return _share(_counted(rules, decks, found, "counted-cards", "dealing", cards=cards), decks)


def tie_chance(rules: Rules, total: Total, decks: StatedDecks) -> Verdict[Share]:
    """How likely it is that a round is a tie with this total."""
    found = _number(endings(decks, rules), lambda ending: ending.player == total and _won(rules, ending) is Winner.TIE)
    return _share(_counted(rules, decks, found, "counted-ties", "comparison", total=total), decks)


def win_chance(rules: Rules, hand: Position, total: Total, cards: HandCards, decks: StatedDecks) -> Verdict[Share]:
    """How likely it is that a hand wins with this total, made of this number of cards."""
    winner, won_by = Winner(hand.value), (total, cards)
    found = _number(endings(decks, rules), lambda ending: ending.of(hand) == won_by and _won(rules, ending) is winner)
    return _share(
        _counted(rules, decks, found, "counted-wins", "comparison", hand=hand, total=total, cards=cards), decks
    )


def pair_chance(rules: Rules, pairs: Pairing, decks: StatedDecks) -> Verdict[Share]:
    """How likely it is that a hand starts with a pair: a given hand, at least one of them, or both."""
    require_countable(rules)
    counts = pair_counts(decks)
    found = _paired(counts, pairs)
    told = step("counted-pairs", "dealing", "", pairs=pairs, count=found, whole=counts.total)
    return Verdict(Share(Fraction(found, counts.total)), (*readings.starting_cards(rules).steps, told))


_HAVE_NATURALS = MappingProxyType(
    {
        Naturals.NEITHER: (False, False),
        Naturals.PLAYER: (True, False),
        Naturals.BANKER: (False, True),
        Naturals.BOTH: (True, True),
    }
)
"""Whether Player and Banker have one."""


def _won(rules: Rules, ending: Ending) -> Winner:
    return rules.winner(ending.player, ending.banker)


def _number(counts: Mapping[K, int], wanted: Callable[[K], bool]) -> int:
    """Number of sequences that lead to what is wanted."""
    return sum(count for found, count in counts.items() if wanted(found))


def _paired(counts: PairCounts, pairs: Pairing) -> int:
    match pairs:
        case Pairing.PLAYER:
            return counts.by_rank.player
        case Pairing.BANKER:
            return counts.by_rank.banker
        case Pairing.EITHER:
            return counts.by_rank.either
        case Pairing.BOTH:
            return counts.by_rank.both
        case Pairing.EITHER_PERFECT:
            return counts.by_suit.either
        case Pairing.BOTH_PERFECT:
            return counts.by_suit.both


def _basis(rules: Rules, decks: Decks) -> tuple[Step, ...]:
    """Tell what is counted: as many cards as two hands may take, in every order."""
    require_countable(rules)
    name = "rank-sequences" if decks.count is None else "sequences"
    whole = step(name, "dealing", "", cards=SEQUENCE, decks=decks, whole=all_sequences(decks))
    return (*readings.starting_cards(rules).steps, *readings.most_extra_cards(rules).steps, whole)


def _counted(rules: Rules, decks: Decks, found: int, name: str, rule: str, **values: Answer) -> Verdict[Count]:
    """Tell a count, and what it is a part of."""
    told = step(name, rule, "", count=found, whole=all_sequences(decks), **values)
    return Verdict(found, (*_basis(rules, decks), told))


def _share(counted: Verdict[Count], decks: Decks) -> Verdict[Share]:
    """Give a count as a part of all sequences."""
    return Verdict(Share(Fraction(counted.value, all_sequences(decks))), counted.steps)


def _steps(counts: list[Verdict[Count]]) -> tuple[Step, ...]:
    """The steps of several counts from one shoe: what they share, then what each found."""
    return (*counts[0].steps[:-1], *(count.steps[-1] for count in counts))


QUESTIONS = MappingProxyType[str, Question](
    {
        "sequences": sequences,
        "outcome_count": outcome_count,
        "outcome_chance": outcome_chance,
        "remaining_count": remaining_count,
        "outcome_difference": outcome_difference,
        "finals_chance": finals_chance,
        "final_chance": final_chance,
        "natural_chance": natural_chance,
        "cards_chance": cards_chance,
        "tie_chance": tie_chance,
        "win_chance": win_chance,
        "pair_chance": pair_chance,
    }
)
