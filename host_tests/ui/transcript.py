"""The transcripts: a session of the text console in each language, in the format of `tools/text/script.py`.

What is typed in them is thought out by hand, what is said between is written by

  python3 host_tests/ui/transcript.py

Read them afterwards as a person would who sees them on a screen.
"""

import argparse
import contextlib
import io
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SEED = 3
NOTE = "# Only the typed lines are by hand: see host_tests/ui/transcript.py.\n"


def file_of(language):
    return Path(__file__).parent / "transcripts" / f"{language}.txt"


def console_of(language):
    """The console that `peg.py play --seed 3 --language LANGUAGE` has."""
    from tools import play

    parser = argparse.ArgumentParser()
    play.arguments(parser)
    return play.console(parser.parse_args(["--seed", str(SEED), "--language", language]))


def written(language):
    """The transcript as the console would write it now, the typed lines taken from the one that there is."""
    from tools.text import script

    lines = file_of(language).read_text("utf-8").splitlines()
    console = console_of(language)
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        script.said_until_asked(console)
        for typed in [line[1:].strip() for line in lines if line.startswith(">")]:
            print(f"> {typed}".rstrip())
            console.type(typed)
            script.said_until_asked(console)
    return NOTE + said.getvalue()


def write_all():
    from firmware.ui.words import LANGUAGES

    for language in LANGUAGES:
        file_of(language).write_text(written(language), "utf-8", newline="\n")


if __name__ == "__main__":
    sys.path[:] = [*sys.path[1:], str(ROOT)]  # the root last, as `import code` must find the standard library's
    write_all()
