"""Exercises: each asks something, gives choices of which the game says that one is right, and explains which it is.

That the right choice is right, and that the others are not, is judged where claims and denials are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from generator.ask.asked import Asked, AskedDocument, AskedPage
from generator.diagnostics import Diagnostic, Place
from generator.document import Document, MarkKind, Range
from generator.exercises import Exercise, exercises
from generator.language import Language, Reading, neutral
from generator.near import near_match, nearest


def check(page: AskedPage, _languages: Mapping[str, Language]) -> Iterator[Diagnostic]:
    """Judge the exercises of each language of a page."""
    for asked in page.documents.values():
        for exercise in exercises(asked.document):
            yield from _words(exercise, page)
            yield from _parts(exercise, asked)
            bound = [asked.within(choice) for choice in exercise.choices]
            for choice, answers in zip(exercise.choices, bound, strict=True):
                yield from _unbound(choice, answers, asked, exercise.block.name.place)
            chosen = [answers[0] for answers in bound if len(answers) == 1]
            yield from _alike(chosen)
            yield from _given_away(exercise, chosen, asked)
            if chosen and len(chosen) == len(bound):
                yield from _right(exercise, chosen)


def _words(exercise: Exercise, page: AskedPage) -> Iterator[Diagnostic]:
    """The example that an exercise names must exist, and the hands behind it must be drawn of it."""
    example = exercise.example
    if example and example.text not in page.page.examples:
        message = f"this page has no example `{example.text}`"
        yield Diagnostic("unknown-example", example.place, message, near_match(example.text, page.page.examples))
    elif example and (played := page.played.get(example.text)):
        hands = [hand.position.value for hand in played.game.hands if hand.cards in played.outcome.answers]
        for word in exercise.block.words[1:]:
            if word.text not in hands:
                message = f"the example `{example.text}` shows no hand `{word.text}`"
                yield Diagnostic("unknown-word", word.place, message, nearest(word.text, hands) or "leave it out")


def _parts(exercise: Exercise, asked: AskedDocument) -> Iterator[Diagnostic]:
    """What an exercise lacks: a name to link to, a question, choices, an explanation that claims something."""
    explained = any(map(_is_claim, asked.within(exercise.explanation)))
    pending = any(mark.token in exercise.explanation for mark in asked.refused)
    lacking = {
        "an anchor": (exercise.anchor, "write a line such as {#short-name} directly above it"),
        "a question": (len(_inlines(exercise.question, asked.document)), "ask something above its first list"),
        "choices": (exercise.choices, "list them, each with a claim or a denial"),
        "an explanation": (
            explained or pending or not exercise.choices,
            "explain the answer below the choices, with a claim",
        ),
    }
    for part, (there, hint) in lacking.items():
        if not there:
            yield Diagnostic("exercise-part", exercise.block.name.place, f"this exercise lacks {part}", hint)


def _inlines(tokens: Range, document: Document) -> Sequence[int]:
    return [index for index in range(tokens.start, tokens.end) if document.tokens[index].type == "inline"]


def _is_claim(asked: Asked) -> bool:
    return asked.mark.kind is not MarkKind.DENIAL


def _unbound(choice: Range, answers: Sequence[Asked], asked: AskedDocument, name: Place) -> Iterator[Diagnostic]:
    """A choice in which not just one thing is claimed or denied; what has no answer is told elsewhere."""
    refused = [mark for mark in asked.refused if mark.token in choice]
    if len(answers) + len(refused) == 1:
        return
    if answers:
        place, message = answers[1].mark.shown.place, "this choice claims or denies more than one thing"
    else:
        place, message = _first(choice, asked.document) or name, "nothing says whether this choice is right"
    hint = "bind each choice to the question once: `[5]{=total(h)}` for the right one, `[15]{!=total(h)}` for another"
    yield Diagnostic("choice-unbound", place, message, hint)


def _first(choice: Range, document: Document) -> Place | None:
    """The place of what a reader sees first of a choice, if there is anything to be seen."""
    seen = [text.content.place for text in document.texts if text.token in choice and text.content.text.strip()]
    return min([*seen, *(mark.shown.place for mark in document.marks if mark.token in choice)], default=None)


def _alike(chosen: Sequence[Asked]) -> Iterator[Diagnostic]:
    """Choices that answer another question than the first, and those that say what an earlier one says."""
    said: dict[str, Asked] = {}
    for one in chosen:
        if (one.game, one.question) != (chosen[0].game, chosen[0].question):
            message = f"this choice answers `{one.question}`, and the first one answers `{chosen[0].question}`"
            hint = "let all choices answer the same question, with the same inputs"
            yield Diagnostic("choice-question", one.mark.shown.place, message, hint)
        elif isinstance(one.said, Reading):
            earlier = said.setdefault(neutral(one.said.value), one)
            if earlier is not one:
                message = f"the choice “{earlier.mark.shown.text}” at {earlier.mark.shown.place} says the same"
                yield Diagnostic("choice-twice", one.mark.shown.place, message, "give each answer once")


def _given_away(exercise: Exercise, chosen: Sequence[Asked], asked: AskedDocument) -> Iterator[Diagnostic]:
    """Claims above the choices that answer what is to be chosen."""
    questions = {(one.game, one.question) for one in chosen}
    for one in asked.within(exercise.question):
        if (one.game, one.question) in questions:
            message = f"this answers `{one.question}` before a reader has chosen"
            yield Diagnostic("answer-given-away", one.mark.shown.place, message, "leave it to the explanation")


def _right(exercise: Exercise, chosen: Sequence[Asked]) -> Iterator[Diagnostic]:
    """Exercises of whose choices not just one is claimed, or none denied."""
    right = [one for one in chosen if _is_claim(one)]
    if not right:
        message = "none of these choices is claimed to be right"
        yield Diagnostic("choice-right", exercise.block.name.place, message, "claim one of them, with `=`")
    for one in right[1:]:
        message = f"“{right[0].mark.shown.text}” is claimed to be right already"
        hint = "claim one choice, and deny the others with `!=`"
        yield Diagnostic("choice-right", one.mark.shown.place, message, hint)
    if len(chosen) == 1:
        message = "this exercise leaves nothing to choose"
        yield Diagnostic("choice-right", exercise.block.name.place, message, "add a wrong choice, with `!=`")
