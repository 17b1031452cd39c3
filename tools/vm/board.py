"""The board in MicroPython's VM: CircuitPython's modules as far as the firmware asks for them, for machine.js.

The VM shares its thread with what shows the board, so nothing waits here: `turn` lets the firmware do one turn of its
loop. It returns None when there was nothing to do, or else what came of it, as JSON:

lights   the colour of each pixel as it was sent, six hexadecimal digits each, in the order of the chain
said     what the console printed, the bytes in hexadecimal digits
tones    each change of the tone: the milliseconds since power-on, and its pitch
view     what the display shows, all of `firmware/ui/display/view.py`
can      what would change the row in hand now
unseen   whether a code is wanted that nobody may see, as the saves tell
waits    so many milliseconds the program sleeps now
over     whether the program has ended
"""

import builtins
import hashlib
import io
import json
import sys

import outside  # machine.js: noise(size) and kept(at, bytes), in hexadecimal digits; today(); offer(name, function)

from firmware.keep.log import MATCH, SETTINGS, STATISTICS, Log
from tools.front import giving, unseen
from tools.vm.standins import (
    Alone,
    Encoder,
    Keys,
    Memory,
    Module,
    Output,
    Pin,
    Pixels,
    Port,
    Restart,
    Wave,
    copied,
    here,
    plugged,
    restart,
    zipped_longest,
)

FIRST_TICKS = 0x1FFFFFFF - 65000  # the clock wraps around after a minute
TICKS = 0x20000000
DRIVE = "/rom"  # where the VM has it
WORDS = DRIVE + "/firmware/words/"


class Board:
    """`plan` has the board_id, the pins, the columns of the display, whether that is `through`, the nvm as digits, the
    settings that are asked for now and win over an earlier choice, and the names of what a view has, by how the build
    writes them.
    """

    def __init__(self, plan):
        self.news: dict = {}
        self.down: set = set()
        self.typed = bytearray()
        self.keys = self.wave = self.encoder = None
        self.tone_hz = 0
        self.ms = 0
        self.rests = False
        self.nvm = None if plan["nvm"] is None else Memory(bytes.fromhex(plan["nvm"]))
        if self.nvm:
            giving.give_way(Log(self.nvm), plan["asked"])
        fill_gaps()
        keep_words()
        from tools.front.display import Display

        self.display = Display(plan["columns"])
        self.display.through = plan["through"]
        self._seen = None  # the view that was told last
        self._told_view: dict = {}
        self._names = plan["names"]
        self._plug_in(plan)
        self._turns = None

    def _plug_in(self, plan):
        pins = {name: Pin(name) for name in plan["pins"]}
        reasons = Module(STARTUP=1, WATCHDOG=2)
        modules = {
            "board": Module(board_id=plan["board_id"], FACE=self.display, **pins),
            "digitalio": Module(DigitalInOut=Output),
            "hashlib": Module(new=lambda name, given: getattr(hashlib, name)(given)),
            "keypad": Module(Keys=Keys, Event=Module),
            "microcontroller": Module(Pin=Pin, cpu=Module(reset_reason=0), ResetReason=reasons, reset=restart),
            "neopixel": Module(NeoPixel=Pixels),
            "os": Module(urandom=lambda size: bytes.fromhex(outside.noise(size))),
            "pwmio": Module(PWMOut=Wave),
            "rotaryio": Module(IncrementalEncoder=Encoder),
            "supervisor": Module(
                ticks_ms=self.ticks_ms,
                reload=restart,
                RunReason=reasons,
                runtime=Module(run_reason=0),
            ),
            "time": Module(sleep=self.sleep, localtime=today),
            "traceback": Module(print_exception=sys.print_exception),
            "usb_cdc": Module(console=Port(), data=None),
        }
        if self.nvm:
            modules["microcontroller"].nvm = self.nvm
        sys.modules.update(modules)

    def ticks_ms(self):
        return self.ticks_at(self.ms)

    def ticks_at(self, ms):
        return (FIRST_TICKS + ms) % TICKS

    def sleep(self, seconds):
        self.rests = True
        if seconds:
            self.news["waits"] = int(seconds * 1000)

    def turn(self, ms):
        self.ms += ms
        self.rests = False
        try:
            if self._turns is None:
                from firmware.main import turns

                self._turns = turns()
            next(self._turns)
        except Restart:
            self._turns = None
        except StopIteration:
            self.news["over"] = True
        return self._told()

    def _told(self):
        news = self.news
        hz = self.wave.frequency if self.wave and self.wave.duty_cycle else 0
        if hz != self.tone_hz:
            self.tone_hz = hz
            news["tones"] = [(self.ms, hz)]
        if self.nvm and self.nvm.changed:
            self.nvm.changed = False
            news["unseen"] = unseen.wanted(self.nvm)
        if self.display.view is not self._seen:
            self._seen = self.display.view
            view = {self._names[name]: value for name, value in self._seen.__dict__.items()}
            if view != self._told_view:  # it is drawn anew whenever a light blinks
                news["view"] = self._told_view = view
                news["can"] = self.display.can
        if not news:
            return None if self.rests else ""
        self.news = {}
        return json.dumps(news)


def today():
    """The date, as far as anybody asks for it."""
    return tuple([int(part) for part in outside.today().split("-")])


def keep_words():
    """What is said is looked up in its file each time. A board has no room for it; here it is read once, and whole.

    The files of the firmware are on the drive, those of a person at the root.
    """
    from_drive = open
    tables = {}

    def opened(file, *how):
        if file.startswith("/firmware/"):
            file = DRIVE + file
        if not file.startswith(WORDS):
            return from_drive(file, *how)
        if file not in tables:
            with from_drive(file, *how) as table:
                tables[file] = table.read()
        return io.BytesIO(tables[file])

    builtins.open = opened


def fill_gaps():
    """What the display has of the language and of the library, and MicroPython lacks."""
    zipped = zip
    builtins.zip = lambda *given, **_strict: zipped(*given)
    builtins.slice = lambda *_ends: None  # it can make none; the lights have one, of all of them
    sys.modules["copy"] = Module(copy=copied)
    sys.modules["itertools"] = Module(zip_longest=zipped_longest)
    sys.modules["threading"] = Module(RLock=Alone)
    sys.modules["typing"] = Module(TYPE_CHECKING=False)


# for machine.js, which is offered them by names that the build leaves as they are


def start(plan):
    plugged.append(Board(json.loads(plan)))


def turn(ms):
    return here().turn(ms)


def change(pin, down):
    if down:
        here().down.add(pin)
    else:
        here().down.discard(pin)
    for part in (here().keys, here().encoder):
        if part:
            part.change(pin, down)


def type_in(text):
    here().typed += text.encode()


def act(done, what):
    """What a person does at the display, with its numbers."""
    display = here().display
    ways = {
        "choose": display.choose,
        "touch": display.touch,
        "pick": display.pick,
        "cross": display.cross,
        "fill": display.fill,
        "clear": display.clear,
        "undo": display.undo,
        "redo": display.redo,
    }
    ways[done](*[int(number) for number in what.split()])


def holds(digits):
    """Whether this is a log of the firmware's, and not an empty one."""
    log = Log(bytearray(bytes.fromhex(digits)))
    return log.fault is None and any(log.read(kind) for kind in (MATCH, SETTINGS, STATISTICS))


for offered in (
    ("start", start),
    ("turn", turn),
    ("change", change),
    ("type", type_in),
    ("act", act),
    ("holds", holds),
):
    outside.offer(*offered)
