"""The board's modules, as far as the firmware uses them. They act on the board that is switched on.

Written in the board's language: Blinka on CPython and MicroPython's VM get the same. A pin's `id` is its wire.
"""

import sys

from tools.virtual.board import ResetReason

TX_SIZE = 256  # bytes that the port takes while nobody reads them
QUADRATURE = [(True, True), (False, True), (False, False), (True, False)]  # an encoder's two pins as it goes up
plugged: list = []


class Restart(BaseException):
    """The program asked to be restarted; as on a real board, that call does not return."""


def here():
    if not plugged:
        raise RuntimeError("no virtual board has power")
    return plugged[0]


class Module:
    """A module as `import` finds it in sys.modules."""

    def __init__(self, **names):
        for name in names:
            setattr(self, name, names[name])


class Part:
    """A part that has these pins to itself until the program frees it, at the end of a `with` or before."""

    def __init__(self, *pins):
        self._wires = [pin.id for pin in pins]
        for wire in self._wires:
            wire.take()

    def __enter__(self):
        return self

    def __exit__(self, *_how):
        self.deinit()

    def deinit(self):
        for wire in self._wires:
            wire.free()


# keypad


class Event:
    key_number = timestamp = 0
    pressed = True


class EventQueue:
    def __init__(self, max_events):
        self._most = max_events
        self._events = []
        self.overflowed = False

    def __len__(self):
        return len(self._events)

    def _put(self, key_number, pressed):
        if len(self._events) == self._most:
            self.overflowed = True
        else:
            self._events.append((key_number, pressed, here().ticks))

    def get_into(self, event):
        if not self._events:
            return False
        event.key_number, event.pressed, event.timestamp = self._events.pop(0)
        return True

    def clear(self):
        self._events = []
        self.overflowed = False


class _Scan:
    """The scanning of a keypad, which goes on as the board's time passes.

    Most scans would find the wires as the one before did; they end as soon as that is known.
    """

    def __init__(self, wires, pressed, events, every_ms):
        self._wires = wires
        self._pressed = pressed
        self._events = events
        self._every_ms = every_ms
        self._held = [wire.held for wire in wires]
        self.down = [wire.level() == pressed for wire in wires]
        self.next_ms = here().ms + every_ms

    def scan(self):
        self.next_ms += self._every_ms
        held = [wire.held for wire in self._wires]
        if held != self._held:
            self._held = held
            self.compare()

    def compare(self):
        """Queue every key that is no longer as it was."""
        for number, wire in enumerate(self._wires):
            down = wire.level() == self._pressed
            if down != self.down[number]:
                self.down[number] = down
                self._events._put(number, down)  # noqa: SLF001 - a public name would be one that the board has not


class Keys(Part):
    """A key that is down from the start is reported only after reset()."""

    def __init__(self, pins, *, value_when_pressed, pull=True, interval=0.02, max_events=64):
        super().__init__(*pins)
        for wire in self._wires:
            wire.pull = not value_when_pressed if pull else None
        self.events = EventQueue(max_events)
        self._scan = _Scan(self._wires, value_when_pressed, self.events, round(interval * 1000))
        here().scanned.append(self._scan)

    def reset(self):
        self._scan.down = [False] * len(self._wires)
        self._scan.compare()

    def deinit(self):
        if self._scan in here().scanned:
            here().scanned.remove(self._scan)
            super().deinit()


# rotaryio, pwmio


class IncrementalEncoder(Part):
    """Two switches on pins that are pulled up, which a turn closes one after the other. A step has four changes, and
    goes up where the first pin leads.
    """

    divisor = 4

    def __init__(self, pin_a, pin_b):
        super().__init__(pin_a, pin_b)
        for wire in self._wires:
            wire.pull = True
            wire.watch = self._look
        self.position = self._changes = 0
        self._place = self._read()

    def _read(self):
        """Return which of the four states the pins are in."""
        return QUADRATURE.index(tuple([wire.level() for wire in self._wires]))

    def _look(self):
        place = self._read()
        self._changes += (0, 1, 0, -1)[(place - self._place) % 4]  # two at once tell no direction
        self._place = place
        if abs(self._changes) == self.divisor:
            self.position += 1 if self._changes > 0 else -1
            self._changes = 0


