"""Makes a book with trouble: a worker is killed in the middle, then the scheduler; then the run is taken up again.

It is a program of its own, as Dask starts threads and processes. Its one word is the folder that it may use. The book
that it makes is in `made.book` there, and the trouble is printed.
"""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
BOOK = "eight"  # of 13 jobs


def books(*words, **streams):
    """Start `peg.py books` in a group of processes of its own."""
    command = [sys.executable, str(ROOT / "tools" / "peg.py"), "books", *words]
    return subprocess.Popen(command, start_new_session=True, **streams)


def kill(process):
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def main(folder):
    from tools.books import shelf, writer
    from tools.books.maker import cluster
    from tools.books.maker.journal import Journal
    from tools.books.maker.make import made
    from tools.books.recipe import RECIPES
    from tools.trouble import Trouble

    class Troubled(Journal):
        """A journal in which something happens at some of the results."""

        def __init__(self, happens):
            super().__init__(RECIPES[BOOK], folder)
            self.happens = happens

        def add(self, number, result):
            super().add(number, result)
            self.happens.pop(len(self.results), lambda: None)()

    scheduler = books("--schedule", "tcp://127.0.0.1:0", stderr=subprocess.PIPE, text=True)
    address = next(re.findall(r"tcp://\S+", line)[0] for line in scheduler.stderr if "Scheduler at" in line)
    workers = [books("--work", address, "--processes", "1", stderr=subprocess.DEVNULL) for _ in range(2)]

    def kill_one_at_work():
        """Kill a worker that has a job just now."""
        at_work = {groups[name] for name, jobs in client.processing().items() if jobs}
        kill(next(worker for worker in workers if worker.pid in at_work))
        print("A worker was killed at its job.")

    journal = Troubled({1: kill_one_at_work, 6: lambda: kill(scheduler)})
    with cluster.joined(address, 0) as client:
        client.wait_for_workers(2)
        groups = client.run(os.getpgrp)
        try:
            made(journal, client)
        except Trouble as trouble:
            print(trouble)
    for file in folder.glob("journal-*"):
        with file.open("a") as end:
            end.write("[1234, 7")  # as if it had stopped in the middle of a line

    again = Journal(RECIPES[BOOK], folder)
    print(f"The journal keeps {len(again.results)} results of 13.")
    with cluster.joined(None, 1) as client:
        tree = made(again, client)
    (folder / "made.book").write_bytes(writer.written(shelf.variant_of(BOOK), tree))


if __name__ == "__main__":
    sys.path.append(str(ROOT))
    main(Path(sys.argv[1]))
