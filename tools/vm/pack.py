"""What goes into the VM: the compiled firmware and its data as on the board's drive, and the board that it runs on.

A pack is one file of them all, which the VM has as a drive (romfs.py).
"""

import ast
import functools
from collections.abc import Iterable
from typing import Any

from firmware.device.profiles import Profile
from firmware.engine.book import MORE
from firmware.ui.display.view import View
from tools import ROOT
from tools.build import contents, mpy, renaming, writer
from tools.build.house import House
from tools.vm import romfs

FRONT = tuple(f"tools/front/{name}.py" for name in ("display", "giving", "steps", "unseen"))
BOARD = ("tools/vm/board.py", "tools/vm/standins.py", *FRONT)
STARTERS = ("boot", "code", "firmware/safemode")  # CircuitPython starts these; here machine.js does


@functools.cache
def packed() -> bytes:
    return romfs.image(drive())


def drive() -> dict[str, bytes]:
    """Every file by its place on the VM's drive."""
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
    """Other names for those of ours here by which the build calls something of the firmware."""
    taken = set(house.renamed.values()) - house.renamed.keys()
    return {name: f"{name}_here" for tree in trees for name in renaming.defined(tree) & taken}


def plan(profile: Profile, nvm: str | None, columns: int = 60, asked: Iterable[str] = ()) -> dict[str, Any]:
    """The plan of board.py for the board of a profile."""
    wires = (profile.pixels, *profile.buttons.values(), *filter(None, (profile.sound, profile.motor, profile.speaker)))
    names = {mpy.whole_house().renamed.get(name, name): name for name in vars(View(""))}
    plan = {"board_id": profile.boards[0], "pins": wires, "columns": columns, "nvm": nvm, "asked": list(asked)}
    return {**plan, "names": names, "through": False}
