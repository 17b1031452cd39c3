"""Play on a real CircuitPython, on an emulated board: the drive that `build` makes, read off its pins.

The lights are the signal on the pin of the pixels, the buttons switch their pins to ground, and the console is the USB
port. Everything takes many times longer than on a board of plastic; the panel shows how many. The CircuitPython is the
UF2 that --uf2 or the variable PEGLIGHT_UF2 names, or else the one that the emulator fetches once and keeps.
"""

import argparse
import sys
from pathlib import Path

from firmware.ui.words import LANGUAGES

SUMMARY = "play on an emulated board with a real CircuitPython"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--uf2", type=Path, metavar="FILE", help="a CircuitPython 10 for the Raspberry Pi Pico")
    parser.add_argument(
        "--script", type=Path, metavar="FILE", help="play what a playthrough says, and check what it expects"
    )
    parser.add_argument("--board", metavar="NAME", help=f"its lights and buttons: {', '.join(profiles())}")
    parser.add_argument("--variant", help="which game is offered first, for example classic, super or bulls")
    parser.add_argument("--level", help="how the device chooses its guesses, for example book, first or random")
    parser.add_argument("--language", help=f"of what is said: {', '.join(LANGUAGES)}")
    parser.add_argument(
        "--data", type=Path, metavar="FOLDER", help="keep the board's memory there, as play does; otherwise it is new"
    )
    parser.add_argument("--bell", action="store_true", help="ring the terminal's bell where the board sounds")
    parser.add_argument(
        "--python", default=sys.executable, metavar="FILE", help="run the emulator with this Python, which must have it"
    )


def profiles() -> list[str]:
    """Those that the emulated board can have."""
    from firmware.device.profiles import every
    from tools.boards import PICO

    return [profile.name for profile in every() if PICO.id in profile.boards]


def run(options: argparse.Namespace) -> int:
    from tools.emulation import playing

    return playing.run(options)
