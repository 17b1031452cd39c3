"""Measure what the engine costs, and the game against its budgets, on this computer and on the emulated board.

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
OUTSIDE = "outside"  # a section that is measured on the pins

Figures = dict[tuple[str, str], dict]


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what",
        nargs="?",
        choices=["board", "engine"],
        default="board",
        help="board, the game against its budgets, where nothing else is said, or the engine alone",
    )
    parser.add_argument("--only", metavar="SECTION", help="one section, such as 4x6 or score; of board: moves or game")
    parser.add_argument("--here", action="store_true", help="leave out the emulated board")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write the figures there too")
    parser.add_argument("--against", metavar="FILE", type=Path, help="compare with the figures of an earlier --json")


def run(options: argparse.Namespace) -> int:
    from tools import budgets
    from tools.emulation import circuitpythons

    before = read(options.against) if options.against else None
    sections = sections_of(options.what)
    names = [*sections, OUTSIDE] if options.what == "board" else [*sections]
    if options.only and options.only not in names:
        raise Trouble(f"There is no section {options.only}: there are {', '.join(names)}.")
    if options.json:
        check_writable(options.json)
    uf2 = None if options.here else circuitpythons.find()
    figures: Figures = {}
    for section in [options.only] if options.only else names:
        if section == OUTSIDE:
            collect(figures, "here", budgets.from_outside_here())
            collect(figures, "board", budgets.from_outside(uf2) if uf2 else [])
            continue
        collect(figures, "here", measure_here(sections[section], section))
        if uf2:
            collect(figures, "board", measure_on_board(uf2, sections[section], section))
    if options.what == "board":
        for where in ("board", "here"):
            collect(figures, where, budgets.sizes())
        budgets.show(figures)
    else:
        print_table(figures)
    if not uf2 and not options.here:
        print(f"\nThe emulated board was not measured: {circuitpythons.HOW_TO_GET_ONE}.")
    rows = [{"game": game, "what": what, **row} for (game, what), row in figures.items()]
    if options.json:
        options.json.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")
    if before is not None:
        compare(before, rows)
    return 0


def sections_of(what: str) -> dict[str, str]:
    """The sections of a subject, each with the probe that measures it."""
    from tools.probes import engine

    if what == "board":
        return {"tracking": "engine", "moves": "play", "game": "game"}
    return {section: "engine" for section in engine.SECTIONS if section != "tracking"}


def check_writable(file: Path) -> None:
    """Before minutes are spent on what would go there."""
    try:
        file.open("ab").close()
    except OSError as wrong:
        raise Trouble(f"{file} cannot be written: {wrong.strerror}.") from wrong


def read(file: Path) -> list[dict]:
    """The figures of an earlier run."""
    try:
        rows = json.loads(file.read_text("utf-8"))
        return [row for row in rows if row["game"] and row["what"]]
    except OSError as wrong:
        raise Trouble(f"{file} cannot be read: {wrong.strerror}.") from wrong
    except (ValueError, KeyError, TypeError) as wrong:
        raise Trouble(f"{file} holds no figures: name one that --json wrote.") from wrong


def compare(before: list[dict], rows: list[dict]) -> None:
    """What changed since: the board's figures where both have them, else those of this computer."""
    now = {(row["game"], row["what"]): row for row in rows}
    print(f"\n{'game':6}{'what':45}{'where':>7}{'before':>12}{'now':>12}{'change':>9}")
    for row in before:
        here = now.get((row["game"], row["what"]))
        where = next((where for where in ("board", "here") if here and where in row and where in here), None)
        if where:
            was, became = row[where], here[where]
            change = f"{100 * (became - was) / was:+.1f}%" if was else ("same" if became == was else "new")
            print(f"{row['game']:6}{row['what']:45}{where:>7}{was:12,.2f}{became:12,.2f}{change:>9}")


def measure_here(probe: str, section: str) -> list[str]:
    """The times of a plain run, and the bytes of one in which Python counts them, which slows it."""
    lines = []
    books = f", {str(ROOT / 'firmware' / 'books')!r}" if probe == "play" else ""
    program = f"from tools.probes import {probe} as probe; probe.main({section!r}{books})"
    if probe == "game":
        program = "from tools.virtual import program; program.alone('tools/probes/game.py')"
    for counting in (False, True):
        begin = "import tracemalloc; tracemalloc.start(); " if counting else ""
        done = subprocess.run(
            [sys.executable, "-c", f"import sys; sys.path.append({str(ROOT)!r}); {begin}{program}"],
            capture_output=True,
            text=True,
            check=True,
        )
        lines += [line for line in done.stdout.splitlines() if line.endswith("\tbytes") == counting]
    return lines


def measure_on_board(uf2: Path, probe: str, section: str) -> list[str]:
    from tools.emulation.machine import Machine

    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        lay_out(folder, probe, section)
        lines = []
        for line in Machine.with_drive(uf2, folder).lines(MOST_SECONDS, Progress(section).show):
            if "Error" in line:
                raise Trouble(f"The emulated board stopped in section {section}: {line}.")
            lines.append(line)
    return lines


def lay_out(folder: Path, probe: str, section: str) -> None:
    """A drive on which the probe runs in place of the game; the engine's has the engine alone."""
    from tools.boards import PICO
    from tools.build import contents, mpy

    if probe == "engine":
        mpy.compile_into(folder, [file for file in mpy.board_files() if file.parts[:2] == ("firmware", "engine")])
        unstamped = list(folder.rglob("*.mpy"))
    else:
        contents.fill(folder, PICO)
        unstamped = []
    mpy.compile_file(ROOT / "tools" / "probes" / f"{probe}.py", folder / "probe.mpy", "probe.py")
    for compiled in [*unstamped, folder / "probe.mpy"]:
        mpy.stamp(compiled)
    (folder / "code.py").write_text(f"import probe\nprobe.main({section!r})\n", "utf-8")


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
