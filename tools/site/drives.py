"""The files of the boards' drives, for the page to put on a board: each as it lies there, and a list of them all."""

import base64
import dataclasses
import json

from firmware import VERSION
from firmware.device import profiles
from tools import boards
from tools.bench import kept
from tools.build import contents
from tools.check import parts, saves, watched
from tools.check.first_hour import RESETS
from tools.check.repl import ASKS, PLAYED
from tools.flash import manifest

FOLDER = "board/"
LIST = "files.json"
CHECK = "check.json"


def made() -> dict[str, bytes]:
    """Return the files by their places in the site; a browser fetches one when a board lacks it."""
    drives = {board: contents.files(board) for board in boards.BOARDS}
    files = {name: content for files in drives.values() for name, content in files.items()}
    listed = {
        "version": VERSION,
        "circuitpython": boards.CIRCUITPYTHON,
        "boards": {
            board.id: {
                "name": board.name,
                "profile": profiles.named("", board.id).name,
                "without": sorted(files.keys() - drives[board]),
            }
            for board in boards.BOARDS
        },
        "files": {name: manifest.digest(files[name]) for name in sorted(files)},
    }
    lists = {LIST: listed, CHECK: check()}
    files |= {name: json.dumps(content).encode() for name, content in lists.items()}
    return {FOLDER + name: content for name, content in files.items()}


def check() -> dict[str, object]:
    """Return the steps and presses of each profile, the saves to type into, and the programs with their limits."""
    nvm, code = kept.round_in_memory(boards.PICO.nvm_size)
    profile_of = {profile.name: profile for profile in profiles.every()}
    return {
        "steps": {name: [dataclasses.asdict(step) for step in parts.steps(each)] for name, each in profile_of.items()},
        "erase": {"program": saves.ERASE, "limit": saves.ERASING},
        "nvm": base64.b64encode(nvm).decode(),
        "guesses": saves.wrong_guesses(code, RESETS),
        "asks": ASKS,
        "played": PLAYED,
        "presses": {
            name: [(parts.short(key), times) for key, times, _ in watched.presses(each, kept.pegs(code))]
            for name, each in profile_of.items()
        },
        "program": watched.program(),
        "limits": watched.LIMITS,
    }
