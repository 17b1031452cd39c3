"""The game as a conversation in lines: in the terminal, with saves, or from a file, without."""

import argparse
import time

from tools.front import desk as desks


def talk(options: argparse.Namespace) -> int:
    """Talk in the terminal, with the saves, and the settings in the environment."""
    from firmware.keep.log import Log
    from firmware.start import read_settings
    from tools.faces.text import named, terminal
    from tools.front import saves, start

    values, told = read_settings(start.of_environment().get)
    with saves.opened(saves.place(options.data)) as (memory, in_use):
        if in_use:
            print(in_use)
        log = Log(memory)
        desk, restored = desks.restored(options, log, values, time.localtime)
        port = terminal.Terminal(lambda line: named.signs(desk, line))
        for line in [*told, *((key,) for key in restored if not (in_use and key == "kept-nowhere"))]:
            port.say(desk.words.tell(line))
        app, words = _begin(options, desk, log, port)
        status = terminal.run(app, words, port, time.monotonic, lambda: desk.occupied)
        print(in_use or desks.parting_line(desk), flush=True)
        return status


def from_script(options: argparse.Namespace) -> int:
    """Talk from a file, without saves: the output depends on nothing but the file and the options."""
    from firmware.keep.log import Log
    from firmware.start import read_settings
    from tools.faces.text import named, script

    log, printed = Log(None), script.Printed()
    desk, _ = desks.restored(options, log, read_settings(lambda _key: None)[0])
    app, words = _begin(options, desk, log, printed)
    return script.run(options.script, app, words, printed, lambda line: named.signs(desk, line))


def _begin(options: argparse.Namespace, desk, log, port):
    """Begin what the options ask for; the app, and its words at this port."""
    from firmware.app import App
    from firmware.slots import Slots
    from firmware.ui.faces.words import Words
    from firmware.ui.shell import Shell

    desks.begin(desk, options)
    shell = Shell(desk, Slots())
    words = Words(shell)
    app = App(desk, shell, log)
    app.add_words(words, port)
    if options.mode and desks.asks_first(options.mode):
        words.type(options.mode)
    return app, words
