"""Answers as language-neutral text: the literals of questions and the values of data files.

`6`, `stood`, `K`, `4 4`, `0-5,8`, `8:1`, `43/415`, `-0.5 per-stake`, `draws 2-7; stands 0-1,8-9`,
`XOX ..O`, and `none` for no numbers or symbols.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import TypeAlias

from engine.api import Amount, Answer, Between, Board, Payout, Policy, Rate, Share, Symbol, ValueSet, Word
from generator.language.boards import drawn, read_board
from generator.language.kinds import (
    AmountKind,
    BoardKind,
    HandKind,
    Kind,
    NumberKind,
    PayoutKind,
    PolicyKind,
    RateKind,
    SetKind,
    ShareKind,
    SymbolKind,
    WordKind,
)
from generator.language.results import Unreadable

Values: TypeAlias = tuple[Answer, ...]

_NUMBER = r"0|-?[1-9][0-9]{0,59}"
_WHOLE = re.compile(_NUMBER)
_RANGE = re.compile(f"({_NUMBER})-({_NUMBER})")
_PAYOUT = re.compile(r"([0-9]{1,30}(?:\.[0-9]{1,30})?):([0-9]{1,30})")
_FRACTION = re.compile(r"(-?[0-9]{1,60})(?:/([0-9]{1,60})|\.[0-9]{1,60})?")
_MOST_MEMBERS = 1000
"""More than a range in a literal ever means."""


def neutral(answer: Answer) -> str:  # noqa: PLR0911 - one return for each type
    """Write an answer in the text that every language shares; `read_literal` reads it back."""
    match answer:
        case Word():
            return str(answer.value)
        case ValueSet():
            return _numbers(answer.members)
        case Policy():
            words = [word for word in type(answer.actions[0]) if word in answer.actions]
            return "; ".join(f"{word.value} {_numbers(answer.where(word).members)}" for word in words)
        case Payout():
            won, staked = answer.per_unit.as_integer_ratio()
            return f"{won}:{staked}"
        case Share(value) | Amount(value):
            return str(value)
        case Rate(value, basis):
            return f"{value} {basis.value}"
        case tuple():
            return " ".join(map(str, answer)) or "none"
        case Board():
            return drawn(answer)
        case _:
            return str(answer)


def read_literal(text: str, kind: Kind) -> Values | Unreadable:
    """Read a language-neutral text as a value of a kind; several where it gives a range for a single one."""
    values = _read(text.strip(), kind)
    if values is None:
        return Unreadable(f"“{text}” does not read as what is asked for")
    return values


def _read(text: str, kind: Kind) -> Values | None:  # noqa: PLR0911 - one return for each kind
    match kind:
        case NumberKind(bounds):
            members = _members(text, bounds)
            return tuple(sorted(members)) if members else None
        case WordKind(words):
            return tuple(word for word in words if word.value == text) or None
        case SymbolKind(symbols):
            return symbols.parse(text) or _symbols(text, symbols)
        case HandKind(symbols):
            hand = _hand(text, symbols)
            return None if hand is None else (hand,)
        case SetKind(domain):
            members = _members(text, domain)
            return None if members is None else (ValueSet(members, domain),)
        case PolicyKind():
            policy = _policy(text, kind)
            return None if policy is None else (policy,)
        case BoardKind():
            board = read_board(text, kind)
            return None if board is None else (board,)
        case PayoutKind():
            ratio = _PAYOUT.fullmatch(text)
            return (Payout(Fraction(ratio[1]) / int(ratio[2])),) if ratio and int(ratio[2]) else None
        case _:
            part = _part(text, kind)
            return None if part is None else (part,)


def _part(text: str, kind: ShareKind | RateKind | AmountKind) -> Share | Rate | Amount | None:
    figure, _, name = text.partition(" ")
    value = _fraction(figure)
    match kind:
        case RateKind(like) if value is not None:
            basis = next((word for word in type(like.basis) if word.value == (name or like.basis.value)), None)
            return None if basis is None else Rate(value, basis)
        case ShareKind() if value is not None and 0 <= value <= 1 and not name:
            return Share(value)
        case AmountKind() if value is not None and not name:
            return Amount(value)
        case _:
            return None


def _fraction(text: str) -> Fraction | None:
    """Read a number exactly: a decimal is never a rounded one."""
    parts = _FRACTION.fullmatch(text)
    return Fraction(text) if parts and int(parts[2] or 1) else None


def _numbers(members: frozenset[int]) -> str:
    starts = sorted(number for number in members if number - 1 not in members)
    ends = sorted(number for number in members if number + 1 not in members)
    runs = (f"{start}-{end}" if start < end else str(start) for start, end in zip(starts, ends, strict=True))
    return ",".join(runs) or "none"


def _members(text: str, domain: Between | None) -> frozenset[int] | None:
    members: set[int] = set()
    for item in text.split(",") if text != "none" else ():
        ends = _RANGE.fullmatch(item) or (_WHOLE.fullmatch(item) and (item, item, item))
        if not ends:
            return None
        low, high = int(ends[1]), int(ends[2])
        run = range(low, high + 1)
        if not 0 < len(run) <= _MOST_MEMBERS or not members.isdisjoint(run):
            return None
        if domain is not None and not domain.low <= low <= high <= domain.high:
            return None
        members.update(run)
    return frozenset(members)


def _symbols(text: str, kind: type[Symbol]) -> Values | None:
    members = _members(text, None) or ()
    found = [kind.parse(str(number)) for number in sorted(members)]
    return tuple(symbol for some in found for symbol in some) if found and all(found) else None


def _hand(text: str, kind: type[Symbol] | None) -> tuple[Symbol, ...] | None:
    if text == "none":
        return ()
    parsed = [kind.parse(item) if kind else () for item in re.split(r"[\s+]+", text)]
    return tuple(symbols[0] for symbols in parsed) if all(len(symbols) == 1 for symbols in parsed) else None


def _policy(text: str, kind: PolicyKind) -> Policy | None:
    actions: dict[int, Word] = {}
    for clause in text.split(";"):
        name, _, numbers = clause.strip().partition(" ")
        word = next((word for word in kind.words if word.value == name), None)
        members = _members(numbers, kind.domain)
        if word is None or members is None or actions.keys() & members:
            return None
        actions |= dict.fromkeys(members, word)
    if len(actions) != kind.domain.high - kind.domain.low + 1:
        return None
    return Policy(kind.over, kind.domain, tuple(actions[number] for number in kind.domain.values()))
