"""Measure the engine, and the game against its budgets, on this computer and on the emulated board.

The board's figures are in its own time and bytes, so it does not matter how busy this computer is. They take minutes,
because the emulated board is slower than a real one.
"""

import argparse
from pathlib import Path

from tools import json_file
from tools.trouble import Trouble

SUMMARY = "measure time and memory, here and on an emulated board"
NEEDS = "emulator"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what",
        nargs="?",
        choices=["board", "engine"],
        default="board",
        help="board (the default): the game against its budgets; engine: the engine alone",
    )
    parser.add_argument("--only", metavar="SECTION", help="one section, such as 4x6, game or 'console open'")
    parser.add_argument("--here", action="store_true", help="leave out the emulated board")
    json_file.argument(parser)
    parser.add_argument("--against", metavar="FILE", type=Path, help="compare with the figures of an earlier --json")


def run(options: argparse.Namespace) -> int:
    from tools import compiler
    from tools.bench import budgets, figures, jobs, outside
    from tools.emulated import circuitpythons

    before = figures.read(options.against) if options.against else None
    sections = sections_of(options.what)
    if options.only and options.only not in sections:
        raise Trouble(f"There is no section {options.only}: there are {', '.join(sections)}.")
    json_file.check_writable(options.json)
    uf2 = None if options.here else circuitpythons.find()
    if uf2:
        compiler.hurry_the_emulator()
    chosen = {options.only: sections[options.only]} if options.only else sections
    found = jobs.done(chosen, uf2)
    if options.what == "board":
        for where in ("board", "here"):
            figures.collect(found, where, outside.sizes())
        budgets.show(found)
    else:
        figures.show(found)
    if not uf2 and not options.here:
        print(f"\nThe emulated board was not measured: {circuitpythons.HOW_TO_GET_ONE}.")
    rows = [{"game": game, "what": what, **row} for (game, what), row in found.items()]
    json_file.write(options.json, rows)
    if before is not None:
        figures.compare(before, rows)
    return 0


def sections_of(what: str) -> dict[str, str]:
    """Return the sections of a subject, each with its probe, or none where it is seen from outside."""
    from tools.bench import turns
    from tools.bench.opened import OPENED
    from tools.bench.probes import engine

    if what == "board":
        return {
            "tracking": "engine",
            "moves": "play",
            "game": "game",
            **dict.fromkeys(turns.SECTIONS, "turns"),
            **dict.fromkeys(OPENED, "opened"),
            "outside": "",
        }
    return {section: "engine" for section in engine.SECTIONS if section != "tracking"}
