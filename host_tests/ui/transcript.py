"""The transcripts: a session of the text console in each language, in the format of `tools/faces/text/script.py`.

What is typed in them is thought out by hand, what is said between is written by

  python3 host_tests/ui/transcript.py

and so is the line under the note `# the code`, which breaks it. Read them afterwards as a person would who sees them on
a screen.
"""

import argparse
import contextlib
import io
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]  # before `tools` can be imported
SEED = "3"
THE_CODE = "# the code"


def file_of(language):
    return Path(__file__).parent / "transcripts" / f"{language}.txt"


def options_of(language):
    """What `peg.py play --seed 3 --language LANGUAGE --script FILE` is given."""
    from tools.commands import play

    parser = argparse.ArgumentParser()
    play.arguments(parser)
    return parser.parse_args(["--seed", SEED, "--language", language, "--script", str(file_of(language))])


def written(language):
    """The transcript as the console would write it now but for its title, whose version is another with each release;
    the typed lines are taken from the one that there is."""
    from firmware.app import App
    from firmware.keep.log import Log
    from firmware.ui.console.console import Console
    from tools.faces.text import script
    from tools.front import desk as desks

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
    from firmware.ui import notation

    played = desk.match.round
    return notation.spell(played.variant, played.known(), "").lower()


def write_all():
    from firmware.ui.words import LANGUAGES

    for language in LANGUAGES:
        file_of(language).write_text(written(language), "utf-8", newline="\n")


if __name__ == "__main__":
    sys.path[:] = [*sys.path[1:], str(ROOT)]  # the root last, as `import code` must find the standard library's
    write_all()
