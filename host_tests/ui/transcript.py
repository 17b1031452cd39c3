"""The transcripts: a session of the text console in each language, in the format of `tools/faces/text/script.py`.

What is typed in them is thought out by hand. host_tests/records.py writes what is said between, and the line under the
note `# the code`, which breaks it. Read them afterwards as a person would who sees them on a screen.
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

SEED = "3"
THE_CODE = "# the code"


def file_of(language):
    return Path(__file__).parent / "transcripts" / f"{language}.txt"


def options_of(language):
    """What `peg.py play --seed 3 --language LANGUAGE --script FILE` is given."""
    parser = argparse.ArgumentParser()
    play.arguments(parser)
    return parser.parse_args(["--seed", SEED, "--language", language, "--script", str(file_of(language))])


def written(language):
    """The transcript as the console would write it now but for its title, whose version is another with each release;
    the typed lines are taken from the one that there is."""
    options = options_of(language)
    desk = desks.laid(options)
    console = Console(desk)
    app = App(desk, Log(None))
    app.add_console(console, script.Printed())
    desks.begin(desk, options)
    said = io.StringIO()
    lines = file_of(language).read_text("utf-8").splitlines()
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
