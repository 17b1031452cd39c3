"""The virtual board from outside: buttons to press, lights and sound to observe, the time, and a terminal.

Written in the board's language: it runs on CPython under Blinka and in MicroPython's VM alike.
"""

# supervisor.ticks_ms() starts at the first after power-on, so that it wraps after a minute, and wraps at the other.
FIRST_TICKS = 0x20000000 - 65000
TICKS = 0x20000000
NVM_SIZE = 0x1000
FRAMES_KEPT = 1000


class Wire:
    """One pin, and all that is connected to it."""

    def __init__(self, number):
        self.number = number
        self.taken = False  # by a part of the program, exclusively
        self.pull = None  # towards high, towards low, or not at all
        self.driven = None  # by the program
        self.held = None  # the level that a button holds it at, while one does
        self.watch = None  # called whenever that changes
        self.pwm = None
        self.frames = []  # sent since somebody asked
        self.shown = b""

    def level(self):
        if self.held is not None:
            return self.held
        return bool(self.pull if self.driven is None else self.driven)

    def hold(self, level):
        self.held = level
        if self.watch:
            self.watch()

    def take(self):
        if self.taken:
            raise ValueError("GPIO{} in use".format(self.number))
        self.taken = True

    def free(self):
        """Free the pin, as a part does at its end and the runtime between two programs; pixels keep their colours."""
        self.taken = False
        self.pull = self.driven = self.watch = self.pwm = None

    def send(self, sent):
        if len(self.frames) == FRAMES_KEPT:
            self.frames.pop(0)
        self.frames.append(sent)
        self.shown = sent


class Terminal:
    """The computer at the other end of the serial port."""

    def __init__(self):
        self.said = bytearray()  # by the board, all of it
        self.typed = bytearray()  # not read by the board yet
        self.listens = True
        self.is_open = True

    def type(self, text):
        self.typed += text.encode()


class ResetReason:
    """The reasons for which a board starts."""

    POWER_ON = 1
    WATCHDOG = 2


class VirtualBoard:
    """`pins` has the wire of each pin by its name; `nvm` is the memory, or None. Each time the program looks at the
    clock, `pace` decides what happens, and returns how many milliseconds pass.
    """

    def __init__(self, board_id, pins, nvm, pace=None):
        self.id = board_id
        self.wires = pins
        self.nvm = nvm
        self.display = None
        self.terminal = Terminal()
        self.heard = bytearray()  # over the wire to another board, and not read yet
        self.said = bytearray()  # over that wire
        self.ms = 0  # since power-on
        self.drive_is_open = True  # to a computer
        self.console_is_open = True
        self.reset_reason = ResetReason.POWER_ON
        self.was_reset = False  # by the program
        self.sleeps = False  # until an alarm
        self.scanned = []  # keypads, each with the time of its next scan
        self._pace = pace

    def hold(self, pin, level):
        """Connect a pin to 3.3 V, to ground, or to neither: a button that is pressed, or let go again."""
        self.wires[pin].hold(level)

    def shown(self, pin):
        """Return the last bytes that went to the pixels on this pin."""
        return self.wires[pin].shown

    def sent(self, pin):
        """Return all frames that went to the pixels on this pin since the last call."""
        wire = self.wires[pin]
        frames = wire.frames
        wire.frames = []
        return frames

    def tone(self, pin):
        """Return the tone on this pin in Hz; 0 is silence."""
        pwm = self.wires[pin].pwm
        return pwm.frequency if pwm and pwm.duty_cycle else 0

    def restart(self):
        """Free every pin that the program had; memory, buttons and time go on."""
        self.scanned = []
        for wire in self.wires.values():
            wire.free()

    def pass_ms(self, ms):
        """Let time pass, and scan the switches when that is due."""
        until = self.ms + ms
        while True:
            due = [keys for keys in self.scanned if keys.next_ms <= until]
            if not due:
                break
            keys = min(due, key=lambda keys: keys.next_ms)
            self.ms = keys.next_ms
            keys.scan()
        self.ms = until

    def ticks_ms(self):
        """Return the clock as the program reads it."""
        if self._pace:
            self.pass_ms(self._pace(self))
        return self.ticks

    @property
    def ticks(self):
        """The clock as it is."""
        return (FIRST_TICKS + self.ms) % TICKS
