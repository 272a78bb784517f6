"""What a game answers with: numbers, words, symbols, sets, shares and the like, all exact and of no language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import Protocol, Self, TypeAlias, TypeGuard, runtime_checkable


class Word(Enum):
    """One of a closed list of answers, such as an action or a winner.

    The value is the language-neutral text of the member, in kebab-case; the phrases that stand for it in a language
    are data, keyed by the name of the class and this value.
    """

    __hash__ = object.__hash__  # each member is one of its own; by name, as members of an Enum are, takes longer


class YesNo(Word):
    """The answer to a question that has no better words than yes and no."""

    YES = "yes"
    NO = "no"

    @classmethod
    def of(cls, truth: bool) -> YesNo:  # noqa: FBT001 - a truth value is all it converts
        """Give the word for a truth value."""
        return cls.YES if truth else cls.NO


@runtime_checkable
class Symbol(Protocol):
    """A thing with a language-neutral text, such as a card: immutable, hashable, and `str()` of it is that text."""

    @classmethod
    def parse(cls, text: str) -> tuple[Self, ...]:
        """Give the symbol that a language-neutral text stands for.

        An empty tuple means that the text stands for none; several members mean that it stands for any of them.
        """
        ...

    @classmethod
    def every(cls) -> tuple[Self, ...]:
        """Give all that a complete table has a row for; none where there is no such list."""
        return ()


class PlayingCard(Symbol, Protocol):
    """A symbol that is drawn as a playing card: `rank` as printed on it, `suit` one of S H D C or empty."""

    @property
    def rank(self) -> str:
        """The rank, such as `7`, `10` or `K`."""
        ...

    @property
    def suit(self) -> str:
        """The suit's letter, empty where it is not known."""
        ...


def is_playing_card(symbol: Symbol) -> TypeGuard[PlayingCard]:
    """Tell whether a symbol is drawn as a playing card: as `isinstance` would, which takes longer than to draw it."""
    return hasattr(symbol, "rank") and hasattr(symbol, "suit")


@dataclass(frozen=True, slots=True)
class Between:
    """Marks a whole number in an annotation with its bounds, both included: `Annotated[int, Between(0, 9)]`."""

    low: int
    high: int

    def __contains__(self, number: object) -> bool:
        """Tell whether a number lies within the bounds."""
        return isinstance(number, int) and self.low <= number <= self.high

    def values(self) -> range:
        """All numbers within the bounds."""
        return range(self.low, self.high + 1)


@dataclass(frozen=True, slots=True)
class Stated:
    """Marks a parameter in an annotation whose value a reader must see: `Annotated[Decks, STATED]`.

    Its argument is an input, never a literal: a figure that depends on it means nothing without it.
    """


STATED = Stated()


@dataclass(frozen=True, slots=True)
class ValueSet:
    """Some of the whole numbers of a domain, such as the totals on which a hand draws."""

    members: frozenset[int]
    domain: Between

    @classmethod
    def where(cls, domain: Between, chosen: Callable[[int], bool]) -> ValueSet:
        """The numbers of a domain for which a condition holds."""
        return cls(frozenset(filter(chosen, domain.values())), domain)


@dataclass(frozen=True, slots=True)
class Policy:
    """What is done for each number of a domain: a whole row of a rule.

    `over` names what the numbers are (`third-card`, `total`), so that a language can pick its preposition;
    `actions` holds one word for each number of `domain`, lowest first.
    """

    over: str
    domain: Between
    actions: tuple[Word, ...]

    def where(self, action: Word) -> ValueSet:
        """The numbers for which one action is taken."""
        return ValueSet.where(self.domain, lambda number: self.actions[number - self.domain.low] is action)


@dataclass(frozen=True, slots=True)
class Payout:
    """What a winning bet pays for one unit staked, the stake itself not counted: 8 for 8:1, 19/20 for 19:20."""

    per_unit: Fraction


@dataclass(frozen=True, slots=True)
class Share:
    """A part of a whole, such as a probability or a commission: exact, from 0 to 1."""

    value: Fraction


@dataclass(frozen=True, slots=True)
class Rate:
    """A part of a stake, such as a house edge: exact, below 0 where it is the other side's.

    `basis` says what it is a part of, such as every bet made or only those that are not returned. It belongs to the
    answer: the same figure on another basis is another answer.
    """

    value: Fraction
    basis: Word

    def __sub__(self, other: Rate) -> Rate:
        """Give the difference. Raises ValueError for rates on different bases, whose difference has none."""
        if other.basis is not self.basis:
            raise ValueError(f"a rate {other.basis.value} cannot be taken from one {self.basis.value}")
        return Rate(self.value - other.value, self.basis)


@dataclass(frozen=True, slots=True)
class Amount:
    """A number that need not be whole, such as units returned: exact."""

    value: Fraction


@dataclass(frozen=True, slots=True)
class Board:
    """Symbols on the cells of a board, such as a scoreboard.

    `lines` are its rows from the top, each as wide as the columns in use; a cell without a symbol holds None.
    """

    lines: tuple[tuple[Symbol | None, ...], ...]

    @classmethod
    def of(cls, rows: int, symbols: Mapping[tuple[int, int], Symbol]) -> Self:
        """Put symbols on a board of so many rows, each at its column and row, counted from 0."""
        columns = range(1 + max((column for column, _ in symbols), default=-1))
        return cls(tuple(tuple(symbols.get((column, row)) for column in columns) for row in range(rows)))

    def placed(self) -> Mapping[tuple[int, int], Symbol]:
        """The symbols on it by column and row, row by row."""
        return {
            (column, row): symbol
            for row, line in enumerate(self.lines)
            for column, symbol in enumerate(line)
            if symbol is not None
        }


Answer: TypeAlias = (
    int | Word | Symbol | tuple[Symbol, ...] | ValueSet | Policy | Payout | Share | Rate | Amount | Board
)
"""The typed reply of a game. A plain `int` is a count, a sum or a total."""
