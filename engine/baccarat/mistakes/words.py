"""The statements that are told as false."""

from __future__ import annotations

from engine.refuting import FalseStatement


class Statement(FalseStatement):
    """The false statements about baccarat."""

    BANKER_5_INVERTED = "banker-5-inverted"
    BANKER_3_ONLY_AGAINST_8 = "banker-3-only-against-8"
    BANKER_6_STANDS = "banker-6-stands"
    BANKER_FOLLOWS_PLAYER = "banker-follows-player"
    BANKER_READS_TOTAL = "banker-reads-total"
    BANKER_4_5_STAND = "banker-4-5-stand"
    PLAYER_BELOW_5 = "player-below-5"
    PLAYER_CHOOSES = "player-chooses"
    NATURALS_TIE = "naturals-tie"
    NATURAL_ONLY_9 = "natural-only-9"
    NATURAL_OF_THREE = "natural-of-three"
    TIE_REDEALT = "tie-redealt"
    SIX_AND_SEVEN_TIE = "six-and-seven-tie"
    PICTURES_TEN = "pictures-ten"
    TENS_NINE = "tens-nine"
    ACE_ZERO = "ace-zero"
    TEN_KEPT = "ten-kept"
    BANKER_IS_HOUSE = "banker-is-house"
    SUPER_6_REVERSED = "super-6-reversed"
    PAIR_BY_VALUE = "pair-by-value"
    SCOREBOARD_PREDICTS = "scoreboard-predicts"
