"""Measure the game against its budgets, on a real CircuitPython on an emulated board.

The figures are in the board's own time and bytes, so it does not matter how busy this computer is. A section takes
minutes, and the five hundred rounds most of an hour, because the emulated board is slower than a real one. PEGLIGHT_UF2
may name the UF2 of CircuitPython; without one, the emulator downloads it once.
"""

import argparse

from tools import compiler
from tools.emulated import circuitpythons
from tools.trouble import Trouble

SUMMARY = "measure time and memory on an emulated board"
NEEDS = "emulator"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--only", metavar="SECTION", help="one section, such as tracking, moves or 'lights alone'")


def run(options: argparse.Namespace) -> int:
    from tools.bench import budgets, jobs

    sections = all_sections()
    if options.only and options.only not in sections:
        raise Trouble(f"There is no section {options.only}: there are {', '.join(sections)}.")
    uf2 = circuitpythons.find() or circuitpythons.fetch()
    compiler.hurry_the_emulator()
    chosen = {options.only: sections[options.only]} if options.only else sections
    budgets.show(jobs.done(chosen, uf2))
    return 0


def all_sections() -> dict[str, str]:
    """Return the sections, each with its probe, or none where it is seen from outside."""
    from tools.bench import turns
    from tools.bench.opened import OPENED

    probes = {"rounds": "creep", "tracking": "tracking", "moves": "play", "outside": ""}
    return {**probes, turns.SECTION: "turns", **dict.fromkeys(OPENED, "opened")}
