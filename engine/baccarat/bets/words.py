"""The closed lists of words for bets by the terms of a version, side bets, pairs and commissions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from engine.api import Symbol, Word


class Wager(Word):
    """A main bet by the terms of one version. The first wager on a bet is the one by its usual terms."""

    PLAYER = "player"
    BANKER_5 = "banker-5"
    BANKER_4 = "banker-4"
    BANKER_NO_COMMISSION = "banker-no-commission"
    BANKER_EZ = "banker-ez"
    TIE_8 = "tie-8"
    TIE_9 = "tie-9"


class SideBet(Word):
    """A bet besides the main bets."""

    PLAYER_PAIR = "player-pair"
    BANKER_PAIR = "banker-pair"
    EITHER_PAIR = "either-pair"
    PERFECT_PAIR = "perfect-pair"
    PERFECT_PAIR_200 = "perfect-pair-200"
    DRAGON_7 = "dragon-7"
    PANDA_8 = "panda-8"
    SUPER_6 = "super-6"
    LUCKY_6 = "lucky-6"
    DRAGON_BONUS_PLAYER = "dragon-bonus-player"
    DRAGON_BONUS_BANKER = "dragon-bonus-banker"


class SideCase(Word):
    """A case in which a side bet is not lost: a line of its terms."""

    PLAYER_PAIR = "player-pair"
    BANKER_PAIR = "banker-pair"
    EITHER_PAIR = "either-pair"
    PERFECT_PAIR_ONE = "perfect-pair-one"
    PERFECT_PAIR_BOTH = "perfect-pair-both"
    PERFECT_PAIR_200_ONE = "perfect-pair-200-one"
    PERFECT_PAIR_200_BOTH = "perfect-pair-200-both"
    DRAGON_7 = "dragon-7"
    PANDA_8 = "panda-8"
    SUPER_6 = "super-6"
    LUCKY_6_TWO = "lucky-6-two"
    LUCKY_6_THREE = "lucky-6-three"
    BONUS_NATURAL = "bonus-natural"
    BONUS_NATURAL_TIE = "bonus-natural-tie"
    BONUS_BY_4 = "bonus-by-4"
    BONUS_BY_5 = "bonus-by-5"
    BONUS_BY_6 = "bonus-by-6"
    BONUS_BY_7 = "bonus-by-7"
    BONUS_BY_8 = "bonus-by-8"
    BONUS_BY_9 = "bonus-by-9"


class PairKind(Word):
    """Whether the starting cards of a hand are a pair."""

    NONE = "no-pair"
    PAIR = "pair"
    PERFECT = "perfect-pair"


class Alike(Word):
    """In what two cards must agree."""

    RANK = "rank"
    CARD = "rank-and-suit"


class PairHands(Word):
    """Which hands must have a pair."""

    PLAYER = "player"
    BANKER = "banker"
    EITHER = "at-least-one"
    ONE = "only-one"
    BOTH = "both"


class Rounding(Word):
    """How a commission that cannot be paid in coins is rounded."""

    EXACT = "exact"
    UP = "up"
    DOWN = "down"


class Collection(Word):
    """When a commission is taken: after each win, or all of it together when the shoe is over."""

    EACH_ROUND = "each-round"
    END_OF_SHOE = "end-of-shoe"


@dataclass(frozen=True, slots=True)
class PlacedBet(Symbol):
    """Any bet that a round may be settled for."""

    bet: Wager | SideBet

    def __str__(self) -> str:
        """Give the language-neutral text of the bet."""
        return str(self.bet.value)

    @classmethod
    def parse(cls, text: str) -> tuple[Self, ...]:
        """Read the text of a wager or of a side bet; none for any other text."""
        return tuple(cls(bet) for bet in (*Wager, *SideBet) if bet.value == text)
