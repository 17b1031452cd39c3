"""The log in the nvm of a real CircuitPython, on the emulated board: rows enough for two rewritings of the sector.

The times are the board's own, but the emulated flash programs and erases at once: a real one adds about a millisecond
to a write and some fifty to a rewriting.
"""

from pathlib import Path

from tools.build import mpy
from tools.emulated.machine import Machine

MOST_SECONDS = 60  # of the board's time
ROOM = 4096  # bytes, which a log keeps to rewrite the sector in
KEEP = ("firmware", "keep")
ON_BOARD = """
import gc
import time
import microcontroller

gc.collect()
before = gc.mem_alloc()
from firmware.keep.log import MATCH, STATISTICS, NOT_OURS, Log
gc.collect()
print("code", gc.mem_alloc() - before)
nvm = microcontroller.nvm
assert len(nvm) == 4096

def opened():
    gc.collect()
    before = gc.mem_alloc()
    begin = time.monotonic_ns()
    log = Log(nvm)
    took = time.monotonic_ns() - begin
    gc.collect()
    return log, took, gc.mem_alloc() - before

def noise(size):
    made = bytearray(size)
    for at in range(size):
        state[0] = (state[0] * 16807 + 1) % 65521
        made[at] = state[0] & 255
    return made

def write(kind, content):
    erases = log.erases
    gc.collect()
    begin = time.monotonic_ns()
    log.write(kind, content)
    took = time.monotonic_ns() - begin
    (appends if log.erases == erases else rewritings).append(took)
    kept[kind] = bytes(content)
    assert log.read(kind) == kept[kind]

def check():
    again, took, _ = opened()
    opens.append(took)
    for kind in kept:
        assert again.read(kind) == kept[kind]
    assert (again.fault, again.erases) == (None, log.erases)

def ms(name, took):
    print(name, took // 10000 / 100)

state = [1]
kept = {}
appends = []
rewritings = []
opens = []
log, took, _ = opened()
assert log.fault is None and log.read(MATCH) is None
ms("open-empty", took)
log.write(MATCH, b"the first, which writes the header")
statistics = noise(100)
while len(rewritings) < 2:
    head = noise(24)
    board = bytes()
    for number in range(6):
        head[:4] = noise(4)
        board += bytes(noise(7))
        write(MATCH, bytes(head) + board)
    statistics[number] = (statistics[number] + 1) & 255
    write(STATISTICS, statistics)
    check()
print("held", opened()[2])
ms("open-most", max(opens))
ms("append-mean", sum(appends) // len(appends))
ms("append-most", max(appends))
ms("rewriting-most", max(rewritings))
nvm[0:32] = bytes(32)
assert opened()[0].fault == NOT_OURS
log.erase()
assert opened()[0].read(MATCH) is None
print("whole")
"""


def figures(lines):
    found = {}
    for line in lines:
        words = line.split()
        if len(words) == 2:
            found[words[0]] = float(words[1])
        elif line:
            return found, line
    return found, None


def test_the_log_keeps_what_is_written_to_real_nvm(uf2, tmp_path, summary):
    keep = [file for file in mpy.board_files() if file.parts[:2] == KEEP]
    mpy.compile_into(tmp_path, [Path("firmware/__init__.py"), *keep])
    (tmp_path / "code.py").write_text(mpy.written(ON_BOARD, "code.py"), "utf-8")
    lines = list(Machine.with_drive(uf2, tmp_path).lines(MOST_SECONDS))
    found, last = figures(lines)
    assert last == "whole", "\n".join(lines)
    told = ", ".join(f"{name} {number:g}" for name, number in found.items())
    summary(f"Saves on the board (ms and bytes): {told}.")
    assert found["held"] <= ROOM + 512
