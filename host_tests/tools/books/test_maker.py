"""A book can be made again, bit for bit, even where workers, the scheduler or the run itself die."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from host_tests.tools.books import needs
from host_tests.tools.test_peg import PEG, in_a_process
from tools import compiler
from tools.books import shelf
from tools.trouble import Trouble

pytestmark = needs.marks((*compiler.NEEDED, "distributed"))


@pytest.mark.nightly  # each process compiles the search anew: minutes
def test_a_book_is_the_same_after_workers_and_scheduler_died(tmp_path, monkeypatch):
    from tools.books.maker.journal import Journal
    from tools.books.recipe import RECIPES

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
        "The scheduler is gone. The journal has all that was found: start one, and run this again.",
        "The journal keeps 6 results of 13.",
    ]
    assert (tmp_path / "made.book").read_bytes() == shelf.path_of("eight").read_bytes()
    journal = Journal(RECIPES["eight"], tmp_path)
    for number, (rows, line) in list(journal.results.items()):
        journal.add(number, (rows - 1, line))
    monkeypatch.setenv("PEGLIGHT_BOOKS", str(tmp_path))
    answer = in_a_process("books", "--build", "eight", "--processes", "1")
    assert answer.returncode == 1
    assert answer.stderr.endswith(
        f"peg: The journal does not lead to a book: delete {journal.path}, and run this again.\n"
    )


def stopped_at(pattern, folder):
    """Stop the making of a book with Ctrl-C once its bar shows this; return its output before that and after."""
    running = subprocess.Popen(
        [*PEG, "books", "--build", "eight", "--processes", "2"],
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PEGLIGHT_BOOKS": str(folder)},
        start_new_session=True,
    )
    said = ""
    while not re.search(pattern, said):
        said += running.stderr.read(1)
        assert running.poll() is None, said
    os.killpg(running.pid, signal.SIGINT)
    rest = running.communicate()[1]
    assert running.returncode == 130
    return said, rest


@pytest.mark.nightly
def test_ctrl_c_ends_a_run_in_a_sentence_and_the_next_goes_on(tmp_path):
    said, rest = stopped_at(r" [1-9]\d*/13 ", tmp_path)
    assert " 0/13 [00:00<?, ?it/s, each process compiles the search first]" in said
    assert "Traceback" not in rest, rest
    assert rest.endswith("\nStopped. The same command goes on from here.\n")
    said, _ = stopped_at(r"\d+/13 ", tmp_path)
    assert not said.endswith(" 0/13 ")


def test_a_torn_or_malformed_line_of_a_journal_is_skipped(tmp_path):
    from tools.books.maker.journal import Journal
    from tools.books.recipe import RECIPES

    journal = Journal(RECIPES["mini"], tmp_path)
    journal.add(1, (7, [3, 2]))
    journal.path.write_bytes(b'\xff\n5\n[1, "many", [3]]\n[2, 7, 3]\n' + journal.path.read_bytes())
    assert Journal(RECIPES["mini"], tmp_path).results == {1: (7, [3, 2])}


REFUSED = {
    "--work nonsense": "nonsense is not an address: write it as in tcp://hub.example:8786.",
    "--schedule tcp://127.0.0.1:99999": (
        "tcp://127.0.0.1:99999 is not an address: write it as in tcp://hub.example:8786."
    ),
    "--schedule tcp://192.0.2.1:8786": (  # of an example, and of no computer
        "No scheduler can listen at tcp://192.0.2.1:8786: is that this computer, and is the port free?"
    ),
    "--build mini --scheduler tcp://127.0.0.1:1": (
        "No scheduler answers at tcp://127.0.0.1:1: start one with `peg.py books --schedule`."
    ),
}


def test_an_address_that_cannot_serve_is_refused_in_a_sentence():
    for words, sentence in REFUSED.items():
        answer = in_a_process("books", *words.split())
        assert answer.returncode == 1
        assert answer.stderr.splitlines()[-1] == f"peg: {sentence}"


def test_a_folder_that_cannot_be_made_is_refused_in_a_sentence(tmp_path, monkeypatch):
    (tmp_path / "file").touch()
    monkeypatch.setenv("PEGLIGHT_BOOKS", str(tmp_path / "file"))
    answer = in_a_process("books", "--build", "mini")
    assert answer.returncode == 1
    assert answer.stderr == f"peg: {tmp_path / 'file'} cannot be a folder: let PEGLIGHT_BOOKS name another one.\n"


def test_a_worker_with_another_version_of_the_maker_does_no_job():
    from tools.books.maker import jobs
    from tools.books.recipe import RECIPES

    with pytest.raises(Trouble, match=r"^A worker has another version of the maker: "):
        jobs.search(RECIPES["mini"], "another", 0)
