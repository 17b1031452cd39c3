"""The virtual board from outside: buttons to press, lights and sound to observe, the time, and a terminal."""

import enum
from collections import deque
from collections.abc import Callable, Sequence
from typing import Protocol

from tools.virtual.displays import Display
from tools.virtual.pins import has_display, pins_of

# supervisor.ticks_ms() starts at the first after power-on, so that it wraps after a minute, and wraps at the other.
FIRST_TICKS = 2**29 - 65_000
TICKS = 2**29
NVM_SIZE = 0x1000
FRAMES_KEPT = 1000


class Memory(Protocol):
    """The memory that survives a power cut: `microcontroller.nvm`, a bytearray, or a file in its place."""

    def __len__(self) -> int: ...
    def __getitem__(self, places: slice, /) -> bytes | bytearray: ...
    def __setitem__(self, places: slice, content: bytes, /) -> None: ...


class Face(Protocol):
    """A display, as firmware/ui/display has it; a board on its own has none."""

    columns: int
    keys: Sequence[int]

    def event(self) -> int: ...
    def draw(self, view, /) -> None: ...


class ResetReason(enum.Enum):
    """Why the board started."""

    POWER_ON = 1
    WATCHDOG = 2


class Wire:
    """One pin, and what is connected to it."""

    def __init__(self, number: int):
        self.number = number
        self.taken = False  # by a part of the program, exclusively
        self.pull: bool | None = None  # towards high, towards low, or not at all
        self.driven: bool | None = None  # by the program
        self.held: bool | None = None  # the level that a button holds it at, while one does
        self.watch: Callable[[], None] = lambda: None  # called whenever that changes
        self.pwm = None
        self.sent: deque[bytes] = deque(maxlen=FRAMES_KEPT)
        self.shown = b""

    def level(self) -> bool:
        if self.held is not None:
            return self.held
        return bool(self.pull if self.driven is None else self.driven)

    def hold(self, level: bool | None) -> None:
        self.held = level
        self.watch()

    def take(self) -> None:
        if self.taken:
            raise ValueError(f"GPIO{self.number} in use")
        self.taken = True

    def free(self) -> None:
        self.taken = False
        self.pull = self.driven = None
        self.watch = lambda: None

    def reset(self) -> None:
        """Reset the pin as the runtime does between two programs; the pixels keep their colours."""
        self.pwm = None
        self.free()

    def send(self, sent: bytes) -> None:
        self.sent.append(sent)
        self.shown = sent


class Terminal:
    """The computer at the other end of the serial port."""

    def __init__(self) -> None:
        self.said = bytearray()  # by the board, all of it
        self.typed = bytearray()  # not read by the board yet
        self.listens = True
        self.is_open = True

    def type(self, text: str) -> None:
        self.typed += text.encode()


class VirtualBoard:
    def __init__(
        self, board_id: str, nvm: Memory | None, pace: Callable[["VirtualBoard"], int], face: Face | None = None
    ):
        self.id = board_id
        self.face = face
        self.nvm: Memory = bytearray(b"\xff" * NVM_SIZE) if nvm is None else nvm
        self.terminal = Terminal()
        self.ms = 0  # since power-on
        self.drive_is_open = True  # to a computer
        self.console_is_open = True
        self.reset_reason = ResetReason.POWER_ON
        self.was_reset = False  # by the program
        self.sleeps = False  # until an alarm
        self._pace = pace
        self._scans: list[_Scan] = []
        pins = pins_of(board_id)
        wires = {number: Wire(number) for number in set(pins.values())}
        self.wires = {name: wires[number] for name, number in pins.items()}
        self.display = Display() if has_display(board_id) else None

    def press(self, pin: str, level: bool = False) -> None:
        """Connect a pin to ground, or to 3.3 V."""
        self.hold(pin, level)

    def release(self, pin: str) -> None:
        self.hold(pin, None)

    def hold(self, pin: str, level: bool | None) -> None:
        """Connect a pin to a level, or to none."""
        self.wires[pin].hold(level)

    def shown(self, pin: str) -> bytes:
        """The last bytes that went to the pixels on this pin."""
        return self.wires[pin].shown

    def sent(self, pin: str) -> list[bytes]:
        """All frames that went to the pixels on this pin since the last call."""
        wire = self.wires[pin]
        frames = list(wire.sent)
        wire.sent.clear()
        return frames

    def tone(self, pin: str) -> int:
        """The tone on this pin in Hz; 0 is silence."""
        pwm = self.wires[pin].pwm
        return pwm.frequency if pwm and pwm.duty_cycle else 0

    def restart(self) -> None:
        """Free every pin that the program had; memory, buttons and time go on."""
        self._scans.clear()
        for wire in self.wires.values():
            wire.reset()

    def pass_ms(self, ms: int) -> None:
        """Let time pass, and scan the switches when that is due."""
        until = self.ms + ms
        while due := [scan for scan in self._scans if scan.at_ms <= until]:
            scan = min(due, key=lambda scan: scan.at_ms)
            self.ms = scan.at_ms
            scan.at_ms += scan.every_ms
            scan.act()
        self.ms = until

    def ticks_ms(self) -> int:
        """The clock as the program reads it."""
        self.pass_ms(self._pace(self))
        return self.ticks

    @property
    def ticks(self) -> int:
        """The clock as it is."""
        return (FIRST_TICKS + self.ms) % TICKS

    def scan(self, every_ms: int, act: Callable[[], None]) -> Callable[[], None]:
        """Call this now and at regular intervals; the function returned stops it."""
        scan = _Scan(self.ms + every_ms, every_ms, act)
        self._scans.append(scan)
        act()
        return lambda: self._scans.remove(scan)


class _Scan:
    def __init__(self, at_ms: int, every_ms: int, act: Callable[[], None]):
        self.at_ms = at_ms
        self.every_ms = every_ms
        self.act = act