class PWMOut(Part):
    def __init__(self, pin, *, duty_cycle=0, frequency=500, variable_frequency=False):
        super().__init__(pin)
        pin.id.pwm = self
        self._frequency = frequency
        self._may_vary = variable_frequency
        self.duty_cycle = duty_cycle

    @property
    def frequency(self):
        return self._frequency

    @frequency.setter
    def frequency(self, frequency):
        if not self._may_vary:
            raise AttributeError("PWM frequency not writable when variable_frequency is False on construction.")
        self._frequency = frequency


# usb_cdc, storage


class Serial:
    """The board's end of the serial port."""

    def __init__(self):
        self.timeout = None  # in seconds; None waits for ever
        self.write_timeout = None
        self._unread = b""  # by the computer

    @property
    def connected(self):
        return here().terminal.is_open

    @property
    def in_waiting(self):
        return len(here().terminal.typed)

    @property
    def out_waiting(self):
        self._hand_over()
        return len(self._unread)

    def read(self, size=-1):
        typed = here().terminal.typed
        if self.timeout is None and not 0 <= size <= len(typed):
            raise RuntimeError("the board would wait for ever to read")
        if size < 0:
            size = len(typed)
        here().terminal.typed = typed[size:]
        return bytes(typed[:size])

    def write(self, buf):
        self._hand_over()
        room = len(buf) if here().terminal.listens else TX_SIZE - len(self._unread)
        written = bytes(buf[:room])
        self._unread += written
        self._hand_over()
        if len(written) < len(buf):
            if self.write_timeout is None:
                raise RuntimeError("the board would wait for ever to write")
            here().pass_ms(round(self.write_timeout * 1000))
        return len(written)

    def _hand_over(self):
        if here().terminal.listens:
            here().terminal.said += self._unread
            self._unread = b""


def _enable(console=True, data=False):
    usb_cdc = sys.modules["usb_cdc"]
    usb_cdc.console = Serial() if console else None
    usb_cdc.data = Serial() if data else None
    here().console_is_open = console


def _close_drive():
    here().drive_is_open = False


# busio


class UART(Part):
    """The wire to another board."""

    def __init__(self, tx, rx, baudrate=9600, timeout=1, receiver_buffer_size=64):
        super().__init__(tx, rx)
        self._room = receiver_buffer_size

    @property
    def in_waiting(self):
        board = here()
        board.heard = board.heard[: self._room]  # the rest found no room
        return len(board.heard)

    def readinto(self, buf):
        board = here()
        many = min(len(buf), len(board.heard))
        buf[:many] = board.heard[:many]
        board.heard = board.heard[many:]
        return many

    def write(self, buf):
        here().said += buf
        return len(buf)


# microcontroller, supervisor


class Processor:
    frequency = 125_000_000

    @property
    def reset_reason(self):
        return here().reset_reason


class RunReason:
    STARTUP = 1


class Memory:
    """microcontroller.nvm: a fixed number of bytes."""

    def __len__(self):
        return len(here().nvm)

    def __getitem__(self, places):
        return here().nvm[places]

    def __setitem__(self, places, content):
        if len(here().nvm[places]) != len(content):
            raise ValueError("Slice and value different lengths.")
        here().nvm[places] = content


def _restart():
    raise Restart


def _reset():
    here().was_reset = True
    raise Restart


def modules():
    """Return the modules that neither Blinka nor the VM has as the board has them, by name."""
    return {
        "busio": Module(UART=UART),
        "keypad": Module(Keys=Keys, Event=Event, EventQueue=EventQueue),
        "pwmio": Module(PWMOut=PWMOut),
        "rotaryio": Module(IncrementalEncoder=IncrementalEncoder),
        "storage": Module(disable_usb_drive=_close_drive),
        "supervisor": Module(
            ticks_ms=lambda: here().ticks_ms(),
            reload=_restart,
            runtime=Module(run_reason=RunReason.STARTUP),
            RunReason=RunReason,
        ),
        "usb_cdc": Module(console=Serial(), data=None, Serial=Serial, disable=lambda: _enable(False), enable=_enable),
    }


def of_microcontroller():
    """Return what the module microcontroller has beside its pins, by name."""
    names = {"reset": _reset, "cpu": Processor(), "ResetReason": ResetReason}
    if here().nvm is not None:
        names["nvm"] = Memory()
    return names
