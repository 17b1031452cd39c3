"""What a probe prints: in a process of this computer, or on the emulated board, where it runs in place of the game."""

import subprocess
import sys
import tempfile
from pathlib import Path

from tqdm import tqdm

from tools.boards import PICO
from tools.build import contents, mpy
from tools.emulation.machine import Machine
from tools.trouble import Trouble

ROOT = Path(__file__).resolve().parent.parent.parent
SHARED = Path("tools/probes/telling.py")
MOST_SECONDS = 120  # of the board's time, for one section
FAR = "{desc}: {n:.1f} of its seconds"  # how far it is cannot be told in parts of the whole


def here(probe: str, section: str) -> list[str]:
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


def on_board(uf2: Path, probe: str, section: str) -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        lay_out(Path(folder), probe, section)
        machine = Machine.with_drive(uf2, Path(folder))
    lines = []
    # miniters: where the board waits its time leaps, by which tqdm's guess of how often to look is misled
    with tqdm(desc=f"Measuring {section} on the board", bar_format=FAR, miniters=0, leave=False, disable=None) as bar:
        for line in machine.lines(MOST_SECONDS, lambda seconds: bar.update(seconds - bar.n)):
            if "Error" in line:
                raise Trouble(f"The emulated board stopped in section {section}: {line}.")
            lines.append(line)
    return lines


def lay_out(folder: Path, probe: str, section: str) -> None:
    """A drive on which the probe runs in place of the game; the engine's has the engine alone."""
    sources = [SHARED]
    if probe == "engine":
        sources += [file for file in mpy.board_files() if file.parts[:2] == ("firmware", "engine")]
    else:
        contents.fill(folder, PICO)
    mpy.compile_into(folder, sources)
    mpy.compile_file(ROOT / SHARED.with_name(f"{probe}.py"), folder / "probe.mpy", "probe.py")
    for compiled in (*(folder / source.with_suffix(".mpy") for source in sources), folder / "probe.mpy"):
        mpy.stamp(compiled)
    (folder / "code.py").write_text(f"import probe\nprobe.main({section!r})\n", "utf-8")
