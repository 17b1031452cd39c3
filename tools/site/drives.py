"""The files of the boards' drives, for the page to put on a board: each as it lies there, and a list of them all."""

import dataclasses
import json

from firmware import VERSION
from firmware.device import profiles
from tools import boards
from tools.build import contents
from tools.check import parts, saves
from tools.check.first_hour import ERASE_MS
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
                "profile": profiles.suiting(board.id).name,
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
    """Return the steps of the check of each profile, and the program that times an erase."""
    steps = {profile.name: [dataclasses.asdict(step) for step in parts.steps(profile)] for profile in profiles.every()}
    return {"steps": steps, "erase": saves.ERASE, "most_ms": ERASE_MS}
