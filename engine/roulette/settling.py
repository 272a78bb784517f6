"""What a page may ask of how bets end and of what the house keeps of them."""

from __future__ import annotations

from fractions import Fraction
from types import MappingProxyType
from typing import Annotated, TypeAlias

from engine.api import STATED, Amount, Fault, Question, Rate, Share, Step, Unanswerable, Verdict, YesNo, step
from engine.roulette import coverage, odds, provisions, readings
from engine.roulette.questions import StatedWheel, roulette_pays
from engine.roulette.rules import PRISONS, Rules
from engine.roulette.symbols import OutsideBet, Pocket
from engine.roulette.words import RouletteBet, Wheel, ZeroFate, ZeroRule
from engine.stakes import Basis, Settlement

StatedBasis: TypeAlias = Annotated[Basis, STATED]


def outside_settles(rules: Rules, box: OutsideBet, pocket: Pocket) -> Verdict[Settlement]:
    """What becomes of an outside bet by the pocket that the ball lies in, without a rule of its own for zeros."""
    if pocket.number is None:
        return _settled(box in rules.with_zeros, pocket, readings.with_zeros(rules).steps)
    numbers = readings.box_numbers(rules, box)
    return _settled(pocket.number in numbers.value.members, pocket, numbers.steps)


def inside_settles(rules: Rules, *pockets: Pocket, pocket: Pocket, wheel: StatedWheel) -> Verdict[Settlement]:
    """What becomes of an inside bet on some pockets by the one that the ball lies in. No answer where no chip fits."""
    bet = coverage.bet_on(rules, pockets, wheel)
    return _settled(pocket in pockets, pocket, readings.on_the_layout(rules, bet))


def spin_settles(_rules: Rules, covered: YesNo, pocket: Pocket) -> Verdict[Settlement]:
    """What becomes of any bet by the pocket that the ball lies in, without a rule of its own for zeros."""
    return _settled(covered is YesNo.YES, pocket, ())


def at_zero(rules: Rules, rule: ZeroRule) -> Verdict[ZeroFate]:
    """What becomes of an even-money bet when the ball lies in a zero, by one of the rules for that."""
    return readings.zero_fate(rules, rule)


def held_at_zero(rules: Rules, rule: ZeroRule) -> Verdict[ZeroFate]:
    """What becomes of a bet that is held when another zero follows. No answer for a rule that holds none."""
    _check_prison(rule)
    return readings.held_fate(rules, rule)


def held_when_covered(rules: Rules, rule: ZeroRule) -> Verdict[Settlement]:
    """What becomes of a bet that is held when the next pocket is one that it covers."""
    _check_prison(rule)
    return readings.released(rules)


def held_when_missed(rules: Rules, rule: ZeroRule) -> Verdict[Settlement]:
    """What becomes of a bet that is held when the next pocket is another number."""
    _check_prison(rule)
    return readings.missed(rules)


def halved_part(rules: Rules) -> Verdict[Share]:
    """Which part of a halved bet is returned."""
    part = Share(rules.halved)
    return Verdict(part, (step("halved-share", provisions.ZERO[ZeroRule.LA_PARTAGE], "zero/share", part=part),))


def zero_rules_bet(rules: Rules, bet: RouletteBet, rule: ZeroRule) -> Verdict[ZeroFate]:
    """What becomes of a bet when the ball lies in a zero that it does not cover: these rules spare even money only."""
    spared = roulette_pays(rules, bet).value.per_unit == rules.zero_rules_pay
    fate = readings.zero_fate(rules, rule)
    return Verdict(fate.value if spared else ZeroFate.LOST, (_even_money(rules, bet), *fate.steps))


def roulette_edge(rules: Rules, bet: RouletteBet, wheel: StatedWheel, basis: StatedBasis) -> Verdict[Rate]:
    """House edge of a bet on a wheel, exactly, without a rule of its own for zeros."""
    return _edge(rules, bet, wheel, basis, ZeroRule.NONE)


