"""What a figure is of, such as a chance or a house edge, compared with what its sentence speaks of.

A language lists such words by a part of the names of questions: `some_chance(…)` gives a chance. A sentence that speaks
of another measure, and not of that which a claim in it asks for, tells its reader something else than was checked.
So does a header that names another basis than that of the rates under it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.api import Rate, Word
from generator.ask.asked import Asked
from generator.check.flow import Flow, Leaf
from generator.diagnostics import Diagnostic, Severity
from generator.document import Mark
from generator.language import Language
from generator.language.prose import Prose
from generator.language.searching import Phrases, phrases


def check(leaf: Leaf) -> Iterator[Diagnostic]:
    """Find claims whose sentence names other measures than theirs, or where it names none, what stands over them."""
    running = {flow.token: flow for flow in leaf.flows}
    rates = [asked.verdict.value for asked in leaf.asked.answers if isinstance(asked.verdict.value, Rate)]
    bases = {words: _phrases_of(words, leaf.language) for words in {type(rate.basis) for rate in rates}}
    quoted = {flow.token for flow in leaf.quoted}
    for asked in (one for one in leaf.asked.answers if one.mark.token not in quoted):
        own = leaf.language.prose.measures.keys() & _parts(asked.question)
        if not own and not isinstance(asked.verdict.value, Rate):
            continue
        above = [
            [running[head] for head in sorted(heads) if head in running]
            for heads in leaf.company.over[asked.mark.token]
        ]
        spoken = _spoken_of(asked.mark, running.get(asked.mark.token), above, leaf.language.prose) if own else {}
        if spoken and not own & spoken.keys():
            words = " and ".join(f"“{word}”" for word in spoken.values())
            message = f"`{asked.question}` asks for the {min(own)}, but what is said of it is {words}"
            hint = "name what the figure is of, or ask for what the text names"
            yield Diagnostic("other-measure", asked.mark.shown.place, message, hint, Severity.WARNING)
        if isinstance(asked.verdict.value, Rate):
            basis = asked.verdict.value.basis
            yield from _other_basis(asked, basis, above, bases[type(basis)])


def _phrases_of(words: type[Word], language: Language) -> Mapping[str, Phrases]:
    return {name: phrases(texts) for name, texts in language.words.members(words.__name__).items()}


def _other_basis(
    asked: Asked, basis: Word, above: Sequence[Sequence[Flow]], bases: Mapping[str, Phrases]
) -> Iterator[Diagnostic]:
    """Find a basis in what stands over a rate that is not its own; in its sentence any that is unbound is found."""
    for head in (head for heads in above for head in heads):
        for name, pattern in bases.items():
            found = pattern.search(head.text) if name != basis.value else None
            if found:
                message = f"`{asked.question}` gives a rate {basis.value}, but what stands over it says “{found[0]}”"
                hint = "bind the basis above, as an input that the question reads"
                yield Diagnostic("other-measure", asked.mark.shown.place, message, hint, Severity.WARNING)


def _spoken_of(mark: Mark, flow: Flow | None, above: Sequence[Sequence[Flow]], prose: Prose) -> dict[str, str]:
    """The measures that the sentence of a mark names, else those that the nearest text over it names."""
    sentence = (
        next((flow.sentence(offset) for offset, one in flow.marks.items() if one is mark), None) if flow else None
    )
    said = [_spoken(flow, sentence, prose)] if flow and sentence else []
    over = ([_spoken(head, (0, len(head.text)), prose) for head in heads] for heads in above)
    said += [dict(spoken for each in heads for spoken in each.items()) for heads in over]
    return next(filter(None, said), {})


def _parts(question: str) -> set[str]:
    """The parts of what is asked: `some_chance(…)`, `example.hand.chance`."""
    head, bracket, _ = question.partition("(")
    return set(head.rpartition(":")[2].split("_") if bracket else head.split(".")[1:])


def _spoken(flow: Flow, sentence: tuple[int, int], prose: Prose) -> dict[str, str]:
    """The measures that a sentence names, with the words it has for them; a phrase that says nothing names none."""
    named = [(name, found) for name, one in prose.measures.items() for found in one.finditer(flow.text, *sentence)]
    free = [found.span() for found in prose.free.finditer(flow.text, *sentence)] if named else []
    return {
        name: found[0]
        for name, found in named
        if not any(first <= found.start() and found.end() <= last for first, last in free)
    }
