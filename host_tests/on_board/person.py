"""A person at the emulated board, which runs the game as it is built: keys, lights, nvm, and a cut of the power."""

from firmware.device import profiles
from firmware.game import saved
from firmware.keep.log import MATCH, Log
from host_tests.inside import inside
from tools.boards import PICO
from tools.emulated import soldered
from tools.emulated.machine import Machine
from tools.emulated.soldered import gpio, gpios

PROFILE = profiles.named("pico_8x8")
HELD_MS = 50
OVER = b"CTRL-D to reload"  # the console says this when no program runs any more
INTERFACE = 4  # the USB descriptor of one
LOOK_EVERY = 20  # steps of the emulator


class Person:
    """From one power-on to the next cut. Flash is what the last one left, or comes from a drive's image."""

    def __init__(self, uf2, image, flash=None, nvm=None, held=(), profile=PROFILE, board=PICO):
        self.machine = Machine(uf2)
        self._board = board
        if flash is None:
            self.machine.write(board.drive_offset, image)
            self.machine.write(board.nvm_offset, bytes(nvm))
        else:
            self.machine.write(0, flash)
        self.frames = soldered.pixels(self.machine, gpio(profile.pixels, board))
        self.keys = soldered.keys(self.machine, gpios(profile, board), profile.pressed)
        for name in held:
            self.keys[name].press()

    @property
    def ms(self):
        return soldered.now_ms(self.machine)

    @property
    def flash(self):
        return bytes(self.machine.device.mcu.flash)

    @property
    def nvm(self):
        return self.machine.read(self._board.nvm_offset, self._board.nvm_size)

    def log(self):
        """Return the log in nvm, as a copy."""
        return Log(bytearray(self.nvm))

    def match(self):
        """Return the match in nvm."""
        return saved.load(self.log().read(MATCH), lambda stop: 0)

    @property
    def said(self):
        """Return the text from the serial port that the computer has found, console or data."""
        return self.machine.heard.decode("utf-8", "replace")

    def ask(self, typed, expected, ms=2000):
        """Type on that port and wait for an answer; what was said since."""
        before = len(self.machine.heard)
        self.machine.type(typed)
        assert self.run(ms, lambda: expected in self.machine.heard[before:]), self.said[before:]
        return self.said[before:]

    def open_port(self, is_open):
        self.machine.device.cdc.set_control_lines(dtr=is_open, rts=is_open)

    @property
    def interfaces(self):
        """The classes of the interfaces by which the board appears on USB, as the computer was told."""
        told = bytes(
            inside(self.machine.device.cdc, "_descriptors", "the emulated computer has read them and does not tell")
        )
        classes = []
        while told:
            if told[1] == INTERFACE:
                classes.append(told[5])
            told = told[told[0] :]
        return classes

    def run(self, ms, until=lambda: False):
        """Let the board run for so long, or until something is so; whether it came to be."""
        end_ms = self.ms + ms
        for number, _ in enumerate(self.machine.run(3600)):
            if number % LOOK_EVERY == 0:
                if until():
                    return True
                if self.ms >= end_ms:
                    return False
        return False

    def start(self, most_ms=5000):
        """Until the first frame; when that was, in ms since power-on."""
        assert self.run(most_ms, lambda: self.frames), "no frame"
        return self.frames[0].at_ms

    def press(self, *names):
        """Keys, one after the other, as a person does: a generator that can be cut anywhere."""
        for name in names:
            self.keys[name].press()
            yield HELD_MS
            self.keys[name].release()
            yield HELD_MS

    def do(self, acts):
        for ms in acts:
            self.run(ms)


def guess(person, variant, code):
    """Yield the presses of a guess."""
    for place in range(variant.pegs):
        yield from person.press(*["up"] * (code // variant.base**place % variant.base + 1), "ok")
    yield from person.press("ok")
