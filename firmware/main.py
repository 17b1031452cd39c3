"""The composition root: settings, board, what was kept, and the loop. The only broad `except`.

The lights come first, the console when somebody opens the port: each module takes time and memory. A crash shows a
fixed pattern, prints what happened, and comes back into the saved round; a hang is ended by the watchdog, and counts
as one. Memory that runs out in use does not: it only comes back. After two in a row the save that was loaded is put
aside. After three nothing starts by itself any more, and boot.py opens the board for service.
"""

import gc
import os
import time

import microcontroller
import supervisor
import usb_cdc

from firmware.app import App
from firmware.device.serial import Serial
from firmware.keep.log import CRASHES, MATCH, MOST_CRASHES, Log
from firmware.slots import Slots, make_table_of_names
from firmware.ui.desk import Desk
from firmware.ui.faces.lights.lights import ASLEEP, Lights
from firmware.ui.shell import Shell

TICKS = 0x1FFFFFFF  # the clock wraps around here
SOUND_MS = 60000  # a program that has run this long did not start badly
PATTERN_S = 3
HANG_S = 8  # until the watchdog resets the board; the longest that the chip allows
HERE = __file__.rpartition("/")[0]  # circup puts it elsewhere than at the top of the drive
LEFT = "\x04"  # end of transmission: the person at the keyboard has left


def randrange(stop):
    """Return a random number below `stop`, each equally likely, from hardware noise."""
    whole = 0x40000000 // stop * stop  # from here on the low numbers would come up once more often
    while True:
        number = int.from_bytes(os.urandom(4), "little") & 0x3FFFFFFF
        if number < whole:
            return number % stop


def library(variant, level):
    from firmware.engine.book import from_shelf

    return from_shelf(variant, level, lambda name: open("{}/books/{}.book".format(HERE, name), "rb"))


def shelf():
    return open(HERE + "/books/classic.puzzles", "rb")


def table(language):
    return lambda: open("{}/words/{}.txt".format(HERE, language), "rb")


class Game:
    """Everything joined together."""

    def __init__(self):
        self.parts = None  # the lights, the buttons, the sound and the display
        self.desk = None
        self.app = None
        self.shell = None
        self.serial = None  # the port, where there is one
        self.said: list = []  # keys of words, with what fills them, for the conversation
        self.slots = Slots()

    def open(self, log):
        """Set everything up, one part after another, so that a crash can be shown on whatever is there already."""
        from firmware.keep.toml import read
        from firmware.start import fit, lay_kept, open_board, read_settings, wish

        found, unread = read()
        values, said = read_settings(found)
        self.said = said + unread
        profile = open_board(self, values)
        self.desk = Desk(table, randrange, library, values["language"], clock=time.localtime, shelf=shelf)
        wish(self.desk, values)
        is_kept = lay_kept(self, log)
        self.shell = Shell(self.desk, self.slots)
        self.app = App(self.desk, self.shell, log, is_kept)
        if profile:
            self.app.lights = lights = Lights(self.shell, *profile.picture)
            self.app.board = fit(lights, profile, self.parts, self.slots.keep)
            for line in self.said + [("resumed",)] * self.desk.resumed:
                self.shell.tell(line)  # a display has no conversation in which to say it
        port = usb_cdc.data or usb_cdc.console  # the first one in closed play
        self.serial = Serial(port) if port else None
        self.slots.end_round()  # drop the files of the start

    def add_words(self, serial):
        """Begin a conversation with whoever has opened the port, or let the display there have it."""
        typed: list = []
        words = self.app.words
        if words:
            serial.say(LEFT)
            typed = words.typed
            gives_way = words.gives_way
            words = None  # so that it makes room
            self.app.add_words(None, None)
            if gives_way:
                self.slots.lend("firmware.ui.faces.page").Cable(self.app, serial, usb_cdc.console is None)
                return
        words = self.slots.lend("firmware.ui.faces.words").Words(self.shell)
        words.typed += typed
        for line in self.said:
            serial.say(self.desk.words.tell(line))
        self.said = []
        self.app.add_words(words, serial)

    def run(self, watchdog, log):
        """Loop until somebody stops it, and yield after each turn. While somebody plays it never sleeps between turns:
        no interrupt is guaranteed to wake it. When nobody is there, it sleeps until an alarm.
        """
        serial = self.serial
        self.app.turn(0)  # somebody waits for the first frame
        make_table_of_names()
        then = supervisor.ticks_ms()
        ran_ms = 0
        while True:
            now = supervisor.ticks_ms()
            ms = (now - then) & TICKS
            then = now
            if watchdog is not None:
                watchdog.feed()
            if not self.app.turn(ms):
                time.sleep(0)  # this costs a board nothing, and a computer runs its other programs
                if self.app.lights and self.app.lights.state == ASLEEP and not (serial and serial.connected):
                    from firmware.device.sleep import sleep

                    sleep(self.parts.buttons, watchdog, serial)
                    then = supervisor.ticks_ms()  # the time asleep does not count
            if serial is not None and serial.connected and (self.app.words is None or self.app.words.over):
                self.add_words(serial)
            if ran_ms < SOUND_MS:
                ran_ms += ms
                if ran_ms >= SOUND_MS:
                    log.write(CRASHES, b"\0")
            yield


