"""What a page may ask of a whole session: the same bet in each round, until all were played or a limit stops it.

Results are in units, losses below 0. Each figure depends on the bet, on what it is made on, on the number of rounds and
on both limits, so that each of these is stated.
"""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import TypeVar

from engine.api import Amount, Answer, Fault, Question, Rate, Share, Step, Unanswerable, Verdict, step
from engine.session import provisions, readings
from engine.session.bands import band as band_of
from engine.session.ending import ended
from engine.session.rules import Plan, Rules
from engine.session.symbols import StatedEquipment, StatedLimit
from engine.session.words import ResultBand, SessionBet, StatedRounds

T_co = TypeVar("T_co", bound=Answer, covariant=True)


def _of_plan(answer: Callable[[Rules, Plan], Verdict[T_co]]) -> Callable[..., Verdict[T_co]]:
    """Make a question of what is answered of a plan: a page states each part of the plan by itself."""

    def question(  # noqa: PLR0913, PLR0917 - the parts of a plan
        rules: Rules, bet: SessionBet, on: StatedEquipment, rounds: StatedRounds, loss: StatedLimit, win: StatedLimit
    ) -> Verdict[T_co]:
        return answer(rules, Plan(bet, on, rounds, loss, win))

    question.__name__, question.__qualname__, question.__doc__ = answer.__name__, answer.__qualname__, answer.__doc__
    return question


@_of_plan
def mean_result(rules: Rules, plan: Plan) -> Verdict[Amount]:
    """What a session comes to on average, in units; below 0 where it loses."""
    return _amount(rules, plan, "session-mean", Amount(ended(rules, plan).mean))


@_of_plan
def mean_rounds(rules: Rules, plan: Plan) -> Verdict[Amount]:
    """How many rounds a session has on average."""
    return _amount(rules, plan, "session-mean-rounds", Amount(ended(rules, plan).mean_rounds))


@_of_plan
def mean_staked(rules: Rules, plan: Plan) -> Verdict[Amount]:
    """How many units are staked in a session on average, in all its rounds together."""
    return _amount(rules, plan, "session-staked", Amount(rules.stake * ended(rules, plan).mean_rounds))


@_of_plan
def loss_per_stake(rules: Rules, plan: Plan) -> Verdict[Rate]:
    """The mean loss of a session as a part of all that is staked in it on average: the house edge, whatever the limits.

    No answer where a limit leaves no round to play.
    """
    found = ended(rules, plan)
    if not found.rounds:
        raise Unanswerable(Fault("no-round-played", "loss", {"loss": plan.loss}))
    rate = Rate(-found.mean / (rules.stake * found.mean_rounds), rules.rounds_basis)
    return Verdict(rate, (*readings.of_plan(rules, plan), step("loss-per-stake", provisions.EXPECTED, "", rate=rate)))


@_of_plan
def loss_limit_chance(rules: Rules, plan: Plan) -> Verdict[Share]:
    """How likely it is that the loss limit stops a session, if only after its last round."""
    found = ended(rules, plan)
    return _share(rules, plan, "loss-limit-chance", Share(found.share(found.at_loss)))


@_of_plan
def win_limit_chance(rules: Rules, plan: Plan) -> Verdict[Share]:
    """How likely it is that the win limit stops a session, if only after its last round."""
    found = ended(rules, plan)
    return _share(rules, plan, "win-limit-chance", Share(found.share(found.at_win)))


def result_chance(  # noqa: PLR0913, PLR0917 - a page states each of these
    rules: Rules,
    band: ResultBand,
    bet: SessionBet,
    on: StatedEquipment,
    rounds: StatedRounds,
    loss: StatedLimit,
    win: StatedLimit,
) -> Verdict[Share]:
    """How likely it is that a session ends with a loss or a win of some size."""
    plan = Plan(bet, on, rounds, loss, win)
    found = Share(ended(rules, plan).chance(lambda result: band_of(result) is band))
    return _share(rules, plan, "result-chance", found, band=band)


@_of_plan
def lowest_result(rules: Rules, plan: Plan) -> Verdict[Amount]:
    """The lowest result that a session can come to, in units."""
    return _amount(rules, plan, "lowest-result", Amount(min(ended(rules, plan).results)))


@_of_plan
def highest_result(rules: Rules, plan: Plan) -> Verdict[Amount]:
    """The highest result that a session can come to, in units."""
    return _amount(rules, plan, "highest-result", Amount(max(ended(rules, plan).results)))


def _amount(rules: Rules, plan: Plan, name: str, amount: Amount) -> Verdict[Amount]:
    return Verdict(amount, (*readings.of_plan(rules, plan), _told(plan, name, amount=amount)))


def _share(rules: Rules, plan: Plan, name: str, share: Share, **values: Answer) -> Verdict[Share]:
    return Verdict(share, (*readings.of_plan(rules, plan), _told(plan, name, share=share, **values)))


def _told(plan: Plan, name: str, **values: Answer) -> Step:
    """The step that tells a figure, by the rule that says most about it."""
    if plan.win.units is not None:
        return step(name, provisions.WIN, "", **values)
    return step(name, provisions.LOSS if plan.loss.units is not None else provisions.EXPECTED, "", **values)


QUESTIONS = MappingProxyType[str, Question](
    {
        "mean_result": mean_result,
        "mean_rounds": mean_rounds,
        "mean_staked": mean_staked,
        "loss_per_stake": loss_per_stake,
        "loss_limit_chance": loss_limit_chance,
        "win_limit_chance": win_limit_chance,
        "result_chance": result_chance,
        "lowest_result": lowest_result,
        "highest_result": highest_result,
    }
)
