"""The composition root on the board: chance from the hardware, the game on the serial console."""

import os

import supervisor
import usb_cdc

from firmware.app import App
from firmware.device.serial import Serial
from firmware.engine.book import from_shelf
from firmware.ui.console import Console

TICKS = 0x1FFFFFFF  # the clock wraps there


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


def main():
    console = Console(table, randrange, library)
    serial = Serial(usb_cdc.console)
    app = App(console, serial)
    then = supervisor.ticks_ms()
    while not app.over:
        now = supervisor.ticks_ms()
        app.turn((now - then) & TICKS)
        then = now


if __name__ == "__main__":
    main()
