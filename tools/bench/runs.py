"""Run a probe on the emulated board, in place of the game."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

from tools import ROOT
from tools.bench.opened import OPENED
from tools.boards import PICO, Board
from tools.build import contents, mpy
from tools.emulated import machine as emulated
from tools.emulated.machine import Machine
from tools.front import toml
from tools.playthrough.playthrough import AT_FIRST
from tools.trouble import Trouble

MOST_SECONDS = 600  # board time for one probe
SHARED = Path("tools/bench/probes/gauge.py")
ENGINE = ("firmware/engine/", "firmware/slots")
# a probe can tell from EMPTY how much of the heap it takes itself
PROGRAM = "import gc\ngc.collect()\nEMPTY = gc.mem_free()\nimport probe\nprobe.main({!r})\n"


def figures(uf2: Path, probe: str, section: str, board: Board = PICO) -> Iterator[str]:
    """Yield the lines that a probe prints."""
    for line in machine(uf2, probe, section, board).lines(MOST_SECONDS):
        if "Error" in line:
            raise Trouble(f"The emulated board stopped in {probe}, {section}: {line}.")
        if line:
            yield line


def machine(uf2: Path, probe: str, section: str, board: Board = PICO) -> Machine:
    """Return a board on which the probe runs in place of the game."""
    with tempfile.TemporaryDirectory() as folder:
        lay_out(Path(folder), probe, section, board)
        image = emulated.waiting_drive(Path(folder), uf2, board)
    made = Machine(uf2)
    made.write(board.drive_offset, image)
    return made


def lay_out(folder: Path, probe: str, section: str, board: Board = PICO) -> None:
    """Fill a drive on which the probe runs; the engine's has the engine alone."""
    if probe == "engine":
        mpy.compile_into(folder, [file for file in mpy.board_files() if file.as_posix().startswith(ENGINE)])
    else:
        contents.fill(folder, board)
        with (folder / contents.SETTINGS).open("ab") as file:
            file.write(toml.written(AT_FIRST))
    mpy.compile_into(folder, [SHARED])
    mpy.compile_file(ROOT / SHARED.with_name(f"{probe}.py"), folder / "probe.mpy", "probe.py")
    given = (section, *OPENED[section]) if probe == "opened" else section
    (folder / "code.py").write_text(PROGRAM.format(given), "utf-8")
