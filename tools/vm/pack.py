"""Pack for the VM the compiled firmware and its data, as on a board's drive, with the board that it runs on.

A pack is one file of them all, a ROM file system, which the VM has as its drive.
"""

import itertools
from collections.abc import Callable
from typing import Any

from mpremote import romfs

from firmware.device.profiles import Profile
from firmware.engine.book import MORE
from tools import ROOT
from tools.build import contents, mpy
from tools.build.constants import READ_THERE, board_files
from tools.front import keys, page

BOARD = ("tools/vm/board", "tools/vm/display", "tools/virtual/board", "tools/virtual/standins", "tools/front/kept")


def compiled(place: str) -> bytes:
    return mpy.compiled((ROOT / place).read_text("utf-8"), place, for_vm=True)


def packed(files: dict[str, bytes]) -> bytes:
    image = romfs.VfsRomWriter()
    write_folder(image, files)
    return bytes(image.finalise())


def write_folder(image: romfs.VfsRomWriter, files: dict[str, bytes]) -> None:
    """Write these files, by their places in a folder, and the folders in it."""
    for name, places in itertools.groupby(sorted(files), key=lambda place: place.partition("/")[0]):
        inside = {place.partition("/")[2]: files[place] for place in places}
        if "" in inside:
            image.mkfile(name, inside[""])
        else:
            image.opendir(name)
            write_folder(image, inside)
            image.closedir()


def drive(compiled: Callable[[str], bytes] = compiled) -> dict[str, bytes]:
    """Return every file by its place on the VM's drive, but those that CircuitPython starts: here machine.js does."""
    sources = [place.as_posix() for place in board_files()]
    places = [source.removesuffix(".py") for source in sources if source not in READ_THERE]
    files = {f"{place}.mpy": compiled(f"{place}.py") for place in [*places, *BOARD]}
    without_name = MORE.split()  # a page has no room for these
    kept = [place for place in contents.data() if place.stem not in without_name]
    return files | {place.as_posix(): (ROOT / place).read_bytes() for place in kept}


def plan(profile: Profile, nvm: str | None) -> dict[str, Any]:
    """Return the plan of board.py for the board of a profile."""
    wires = (profile.pixels, *profile.buttons.values(), *filter(None, (profile.sound, profile.motor, profile.speaker)))
    return {
        "board_id": profile.boards[0],
        "pins": wires,
        "pixels": profile.pixels,
        "sound": profile.sound,
        "moves": {pin: keys.pins_of(profile, key) for key, pin in profile.buttons.items()},
        "pressed": profile.pressed,
        "nvm": nvm,
        "asked": [],
        "through": False,
        "fields": page.NAMES,
    }
