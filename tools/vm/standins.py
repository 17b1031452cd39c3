"""CircuitPython's modules for MicroPython's VM, as far as the firmware asks for them; they act on the board there."""

import outside  # machine.js

from firmware.device.buttons import LOCK_MS

plugged: list = []  # the board, while it has power


def here():
    return plugged[0]


class Module:
    """What `import` finds, where it lies in sys.modules."""

    def __init__(self, **names):
        for name in names:
            setattr(self, name, names[name])


class Restart(BaseException):
    """The program asked for it; as on a board, that call does not return."""


class Pin:
    def __init__(self, name):
        self.name = name


class Memory:
    """microcontroller.nvm"""

    def __init__(self, content):
        self._content = bytearray(content)
        self.changed = True

    def __len__(self):
        return len(self._content)

    def __getitem__(self, places):
        return bytes(self._content[places])

    def __setitem__(self, places, content):
        self._content[places] = content
        self.changed = True
        outside.kept(places.start, content.hex())


class Pixels:
    """neopixel.NeoPixel"""

    def __init__(self, pin, count, auto_write=False, pixel_order=""):
        self._colours = [0] * count

    def __setitem__(self, _all, colours):
        self._colours = list(colours)

    def fill(self, colour):
        self._colours = [colour] * len(self._colours)

    def show(self):
        here().news["lights"] = "".join(["{:06x}".format(colour) for colour in self._colours])

    def deinit(self):
        pass


class Keys:
    """keypad.Keys, with its queue. A key that is down from the start is told by reset().

    No switch bounces here, but what a finger did while the VM was at work comes all at once: the changes of a key are
    told so far apart that none is taken for a bounce.
    """

    overflowed = False

    def __init__(self, pins, value_when_pressed=False, pull=True, interval=0.02):
        self._names = [pin.name for pin in pins]
        self._queue = []
        self._free_ms = [0] * len(self._names)  # from when on each key may change again
        self.events = self
        here().keys = self

    def change(self, name, down):
        if name in self._names:
            number = self._names.index(name)
            at_ms = max(here().ms, self._free_ms[number])
            self._free_ms[number] = at_ms + LOCK_MS
            self._queue.append((number, down, here().ticks_at(at_ms)))

    def get_into(self, event):
        if not self._queue:
            return False
        event.key_number, event.pressed, event.timestamp = self._queue.pop(0)
        return True

    def reset(self):
        for name in self._names:
            if name in here().down:
                self.change(name, True)

    def deinit(self):
        pass


class Encoder:
    """rotaryio.IncrementalEncoder: each pin stands for a turn its way, the first for one that goes up."""

    def __init__(self, pin_a, pin_b):
        self.position = 0
        self._names = (pin_a.name, pin_b.name)
        here().encoder = self

    def change(self, name, down):
        if down and name in self._names:
            self.position += -1 if self._names.index(name) else 1

    def deinit(self):
        pass


class Wave:
    """pwmio.PWMOut"""

    def __init__(self, pin, frequency=440, duty_cycle=0, variable_frequency=True):
        self.frequency = frequency
        self.duty_cycle = duty_cycle
        here().wave = self


class Output:
    """digitalio.DigitalInOut, for what is driven"""

    def __init__(self, pin):
        self.value = False

    def switch_to_output(self):
        pass


class Port:
    """usb_cdc.console, at which somebody always sits."""

    connected = True
    out_waiting = 0
    write_timeout = None

    @property
    def in_waiting(self):
        return len(here().typed)

    def read(self, size):
        read = bytes(here().typed[:size])
        here().typed = here().typed[size:]
        return read

    def write(self, sent):
        here().news["said"] = here().news.get("said", "") + sent.hex()
        return len(sent)


class Alone:
    """threading.RLock, where there is one thread."""

    def __enter__(self):
        return self

    def __exit__(self, *_how):
        return False


def restart():
    raise Restart


def copied(view):
    """copy.copy"""
    made = type(view)(view.palette)
    for name in view.__dict__:
        setattr(made, name, view.__dict__[name])
    return made


def zipped_longest(*given):
    """itertools.zip_longest"""
    given = [list(each) for each in given]
    for place in range(max([len(each) for each in given])):
        yield tuple([each[place] if place < len(each) else None for each in given])
