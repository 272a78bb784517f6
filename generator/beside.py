"""Work done in a process beside this one, while this one goes on."""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NoReturn, TypeVar

T = TypeVar("T")

_WHOLE = b"whole"
"""Stands behind a result, so that one that was cut off is known."""


def apart() -> bool:
    """Tell whether work is done beside this process: the system can fork and has cores for both, and no threads run."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores > 1 and hasattr(os, "fork") and threading.active_count() == 1


@contextmanager
def beside(work: Callable[[], T]) -> Iterator[Callable[[], T]]:
    """Start some work beside this process, and give what waits for its result; unasked for, it is broken off.

    The work must be pure: where it cannot be done apart, or where it fails, it is done here when its result is asked
    for.
    """
    started = _started(work) if apart() else None
    if started is None:
        yield work
        return
    child, reading = started
    with os.fdopen(reading, "rb") as pipe:

        def result() -> T:
            sent, end = pipe.read(), len(_WHOLE)
            if sent[-end:] != _WHOLE:
                return work()  # it failed there, or was ended half-way, and tells here how
            done: T = pickle.loads(sent[:-end])  # noqa: S301 - from our own child
            return done

        try:
            yield result
        finally:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)


def _started(work: Callable[[], object]) -> tuple[int, int] | None:
    """Start a process that does some work; give it and the pipe that its result comes through.

    Nothing where the system has no room for another process, as one that limits their number may have none.
    """
    sys.stdout.flush()
    sys.stderr.flush()
    reading, writing = os.pipe()
    try:
        child = os.fork()
    except OSError:
        os.close(reading)
        os.close(writing)
        return None
    if not child:
        _work(work, writing)
    os.close(writing)
    return child, reading


def _work(work: Callable[[], object], writing: int) -> NoReturn:
    """Send the result, or nothing where the work fails, and end without all that ends a program."""
    try:
        sent = pickle.dumps(work(), pickle.HIGHEST_PROTOCOL)
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(sent + _WHOLE)
    finally:
        os._exit(0)
