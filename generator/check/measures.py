"""What a figure is of, such as a chance or a house edge, compared with what its sentence speaks of.

A language lists such words by a part of the names of questions: `some_chance(…)` gives a chance. A sentence that speaks
of another measure, and not of that which a claim in it asks for, tells its reader something else than was checked.
"""

from __future__ import annotations

from collections.abc import Iterator

from generator.check.flow import Flow, Leaf
from generator.diagnostics import Diagnostic, Severity
from generator.language.prose import Prose


def check(leaf: Leaf) -> Iterator[Diagnostic]:
    """Find claims whose sentence names other measures than theirs."""
    questions = {asked.mark.index: asked.question for asked in leaf.asked.answers if asked.mark.index >= 0}
    for flow in leaf.flows:
        for offset, mark in flow.marks.items():
            asked = leaf.language.prose.measures.keys() & _parts(questions.get(mark.index, ""))
            spoken = _spoken(flow, flow.sentence(offset), leaf.language.prose) if asked else {}
            if spoken and not asked & spoken.keys():
                words = " and ".join(f"“{word}”" for word in spoken.values())
                message = f"`{questions[mark.index]}` asks for the {min(asked)}, but its sentence speaks of {words}"
                hint = "name what the figure is of, or ask for what the sentence names"
                yield Diagnostic("other-measure", mark.shown.place, message, hint, Severity.WARNING)


def _parts(question: str) -> set[str]:
    """The parts of what is asked: `some_chance(…)`, `example.hand.chance`."""
    head, bracket, _ = question.partition("(")
    return set(head.rpartition(":")[2].split("_") if bracket else head.split(".")[1:])


def _spoken(flow: Flow, sentence: tuple[int, int], prose: Prose) -> dict[str, str]:
    """The measures that a sentence names, with the words it has for them; a phrase that says nothing names none."""
    free = [found.span() for found in prose.free.finditer(flow.text, *sentence)]
    return {
        name: found[0]
        for name, pattern in prose.measures.items()
        for found in pattern.finditer(flow.text, *sentence)
        if not any(first <= found.start() and found.end() <= last for first, last in free)
    }
