"""The transcript: a session at the text console, in the format of `tools/faces/text/script.py`.

What is typed in it is thought out by hand; what is said between, and the line under the note `# the code`, which breaks
it, are written anew after a change of what is said. Read them afterwards as a person would who sees them on a screen:

    .venv/bin/python -m host_tests.ui.transcript
"""

import argparse
import contextlib
import io
from pathlib import Path

from firmware.app import App
from firmware.keep.log import Log
from firmware.ui import notation
from firmware.ui.console.console import Console
from tools.commands import play
from tools.faces.text import script
from tools.front import desk as desks

FILE = Path(__file__).with_name("transcript.txt")
THE_CODE = "# the code"


def options():
    """Return the options of `peg.py play --seed 3 --language en --script FILE`."""
    parser = argparse.ArgumentParser()
    play.arguments(parser)
    return parser.parse_args(["--seed", "3", "--language", "en", "--script", str(FILE)])


def written():
    """Return what the console says now to what the file types, without the title, which names the version."""
    desk = desks.laid(options())
    console = Console(desk)
    app = App(desk, Log(None))
    app.add_console(console, script.Printed())
    desks.begin(desk, options())
    said = io.StringIO()
    lines = FILE.read_text("utf-8").splitlines()
    with contextlib.redirect_stdout(said):
        script.go_on(app, console)
        for before, line in zip(["", *lines], lines, strict=False):
            if line.startswith("#"):
                print(line)
            elif line.startswith(">"):
                typed = code_on_the_table(desk) if before == THE_CODE else line[1:].strip()
                print(f"> {typed}".rstrip())
                console.type(typed)
                script.go_on(app, console)
    return said.getvalue().partition("\n")[2]


def code_on_the_table(desk):
    played = desk.match.round
    return notation.spell(played.variant, played.known(), "").lower()


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8", newline="\n")
