"""Pack for the VM the compiled firmware and its data, as on a board's drive, with the board that it runs on.

A pack is one file of them all, a ROM file system, which the VM has as its drive.
"""

import ast
import functools
import itertools
from collections.abc import Iterable
from typing import Any

from mpremote import romfs

from firmware.device.profiles import Profile
from firmware.engine.book import MORE
from firmware.ui.faces.page import Page
from tools import ROOT
from tools.build import contents, mpy, renaming, writer
from tools.build.house import House
from tools.front import keys

FRONT = tuple(f"tools/front/{name}.py" for name in ("display", "giving", "steps", "unseen"))
BOARD = ("tools/vm/board.py", "tools/virtual/board.py", "tools/virtual/standins.py", *FRONT)
STARTERS = ("boot", "code", "firmware/safemode")  # CircuitPython starts these; here machine.js does


@functools.cache
def packed() -> bytes:
    image = romfs.VfsRomWriter()
    write_folder(image, drive())
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


def drive() -> dict[str, bytes]:
    """Return every file by its place on the VM's drive."""
    house = mpy.whole_house()
    files = {place.removesuffix(".py") + ".mpy": content for place, content in mpy.files_of(house).items()}
    for starter in STARTERS:
        files.pop(f"{starter}.mpy", None)
    trees = {place: mpy.tree_of(place) for place in BOARD}
    apart = renaming.Renaming(not_taken(house, trees.values()))
    for place, tree in trees.items():
        text = writer.written(house, ast.unparse(apart.visit(tree)), place)
        files[place.removesuffix(".py") + ".mpy"] = mpy.compiled(text, place)
    kept = [place for place in contents.data() if place.stem not in MORE]  # a page has room for games with a name
    return files | {place.as_posix(): (ROOT / place).read_bytes() for place in kept}


def not_taken(house: House, trees: Iterable[ast.Module]) -> dict[str, str]:
    """Return other names for those of ours here by which the build calls something of the firmware."""
    taken = set(house.renamed.values()) - house.renamed.keys()
    return {name: f"{name}_here" for tree in trees for name in renaming.defined(tree) & taken}


def plan(profile: Profile, nvm: str | None, columns: int = 60, asked: Iterable[str] = ()) -> dict[str, Any]:
    """Return the plan of board.py for the board of a profile."""
    wires = (profile.pixels, *profile.buttons.values(), *filter(None, (profile.sound, profile.motor, profile.speaker)))
    names = {mpy.whole_house().renamed.get(name, name): name for name in vars(Page(""))}
    return {
        "board_id": profile.boards[0],
        "pins": wires,
        "pixels": profile.pixels,
        "sound": profile.sound,
        "moves": {pin: keys.pins_of(profile, key) for key, pin in profile.buttons.items()},
        "pressed": profile.pressed,
        "columns": columns,
        "nvm": nvm,
        "asked": list(asked),
        "names": names,
        "through": False,
    }
