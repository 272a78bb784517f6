"""What the functions of games take."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import lru_cache
from typing import Any


@lru_cache(maxsize=1024)
def taken(function: Callable[..., Any]) -> tuple[inspect.Parameter, ...]:
    """Give what a question or a form of a game takes behind its first parameter, which is the rules."""
    _, *parameters = inspect.signature(function, eval_str=True).parameters.values()
    return tuple(parameters)
