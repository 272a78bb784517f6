"""Roulette as the generator meets it."""

from __future__ import annotations

from engine.api import YesNo
from engine.parts import Drawing, Part, assembled
from engine.roulette import places, questions, settling
from engine.roulette.forms import PATHS, spin
from engine.roulette.mistakes import MISTAKES
from engine.roulette.mutants import mutants
from engine.roulette.pictures import BOARDS, PICTURED, RINGS, chips, layout, ring
from engine.roulette.provisions import PROVISIONS
from engine.roulette.rules import STANDARD, Rules
from engine.roulette.symbols import Chip, OutsideBet, Pocket, Tint
from engine.roulette.words import (
    ChipPlace,
    Drawn,
    PocketColour,
    PocketHalf,
    PocketParity,
    RouletteBet,
    Wheel,
    ZeroFate,
    ZeroRule,
)
from engine.stakes import Basis, Settlement

_TABLE: Part[Rules] = Part(
    provisions=PROVISIONS,
    questions={**questions.QUESTIONS, **places.QUESTIONS},
    sentences={
        "wheel-order": "pockets",
        "wheel-pockets": "wheel number",
        "pocket-colour": "pocket colour",
        "numbers-of-colour": "colour numbers",
        "pocket-parity": "pocket parity",
        "pocket-half": "pocket half",
        "layout-columns": "number",
        "layout-rows": "number",
        "outside-numbers": "box numbers",
        "zero-outside": "boxes",
        "inside-bet": "bet place number",
        "bet-covers": "bet number",
        "bet-positions": "bet wheel number",
        "bet-pays": "bet payout",
        "paid-numbers": "number covered",
        "paid-whole": "number covered",
    },
    faults={
        "pocket-not-on-wheel": "pocket wheel",
        "no-place-for-bet": "bet wheel",
        "no-chip-covers": "wheel",
        "no-chip-place": "bet",
    },
    words=(YesNo, Wheel, RouletteBet, ChipPlace, PocketColour, PocketParity, PocketHalf),
    symbols=(Pocket, OutsideBet, Chip),
    mutants=mutants,
)

_SPINS: Part[Rules] = Part(
    questions=settling.QUESTIONS,
    forms={"spin": spin, "ring": ring, "layout": layout, "chips": chips},
    sentences={
        "spin-settles": "pocket settlement",
        "at-zero": "version fate",
        "held-at-zero": "version fate",
        "held-covered": "settlement",
        "held-missed": "settlement",
        "halved-share": "part",
        "zero-rules-pay": "bet payout",
        "cycle-return": "bet amount",
        "roulette-chance": "bet chance",
        "roulette-edge": "bet wheel rate",
    },
    faults={"rule-holds-no-bet": "rule", "chip-of-another-bet": "bet wheel"},
    words=(ZeroRule, ZeroFate, Settlement, Basis, Drawn),
    symbols=(Tint,),
    paths=(*PATHS, *PICTURED),
    boards=BOARDS,
    rings=RINGS,
)

ROULETTE = assembled(
    "roulette",
    STANDARD,
    (_TABLE, _SPINS, MISTAKES),
    Drawing(checks=frozenset({"pocket-colour", "outside-numbers", "zero-outside"})),
)
