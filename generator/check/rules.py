"""Homes of rules: every rule of a game that the pages ask is stated in exactly one block, in each language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.api import Game
from generator.content import Page, Site
from generator.diagnostics import Diagnostic, Place
from generator.homes import Home, homes
from generator.near import near_match


def check(site: Site, games: Mapping[str, Game]) -> Iterator[Diagnostic]:
    """Find rules that do not exist, rules with two homes and rules with none.

    A rule that only one language of a page states is a matter of parity.
    """
    for code in site.languages:
        first: dict[tuple[str, str], Home] = {}
        for page in site.pages:
            if code in page.documents:
                for home in homes(page, page.documents[code]):
                    yield from _judge(home, games.get(home.game), first)
    if not site.unparsed:
        for code in site.languages:
            pages = [page for page in site.pages if code in page.documents]
            yield from _homeless(pages, code, games)


def _judge(home: Home, game: Game | None, first: dict[tuple[str, str], Home]) -> Iterator[Diagnostic]:
    """One home: the rule must exist and have no home yet."""
    rule = home.rule
    known = [provision.id for provision in game.provisions] if game else []
    earlier = first.setdefault((home.game, rule.text), home)
    if rule.text not in known:
        yield Diagnostic(
            "unknown-rule",
            rule.place,
            f"{home.game or 'this page'} has no rule `{rule.text}`",
            near_match(rule.text, known),
        )
    elif earlier is not home:
        message = f"the rule `{rule.text}` has its home at {earlier.rule.place} already"
        yield Diagnostic("rule-twice", rule.place, message, "state a rule once and link to it elsewhere")


def _homeless(pages: Sequence[Page], code: str, games: Mapping[str, Game]) -> Iterator[Diagnostic]:
    """The rules that no block of a language's pages states, for each game that they ask, told in that language."""
    stated = {
        (home.game, home.rule.text)
        for page in pages
        for document in page.documents.values()
        for home in homes(page, document)
    }
    for name in dict.fromkeys(page.game_name for page in pages if page.game_name in games):
        page = next(page for page in pages if page.game_name == name)
        for provision in games[name].provisions:
            if (name, provision.id) not in stated:
                message = f"no block in {code} is the home of the rule `{provision.id}`"
                hint = f"put `{{rule={provision.id}}}` before the paragraph that states it"
                yield Diagnostic("rule-without-home", Place(page.documents[code].file), message, hint)
