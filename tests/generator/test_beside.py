"""Work beside this process: its result arrives, its failure happens here, and nothing of it stays behind."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from generator.beside import beside

ROOT = Path(__file__).parents[2]
ALONE = """
import os, sys, threading, time
sys.path.insert(0, sys.argv[1])
from generator.beside import beside
"""


def run(code: str) -> subprocess.CompletedProcess[str]:
    """Run code in a process without other threads, as the command line does."""
    return subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-c", ALONE + code, str(ROOT)], capture_output=True, text=True, check=False, timeout=60
    )


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork: the work is done where it is asked for")
def test_the_work_is_done_in_another_process() -> None:
    done = run("""
with beside(os.getpid) as result:
    print(result() == os.getpid())
""")
    assert (done.stdout, done.stderr, done.returncode) == ("False\n", "", 0)


def test_a_large_result_arrives_whole() -> None:
    done = run("""
with beside(lambda: b"x" * 5_000_000) as result:
    print(len(result()))
""")
    assert (done.stdout, done.stderr, done.returncode) == ("5000000\n", "", 0)


def test_what_fails_there_fails_here() -> None:
    done = run("""
with beside(lambda: 1 // 0) as result:
    result()
""")
    assert "ZeroDivisionError" in done.stderr.splitlines()[-1]
    assert done.stderr.count("Traceback") == 1


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork: nothing can be ended half-way")
def test_what_is_ended_half_way_is_done_here() -> None:
    done = run("""
import generator.beside
generator.beside._work = lambda work, writing: (os.write(writing, b"half"), os._exit(0))
with beside(lambda: "here") as result:
    print(result())
""")
    assert (done.stdout, done.stderr) == ("here\n", "")


def test_what_cannot_be_sent_is_done_here() -> None:
    done = run("""
with beside(lambda: lambda: "here") as result:
    print(result()())
""")
    assert (done.stdout, done.stderr) == ("here\n", "")


def test_work_that_nobody_asks_for_is_broken_off() -> None:
    done = run("""
with beside(lambda: time.sleep(600)):
    pass
""")
    assert (done.stdout, done.stderr, done.returncode) == ("", "", 0)


def test_where_other_threads_run_the_work_is_done_here() -> None:
    done = run("""
event = threading.Event()
thread = threading.Thread(target=event.wait)
thread.start()
with beside(os.getpid) as result:
    print(result() == os.getpid())
event.set()
thread.join()
""")
    assert (done.stdout, done.stderr, done.returncode) == ("True\n", "", 0)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork: the work is done where it is asked for")
def test_where_there_is_no_room_for_another_process_the_work_is_done_here() -> None:
    done = run("""
def refuse():
    raise BlockingIOError(11, "Resource temporarily unavailable")
os.fork = refuse
with beside(os.getpid) as result:
    print(result() == os.getpid())
""")
    assert (done.stdout, done.stderr, done.returncode) == ("True\n", "", 0)


def test_the_work_may_be_asked_for_here() -> None:
    with beside(lambda: "done") as result:
        assert result() == "done"
