"""The files of the boards' drives, for the page to put on a board: each as it lies there, and a list of them all."""

import json

from firmware import VERSION
from tools import boards
from tools.build import product
from tools.flash import manifest

FOLDER = "board/"
LIST = "files.json"


def made() -> dict[str, bytes]:
    """Return the files by their places in the site; a browser fetches one when a board lacks it."""
    drives = {board: product.files_of(board) for board in boards.BOARDS}
    files = {name: content for files in drives.values() for name, content in files.items()}
    listed = {
        "version": VERSION,
        "circuitpython": boards.CIRCUITPYTHON,
        "boards": {
            board.id: {"name": board.name, "without": sorted(files.keys() - drives[board])} for board in boards.BOARDS
        },
        "files": {name: manifest.digest(files[name]) for name in sorted(files)},
    }
    return {FOLDER + name: content for name, content in (files | {LIST: json.dumps(listed).encode()}).items()}
