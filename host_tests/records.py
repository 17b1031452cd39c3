"""Write anew what is on record: the transcripts, the walks and the rounds that the engine plays.

    python3 host_tests/records.py

Tests compare the game with them, so whatever a change has moved shows in the diff: read it.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def write_all():
    """Into the files of each."""
    from firmware.ui.words import LANGUAGES
    from host_tests.engine import rounds
    from host_tests.ui import transcript, walk

    for language in LANGUAGES:
        _write(transcript.file_of(language), transcript.written(language))
    for name in walk.NAMES:
        _write(walk.file_of(name), walk.written(name))
    _write(walk.file_of("brief"), walk.in_brief())
    _write(rounds.FILE, rounds.written())


def _write(file, content):
    file.write_text(content, "utf-8", newline="\n")


if __name__ == "__main__":
    sys.path[:] = [*sys.path[1:], str(ROOT)]  # the root last, as `import code` must find the standard library's
    write_all()
