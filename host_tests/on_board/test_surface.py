"""The table of names that the virtual board is held to, asked of a real CircuitPython."""

from host_tests.tools.virtual import surface
from tools.emulated.machine import Machine

MOST_SECONDS = 30  # of the board's time
ON_BOARD = """
import {modules}
for thing in {things}:
    print(thing, *[name for name in dir(eval(thing)) if name[0] != "_"])
print("pins", *[name for name in dir(board) if isinstance(getattr(board, name), microcontroller.Pin)])
"""


def test_the_table_is_what_a_real_board_has(uf2):
    expected = surface.names()
    modules = sorted({thing.split(".")[0] for thing in expected})
    program = ON_BOARD.format(modules=", ".join(modules), things=tuple(expected))
    said = {}
    for line in Machine.with_drive(uf2, {"code.py": program.encode()}).lines(MOST_SECONDS):
        if line:
            thing, *names = line.split()
            said[thing] = set(names)
    assert said.pop("pins") == expected["board"] - surface.NOT_PINS
    assert said == expected
