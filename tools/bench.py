"""Measure what the engine costs, on this computer and on the emulated board.

The board's figures are its own emulated time and bytes, so they do not depend on how busy this computer is. They take
minutes, because the emulated board is slower than a real one.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.trouble import Trouble

SUMMARY = "measure time and memory, here and on an emulated board"
ROOT = Path(__file__).resolve().parent.parent
MOST_SECONDS = 120  # of the board's time, for one section

Figures = dict[tuple[str, str], dict]


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=["engine"], help="what to measure")
    parser.add_argument("--only", metavar="SECTION", help="one section, such as 4x6 or score")
    parser.add_argument("--here", action="store_true", help="leave out the emulated board")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write the figures there too")


def run(options: argparse.Namespace) -> int:
    from tools import emulator
    from tools.probes import engine

    if options.only and options.only not in engine.SECTIONS:
        raise Trouble(f"There is no section {options.only}: there are {', '.join(engine.SECTIONS)}.")
    sections = [options.only] if options.only else list(engine.SECTIONS)
    uf2 = None if options.here else emulator.find_uf2()
    figures: Figures = {}
    for section in sections:
        collect(figures, "here", measure_here(section))
        if uf2:
            collect(figures, "board", measure_on_board(uf2, section))
    print_table(figures)
    if not uf2 and not options.here:
        print(f"\nThe emulated board was not measured: {emulator.HOW_TO_GET_ONE}.")
    if options.json:
        rows = [{"game": game, "what": what, **row} for (game, what), row in figures.items()]
        options.json.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")
    return 0


def measure_here(section: str) -> list[str]:
    """The times of a plain run, and the bytes of one in which Python counts them, which slows it."""
    lines = []
    for counting in (False, True):
        begin = "import tracemalloc; tracemalloc.start(); " if counting else ""
        program = f"import sys; sys.path.append({str(ROOT)!r}); {begin}from tools.probes import engine"
        done = subprocess.run(
            [sys.executable, "-c", f"{program}; engine.main({section!r})"], capture_output=True, text=True, check=True
        )
        lines += [line for line in done.stdout.splitlines() if line.endswith("\tbytes") == counting]
    return lines


def measure_on_board(uf2: Path, section: str) -> list[str]:
    from tools import emulator, mpy

    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        mpy.compile_into(folder, [file for file in mpy.board_files() if file.parts[:2] == ("firmware", "engine")])
        mpy.compile_file(ROOT / "tools" / "probes" / "engine.py", folder / "probe.mpy", "probe.py")
        for compiled in folder.rglob("*.mpy"):
            mpy.stamp(compiled)
        (folder / "code.py").write_text(f"import probe\nprobe.main({section!r})\n", "utf-8")
        lines = []
        for line in emulator.run(uf2, folder, MOST_SECONDS, Progress(section).show):
            if "Error" in line:
                raise Trouble(f"The emulated board stopped in section {section}: {line}.")
            lines.append(line)
    return lines


def collect(figures: Figures, where: str, lines: list[str]) -> None:
    for line in lines:
        parts = line.split("\t")
        if len(parts) >= 3:
            game, what, number = parts[:3]
            row = figures.setdefault((game, what), {"unit": parts[3] if len(parts) > 3 else ""})
            row[where] = float(number)


def print_table(figures: Figures) -> None:
    print(f"{'game':6}{'what':45}{'board':>12}{'here':>12}  unit")
    for (game, what), row in sorted(figures.items(), key=lambda item: item[0][0]):
        numbers = "".join(f"{row[where]:12,.2f}" if where in row else f"{'-':>12}" for where in ("board", "here"))
        print(f"{game:6}{what:45}{numbers}  {row['unit']}")


class Progress:
    """A line on the terminal that says how far the emulated board is."""

    def __init__(self, section: str):
        self._section = section
        self._said = 0.0

    def show(self, seconds: float) -> None:
        if seconds - self._said >= 0.25 and sys.stderr.isatty():
            self._said = seconds
            sys.stderr.write(f"\r\x1b[KMeasuring {self._section} on the board: {seconds:.1f} of its seconds\r")
            sys.stderr.flush()
