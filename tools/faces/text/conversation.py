"""The game as a conversation in lines: in the terminal, with saves, or from a file, without."""

import argparse
import time

from tools.front import desk as desks


def talk(options: argparse.Namespace) -> int:
    """Talk in the terminal, with the saves, and the settings in the environment."""
    from firmware.app import App
    from firmware.keep.log import Log
    from firmware.restored import restore
    from firmware.slots import Slots
    from firmware.ui import rules_wanted, settings
    from firmware.ui.faces.words import Words
    from firmware.ui.shell import Shell
    from tools.faces.text import named, terminal
    from tools.front import parting, saves, start

    values, told = settings.read(start.of_environment().get)
    desk = desks.laid(options, values["language"], time.localtime)
    rules_wanted.give(desk, values)
    with saves.opened(saves.place(options.data)) as (memory, spare, in_use):
        if in_use:
            print(in_use)
        port = terminal.Terminal(lambda line: named.signs(desk, line))
        log = Log(memory, spare)
        restored = restore(desk, log)
        for line in told:
            port.say(desk.words.tell(line))
        for key in restored:
            if not (in_use and key == "kept-nowhere"):
                port.say(desk.words(key))
        desk.randrange = desks.chance(options)  # loading the saves used up the other one
        desks.begin(desk, options)
        shell = Shell(desk, Slots())
        words = Words(shell)
        app = App(desk, shell, log)
        app.add_words(words, port)
        status = terminal.run(app, words, port, time.monotonic, lambda: desk.occupied)
        print(in_use or parting.line(desk), flush=True)
        return status


def from_script(options: argparse.Namespace) -> int:
    """Talk from a file, without saves: the output depends on nothing but the file and the options."""
    from firmware.app import App
    from firmware.keep.log import Log
    from firmware.restored import restore
    from firmware.slots import Slots
    from firmware.ui import rules_wanted, settings
    from firmware.ui.faces.words import Words
    from firmware.ui.shell import Shell
    from tools.faces.text import named, script

    desk = desks.laid(options)
    rules_wanted.give(desk, settings.read(lambda _key: None)[0])
    printed = script.Printed()
    log = Log(None)
    restore(desk, log)
    desks.begin(desk, options)
    shell = Shell(desk, Slots())
    words = Words(shell)
    app = App(desk, shell, log)
    app.add_words(words, printed)
    return script.run(options.script, app, words, printed, lambda line: named.signs(desk, line))
