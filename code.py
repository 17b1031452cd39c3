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
# What is needed once, or seldom, is dropped at a quiet moment, and loaded again by whoever asks for it.
SELDOM = (
    ("firmware.device", ("assembly", "profiles", "sleep", "wiring")),
    ("firmware.engine", ("advice", "doctor", "judging", "sampled")),
    ("firmware.game", ("sound", "number")),
    ("firmware.ui", ("settings", "choosing", "ending", "menu", "screens", "font", "announcing", "attract", "selftest")),
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


def lines_of_settings():
    try:
        with open("/settings.toml") as file:
            return file.read().split("\n")
    except OSError:
        return ()


def lay_desk(values):
    """The desk, with what the settings wish."""
    from firmware.engine.variant import Variant, named
    from firmware.ui.desk import Desk

    desk = Desk(table, randrange, library, values["language"])
    desk.settings = values
    variant = named(values["variant"]).key()
    rows = values["rows"] or variant[4]
    desk.wishes.update({"variant": Variant(*variant[:4], rows, variant[5]), "level": values["level"]})
    return desk


def tidy():
    """Drop what is seldom needed, and collect what nobody holds, before it is in the way of a press."""
    for package, names in SELDOM:
        for name in names:
            if sys.modules.pop(package + "." + name, None):
                delattr(sys.modules[package], name)
    gc.collect()


class Game:
    """Everything joined together, a part after another, so that what there is can show how far it came."""

    def __init__(self):
        self.parts = None  # the lights, the buttons and the sound
        self.app = None
        self.console = None  # while nobody has opened the port
        self.said = []  # keys of words, with what fills them, for the console

    def open(self, log):
        from firmware.ui import settings

        values, self.said = settings.read(os.getenv, lines_of_settings())
        profile = self.open_board(values)
        self.desk = lay_desk(values)
        if profile and self.desk.wishes["variant"].pegs > profile.width:
            self.said.append(("too-wide", profile.width))

        from firmware.app import App

        self.app = App(self.desk, log)
        self.said += [(key,) for key in self.app.restore()]
        if profile:
            self.add_lights(profile)

    def open_board(self, values):
        """The profile, or None where it does not go with this board."""
        from firmware.device.assembly import Assembly, chosen

        try:
            profile = chosen(values["board"])
            self.parts = Assembly(profile, values["cap_ma"])
        except ValueError as wrong:
            self.said.append(("board-wrong", str(wrong)))
            return None
        return profile

    def add_lights(self, profile):
        from firmware.ui.handheld import Handheld

        handheld = Handheld(self.desk, profile.width, profile.height)
        self.app.add_lights(handheld, self.parts)
        if self.parts.buttons.event() == handheld.SELF_TEST:
            handheld.test()

    def add_console(self, serial):
        from firmware.ui.console import Console

        for words in self.said:
            serial.say(self.desk.words(*words))
        self.said = ()
        self.console = Console(self.desk)
        self.app.add_console(self.console, serial)

    def run(self, guard, log, serial):
        """Until somebody stops it. Between turns it does not wait: a wait may only end with an interrupt that nobody
        promises. Where nobody is, it sleeps until an alarm.
        """
        app = self.app
        then = supervisor.ticks_ms()
        ran_ms = 0
        quiet_ms = 0
        while True:
            now = supervisor.ticks_ms()
            ms = (now - then) & TICKS
            then = now
            guard.feed()
            if app.turn(ms):
                quiet_ms = 0
            elif quiet_ms < QUIET_MS:
                quiet_ms += ms
                if quiet_ms >= QUIET_MS:
                    tidy()
            elif app.asleep and not (serial and serial.connected):
                from firmware.device.sleep import sleep

                sleep(self.parts, guard, serial)
                quiet_ms = 0  # the press that woke it is heard before the next sleep
                then = supervisor.ticks_ms()  # nobody waited while it slept
            if serial is not None and (self.console.over if self.console else serial.connected):
                self.add_console(serial)
            if ran_ms < SOUND_MS:
                ran_ms += ms
                if ran_ms >= SOUND_MS:
                    log.write(CRASHES, b"\0")


def open_serial():
    """The data port of closed play, or the console's."""
    port = usb_cdc.data or usb_cdc.console
    if port is None:
        return None
    from firmware.device.serial import Serial

    return Serial(port)


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


def after_crash(crash, game, log, crashes):
    """Tell it, show it, count it, and begin again; boot.py must see the third one of a board that is closed."""
    import traceback

    traceback.print_exception(crash)
    log.write(CRASHES, bytes([crashes]))
    if game.parts:
        game.parts.sound.quiet()
        show_crash(game.parts.lights)
    time.sleep(PATTERN_S)
    if crashes >= MOST_CRASHES and usb_cdc.console is None:
        microcontroller.reset()
    supervisor.reload()


def main():
    log = Log(getattr(microcontroller, "nvm", None))
    crashes = counted(log)
    if crashes >= MOST_CRASHES:
        log.write(CRASHES, b"\0")
        print("Peglight crashed {} times in a row and does not start: reset to try again.".format(crashes))
        return
    guard = Guard(getattr(microcontroller, "watchdog", None))
    game = Game()
    try:
        game.open(log)
        game.run(guard, log, open_serial())
    except Exception as crash:  # noqa: BLE001 - nothing else may end the game
        guard.stop()
        after_crash(crash, game, log, crashes + 1)
    finally:
        guard.stop()


if __name__ == "__main__":
    main()
