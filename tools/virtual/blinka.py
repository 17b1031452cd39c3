"""Puts the virtual board under Blinka, once for the process: the modules stay, the board behind them changes.

Blinka's own board without hardware would not do: its pins behave in a fixed way, its neopixel_write drops the bytes,
and its keypad scans in a thread that never ends.
"""

import sys
import types
from collections.abc import Callable
from typing import Any

import board
import digitalio
import keypad
import microcontroller
import pwmio
from adafruit_blinka.microcontroller.generic_agnostic_board import neopixel as sink
from adafruit_blinka.microcontroller.generic_agnostic_board import pin as agnostic

from tools.virtual import standins
from tools.virtual.board import VirtualBoard, Wire

# The stubs say what a board has; these are Blinka's own modules, private parts included.
_Keys: Any = keypad.Keys
_Event: Any = keypad.Event
_EventQueue: Any = keypad.EventQueue
_PWMOut: Any = pwmio.PWMOut


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


class Wave(_PWMOut):
    """A PWMOut that its wire knows. Blinka does not remember whether the frequency may change."""

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
        pin = self.__dict__.pop("_pin", None)  # __del__ calls this a second time
        if pin:
            pin.id.pwm = None
            pin.id.free()


class Keys(_Keys):
    """CircuitPython reports a key that is down from the start only after reset(), which breaks Blinka's own.

    Most scans would find what the one before found; they end as soon as that is known.
    """

    _held: list[bool | None] | None = None  # the wires' buttons at the last scan

    def _keypad_keys_scan(self) -> None:
        held = [line._pin.id.held for line in self._digitalinouts]
        if held == self._held:
            return
        if self._held is None:
            self._currently_pressed = [line.value == self._value_when_pressed for line in self._digitalinouts]
        else:
            super()._keypad_keys_scan()
        self._held = held

    def reset(self) -> None:
        self._currently_pressed = [False] * self.key_count
        super()._keypad_keys_scan()


class Event(_Event):
    """It knows when it was, which Blinka's own do not."""

    timestamp = 0

    def __init__(self, key_number: int = 0, pressed: bool = True, timestamp: int | None = None):
        super().__init__(key_number, pressed)
        self.timestamp = standins.here().ticks if timestamp is None else timestamp


class EventQueue(_EventQueue):
    def get_into(self, event) -> bool:
        if self._events:
            event.timestamp = self._events[0].timestamp
        return super().get_into(event)


class Scanning:
    """In the place of keypad's thread: it scans the switches as the board's time passes."""

    def __init__(self, target, daemon):
        self._keys = target.__self__
        self._end: Callable[[], None] | None = None

    def start(self) -> None:
        keys = self._keys
        self._end = standins.here().scan(round(keys._interval * 1000), keys._scanning_function)

    def is_alive(self) -> bool:
        return self._end is not None

    def join(self) -> None:
        if self._end:
            self._end()
        self._end = None


def plug_in(plugged: VirtualBoard) -> None:
    if standins.plugged:
        raise ValueError("a virtual board has power already; there can be one at a time")
    standins.plugged.append(plugged)
    vars(digitalio).update(Pin=Line)
    vars(pwmio).update(PWMOut=Wave)
    vars(keypad).update(Keys=Keys, Event=Event, EventQueue=EventQueue, threading=types.SimpleNamespace(Thread=Scanning))
    sink.neopixel_write = lambda gpio, sent: gpio._pin.id.send(bytes(sent))
    _take_names_off()
    pins = {wire: BoardPin(wire) for wire in plugged.wires.values()}
    vars(board).update({name: pins[wire] for name, wire in plugged.wires.items()}, board_id=plugged.id)
    if plugged.display:
        vars(board)["DISPLAY"] = plugged.display
    if plugged.face:
        vars(board)["FACE"] = plugged.face
    sys.modules.update(standins.modules())
    vars(microcontroller).update(standins.of_microcontroller())


def unplug() -> None:
    standins.plugged.clear()
    _take_names_off()


def _take_names_off() -> None:
    """Take all pins off the module: Blinka's own, and those of another board."""
    for name in [name for name in vars(board) if not name.startswith("_")]:
        delattr(board, name)