def after_crash(crash, game, log, crashes):
    """Print it, show it, count it, and start again.

    It may have run out of memory, so the rest of the game is freed first. It may have been in the middle of a save, so
    the log is opened again and goes by what was written. Where memory ran out since somebody asked for something,
    nothing is wrong with what was saved: the round goes on at once, on a heap that is in one piece again.
    """
    import traceback

    if isinstance(crash, MemoryError) and game.shell and game.shell.asker:
        supervisor.reload()
    parts = game.parts
    suspect = game.desk.suspect if game.desk else None
    game.desk = game.shell = game.app = game.serial = None
    gc.collect()
    traceback.print_exception(crash)
    log.reopen()
    log.write(CRASHES, bytes([crashes] if suspect is None else (crashes, suspect)))
    if parts:
        parts.sound.quiet()
        every_third = bytes([number % 3 == 0 for number in range(len(parts.lights.way))])
        parts.lights.show(every_third, (0, 0x200000))  # red
    time.sleep(PATTERN_S)
    supervisor.reload()


def turns():
    """Run the game turn by turn: the caller decides when the next turn is."""
    log = Log(getattr(microcontroller, "nvm", None))
    crashes = (log.read(CRASHES) or b"\0")[0]  # in a row
    started = supervisor.runtime.run_reason == supervisor.RunReason.STARTUP
    if started and microcontroller.cpu.reset_reason == microcontroller.ResetReason.WATCHDOG:
        crashes += 1  # the hang that the watchdog has just ended
        log.write(CRASHES, bytes((crashes, MATCH)))
    if crashes >= MOST_CRASHES:
        if usb_cdc.console is None:
            microcontroller.reset()  # closed: boot.py sees the number, and opens the board
        log.write(CRASHES, b"\0")
        print("Peglight crashed {} times in a row and does not start: reset to try again.".format(crashes))
        return
    watchdog = getattr(microcontroller, "watchdog", None)  # None, too, where there is none
    if watchdog is not None:
        from watchdog import WatchDogMode

        watchdog.timeout = HANG_S
        watchdog.mode = WatchDogMode.RESET
    game = Game()
    crash = None
    try:
        game.open(log)
        yield from game.run(watchdog, log)
    except Exception as fault:  # noqa: BLE001 - nothing else may end the game
        crash = fault
    finally:
        if watchdog is not None:
            watchdog.mode = None  # a program that has ended is no hang
    if crash is not None:
        after_crash(crash, game, log, crashes + 1)
