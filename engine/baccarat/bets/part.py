"""Bets as a part of the game."""

from __future__ import annotations

from engine.baccarat.bets import edge_questions, questions
from engine.baccarat.bets.forms import PATHS, settle
from engine.baccarat.bets.mutants import mutants
from engine.baccarat.bets.provisions import PROVISIONS
from engine.baccarat.bets.words import (
    Alike,
    Collection,
    PairHands,
    PairKind,
    PlacedBet,
    Rounding,
    SideBet,
    SideCase,
    Wager,
)
from engine.baccarat.words import Bet
from engine.parts import Part
from engine.stakes import Basis, Settlement

_SENTENCES = {
    "settles": "bet winner settlement",
    "wager-pays": "wager payout",
    "commission": "wager share",
    "after-commission": "wager payout",
    "commission-of": "bet payout share",
    "commission-due": "amount",
    "special-total": "wager total",
    "special-cards": "wager number",
    "special-pays": "wager payout",
    "special-returned": "wager",
    "side-hand": "bet hand",
    "side-pair": "bet pair",
    "case-result": "case result",
    "case-natural": "case natural",
    "case-total": "case total",
    "case-cards": "case cards",
    "case-margin": "case margin",
    "case-hands": "case hands",
    "case-pays": "case payout",
    "case-returned": "case",
    "alike": "pair alike",
    "edge": "decks basis rate",
    "rounding-effect": "exact effect",
}
_FAULTS = {
    "not-above-zero": "amount",
    "stake-not-in-coins": "stake coin",
    "suit-needed": "card",
    "not-starting-cards": "number",
    "win-not-paid": "wager",
    "case-not-paid": "case",
    "no-such-demand": "",
    "never-resolved": "",
    "round-not-over": "",
}

BETTING = Part(
    provisions=PROVISIONS,
    questions={**questions.QUESTIONS, **edge_questions.QUESTIONS},
    forms={"settle": settle},
    sentences=_SENTENCES,
    faults=_FAULTS,
    words=(
        Basis,
        Bet,
        Settlement,
        Wager,
        SideBet,
        SideCase,
        PairKind,
        PairHands,
        Alike,
        Rounding,
        Collection,
    ),
    symbols=(PlacedBet,),
    paths=PATHS,
    mutants=mutants,
)
