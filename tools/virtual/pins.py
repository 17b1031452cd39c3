"""The GPIO behind each pin name of a board; several names may mean one GPIO.

circuitpython-stubs has a file for each board, made from its pins.c, with the GPIO in a comment behind each name.
"""

import re
from functools import cache
from importlib import resources

_PIN = re.compile(r"^(\w+): microcontroller\.Pin  # GPIO(\d+)$", re.MULTILINE)


@cache
def pins_of(board_id: str) -> dict[str, int]:
    """Return the number of each GPIO, by the name of the pin."""
    return {name: int(wire) for name, wire in _PIN.findall(_stub(board_id))}


def has_display(board_id: str) -> bool:
    return "\nDISPLAY: " in _stub(board_id)


def _stub(board_id: str) -> str:
    stub = resources.files("board_definitions") / board_id / "__init__.pyi"
    if not stub.is_file():
        raise ValueError(f"CircuitPython has no board {board_id}")
    return stub.read_text("utf-8")
