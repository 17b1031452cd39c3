"""A book can be made again, bit for bit, whatever happens to those who search."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from host_tests.tools.books import needs
from host_tests.tools.test_peg import peg
from tools import compiler, scheduler
from tools.books import shelf
from tools.trouble import Trouble

pytestmark = needs.marks((*compiler.NEEDED, *scheduler.NEEDED))


def test_a_book_is_the_same_when_a_worker_was_killed_and_the_scheduler_and_the_run_was_taken_up_again(tmp_path):
    script = Path(__file__).with_name("making.py")
    made = subprocess.run(
        [sys.executable, str(script), str(tmp_path)],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PEGLIGHT_BOOKS": str(tmp_path)},
    )
    assert made.returncode == 0, made.stderr
    assert made.stdout.splitlines() == [
        "A worker was killed at its job.",
        "The scheduler is gone. What was found is in the journal: start one, and run this again.",
        "The journal keeps 60 results of 102.",
    ]
    assert (tmp_path / "made.book").read_bytes() == shelf.path_of("mini").read_bytes()


def test_where_no_scheduler_answers_one_sentence_says_how_to_start_one():
    answer = peg("books", "--build", "mini", "--scheduler", "tcp://127.0.0.1:1")
    assert answer.returncode == 1
    assert answer.stderr == (
        "peg: No scheduler answers at tcp://127.0.0.1:1: start one with `peg.py books --schedule`.\n"
    )


def test_a_worker_with_another_version_of_the_maker_does_no_job():
    from tools.books.maker import jobs
    from tools.books.maker.recipes import RECIPES

    with pytest.raises(Trouble, match=r"^A worker has another version of the maker: "):
        jobs.search(RECIPES["mini"], "another", b"", 0, 99)
