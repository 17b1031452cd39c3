"""The files of the boards' drives, for the page to put on a board: each as it lies there, and a list of them all."""

import json
import tempfile
from pathlib import Path

from firmware import VERSION
from tools import boards
from tools.boards import Board
from tools.build import contents, product
from tools.flash import manifest

FOLDER = "board/"
LIST = "files.json"


def made() -> dict[str, bytes]:
    """Return the files by their places in the site; a browser fetches one when a board lacks it."""
    drives = {board: drive(board) for board in boards.BOARDS}
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


def drive(board: Board) -> dict[str, bytes]:
    with tempfile.TemporaryDirectory() as folder:
        contents.fill(Path(folder), board)
        return product.files_in(Path(folder))
