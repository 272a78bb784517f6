"""Does the work on every core: each share in a process of its own, started alike on every system."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from multiprocessing.reduction import ForkingPickler
from types import MappingProxyType
from typing import Any, TypeVar

T = TypeVar("T")

_MOST = 8
"""Processes beyond which starting them takes longer than their share."""


def in_processes(work: Callable[[int, int], T]) -> Iterable[T]:
    """Do the work in as many shares as there are cores. The work must be a function of a module, or a part of one."""
    count = min(os.cpu_count() or 1, _MOST)
    if count == 1:
        return [work(0, 1)]
    # Games hold read-only mappings, which nothing but this keeps from being sent to another process.
    ForkingPickler.register(MappingProxyType, _parts)
    # Nothing made here refers back to itself, so that looking for such things only costs time.
    with ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=gc.disable) as pool:
        return list(pool.map(work, range(count), repeat(count)))


def _parts(mapping: MappingProxyType[Any, Any]) -> tuple[Callable[[dict[Any, Any]], Any], tuple[dict[Any, Any]]]:
    """What a read-only mapping is made from at the other end."""
    return _read_only, (dict(mapping),)


def _read_only(mapping: dict[Any, Any]) -> MappingProxyType[Any, Any]:
    return MappingProxyType(mapping)
