"""Runs a probe on the emulated board, in place of the game, and returns what it prints."""

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from tools import ROOT
from tools.bench import board
from tools.bench.opened import OPENED
from tools.boards import PICO, Board
from tools.build import contents, mpy
from tools.emulated import machine
from tools.front import toml
from tools.playthrough.playthrough import AT_FIRST

SHARED = Path("tools/bench/probes/gauge.py")
ENGINE = ("firmware", "engine")
# a probe can tell from EMPTY how much of the heap it takes itself
PROGRAM = "import gc\ngc.collect()\nEMPTY = gc.mem_alloc()\nimport probe\nprobe.main({!r})\n"


def on_board(
    uf2: Path, probe: str, section: str, far: Callable[[float], None] = lambda seconds: None, on: Board = PICO
) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        lay_out(Path(folder), probe, section, on)
        image = machine.waiting_drive(Path(folder), uf2, on)
    return board.measured(section if probe == "turns" else "probe", uf2, image, [], far, on)


def lay_out(folder: Path, probe: str, section: str, on: Board = PICO) -> None:
    """Fill a drive on which the probe runs in place of the game; the engine's has the engine alone."""
    if probe == "engine":
        mpy.compile_into(folder, [file for file in mpy.board_files() if file.parts[:2] == ENGINE])
    else:
        contents.fill(folder, on)
        with (folder / contents.SETTINGS).open("ab") as file:
            file.write(toml.written(AT_FIRST))
    mpy.compile_into(folder, [SHARED])
    mpy.compile_file(ROOT / SHARED.with_name(f"{probe}.py"), folder / "probe.mpy", "probe.py")
    given = (section, *OPENED[section]) if probe == "opened" else section
    (folder / "code.py").write_text(PROGRAM.format(given), "utf-8")
