"""Put the virtual board under Blinka, once for the process: the modules stay, the board behind them changes.

Blinka's own board without hardware would not do: its pins behave in a fixed way, and its neopixel_write drops the
bytes. Its keypad scans in a thread that never ends, and its pwmio forgets that a frequency may not change.
"""

import sys

import board
import digitalio
import microcontroller
from adafruit_blinka.microcontroller.generic_agnostic_board import neopixel as sink
from adafruit_blinka.microcontroller.generic_agnostic_board import pin as agnostic

from tools.virtual import beyond_vm, displays, standins
from tools.virtual.board import VirtualBoard, Wire


class BoardPin(agnostic.Pin):
    """A pin as the module `board` has it; its id is its wire."""

    def __repr__(self) -> str:
        return f"GPIO{self.id.number}"


class Line(agnostic.Pin):
    """A pin that a DigitalInOut has taken."""

    def __init__(self, wire: Wire):
        super().__init__(wire)
        wire.take()

    def init(self, mode: int = agnostic.Pin.IN, pull: int | None = None) -> None:
        super().init(mode, pull)
        self.id.pull = {self.PULL_UP: True, self.PULL_DOWN: False}.get(pull)
        if mode == self.IN:
            self.id.driven = None

    def read(self) -> int:
        return int(self.id.level())

    def write(self, new_value: int) -> None:
        self.id.driven = bool(new_value)

    def deinit(self) -> None:
        self.id.free()


def plug_in(plugged: VirtualBoard, face: object) -> None:
    if standins.plugged:
        raise ValueError("a virtual board has power already; there can be one at a time")
    standins.plugged.append(plugged)
    vars(digitalio).update(Pin=Line)
    sink.neopixel_write = lambda gpio, sent: gpio._pin.id.send(bytes(sent))  # noqa: SLF001 - Blinka's own name
    _take_names_off()
    pins = {wire: BoardPin(wire) for wire in plugged.wires.values()}
    vars(board).update({name: pins[wire] for name, wire in plugged.wires.items()}, board_id=plugged.id)
    if plugged.display:
        vars(board)["DISPLAY"] = plugged.display
    if face:
        vars(board)["FACE"] = face
    sys.modules.update({**standins.modules(), **beyond_vm.modules(), **displays.modules()})
    vars(microcontroller).update(standins.of_microcontroller())


def unplug() -> None:
    standins.plugged.clear()
    _take_names_off()


def _take_names_off() -> None:
    """Take all pins off the module: Blinka's own, and those of another board."""
    for name in [name for name in vars(board) if not name.startswith("_")]:
        delattr(board, name)
