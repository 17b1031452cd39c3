"""The virtual board put under Blinka, once for the process: the modules stay, and the board behind them changes.

Blinka's own board without hardware has pins of a fixed behaviour; its neopixel_write drops what it is given; its keypad
scans in a thread that never ends.
"""

import sys
import types

import board
import digitalio
import keypad
import microcontroller
import pwmio
from adafruit_blinka.microcontroller.generic_agnostic_board import neopixel as sink
from adafruit_blinka.microcontroller.generic_agnostic_board import pin as agnostic

from tools.virtual import standins
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


class Wave(pwmio.PWMOut):
    """A PWMOut that its wire knows of. Blinka forgets that the frequency is fixed unless asked otherwise."""

    def _open(self, pin, duty=0, freq=500, variable_frequency=False):
        pin.id.take()
        pin.id.pwm = self
        super()._open(pin, duty, freq, True)
        self._variable_frequency = variable_frequency

    @property
    def frequency(self) -> int:
        return self._frequency

    @frequency.setter
    def frequency(self, frequency: int) -> None:
        if not getattr(self, "_variable_frequency", True):
            raise AttributeError("PWM frequency not writable when variable_frequency is False on construction.")
        self._frequency = frequency

    def deinit(self) -> None:
        pin = self.__dict__.pop("_pin", None)  # __del__ comes here once more
        if pin:
            pin.id.pwm = None
            pin.id.free()


class Keys(keypad.Keys):
    """CircuitPython tells of a key that is down at first only after reset(), after which Blinka's own is deaf."""

    _scanned = False

    def _keypad_keys_scan(self) -> None:
        if self._scanned:
            super()._keypad_keys_scan()
            return
        self._scanned = True
        self._currently_pressed = [line.value == self._value_when_pressed for line in self._digitalinouts]

    def reset(self) -> None:
        self._currently_pressed = [False] * self.key_count
        self._keypad_keys_scan()


class Scanning:
    """Stands where keypad starts its thread: the switches are scanned as the board's time goes by."""

    def __init__(self, target, daemon):
        self._keys = target.__self__
        self._end = None

    def start(self) -> None:
        keys = self._keys
        self._end = standins.here().scan(round(keys._interval * 1000), keys._scanning_function)

    def is_alive(self) -> bool:
        return self._end is not None

    def join(self) -> None:
        self._end()
        self._end = None


def plug_in(plugged: VirtualBoard) -> None:
    if standins.plugged:
        raise ValueError("a virtual board has power already; there can be one at a time")
    standins.plugged.append(plugged)
    digitalio.Pin = Line
    pwmio.PWMOut = Wave
    keypad.Keys = Keys
    keypad.threading = types.SimpleNamespace(Thread=Scanning)
    sink.neopixel_write = lambda gpio, sent: gpio._pin.id.send(bytes(sent))
    _take_names_off()
    pins = {wire: BoardPin(wire) for wire in plugged.wires.values()}
    vars(board).update({name: pins[wire] for name, wire in plugged.wires.items()}, board_id=plugged.id)
    sys.modules.update(standins.modules())
    vars(microcontroller).update(standins.of_microcontroller())


def unplug() -> None:
    standins.plugged.clear()
    _take_names_off()


def _take_names_off() -> None:
    """Leave no pin of Blinka's, or of another board, on the module."""
    for name in [name for name in vars(board) if not name.startswith("_")]:
        delattr(board, name)
