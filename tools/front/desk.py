"""A desk on this computer, with the firmware's books and words, and the match that the options of `play` ask for."""

import argparse
import random
import time
from collections.abc import Callable

from firmware.game import puzzle
from firmware.game.modes import DEALT, PERSON, PUZZLE, TABLE, mode_of
from firmware.game.rules import agree
from firmware.game.statistics import read
from firmware.keep.log import Log
from firmware.start import restore, wish
from firmware.ui.desk import Desk
from tools import ROOT
from tools.books.shelf import library
from tools.trouble import Trouble

FIRMWARE = ROOT / "firmware"
GOES_ON = "A round that was kept still goes on: leave out --mode and --variant to play it, or to end it with RESIGN."


def table(language: str) -> Callable:
    """Return the opener of the words of a language."""
    return lambda: (FIRMWARE / "words" / f"{language}.txt").open("rb")


def restored(options: argparse.Namespace, log, values: dict):
    """Return a desk with the firmware's books and words, these settings, a clock that tells the date, and all that the
    log has kept; and the keys of what is to be said of that.
    """

    def shelf():
        return (FIRMWARE / "books" / "classic.puzzles").open("rb")

    try:
        desk = Desk(table, chance(options), library, values["language"], clock=time.localtime, shelf=shelf)
    except OSError as wrong:
        raise Trouble(f"The words of this language cannot be read: {wrong}.") from wrong
    wish(desk, values)
    faults = restore(desk, log)
    desk.randrange = chance(options)  # loading the saves used up the other one
    return desk, faults


def chance(options: argparse.Namespace):
    return (random.SystemRandom() if options.seed is None else random.Random(options.seed)).randrange


def begin(desk, options: argparse.Namespace) -> str | None:
    """Begin the match that the options ask for, by what is wished; a variant alone asks for a round of it. Refuse one
    that asks for more than its name, and where a round that was kept would be lost. Where several people may play, who
    are asked for their names, return what is to be typed instead.
    """
    if not options.mode and not options.variant:
        return None
    mode = options.mode or "break"
    modes = [mode.name for mode in TABLE if mode.source in (DEALT, PUZZLE)]
    if mode not in modes:
        raise Trouble(f"The mode must be one of {', '.join(modes)}, not {mode}.")
    if desk.resumed:
        raise Trouble(GOES_ON)
    players = mode_of(mode).players
    if players is None or players.count(PERSON) > 1:
        return mode
    if mode == PUZZLE:
        desk.begin(puzzle.on_shelf(desk.shelf, puzzle.offered(desk.today(), desk.randrange)))
    else:
        desk.begin(agree(mode, desk.wishes["variant"], level=desk.wishes["level"]))
    return None


def parting_line(desk) -> str:
    """Return what is kept of this desk, as the last line that a person reads who leaves."""
    if not desk.keeps:
        return desk.words(desk.fault)
    return desk.words("kept", sum(record.played() for record in read(desk.counted).records))


def parting_line_of(nvm: bytes, language: str) -> str:
    """Return the line about what is kept in a board's memory, in the language that it spoke last."""
    desk = Desk(table, lambda stop: 0, language=language)
    restore(desk, Log(bytearray(nvm)))
    return parting_line(desk)
