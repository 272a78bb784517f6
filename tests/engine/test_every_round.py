"""Every round there can be, against a second small implementation that shares no code with the first."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from engine.baccarat import play
from engine.cards import Card

# The Banker's lowest and highest third card to draw against; 3 is an exception of its own.
LIMITS = {0: (0, 9), 1: (0, 9), 2: (0, 9), 4: (2, 7), 5: (4, 7), 6: (6, 7), 7: (10, 10)}
CARDS = {value: Card(str(value)) for value in range(2, 10)} | {0: Card("Q"), 1: Card("A")}

Values = tuple[int, ...]


def rounds(player: Values, banker: Values) -> Iterator[tuple[Values, Values]]:
    """Give every whole round that starts with two cards each."""
    mine, other = sum(player) % 10, sum(banker) % 10
    if max(mine, other) >= 8:
        yield player, banker
        return
    for card in range(10) if mine < 6 else (None,):
        if card is None:
            draws = other < 6
        elif other == 3:
            draws = card != 8
        else:
            draws = LIMITS[other][0] <= card <= LIMITS[other][1]
        dealt = player if card is None else (*player, card)
        if draws:
            yield from ((dealt, (*banker, last)) for last in range(10))
        else:
            yield dealt, banker


def winner(player: Values, banker: Values) -> str:
    """Compare units digits."""
    mine, other = sum(player) % 10, sum(banker) % 10
    return "tie" if mine == other else "player" if mine > other else "banker"


def test_every_round_of_card_values_has_the_winner_and_totals_that_a_second_implementation_finds() -> None:
    count = 0
    # One pair of cards for each total: how pairs make totals is the next test.
    pairs = [(0, total) for total in range(10)]
    for player_pair in pairs:
        for banker_pair in pairs:
            for player, banker in rounds(player_pair, banker_pair):
                played = play(cards_worth(player), cards_worth(banker))
                assert played.faults == ()
                assert played.winner is not None
                found = (played.winner.value, played.player.total, played.banker.total)
                assert found == (winner(player, banker), sum(player) % 10, sum(banker) % 10)
                count += 1
    # 36 of the 100 pairs of first totals end at once; 4 more with both standing, 12 with only the Banker drawing,
    # and after each of the 6 Player totals that draw, the Banker draws in 51 cells and stands in 29.
    assert count == 36 + 4 + 12 * 10 + 6 * (51 * 10 + 29)


def test_every_pair_of_starting_cards_leads_to_the_round_that_its_total_leads_to() -> None:
    for player_pair in combinations_with_replacement(range(10), 2):
        for banker_pair in combinations_with_replacement(range(10), 2):
            player, banker = next(rounds(player_pair, banker_pair))
            played = play(cards_worth(player), cards_worth(banker))
            assert (played.player.first, played.banker.first) == (sum(player_pair) % 10, sum(banker_pair) % 10)
            assert played.winner is not None
            assert played.winner.value == winner(player, banker)


def test_a_round_with_a_third_card_more_or_less_than_the_second_implementation_deals_is_refused() -> None:
    for mine in range(10):
        for other in range(10):
            right = set(rounds((0, mine), (0, other)))
            for player, banker in right:
                for changed in ((toggled(player), banker), (player, toggled(banker))):
                    accepted = not play(cards_worth(changed[0]), cards_worth(changed[1])).faults
                    assert accepted is (changed in right), changed


def toggled(values: Values) -> Values:
    """Take the third card away, or add one."""
    return values[:2] if values[2:] else (*values, 0)


def cards_worth(values: Values) -> list[Card]:
    """Give a card for each value."""
    return [CARDS[value] for value in values]
