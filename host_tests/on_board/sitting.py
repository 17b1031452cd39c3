"""A person at the emulated board, which runs the game as it is built: keys, lights, nvm, and a cut of the power."""

from firmware.game import saved
from firmware.keep.log import MATCH, Log
from tools import emulator, soldered
from tools.boards import PICO

GPIO = {"left": 2, "right": 3, "up": 4, "down": 5, "ok": 6, "back": 7}
HELD_MS = 50
LOOK_EVERY = 20  # steps of the emulator


class Sitting:
    """From one power-on to the next cut. Flash is what the last one left, or comes from a drive's image."""

    def __init__(self, uf2, image, flash=None, nvm=None):
        self.machine = emulator.Machine(uf2)
        if flash is None:
            self.machine.write(PICO.drive_offset, image)
            self.machine.write(PICO.nvm_offset, bytes(nvm))
        else:
            self.machine.write(0, flash)
        self.frames = soldered.pixels(self.machine, 0)
        self.keys = {name: soldered.button(self.machine, gpio) for name, gpio in GPIO.items()}

    @property
    def ms(self):
        return soldered.now_ms(self.machine)

    @property
    def flash(self):
        return bytes(self.machine.device.mcu.flash)

    def match(self):
        """The match in nvm."""
        nvm = bytearray(self.machine.read(PICO.nvm_offset, PICO.nvm_size))
        return saved.load(Log(nvm).read(MATCH), lambda stop: 0)

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

    def start(self):
        """Until the first frame; when that was, in ms since power-on."""
        assert self.run(5000, lambda: self.frames), "no frame"
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


def guess(sitting, variant, code):
    """The presses of a guess."""
    for place in range(variant.pegs):
        yield from sitting.press(*["up"] * (code // variant.base**place % variant.base + 1), "ok")
    yield from sitting.press("ok")
