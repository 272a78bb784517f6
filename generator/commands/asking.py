"""The command `ask`: a question, its answer in every language of the site, and the rules that led there."""

from __future__ import annotations

import argparse
import inspect
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from textwrap import indent

from engine.api import Answer, Game, Verdict
from generator.ask import Desk, grammar, play_all
from generator.ask.desk import Put, Refusal
from generator.ask.questions import ask as ask_game
from generator.ask.told import sentence
from generator.ask.worded import put_in_words
from generator.commands.telling import complain, tell
from generator.content import Page, Site
from generator.language import Language, path_asked, write
from generator.near import near_match
from generator.parse import parse
from generator.read import read


@dataclass(frozen=True, slots=True)
class _Answered:
    """A question in full, the verdict on it, the game that gave it, and how a function of it was put."""

    question: str
    verdict: Verdict[Answer]
    game: Game
    put: Put | None = None


def ask(root: Path, games: Mapping[str, Game], options: argparse.Namespace) -> int:
    """Answer one question, or describe them all."""
    if options.list:
        tell("\n\n".join(text for game in games.values() for text in _described(game)))
        return 0
    if options.question is None:
        complain("which question? `ask --list` describes them all")
        return 2
    site, _ = parse(read(root)[0], games)
    if site is None or not site.languages:
        complain("the site's languages cannot be read; `check` tells why")
        return 1
    answered = _answer(options.question, site, Desk(games))
    if isinstance(answered, Refusal):
        complain(f"{answered.message}\n{answered.hint}".rstrip())
        return 2
    tell(answered.question)
    for language in site.languages.values():
        tell(f"\n  {language.code}  {_in_words(answered, language)} {write(answered.verdict.value, language)}")
        tell("\n".join(_trace(answered, language, site)))
    return 0


def _in_words(answered: _Answered, language: Language) -> str:
    """The question in words, as the pages tell it."""
    if answered.put is None:
        return path_asked(answered.game.name, answered.question.partition(".")[2], language)
    return put_in_words(answered.put, answered.game, language)


def _trace(answered: _Answered, language: Language, site: Site) -> Iterator[str]:
    """Each step of a verdict, with its rule and the source of that, by its title where a page tells of it."""
    told = {name: one.told.get(language.code) for page in site.pages for name, one in page.authorities.items()}
    titles = {name: one.title.text for name, one in told.items() if one}
    sources = {rule.id: titles.get(rule.source, rule.source) for rule in answered.game.provisions}
    for step in answered.verdict.steps:
        yield f"      {sentence(step, language)} [{step.rule}: {sources[step.rule]}]"


def _answer(text: str, site: Site, desk: Desk) -> _Answered | Refusal:
    """Answer a question that stands on no page: its arguments are values, its examples those of any page."""
    page_name, slash, rest = text.rpartition("/")
    question = grammar.parse(rest)
    if isinstance(question, grammar.Path):
        pages = [page for page in site.pages if not slash or page.id == page_name]
        return _follow(question, pages, site, desk)
    if isinstance(question, grammar.Malformed) or slash:
        reason = question.reason if isinstance(question, grammar.Malformed) else "only an example belongs to a page"
        return Refusal("malformed-question", f"`{text}` is no question: {reason}")
    knowing = [game for game in desk.games.values() if question.name in game.questions]
    game_name = question.game or (knowing[0].name if knowing else next(iter(desk.games), ""))
    reply = ask_game(question, game_name, None, desk, next(iter(site.languages.values())))
    if isinstance(reply, Refusal):
        return reply
    (question_in_full, verdict, put), _ = reply
    return _Answered(question_in_full, verdict, desk.games[game_name], put)


def _follow(path: grammar.Path, pages: list[Page], site: Site, desk: Desk) -> _Answered | Refusal:
    """Look a path up in an example of some page."""
    if path.example is None:
        return Refusal("no-example-at-hand", "name the example before the dot, as in `example.winner`")
    holding = [page for page in pages if path.example in page.examples]
    if not holding:
        known = [name for page in pages for name in page.examples]
        return Refusal("unknown-example", f"no page has an example `{path.example}`", near_match(path.example, known))
    if len(holding) > 1:
        choices = ", ".join(f"`{page.id}/{path.example}.{path.path}`" for page in holding)
        return Refusal("ambiguous-example", f"several pages have an example `{path.example}`", f"ask one of {choices}")
    played, found = play_all(holding[0], desk, site.languages)
    if path.example not in played:
        return Refusal("unknown-example", f"the example `{path.example}` has faults", found[0].message)
    answers = played[path.example].outcome.answers
    if path.path not in answers:
        return Refusal(
            "unknown-path", f"example `{path.example}` gives no `{path.path}`", near_match(path.path, answers)
        )
    return _Answered(f"{path.example}.{path.path}", answers[path.path], played[path.example].game)


def _described(game: Game) -> Iterator[str]:
    """Every question of a game: how it is called, and what its docstring says."""
    for name, function in game.questions.items():
        signature = inspect.signature(function)
        _, *parameters = signature.parameters.values()
        taken = ", ".join(map(_parameter, parameters))
        answer = str(signature.return_annotation).removeprefix("Verdict[").removesuffix("]")
        described = indent(inspect.getdoc(function) or "", "    ")
        yield f"{game.name}:{name}({taken}) -> {answer}\n{described}".rstrip()


def _parameter(parameter: inspect.Parameter) -> str:
    """A parameter as an author reads it: its name, what it takes, and what it is where nothing is given."""
    star = "*" if parameter.kind is inspect.Parameter.VAR_POSITIONAL else ""
    default = "" if parameter.default is inspect.Parameter.empty else f" = {parameter.default}"
    return f"{star}{parameter.name}: {parameter.annotation}{default}"
