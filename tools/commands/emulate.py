"""Play on a real CircuitPython, on an emulated board with the drive that `build` makes.

You see what the pin of the lights sends, your keys move the pins of the buttons, and the console is the USB port. All
of it is many times slower than a real board; the panel shows how many times. --uf2 or the variable PEGLIGHT_UF2 names
the UF2 of CircuitPython. Without one, the emulator downloads it once.
"""

import argparse
from pathlib import Path

from tools import boards, compiler
from tools.boards import profiles_of
from tools.commands import play

SUMMARY = "play on an emulated board with a real CircuitPython"
NEEDS = "emulator"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--uf2", type=Path, metavar="FILE", help="a CircuitPython 10 for the board, an RP2040")
    profiles = ", ".join(dict.fromkeys(name for each in boards.of_chip(boards.RP2040) for name in profiles_of(each)))
    parser.add_argument("--board", metavar="NAME", help=f"its lights and buttons: {profiles}")
    play.add_settings(parser)


def refuse(options: argparse.Namespace) -> None:
    if options.script:
        play.refuse_beside(options, "script")


def run(options: argparse.Namespace) -> int:
    from tools.emulated import start

    compiler.hurry_the_emulator()
    return start.run(options)
