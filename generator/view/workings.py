"""How the figures of a page were computed: what was asked, what was answered, and each step that led there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from generator.view.notes import NoteView
from generator.view.page import FrameView, ItemView
from generator.view.rounds import StepView
from generator.view.sources import CitationView


class ShownView(NamedTuple):
    """A text that a page shows, under the key by which links find it; `denied` where the page says that it is wrong."""

    key: str
    text: str = ""
    """Empty for a cell, which stands in the table that its part is about."""
    answers: bool = False
    """Whether the text is the answer; what is no figure, such as an example, is none."""
    denied: bool = False


class WorkingView(NamedTuple):
    """One question with its answer, its trace and the sources of it, and the texts of the page that rest on it."""

    shown: tuple[ShownView, ...]
    question: str
    answer: str
    """Empty where nothing is asked, as of a drawn example."""
    steps: tuple[StepView, ...]
    citations: tuple[CitationView, ...]


class PartView(NamedTuple):
    """A part of the page: a section, or a table of it, whose cells are found under its key."""

    level: int
    """Of its heading; 0 for what stands above all of them."""
    title: str
    href: str
    key: str
    workings: tuple[WorkingView, ...]


@dataclass(frozen=True, slots=True)
class WorkingsView:
    """How the figures of a page were computed, in one language."""

    frame: FrameView
    page: ItemView
    """The page whose figures they are."""
    parts: tuple[PartView, ...]


@dataclass(frozen=True, slots=True)
class WovenWorkings:
    """Workings ready to be rendered, with their address below the output folder."""

    address: str
    view: WorkingsView
    notes: Mapping[str, NoteView]
    """The same by key, as a script shows it: published beside the page, under its name."""
