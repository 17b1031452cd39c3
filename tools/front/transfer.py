"""The saves of this computer as one file: the page in a browser takes it, and makes it, too."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.front import kept, saves
from tools.trouble import Trouble

BEFORE = "saves.before.bin"


def run(options: argparse.Namespace) -> int:
    folder = saves.place(options.data)
    print(export(folder, options.export) if options.export else take(folder, options.taken))
    return 0


def export(folder: Path, file: Path) -> str:
    """Write the saves to this file, and return a sentence that says so."""
    with alone(folder) as memory:
        saved = memory[0 : saves.SIZE]
    if not kept.are_saves(saved):
        raise Trouble(f"Nothing is saved in {folder} yet: play first.")
    try:
        file.write_bytes(saved)
    except OSError as wrong:
        raise Trouble(f"{file} cannot be written ({wrong.strerror}): name another file.") from wrong
    return f"The saves are in {file}. The page takes them: YOU, Load a file."


def take(folder: Path, file: Path) -> str:
    """Replace the saves by those of this file, and return a sentence that says so."""
    try:
        with file.open("rb") as opened:
            content = opened.read(saves.SIZE + 1)
    except OSError as wrong:
        raise Trouble(f"{file} cannot be read ({wrong.strerror}): name the file that the page has made.") from wrong
    if len(content) != saves.SIZE or not kept.are_saves(content):
        raise Trouble(f"{file} holds no saves of Peglight: name the file that the page has made.")
    with alone(folder) as memory:
        saves.replace(folder / BEFORE, memory[0 : saves.SIZE])
        saves.replace(folder / saves.FILE, content)
    return f"The saves of {file} are taken. Those that were here before are in {folder / BEFORE}."


@contextmanager
def alone(folder: Path) -> Iterator[saves.Saves]:
    with saves.opened(folder) as (memory, _):
        if not memory:
            raise Trouble(f"Another game is keeping its saves in {folder}: end that one first.")
        yield memory
