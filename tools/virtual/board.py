"""The virtual board as its owner sees it: buttons to press, lights and sound to observe, time and a terminal."""

import enum
from collections import deque
from collections.abc import Callable

from tools.virtual.pins import PINS

# supervisor.ticks_ms() begins here after power-on, so that it wraps after a minute, and wraps here.
FIRST_TICKS = 2**29 - 65_000
TICKS = 2**29
NVM_SIZE = 0x1000
FRAMES_KEPT = 1000


class ResetReason(enum.Enum):
    """Why the board started."""

    POWER_ON = 1
    WATCHDOG = 2


class Wire:
    """What hangs on one pin."""

    def __init__(self, number: int):
        self.number = number
        self.taken = False  # by a part of the program
        self.pull: bool | None = None  # towards high, towards low, or not at all
        self.driven: bool | None = None  # by the program
        self.grounded = False  # by a button
        self.pwm = None
        self.sent: deque[bytes] = deque(maxlen=FRAMES_KEPT)
        self.shown = b""

    def level(self) -> bool:
        if self.grounded:
            return False
        return bool(self.pull if self.driven is None else self.driven)

    def take(self) -> None:
        if self.taken:
            raise ValueError(f"GPIO{self.number} in use")
        self.taken = True

    def free(self) -> None:
        self.taken = False
        self.pull = self.driven = None

    def reset(self) -> None:
        """What the runtime does to a pin between two programs; the pixels keep what they show."""
        self.pwm = None
        self.free()

    def send(self, sent: bytes) -> None:
        self.sent.append(sent)
        self.shown = sent


class Terminal:
    """The computer at the other end of the serial port."""

    def __init__(self) -> None:
        self.said = bytearray()  # by the board
        self.typed = bytearray()  # and not read by the board yet
        self.listens = True
        self.is_open = True

    def type(self, text: str) -> None:
        self.typed += text.encode()


class VirtualBoard:
    def __init__(self, board_id: str, nvm: bytearray | None, pace: Callable[["VirtualBoard"], int]):
        self.id = board_id
        self.nvm = bytearray(b"\xff" * NVM_SIZE) if nvm is None else nvm
        self.terminal = Terminal()
        self.ms = 0  # since power-on
        self.drive_is_open = True  # to a computer
        self.console_is_open = True
        self.reset_reason = ResetReason.POWER_ON
        self.was_reset = False  # by the program
        self.sleeps = False  # until an alarm
        self._pace = pace
        self._scans: list[_Scan] = []
        wires = {number: Wire(number) for number in set(PINS[board_id].values())}
        self.wires = {name: wires[number] for name, number in PINS[board_id].items()}

    def press(self, pin: str) -> None:
        self.wires[pin].grounded = True

    def release(self, pin: str) -> None:
        self.wires[pin].grounded = False

    def shown(self, pin: str) -> bytes:
        """What the pixels on this pin got last, as it went over the wire."""
        return self.wires[pin].shown

    def sent(self, pin: str) -> list[bytes]:
        """Everything that the pixels on this pin got since this was last asked."""
        wire = self.wires[pin]
        frames = list(wire.sent)
        wire.sent.clear()
        return frames

    def tone(self, pin: str) -> int:
        """What sounds on this pin, in Hz; 0 is silence."""
        pwm = self.wires[pin].pwm
        return pwm.frequency if pwm and pwm.duty_cycle else 0

    def restart(self) -> None:
        """Take every part from the program that ended; memory, buttons and time go on."""
        self._scans.clear()
        for wire in self.wires.values():
            wire.reset()

    def pass_ms(self, ms: int) -> None:
        """Let time go by, and the switches be scanned whenever that is due."""
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
        return (FIRST_TICKS + self.ms) % TICKS

    def scan(self, every_ms: int, act: Callable[[], None]) -> Callable[[], None]:
        """Do this now and again and again; what is returned ends it."""
        scan = _Scan(self.ms + every_ms, every_ms, act)
        self._scans.append(scan)
        act()
        return lambda: self._scans.remove(scan)


class _Scan:
    def __init__(self, at_ms: int, every_ms: int, act: Callable[[], None]):
        self.at_ms = at_ms
        self.every_ms = every_ms
        self.act = act
