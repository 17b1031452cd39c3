"""Zips: the game, laid out as Adafruit's project bundles are, for people who copy the files themselves; and any files.

Nothing is compressed, so that the bytes do not depend on the zlib of this computer; most of it would hardly shrink.
"""

import zipfile
from pathlib import Path

from tools.boards import CIRCUITPYTHON, Board

BEGINNING = (1980, 1, 1, 0, 0, 0)  # the earliest date that a zip can hold


def write(target: Path, files: dict[str, bytes], board: Board, version: str) -> None:
    text = (Path(__file__).parent / "README.txt").read_text("utf-8")
    readme = text.format(version=version, board=board.name, id=board.id, circuitpython=CIRCUITPYTHON)
    drive = {f"{target.stem}/CircuitPython {CIRCUITPYTHON}.x/{place}": content for place, content in files.items()}
    pack(target, {f"{target.stem}/README.txt": readme.encode("utf-8"), **drive})


def pack(target: Path, files: dict[str, bytes]) -> Path:
    """Write a zip of these files by their paths, and return it."""
    with zipfile.ZipFile(target, "w") as bundle:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name, BEGINNING)
            entry.create_system = 3  # always Unix, whatever computer writes it
            entry.external_attr = 0o100644 << 16
            bundle.writestr(entry, content)
    return target
