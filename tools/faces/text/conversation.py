"""The game as a conversation in lines, in the terminal or a pipe."""

import argparse
import shutil
import sys
import time

from firmware.app import App
from firmware.keep.log import Log
from firmware.slots import Slots
from firmware.ui.faces.words import Words
from firmware.ui.shell import Shell
from tools.faces.text import named, terminal
from tools.front import desk as desks
from tools.front import kept, saves, start


def talk(options: argparse.Namespace) -> int:
    settled = start.settled(options)
    with saves.opened(saves.place(options.data)) as (memory, in_use):
        if in_use:
            print(in_use)
        log = Log(memory)
        kept.give_way(log, start.asked(options))
        desk, restored = desks.restored(options, log, settled.values)
        port = terminal.Terminal(lambda line: named.signs(desk, line))
        for line in [*settled.faults, *((key,) for key in restored if not (in_use and key == "kept-nowhere"))]:
            port.say(desk.words.tell(line))
        typed = desks.begin(desk, options)
        shell = Shell(desk, Slots())
        if sys.stdout.isatty():
            shell.columns = min(shell.columns, shutil.get_terminal_size().columns)
        words = Words(shell)
        app = App(desk, shell, log)
        app.add_words(words, port)
        if typed:
            words.type(typed)
        status = terminal.run(app, words, port, time.monotonic, lambda: desk.occupied)
        print(in_use or desks.parting_line(desk), flush=True)
        return status
