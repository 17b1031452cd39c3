"""The compiled engine and game in MicroPython's own VM: CPython accepts what the board does not."""

from pathlib import Path

from tools import mpy, vm

VECTORS = [Path("host_tests/engine/vectors.py"), Path("host_tests/game/vectors.py"), Path("tools/rounds.py")]
SCRIPT = """
import sys
from host_tests.engine import vectors as engine
from host_tests.game import vectors as game
failures = list(engine.failures()) + list(engine.all_pairs()) + list(game.failures())
for failure in failures:
    print("FAILED", failure)
print("MicroPython", ".".join(str(part) for part in sys.implementation[1][:3]), "found", len(failures), "failures")
"""


def test_the_vectors_hold_in_the_second_interpreter(tmp_path, summary, missing):
    pure = [file for file in mpy.board_files() if file.parts[:2] != ("firmware", "device")]
    drive = tmp_path / "drive"
    mpy.compile_into(drive, [*pure, *VECTORS])
    script = tmp_path / "script.py"
    script.write_text(SCRIPT, "utf-8")
    try:
        said = vm.run(drive, script)
    except vm.Missing as lacking:
        missing("Second interpreter", lacking)
    summary(f"Second interpreter: {said.splitlines()[-1]}.")
    assert said.endswith(" found 0 failures\n"), said
