"""The files of a board as they are built, for MicroPython's VM: with the names of ours that CircuitPython has in flash.

What is carried beside them, to test them there, knows them by the same names.
"""

import re

from tools import ROOT
from tools.build import constants, mpy, names
from tools.vm import pack

CARRIED = (
    "host_tests/engine/chance",
    "host_tests/engine/vectors",
    "host_tests/game/vectors",
    "tools/rounds",
)
STAY = {part for place in (*CARRIED, *pack.BOARD) for part in place.split("/")}
OF_JAVASCRIPT = re.compile(r"\boutside\.(\w+)")  # machine.js knows these by the names of the source


def write(folder):
    files = pack.drive(compiled) | {f"{place}.mpy": compiled(f"{place}.py") for place in CARRIED}
    for place, content in files.items():
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_bytes(content)


def compiled(place):
    source = (ROOT / place).read_text("utf-8")
    if place.startswith("firmware/"):
        return b"M" + mpy.compiled(source, place)[1:]
    return mpy.compiled(written(source, place), place, for_vm=True)


def written(source, place):
    private = {name for name in names.words(source) if name.startswith("_")}  # two of ours may share one there
    return names.in_flash(constants.folded(source, place), {*STAY, *private, *OF_JAVASCRIPT.findall(source)})
