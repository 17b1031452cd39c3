"""The composition root: settings, board, what was kept, and the loop. The only broad `except` stands here.

A crash shows a fixed pattern, prints what happened, and comes back into the saved round; after three in a row nothing
starts by itself any more, and boot.py opens the board for service.
"""

import os
import time
import traceback

import microcontroller
import supervisor
import usb_cdc

from firmware.app import App
from firmware.device.assembly import Assembly, chosen
from firmware.device.guard import Guard
from firmware.device.serial import Serial
from firmware.engine.book import from_shelf
from firmware.engine.variant import Variant, named
from firmware.keep.log import Log
from firmware.ui import settings
from firmware.ui.desk import Desk

TICKS = 0x1FFFFFFF  # the clock wraps there
CRASHES = 3  # the kind of record that counts them
MOST_CRASHES = 3
SOUND_MS = 60000  # a program that ran for so long did not start badly
PATTERN_S = 3
IDLE_S = 0.004


def randrange(stop):
    """A number below `stop`, each equally likely, from the hardware's noise."""
    whole = 0x40000000 // stop * stop  # past it the low numbers would come once more than the others
    while True:
        number = int.from_bytes(os.urandom(4), "little") & 0x3FFFFFFF
        if number < whole:
            return number % stop


def library(variant):
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
    desk = Desk(table, randrange, library, values["language"])
    desk.settings = values
    variant = named(values["variant"]).key()
    rows = values["rows"] or variant[4]
    desk.wishes.update({"variant": Variant(*variant[:4], rows, variant[5]), "level": values["level"]})
    return desk


def show_crash(lights):
    """Every third light, red."""
    lights.show(bytes([number % 3 == 0 for number in range(lights.places)]), (0, 0x200000))


class Game:
    """Everything joined together."""

    def __init__(self, log):
        values, said = settings.read(os.getenv, lines_of_settings())
        desk = lay_desk(values)
        port = usb_cdc.data or usb_cdc.console
        self.port = Serial(port) if port else None
        self.board = None
        self.app = App(desk, log)
        said += [(key,) for key in self.app.restore()]
        try:
            self.profile = chosen(values["board"])
            self.board = Assembly(self.profile, values["cap_ma"])
        except ValueError as wrong:
            said.append(("board-wrong", str(wrong)))
        if self.port:
            self.add_console(desk)
            for words in said:
                self.port.say(desk.words(*words))
        if self.board:
            self.add_lights(desk)

    def add_console(self, desk):
        from firmware.ui.console import Console

        self.app.add_console(Console(desk), self.port)

    def add_lights(self, desk):
        from firmware.ui.handheld import Handheld

        handheld = Handheld(desk, self.profile.width, self.profile.height)
        self.app.add_lights(handheld, self.board)
        time.sleep(0.05)  # the keys are looked at every 20 ms
        if self.board.buttons.event() == handheld.SELF_TEST:
            handheld.test()

    def run(self, guard, log):
        """Until somebody stops it."""
        then = supervisor.ticks_ms()
        ran_ms = 0
        while True:
            now = supervisor.ticks_ms()
            ms = (now - then) & TICKS
            then = now
            guard.feed()
            if not self.app.turn(ms):
                time.sleep(IDLE_S)
            if ran_ms < SOUND_MS:
                ran_ms += ms
                if ran_ms >= SOUND_MS:
                    log.write(CRASHES, b"\0")


def main():
    log = Log(microcontroller.nvm)
    crashes = (log.read(CRASHES) or b"\0")[0]
    if crashes >= MOST_CRASHES:
        log.write(CRASHES, b"\0")
        print("Peglight crashed {} times in a row and does not start: reset to try again.".format(crashes))
        return
    guard = Guard(getattr(microcontroller, "watchdog", None))
    game = None
    try:
        game = Game(log)
        game.run(guard, log)
    except Exception as crash:  # noqa: BLE001 - nothing else may end the game
        traceback.print_exception(crash)
        log.write(CRASHES, bytes([crashes + 1]))
        if game and game.board:
            show_crash(game.board.lights)
        guard.stop()
        time.sleep(PATTERN_S)
        supervisor.reload()
    finally:
        guard.stop()


if __name__ == "__main__":
    main()
