"""A whole round on the real CircuitPython, by the command."""

import subprocess
import sys
import time

from tools import ROOT

ROUND = """board pico_8x8
set variant mini

note A round by its number, which holds its code.
type number 065X-TJ
says Row 1 of 10: your guess?
press back
lights
|_...    |
type YRBG
says You found it in 1.
"""


def test_a_playthrough_goes_as_written(uf2, tmp_path, summary):
    file = tmp_path / "round.play"
    file.write_text(ROUND, "utf-8")
    command = [sys.executable, str(ROOT / "tools" / "peg.py"), "emulate", "--uf2", str(uf2), "--script", str(file)]
    began_s = time.monotonic()
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    last = done.stdout.rstrip().split("\n")[-1]
    assert done.returncode == 0, done.stderr
    assert last.startswith("round.play: 7 steps went as written, ")
    summary(f"The emulated board: {last} It took {time.monotonic() - began_s:.0f} s here.")