def zero_rule_edge(
    rules: Rules, bet: RouletteBet, rule: ZeroRule, wheel: StatedWheel, basis: StatedBasis
) -> Verdict[Rate]:
    """House edge of a bet on a wheel, exactly, by one of the rules for zeros."""
    return _edge(rules, bet, wheel, basis, rule)


def roulette_chance(rules: Rules, bet: RouletteBet, wheel: StatedWheel) -> Verdict[Share]:
    """The probability that a bet is paid: the part of a wheel's pockets that it covers in one position."""
    covered = coverage.one_position(rules, bet, wheel)
    pockets = readings.number_of_pockets(rules, wheel)
    chance = Share(Fraction(sum(pocket in covered for pocket in rules.order(wheel)), pockets.value))
    told = step("roulette-chance", provisions.PAYMENT, "", bet=bet, chance=chance)
    return Verdict(chance, (*readings.known_by(rules, bet), *pockets.steps, told))


def cycle_stakes(rules: Rules, wheel: StatedWheel) -> Verdict[int]:
    """How much is staked in all when each pocket comes up once and one unit is on a bet each time."""
    return readings.number_of_pockets(rules, wheel)


def cycle_back(rules: Rules, bet: RouletteBet, wheel: StatedWheel) -> Verdict[Amount]:
    """What comes back, stakes included, when each pocket comes up once and one unit is on the bet each time."""
    back = Amount(odds.cycle_return(rules, bet, wheel))
    told = step("cycle-return", provisions.PAYMENT, "", bet=bet, amount=back)
    return Verdict(back, (*roulette_pays(rules, bet).steps, told))


def _settled(covers: bool, pocket: Pocket, steps: tuple[Step, ...]) -> Verdict[Settlement]:  # noqa: FBT001 - it is what decides
    settlement = Settlement.PAID if covers else Settlement.LOST
    told = step("spin-settles", provisions.PAYMENT, "", pocket=pocket, settlement=settlement)
    return Verdict(settlement, (*steps, told))


def _check_prison(rule: ZeroRule) -> None:
    if rule not in PRISONS:
        raise Unanswerable(Fault("rule-holds-no-bet", "rule", {"rule": rule}))


def _even_money(rules: Rules, bet: RouletteBet) -> Step:
    payout = roulette_pays(rules, bet).value
    return step("zero-rules-pay", provisions.EVEN_MONEY, "zero/pays", bet=bet, payout=payout)


def _edge(rules: Rules, bet: RouletteBet, wheel: Wheel, basis: Basis, rule: ZeroRule) -> Verdict[Rate]:
    rate = odds.edge(rules, bet, wheel, basis, rule)
    steps = (*roulette_pays(rules, bet).steps, *readings.number_of_pockets(rules, wheel).steps)
    if rule is not ZeroRule.NONE:
        steps += (_even_money(rules, bet), *_of_zero_rule(rules, rule))
    return Verdict(rate, (*steps, step("roulette-edge", provisions.PAYMENT, "", bet=bet, wheel=wheel, rate=rate)))


def _of_zero_rule(rules: Rules, rule: ZeroRule) -> tuple[Step, ...]:
    """The steps that tell what becomes of an even-money bet by a rule, up to the end."""
    fate = readings.zero_fate(rules, rule)
    if fate.value is ZeroFate.HALVED:
        return (*fate.steps, *halved_part(rules).steps)
    if fate.value is ZeroFate.HELD:
        held = (readings.held_fate(rules, rule), readings.released(rules), readings.missed(rules))
        return (*fate.steps, *(told for verdict in held for told in verdict.steps))
    return fate.steps


QUESTIONS = MappingProxyType[str, Question](
    {
        "outside_settles": outside_settles,
        "inside_settles": inside_settles,
        "spin_settles": spin_settles,
        "at_zero": at_zero,
        "held_at_zero": held_at_zero,
        "held_when_covered": held_when_covered,
        "held_when_missed": held_when_missed,
        "halved_part": halved_part,
        "zero_rules_bet": zero_rules_bet,
        "roulette_chance": roulette_chance,
        "roulette_edge": roulette_edge,
        "zero_rule_edge": zero_rule_edge,
        "cycle_stakes": cycle_stakes,
        "cycle_back": cycle_back,
    }
)
