"""Play on this computer, as text: every mode, in five languages.

Without options it asks what to play. HELP lists what can be typed. Ctrl-C cuts a long thought short, and leaves where
something is asked; so does the end of what is typed.
"""

import argparse
import os
import random
import sys
import time
from pathlib import Path

from firmware.ui.words import LANGUAGES

SUMMARY = "play on this computer"
FIRMWARE = Path(__file__).resolve().parent.parent / "firmware"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--text", action="store_true", help="as lines of text, which is the one face there is so far")
    parser.add_argument("--mode", help="what to play: break, make, duel, match, race, helper or watch")
    parser.add_argument("--variant", help="which game, by name, for example classic, super or bulls")
    parser.add_argument("--level", help="how the device chooses its guesses, for example book, first or random")
    parser.add_argument("--language", default="en", help=f"of what is said: {', '.join(LANGUAGES)}")
    parser.add_argument("--seed", metavar="WORD", help="the same word or number draws the same codes")
    parser.add_argument(
        "--script", type=Path, metavar="FILE", help="play the lines of a file, and check what it expects"
    )


def run(options: argparse.Namespace) -> int:
    from tools.text import script, terminal

    try:
        if options.script:
            return script.run(options.script, console(options))
        return terminal.run(console(options), time.monotonic)
    except BrokenPipeError:  # whoever reads has gone; what is left in the buffer must not fail again at the end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def console(options: argparse.Namespace):
    """The console, with a match begun where the options say which."""
    from firmware.engine.book import from_shelf
    from firmware.engine.variant import named
    from firmware.game.rules import LEVELS, MODES, Rules, one_of
    from firmware.ui.console import Console
    from tools.trouble import Trouble

    def library(variant):
        return from_shelf(variant, lambda name: (FIRMWARE / "books" / f"{name}.book").open("rb"))

    def table(language):
        return lambda: (FIRMWARE / "words" / f"{language}.txt").open("rb")

    chance = random.Random(options.seed) if options.seed is not None else random.SystemRandom()
    try:
        language = one_of("the language", options.language, LANGUAGES)
        console = Console(table, chance.randrange, library, language)
        if options.variant:
            console.wishes["variant"] = named(options.variant)
        if options.level:
            console.wishes["level"] = one_of("the level", options.level, LEVELS)
        if options.mode or options.variant:
            mode = one_of("the mode", options.mode or "break", [mode for mode in MODES if mode != "number"])
            level = console.wishes.get("level", "book")
            console.begin(Rules(mode, console.wishes.get("variant") or named("classic"), level=level))
    except ValueError as wrong:
        sentence = str(wrong)
        raise Trouble(f"{sentence[0].upper()}{sentence[1:]}.") from wrong
    except OSError as wrong:
        raise Trouble(f"The words of this language cannot be read: {wrong}.") from wrong
    return console
