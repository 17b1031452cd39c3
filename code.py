"""The composition root on the board: chance from the hardware, the game on the serial console."""

import os

from firmware.engine.variant import named
from firmware.ui.console import Console


def randrange(stop):
    """A number below `stop`, each equally likely, from the hardware's noise."""
    whole = 0x40000000 // stop * stop  # past it the low numbers would come once more than the others
    while True:
        number = int.from_bytes(os.urandom(4), "little") & 0x3FFFFFFF
        if number < whole:
            return number % stop


def main():
    console = Console(named("classic"), randrange)
    answer = console.start()
    while True:
        for line in answer:
            print(line)
        answer = console.handle(input())


if __name__ == "__main__":
    main()
