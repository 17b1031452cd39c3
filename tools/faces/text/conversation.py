"""The game as a conversation in lines: in the terminal, with saves, or from a file, without."""

import argparse
import os
import random
import time
from collections.abc import Callable

from firmware.ui.words import LANGUAGES
from tools import ROOT

FIRMWARE = ROOT / "firmware"


def talk(options: argparse.Namespace) -> int:
    """Talk in the terminal, with the saves, and the settings in the environment."""
    from firmware.app import App
    from firmware.keep.log import Log
    from firmware.ui import settings, wishes
    from firmware.ui.console.console import Console
    from tools.faces.text import terminal
    from tools.front import parting, saves

    values, told = settings.read(os.environ.get)
    desk = laid(options, values["language"], time.localtime)
    wishes.give(desk, values)
    with saves.opened(saves.place(options.data)) as (memory, spare, in_use):
        if in_use:
            print(in_use)
        console = Console(desk)
        port = terminal.Terminal()
        log = Log(memory, spare)
        app = App(desk, log)
        app.add_console(console, port)
        for words in told:
            port.say(desk.words(*words))
        for key in app.restore():
            if not (in_use and key == "kept-nowhere"):
                port.say(desk.words(key))
        desk.randrange = chance(options)  # loading the saves used up the other one
        begin(desk, options)
        status = terminal.run(app, console, time.monotonic)
        print(in_use or parting.line(desk), flush=True)
        return status


def from_script(options: argparse.Namespace) -> int:
    """Talk from a file, without saves: the output depends on nothing but the file and the options."""
    from firmware.app import App
    from firmware.keep.log import Log
    from firmware.ui.console.console import Console
    from tools.faces.text import script

    desk = laid(options)
    console = Console(desk)
    printed = script.Printed()
    app = App(desk, Log(None))
    app.add_console(console, printed)
    begin(desk, options)
    return script.run(options.script, app, console, printed)


def laid(options: argparse.Namespace, language: str = LANGUAGES[0], clock: Callable | None = None):
    """A desk with the firmware's books and words, and a clock that tells the date."""
    from firmware.engine.book import from_shelf
    from firmware.ui.desk import Desk
    from tools.trouble import Trouble

    def library(variant, level):
        return from_shelf(variant, level, lambda name: (FIRMWARE / "books" / f"{name}.book").open("rb"))

    def table(language):
        return lambda: (FIRMWARE / "words" / f"{language}.txt").open("rb")

    try:
        return Desk(table, chance(options), library, language, clock=clock)
    except OSError as wrong:
        raise Trouble(f"The words of this language cannot be read: {wrong}.") from wrong


def chance(options: argparse.Namespace):
    return (random.SystemRandom() if options.seed is None else random.Random(options.seed)).randrange


def begin(desk, options: argparse.Namespace) -> None:
    """Set the language and begin the match that the options ask for."""
    from firmware.engine.games import named
    from firmware.game.rules import LEVELS, TABLE, Rules, one_of
    from tools.trouble import Trouble

    try:
        if options.language:
            desk.speak(one_of("the language", options.language, LANGUAGES))
        if options.variant:
            desk.wishes["variant"] = named(options.variant)
        if options.level:
            desk.wishes["level"] = one_of("the level", options.level, LEVELS)
        if options.mode or options.variant:
            mode = one_of("the mode", options.mode or "break", [mode.name for mode in TABLE if not mode.given])
            level = desk.wishes.get("level", "book")
            desk.begin(Rules(mode, desk.wishes.get("variant") or named("classic"), level=level))
    except ValueError as wrong:
        sentence = str(wrong)
        raise Trouble(f"{sentence[0].upper()}{sentence[1:]}.") from wrong
    except OSError as wrong:
        raise Trouble(f"The words of this language cannot be read: {wrong}.") from wrong
