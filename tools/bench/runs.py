"""Run a probe on the emulated board, in place of the game."""

from collections.abc import Iterator
from pathlib import Path

from tools import ROOT
from tools.bench.opened import OPENED
from tools.boards import PICO, Board
from tools.build import contents, mpy
from tools.emulated.machine import Machine
from tools.front import toml
from tools.playthrough.playthrough import AT_FIRST
from tools.trouble import Trouble

MOST_SECONDS = 1800  # board time for one probe
SHARED = Path("tools/bench/probes/gauge.py")
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
    return Machine.with_drive(uf2, laid_out(probe, section, board), board)


def laid_out(probe: str, section: str, board: Board = PICO) -> dict[str, bytes]:
    files = contents.files(board)
    files[contents.SETTINGS] += toml.written(AT_FIRST)
    source = (ROOT / SHARED.with_name(f"{probe}.py")).read_text("utf-8")
    arguments = (section, *OPENED[section]) if section in OPENED else section
    shared = mpy.compiled((ROOT / SHARED).read_text("utf-8"), SHARED.as_posix())
    own = {"probe.mpy": mpy.compiled(source, "probe.py"), "code.py": PROGRAM.format(arguments).encode()}
    return {**files, SHARED.with_suffix(".mpy").as_posix(): shared, **own}
