"""The game as a conversation in lines: in the terminal, with saves, or from a file, without."""

import argparse
import os
import time

from tools.front import desk as desks


def talk(options: argparse.Namespace) -> int:
    """Talk in the terminal, with the saves, and the settings in the environment."""
    from firmware.ui.console.console import Console

    from firmware.app import App
    from firmware.keep.log import Log
    from firmware.restored import restore
    from firmware.ui import settings, wishes
    from tools.faces.text import named, terminal
    from tools.front import parting, saves

    values, told = settings.read(os.environ.get)
    desk = desks.laid(options, values["language"], time.localtime)
    wishes.give(desk, values)
    with saves.opened(saves.place(options.data)) as (memory, spare, in_use):
        if in_use:
            print(in_use)
        console = Console(desk)
        port = terminal.Terminal(lambda line: named.signs(desk, line))
        log = Log(memory, spare)
        restored = restore(desk, log)
        app = App(desk, log)
        app.add_console(console, port)
        for words in told:
            port.say(desk.words(*words))
        for key in restored:
            if not (in_use and key == "kept-nowhere"):
                port.say(desk.words(key))
        desk.randrange = desks.chance(options)  # loading the saves used up the other one
        desks.begin(desk, options)
        status = terminal.run(app, console, port, time.monotonic, lambda: desk.occupied)
        print(in_use or parting.line(desk), flush=True)
        return status


def from_script(options: argparse.Namespace) -> int:
    """Talk from a file, without saves: the output depends on nothing but the file and the options."""
    from firmware.ui.console.console import Console

    from firmware.app import App
    from firmware.keep.log import Log
    from firmware.restored import restore
    from tools.faces.text import named, script

    desk = desks.laid(options)
    console = Console(desk)
    printed = script.Printed()
    log = Log(None)
    restore(desk, log)
    app = App(desk, log)
    app.add_console(console, printed)
    desks.begin(desk, options)
    return script.run(options.script, app, console, printed, lambda line: named.signs(desk, line))
