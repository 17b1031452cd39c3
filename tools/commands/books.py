"""Show, verify and make the books: finished strategies that the device plays from flash.

The total of a book is the number of rows that all codes of the variant take together, winning rows included. An opening
book knows only the first guesses of games that are too large for more; `strength` measures those, and one is made in
minutes, by this computer alone. Making a book takes all cores minutes or hours; if you stop it, the next run goes on
from there. Many computers can share the work: one hands it out with --schedule, and each of the others does its part
with --work. numba and Dask, which all of this needs, are installed the first time.
"""

import argparse
import os
import signal
import sys
from collections.abc import Sequence

from tools import environment, rounds
from tools.books import certificate, played, shelf, writer
from tools.books.maker.journal import Journal, folder
from tools.books.recipe import RECIPES
from tools.trouble import Trouble

SUMMARY = "show, verify and make the books of finished strategies"
GOES_WITH = {"scheduler": ("build",), "processes": ("build", "work")}


def arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    what = parser.add_mutually_exclusive_group().add_argument
    what("--list", action="store_true", help="the books and how strong each is (the default)")
    what("--verify", metavar="NAME", help="play every code by this book; all: by each of them")
    what("--build", metavar="NAME", help="make this book and keep it if it is the best so far; all: each of them")
    what("--prove", metavar="NAME", help="prove that none takes fewer rows; all: each that is proven")
    what("--check", metavar="NAME", help="check the proof that is kept for this book, in seconds; all: each of them")
    what("--schedule", metavar="ADDRESS", help="hand out the work of --build at this address")
    what("--work", metavar="ADDRESS", help="do the work that the scheduler at this address hands out")
    add("--scheduler", metavar="ADDRESS", help="with --build: leave the work to the workers of this scheduler")
    many = "with --build and --work: how many processes (default: one a core)"
    add("--processes", type=count, metavar="N", help=many)


def count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("there must be at least 1")
    return number


def run(options: argparse.Namespace) -> int:
    processes = options.processes or os.cpu_count() or 1
    if options.verify is not None:
        verify(shelf.names_for(options.verify, (*shelf.NAMES, *shelf.OPENING_BOOKS)))
    elif options.build in shelf.OPENING_BOOKS:
        open_with(options.build)
    elif options.build is not None:
        build(shelf.names_for(options.build), options.scheduler, processes)
    elif options.check is not None:
        for name in shelf.proven() if options.check == "all" else shelf.names_for(options.check):
            print(certificate.conclude_kept(name))
    elif options.prove is not None:
        prove(shelf.proven() if options.prove == "all" else shelf.names_for(options.prove))
    elif options.schedule is not None or options.work is not None:
        share(options.schedule, options.work, processes)
    else:
        show()
    return 0


def refuse(options: argparse.Namespace) -> None:
    """Refuse an option that would change nothing."""
    for option, commands in GOES_WITH.items():
        if getattr(options, option) is None:
            continue
        if all(getattr(options, command) is None for command in commands):
            raise Trouble(f"--{option} goes with {' or '.join(f'--{command}' for command in commands)}: leave it out.")
        if options.build in shelf.OPENING_BOOKS:
            raise Trouble(f"An opening book is made by one process of this computer: leave out --{option}.")


def show() -> None:
    together = 0
    print(f"{'book':14}{'codes':>7}{'total':>9}{'mean':>9}{'worst':>7}{'bytes':>8}  least known elsewhere")
    for name in shelf.NAMES:
        book = shelf.book(name)
        count = len(shelf.secrets_of(name))
        size = shelf.path_of(name).stat().st_size
        together += size
        compared = shelf.compare(name, book.total)
        strength = f"{count:7,}{book.total:9,}{book.total / count:9.4f}{book.worst:7}"
        print(f"{name:14}{strength}{size:8,}  {compared}".rstrip())
    for name in shelf.OPENING_BOOKS:
        size = shelf.path_of(name).stat().st_size
        together += size
        print(f"{name:14}{'the first guesses':>32}{size:8,}")
    print(f"{'together':46}{together:8,}")


def verify(names: list[str]) -> None:
    for name in names:
        book = shelf.book(name)
        if name in shelf.OPENING_BOOKS:
            guesses = ", ".join(f"{row}: {count:,}" for row, count in enumerate(played.guesses_by_row(book), 1))
            print(f"{name}: an opening book with so many guesses for each row\n  {guesses}")
            continue
        try:
            taken = played.lengths(book, shelf.secrets_of(name))
        except ValueError as wrong:
            raise Trouble(f"The book {name} does not win: {wrong}.") from wrong
        total, worst, count = rounds.total(taken), max(taken), sum(taken.values())
        histogram = "  ".join(f"{rows}: {taken[rows]:,}" for rows in sorted(taken))
        print(f"{name}: {count:,} codes in {total:,} rows, mean {total / count:.4f}, worst {worst}")
        print(f"  {histogram}")
        if (total, worst) != (book.total, book.worst):
            raise Trouble(f"The book {name} says {book.total:,} rows and a worst of {book.worst}: it is out of date.")


def build(names: list[str], scheduler: str | None, processes: int) -> None:
    environment.add("compiler")
    environment.add("scheduler")
    from tools.books.maker import cluster
    from tools.books.maker.make import made

    kept = folder()
    try:
        with cluster.joined(scheduler, processes) as client:
            for name in names:
                tree = made(Journal(RECIPES[name], kept), client)
                content = writer.written(shelf.variant_of(name), tree, shelf.secrets_of(name))
                print(shelf.keep(name, content))
    except KeyboardInterrupt:
        print("\nStopped. The same command goes on from here.", end="", file=sys.stderr)
        raise


def open_with(name: str) -> None:
    """Make an opening book."""
    environment.add("compiler")
    from tools.books.openings import make

    content = writer.opening_book(shelf.variant_of(name), make.made(make.RECIPES[name]))
    shelf.put(shelf.path_of(name), content)
    print(f"{name}: an opening book of {len(content):,} bytes; it is on the shelf now.")


def prove(names: Sequence[str]) -> None:
    """Search, check the result by other means, and keep the proof."""
    environment.add("compiler")
    from tools.books.maker import prove as proving

    signal.signal(signal.SIGINT, signal.SIG_DFL)  # compiled code would hear of it only when it is done
    for name in names:
        if name not in shelf.proven():
            print(f"{name} is not proven yet. That may take days: Ctrl-C stops it, and the same command goes on.")
        journal = proving.prove(RECIPES[name], shelf.book(name).total, folder())
        proof = certificate.read(journal)
        try:
            print(certificate.conclude(name, proof))
        except Trouble as wrong:
            raise Trouble(f"{wrong} Delete {journal}, and run this again.") from wrong
        certificate.write(shelf.proof_of(name), proof)


def share(schedule: str | None, work: str | None, processes: int) -> None:
    """Hand out work at an address, or do what the scheduler at one hands out."""
    environment.add("compiler")
    environment.add("scheduler")
    from tools.books.maker import cluster

    if schedule is not None:
        cluster.schedule(schedule)
    elif work is not None:
        folder()  # where its workers keep their tables
        cluster.work(work, processes)
