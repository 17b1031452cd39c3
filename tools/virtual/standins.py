"""The modules that Blinka lacks, as far as the firmware uses them. They act on the board that is switched on."""

import enum
import time
import types

from tools.virtual import displays
from tools.virtual.board import ResetReason, VirtualBoard

TX_SIZE = 256  # bytes that the port takes while nobody reads them
plugged: list[VirtualBoard] = []


class Restart(BaseException):
    """The program asked to be restarted; as on a real board, that call does not return."""


def here() -> VirtualBoard:
    if not plugged:
        raise RuntimeError("no virtual board has power")
    return plugged[0]


class RunReason(enum.Enum):
    STARTUP = 1


class Processor:
    """microcontroller.cpu."""

    frequency = 125_000_000

    @property
    def reset_reason(self) -> ResetReason:
        return here().reset_reason


class Port:
    """usb_cdc.Serial, the board's end of the serial port."""

    def __init__(self) -> None:
        self.timeout = None  # in seconds; None waits for ever
        self.write_timeout = None
        self._unread = bytearray()  # by the computer

    @property
    def connected(self) -> bool:
        return here().terminal.is_open

    @property
    def in_waiting(self) -> int:
        return len(here().terminal.typed)

    @property
    def out_waiting(self) -> int:
        self._hand_over()
        return len(self._unread)

    def read(self, size: int = -1) -> bytes:
        typed = here().terminal.typed
        if self.timeout is None and not 0 <= size <= len(typed):
            raise RuntimeError("the board would wait for ever to read")
        read = bytes(typed[: size if size >= 0 else len(typed)])
        del typed[: len(read)]
        return read

    def write(self, buf: bytes) -> int:
        self._hand_over()
        room = len(buf) if here().terminal.listens else TX_SIZE - len(self._unread)
        written = buf[:room]
        self._unread += written
        self._hand_over()
        if len(written) < len(buf):
            if self.write_timeout is None:
                raise RuntimeError("the board would wait for ever to write")
            here().pass_ms(round(self.write_timeout * 1000))
        return len(written)

    def _hand_over(self) -> None:
        if here().terminal.listens:
            here().terminal.said += self._unread
            self._unread.clear()


class Memory:
    """microcontroller.nvm: a fixed number of bytes."""

    def __len__(self) -> int:
        return len(here().nvm)

    def __getitem__(self, places: slice) -> bytes | bytearray:
        return here().nvm[places]

    def __setitem__(self, places: slice, content: bytes) -> None:
        if len(range(len(self))[places]) != len(content):  # a write reads nothing
            raise ValueError("Slice and value different lengths.")
        here().nvm[places] = content


class PinAlarm:
    """alarm.pin.PinAlarm: its pin must be free."""

    def __init__(self, pin, *, value: bool, edge: bool = False, pull: bool = False):
        if pin.id.taken:
            raise ValueError(f"{pin} in use")
        if edge or not pull:
            raise NotImplementedError("the virtual board knows alarms for levels of pins that are pulled the other way")
        self._wire = pin.id
        self._value = value

    def rings(self) -> bool:
        return self._wire.held is self._value


class TimeAlarm:
    """alarm.time.TimeAlarm. The RP2040 counts whole seconds, from the moment when the alarm is made."""

    def __init__(self, *, monotonic_time: float):
        self._at_ms = here().ms + 1000 * (int(monotonic_time - time.monotonic()) + 1)

    def rings(self) -> bool:
        return here().ms >= self._at_ms


class IncrementalEncoder:
    """rotaryio.IncrementalEncoder: two switches on pins that are pulled up, which a turn closes one after the other. A
    step has four changes, and goes up where the first pin leads.
    """

    divisor = 4

    def __init__(self, pin_a, pin_b, divisor: int = 4):
        self._wires = (pin_a.id, pin_b.id)
        for wire in self._wires:
            wire.take()
            wire.pull = True
            wire.watch = self._look
        self.position = self._changes = 0
        self._place = self._now()

    def _now(self) -> int:
        """Where it stands among the four."""
        return _PLACES.index(tuple(wire.level() for wire in self._wires))

    def _look(self) -> None:
        place = self._now()
        self._changes += (0, 1, 0, -1)[(place - self._place) % 4]  # two at once tell no direction
        self._place = place
        if abs(self._changes) == self.divisor:
            self.position += self._changes // self.divisor
            self._changes = 0

    def deinit(self) -> None:
        for wire in self._wires:
            wire.free()


_PLACES = [(True, True), (False, True), (False, False), (True, False)]  # the two pins as it goes up


def _sleep(*alarms: PinAlarm | TimeAlarm) -> PinAlarm | TimeAlarm:
    """alarm.light_sleep_until_alarms"""
    here().sleeps = True
    try:
        while True:
            for alarm in alarms:
                if alarm.rings():
                    return alarm
            here().ticks_ms()  # lets the board's time pass
    finally:
        here().sleeps = False


def modules() -> dict[str, types.ModuleType]:
    """The modules that Blinka lacks, by name."""
    started = types.SimpleNamespace(run_reason=RunReason.STARTUP)
    return {
        "displayio": _module(
            "displayio",
            Group=displays.Group,
            TileGrid=displays.TileGrid,
            Palette=displays.Palette,
            Bitmap=displays.Bitmap,
        ),
        "terminalio": _module("terminalio", FONT=displays.Font()),
        "alarm": _module(
            "alarm",
            pin=_module("alarm.pin", PinAlarm=PinAlarm),
            time=_module("alarm.time", TimeAlarm=TimeAlarm),
            light_sleep_until_alarms=_sleep,
        ),
        "rotaryio": _module("rotaryio", IncrementalEncoder=IncrementalEncoder),
        "supervisor": _module(
            "supervisor",
            ticks_ms=lambda: here().ticks_ms(),
            reload=_restart,
            runtime=started,
            RunReason=RunReason,
        ),
        "usb_cdc": _module("usb_cdc", console=Port(), data=None, disable=_close_console, enable=_enable),
        "storage": _module("storage", disable_usb_drive=_close_drive),
    }


def of_microcontroller() -> dict[str, object]:
    return {"nvm": Memory(), "reset": _reset, "cpu": Processor(), "ResetReason": ResetReason}


def _module(name: str, **attributes: object) -> types.ModuleType:
    module = types.ModuleType(name)
    vars(module).update(attributes)
    return module


def _restart() -> None:
    raise Restart


def _reset() -> None:
    here().was_reset = True
    raise Restart


def _enable(console: bool = True, data: bool = False) -> None:
    import usb_cdc

    vars(usb_cdc).update(console=Port() if console else None, data=Port() if data else None)
    here().console_is_open = console


def _close_console() -> None:
    _enable(console=False)


def _close_drive() -> None:
    here().drive_is_open = False
