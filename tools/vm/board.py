"""The virtual board in MicroPython's VM, for machine.js.

The VM shares its thread with what shows the board, so nothing waits here: `turn` lets the firmware do one turn of its
loop. It returns None when there was nothing to do, or else what came of it, as JSON:

lights   the colour of each pixel as it was sent, six hexadecimal digits each, in the order of the chain
said     the bytes that the console printed, in hexadecimal digits
tones    each change of the tone: the milliseconds since power-on, and its pitch
view     all of tools/front/page.py, as the display has it
waits    so many milliseconds the program sleeps now
over     true once the program has ended
"""

import builtins
import hashlib
import json
import sys

import outside  # machine.js: noise(size) and kept(at, bytes), in hexadecimal digits; today(); offer(name, function)

from firmware.device.buttons import LOCK_MS
from firmware.keep.log import Log
from firmware.ui.screen import PUT
from tools.front import kept
from tools.virtual import standins
from tools.virtual.board import VirtualBoard, Wire
from tools.virtual.standins import Module, Restart
from tools.vm.display import Display


class Pin:
    def __init__(self, wire):
        self.id = wire


class Kept:
    """The memory, which machine.js keeps as well."""

    def __init__(self, content):
        self._content = bytearray(content)

    def __len__(self):
        return len(self._content)

    def __getitem__(self, places):
        return bytes(self._content[places])

    def __setitem__(self, places, content):
        self._content[places] = content
        outside.kept(places.start, content.hex())


class Pixels:
    """neopixel.NeoPixel, which sends hexadecimal digits here."""

    def __init__(self, pin, count, auto_write=False, pixel_order=""):
        self._wire = pin.id
        self._colours = [0] * count

    def __setitem__(self, _all, colours):
        self._colours = list(colours)

    def fill(self, colour):
        self._colours = [colour] * len(self._colours)

    def show(self):
        self._wire.send("".join(["{:06x}".format(colour) for colour in self._colours]))

    def deinit(self):
        pass


class Output:
    """digitalio.DigitalInOut, for what is driven."""

    def __init__(self, pin):
        self.value = False

    def switch_to_output(self):
        pass


class Machine:
    """`plan` has the board_id, the pins, those of the pixels and of the sound, the pins that each key moves by its own,
    their level when pressed, whether the display is `through`, the names of the fields of its page, the nvm as digits,
    and the settings that are asked for now and win over an earlier choice.
    """

    def __init__(self, plan):
        self.plan = plan
        self.nvm = None if plan["nvm"] is None else Kept(bytes.fromhex(plan["nvm"]))
        self.board = VirtualBoard(plan["board_id"], {name: Wire(name) for name in plan["pins"]}, self.nvm)
        self.changes: list = []  # of keys, that have not happened yet
        self._free_ms = 0  # from when on the next may happen
        self._tone_hz = 0
        self._waits_ms = 0
        self._rests = False
        if self.nvm:
            kept.give_way(Log(self.nvm), plan["asked"])
        builtins.slice = lambda *_ends: None  # MicroPython can make none; the lights have one, of all of them
        self.display = Display(plan["through"], plan["fields"])
        self._told_view: dict = {}
        self._turns = None
        standins.plugged.append(self.board)
        pins = {name: Pin(wire) for name, wire in self.board.wires.items()}
        sys.modules.update(standins.modules())
        sys.modules.update(
            {
                "board": Module(board_id=self.board.id, FACE=self.display, **pins),
                "digitalio": Module(DigitalInOut=Output),
                "hashlib": Module(new=lambda name, content: getattr(hashlib, name)(content)),
                "microcontroller": Module(Pin=Pin, **standins.of_microcontroller()),
                "neopixel": Module(NeoPixel=Pixels),
                "os": Module(urandom=lambda size: bytes.fromhex(outside.noise(size))),
                "time": Module(sleep=self.sleep, localtime=lambda: tuple(map(int, outside.today().split("-")))),
                "traceback": Module(print_exception=sys.print_exception),
            }
        )

    def sleep(self, seconds):
        self._rests = True
        self._waits_ms = int(seconds * 1000)

    def turn(self, ms):
        self._rests = False
        self._waits_ms = 0
        is_over = False
        self._move_key()
        self.board.pass_ms(ms)
        try:
            if self._turns is None:
                from firmware.main import turns

                self._turns = turns()
            next(self._turns)
            while self.display.asked:  # a turn that saves or loads takes nothing that is asked for
                next(self._turns)
        except Restart:
            self._turns = None
            self.board.restart()
        except StopIteration:
            is_over = True
        news = self._news()
        if self._waits_ms:
            news["waits"] = self._waits_ms
        if is_over:
            news["over"] = True
        return None if self._rests and not news else json.dumps(news)

    def ask(self, intent, value):
        """Take what a person at the display wants, its value as JSON."""
        meant = json.loads(value)
        # a screen names a peg of a mark by a tuple
        self.display.asked.append((intent, tuple(meant) if intent == PUT else meant))

    def _move_key(self):
        """Let the next change of a key happen.

        What a finger did while the VM was at work comes all at once: the changes happen so far apart that none is taken
        for a bounce, and none is missed between two scans.
        """
        if self.changes and self.board.ms >= self._free_ms:
            pin, down = self.changes.pop(0)
            for moved in self.plan["moves"].get(pin, [pin]):
                self.board.hold(moved, self.plan["pressed"] if down else None)
            self._free_ms = self.board.ms + LOCK_MS

    def _news(self):
        """Return what came of a turn that somebody can see or hear."""
        news: dict = {}
        if self.board.sent(self.plan["pixels"]):
            news["lights"] = self.board.shown(self.plan["pixels"])
        terminal = self.board.terminal
        if terminal.said:
            news["said"] = terminal.said.hex()
            terminal.said = bytearray()
        hz = self.board.tone(self.plan["sound"]) if self.plan["sound"] else 0
        if hz != self._tone_hz:
            self._tone_hz = hz
            news["tones"] = [(self.board.ms, hz)]
        if self.display.view != self._told_view:
            news["view"] = self._told_view = self.display.view
        return news


def start(plan):
    machine = Machine(json.loads(plan))
    outside.offer("turn", machine.turn)
    outside.offer("change", lambda pin, down: machine.changes.append((pin, down)))
    outside.offer("type", machine.board.terminal.type)
    outside.offer("ask", machine.ask)


outside.offer("start", start)
outside.offer("holds", lambda digits: kept.are_saves(bytes.fromhex(digits)))
