"""Blackjack as the generator meets it."""

from __future__ import annotations

from engine.api import DrawnHand, YesNo
from engine.blackjack import growing, move_questions, odds_questions, questions
from engine.blackjack.forms import PATHS, deal
from engine.blackjack.house import HouseOption, HouseTopic
from engine.blackjack.mistakes import MISTAKES
from engine.blackjack.mutants import mutants
from engine.blackjack.provisions import PROVISIONS
from engine.blackjack.rules import STANDARD, Rules
from engine.blackjack.words import (
    Awaited,
    Bust,
    CardCounts,
    DealerAction,
    DealerFinal,
    DealerRule,
    DoubleOn,
    HandResult,
    Meeting,
    Move,
    NaturalHand,
    NaturalPay,
    NaturalSeats,
    Seat,
    Softness,
)
from engine.cards import Card
from engine.decks import Decks
from engine.parts import Drawing, Part, assembled
from engine.stakes import Basis

_SENTENCES = {
    "card-points": "card number",
    "ace-high": "card number",
    "hand-counted": "cards total softness",
    "points-counted": "total softness",
    "ace-counted": "low total softness",
    "limit": "limit",
    "against-limit": "total limit bust",
    "natural-cards": "number",
    "natural-hand": "cards natural",
    "natural-by-number": "number natural",
    "natural-after-split": "cards natural",
    "full-hand": "limit",
    "dealer-lowest": "total",
    "dealer-total": "total softness action",
    "dealer-soft": "total way action",
    "hands-meet": "meeting result",
    "house-rule": "topic option",
    "house-options": "topic options",
    "insured": "up offered",
    "insured-cards": "cards",
    "double-totals": "totals",
    "doubled-cards": "number",
    "double-adds": "stake amount",
    "split-adds": "stake amount",
    "insurance-adds": "stake amount",
    "surrender-back": "stake amount",
    "natural-paid": "payout",
    "win-paid": "payout",
    "insurance-paid": "payout",
    "natural-odds": "decks chance",
    "dealer-ends": "up way final chance",
    "insurance-odds": "up decks rate",
    "payment-odds": "pay other decks rate",
}
_FAULTS = {
    "unreadable-card": "hand card",
    "too-few-cards": "hand count fewest",
    "card-past-full": "total",
    "card-after-split-aces": "",
    "dealer-card-not-allowed": "total softness",
    "dealer-card-missing": "total softness",
    "move-shown-by-cards": "move",
    "move-twice": "move",
    "moves-apart": "move other",
    "move-needs-cards": "",
    "move-not-allowed": "move",
    "doubled-hand-cards": "count number",
    "given-up-hand-cards": "count number",
    "played-after-natural": "",
    "house-rule-twice": "option",
    "not-above-zero": "amount",
    "rank-too-often": "hand card most decks",
    "suited-card-too-often": "hand card most decks",
    "decks-out-of-range": "decks low high",
    "deck-with-end": "decks",
}
_BLACKJACK: Part[Rules] = Part(
    provisions=PROVISIONS,
    questions={**questions.QUESTIONS, **move_questions.QUESTIONS, **odds_questions.QUESTIONS, **growing.QUESTIONS},
    forms={"deal": deal},
    sentences=_SENTENCES,
    faults=_FAULTS,
    words=(
        YesNo,
        Basis,
        Seat,
        HandResult,
        Softness,
        NaturalHand,
        NaturalSeats,
        CardCounts,
        Bust,
        Meeting,
        DealerAction,
        DealerRule,
        NaturalPay,
        DoubleOn,
        HouseTopic,
        Awaited,
    ),
    symbols=(Card, Decks, Move, HouseOption, DealerFinal),
    paths=PATHS,
    mutants=mutants,
)


def _drawn(seat: Seat) -> DrawnHand:
    """A side as it is drawn: its cards, what they are worth with every ace at 1, and what they count."""
    name = seat.value
    return DrawnHand(
        position=seat,
        cards=f"{name}.cards",
        opening=STANDARD.opening,
        lines=(f"{name}.low",),
        result=f"{name}.value",
    )


BLACKJACK = assembled(
    "blackjack",
    STANDARD,
    (_BLACKJACK, MISTAKES),
    Drawing(
        hands=tuple(map(_drawn, Seat)),
        results=("result", "next"),
        checks=frozenset({"natural-after-split", "hands-meet", "dealer-soft"}),
        signs=(*Seat, *DealerAction, NaturalHand.NATURAL, HandResult.PUSH),
    ),
)
