"""Measure the game against its budgets, on a real CircuitPython on an emulated board.

The figures are in the board's own time and bytes, so it does not matter how busy this computer is. They take minutes,
because the emulated board is slower than a real one. PEGLIGHT_UF2 may name the UF2 of CircuitPython; without one, the
emulator downloads it once.
"""

import argparse
import json
from pathlib import Path

from tools.trouble import Trouble

SUMMARY = "measure time and memory on an emulated board"
NEEDS = "emulator"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--only", metavar="SECTION", help="one section, such as tracking, moves or 'console open'")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write what was found there, too")
    parser.add_argument("--against", metavar="FILE", type=Path, help="compare with the figures of an earlier --json")


def run(options: argparse.Namespace) -> int:
    from tools import compiler
    from tools.bench import budgets, figures, jobs
    from tools.emulated import circuitpythons

    before = figures.read(options.against) if options.against else None
    sections = all_sections()
    if options.only and options.only not in sections:
        raise Trouble(f"There is no section {options.only}: there are {', '.join(sections)}.")
    if options.json:
        check_writable(options.json)
    uf2 = circuitpythons.find() or circuitpythons.fetch()
    compiler.hurry_the_emulator()
    chosen = {options.only: sections[options.only]} if options.only else sections
    found = jobs.done(chosen, uf2)
    budgets.show(found)
    rows = [{"game": game, "what": what, **row} for (game, what), row in found.items()]
    if options.json:
        options.json.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")
    if before is not None:
        figures.compare(before, rows)
    return 0


def check_writable(file: Path) -> None:
    """Fail now if the file cannot be written, before minutes are spent on measuring."""
    try:
        file.open("ab").close()
    except OSError as wrong:
        raise Trouble(f"{file} cannot be written: {wrong.strerror}.") from wrong


def all_sections() -> dict[str, str]:
    """Return the sections, each with its probe, or none where it is seen from outside."""
    from tools.bench import turns
    from tools.bench.opened import OPENED

    probes = {"rounds": "creep", "tracking": "tracking", "moves": "play", "outside": ""}
    return {**probes, **dict.fromkeys(turns.SECTIONS, "turns"), **dict.fromkeys(OPENED, "opened")}
