"""The composition root: settings, board, what was kept, and the loop. The only broad `except`.

The lights come first, the console when somebody opens the port: each module takes time and memory. A crash shows a
fixed pattern, prints what happened, and comes back into the saved round; a hang is ended by the watchdog, and counts
as one. After three in a row nothing starts by itself any more, and boot.py opens the board for service.
"""

import gc
import os
import sys
import time

import microcontroller
import supervisor
import usb_cdc

from firmware.device.guard import Guard
from firmware.keep.log import CRASHES, MOST_CRASHES, Log

TICKS = 0x1FFFFFFF  # the clock wraps there
SOUND_MS = 60000  # a program that ran for so long did not start badly
PATTERN_S = 3
QUIET_MS = 300  # after so long without a press or a line the memory is tidied
ROOM = 12  # for so many modules that were loaded since; with more it is tidied in the middle of things
# What is needed once, or seldom, is dropped when the memory is tidied, and loaded again by whoever asks. Nothing that
# stays may hold any of it, but the mind of a device that guesses or advises.
SELDOM = (
    ("", "start"),
    ("device", "assembly profiles sleep wiring"),
    ("engine", "advice asked bits book booked candidates disguise doctor fair filling games judging lanes layout"),
    ("engine", "multisets opening orderly placing possible sampled search sieve sparse tails thinking"),
    ("game", "dealing mind number packing saved scoring seal setting sound statistics work"),
    ("ui", "announcing attract capitals choosing commands counting ending font helping letters listing menu numbering"),
    ("ui", "palette panel reading screens selftest settings signs telling wishes"),
)


def randrange(stop):
    """A number below `stop`, each equally likely, from the hardware's noise."""
    whole = 0x40000000 // stop * stop  # past it the low numbers would come once more than the others
    while True:
        number = int.from_bytes(os.urandom(4), "little") & 0x3FFFFFFF
        if number < whole:
            return number % stop


def library(variant):
    from firmware.engine.book import from_shelf

    return from_shelf(variant, lambda name: open("/firmware/books/{}.book".format(name), "rb"))


def table(language):
    return lambda: open("/firmware/words/{}.txt".format(language), "rb")


def tidy(desk):
    """Forget and drop what is seldom needed, before it is in the way of a press; how many modules are left."""
    desk.rest()
    return make_room()


def make_room():
    """Drop what is seldom needed; how many modules are left.

    What is at work keeps what it works with, and takes a second copy of what it asks for again.
    """
    for room, names in SELDOM:
        package = "firmware." + room if room else "firmware"
        for name in names.split():
            if sys.modules.pop(package + "." + name, None):
                delattr(sys.modules[package], name)
    gc.collect()
    return len(sys.modules)


class Game:
    """Everything joined together."""

    def __init__(self):
        self.parts = None  # the lights, the buttons and the sound
        self.desk = None
        self.app = None
        self.serial = None  # the port, where there is one
        self.console = None  # while nobody has opened it
        self.said = []  # keys of words, with what fills them, for the console
        self._left = 0  # modules, when the memory was tidied last
        self._quiet_ms = 0

    def open(self, log):
        from firmware.start import open_game

        open_game(self, log, table, randrange, library)
        self._left = len(sys.modules)  # nothing is in the way of the first frame

    def add_console(self, serial):
        from firmware.ui.console import Console

        for words in self.said:
            serial.say(self.desk.words(*words))
        self.said = ()
        self.console = Console(self.desk)
        self.app.add_console(self.console, serial)

    def run(self, guard, log):
        """Until somebody stops it. Between turns it does not wait: a wait may only end with an interrupt that nobody
        promises. Where nobody is, it sleeps until an alarm.
        """
        serial = self.serial
        then = supervisor.ticks_ms()
        ran_ms = 0
        while True:
            now = supervisor.ticks_ms()
            ms = (now - then) & TICKS
            then = now
            guard.feed()
            if self.turn(ms) and self.app.asleep and not (serial and serial.connected):
                from firmware.device.sleep import sleep

                sleep(self.parts, guard, serial)
                self._quiet_ms = 0  # the press that woke it is heard before the next sleep
                then = supervisor.ticks_ms()  # nobody waited while it slept
            if serial is not None and (self.console.over if self.console else serial.connected):
                self.add_console(serial)
            if ran_ms < SOUND_MS:
                ran_ms += ms
                if ran_ms >= SOUND_MS:
                    log.write(CRASHES, b"\0")

    def turn(self, ms):
        """One turn of the loop, and the memory tidied: when nobody has touched anything for a while, and at once where
        much has come in. True when all is quiet.
        """
        if len(sys.modules) > self._left + ROOM:
            self._left = make_room()
        if self.app.turn(ms):
            self._quiet_ms = 0
        elif self._quiet_ms >= QUIET_MS:
            return True
        else:
            self._quiet_ms += ms
            if self._quiet_ms >= QUIET_MS:
                self._left = tidy(self.desk)
        return False


def counted(log):
    """How many crashes there were in a row; a hang that the watchdog has ended just now is one more."""
    crashes = (log.read(CRASHES) or b"\0")[0]
    started = supervisor.runtime.run_reason == supervisor.RunReason.STARTUP
    if started and microcontroller.cpu.reset_reason == microcontroller.ResetReason.WATCHDOG:
        crashes += 1
        log.write(CRASHES, bytes([crashes]))
    return crashes


def show_crash(lights):
    """Every third light, red."""
    lights.show(bytes([number % 3 == 0 for number in range(lights.places)]), (0, 0x200000))


def after_crash(crash, game, crashes):
    """Tell it, show it, count it, and begin again.

    Memory may be what it lacked, so the rest of the game goes first; and it may have been in the middle of a save, so
    the log is opened anew and goes by what was written.
    """
    import traceback

    parts = game.parts
    game.desk = game.app = game.serial = game.console = None
    gc.collect()
    traceback.print_exception(crash)
    open_log().write(CRASHES, bytes([crashes]))
    if parts:
        parts.sound.quiet()
        show_crash(parts.lights)
    time.sleep(PATTERN_S)
    supervisor.reload()


def open_log():
    return Log(getattr(microcontroller, "nvm", None))


def main():
    log = open_log()
    crashes = counted(log)
    if crashes >= MOST_CRASHES:
        if usb_cdc.console is None:
            microcontroller.reset()  # closed: boot.py sees the number, and opens the board
        log.write(CRASHES, b"\0")
        print("Peglight crashed {} times in a row and does not start: reset to try again.".format(crashes))
        return
    guard = Guard(getattr(microcontroller, "watchdog", None))
    game = Game()
    try:
        game.open(log)
        game.run(guard, log)
    except Exception as crash:  # noqa: BLE001 - nothing else may end the game
        guard.stop()
        after_crash(crash, game, crashes + 1)
    finally:
        guard.stop()
