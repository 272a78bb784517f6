"""Reading and writing answers in a language, all of whose words and patterns are data."""

from generator.language.alphabet import FIGURES, alphabetic, initial
from generator.language.arguments import read_argument
from generator.language.checking import check_language
from generator.language.data import Problem
from generator.language.dates import written_date
from generator.language.deals import dealt
from generator.language.finding import Finding, Pattern
from generator.language.folding import bare, upper_first, visible
from generator.language.hints import hint
from generator.language.kinds import HandKind, Kind, every, kind_of, kind_of_answer
from generator.language.language import Language
from generator.language.neutral import neutral, read_literal
from generator.language.plurals import plural_form, plural_forms
from generator.language.prose import Prose
from generator.language.questions import path_asked, question_asked
from generator.language.reading import holds, read_answer
from generator.language.results import CAPITAL, Accent, Reading, Style, Trait, Unreadable
from generator.language.sentences import fill
from generator.language.writing import told, ways, write

__all__ = [
    "CAPITAL",
    "FIGURES",
    "Accent",
    "Finding",
    "HandKind",
    "Kind",
    "Language",
    "Pattern",
    "Problem",
    "Prose",
    "Reading",
    "Style",
    "Trait",
    "Unreadable",
    "alphabetic",
    "bare",
    "check_language",
    "dealt",
    "every",
    "fill",
    "hint",
    "holds",
    "initial",
    "kind_of",
    "kind_of_answer",
    "neutral",
    "path_asked",
    "plural_form",
    "plural_forms",
    "question_asked",
    "read_answer",
    "read_argument",
    "read_literal",
    "told",
    "upper_first",
    "visible",
    "ways",
    "write",
    "written_date",
]
