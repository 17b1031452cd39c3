"""A bundle for circup, with which people put libraries of CircuitPython on a board: `circup install peglight`.

A bundle is a zip of the sources and one of the compiled files, named after the repository and the tag of its release.
circup copies libraries to `lib`, and what CircuitPython starts as examples to the top of the drive.
"""

import json
from pathlib import Path

from firmware import VERSION
from tools import ROOT
from tools.boards import CIRCUITPYTHON, PICO
from tools.build import bundle, contents, mpy
from tools.build.constants import READ_THERE, board_files

NAME, CODE, TAG = "peglight", "firmware", f"v{VERSION}"
VERSIONED = f'__version__ = "{VERSION}"\n'  # by which circup tells an older one
NEEDS = {
    "requirements.txt": "adafruit-circuitpython-neopixel\n",
    "pyproject.toml": f'[circup]\ncircup_dependencies = ["{CODE}"]\n',
}


def write(into: Path) -> list[Path]:
    """Write both zips, of the game as it lies on a drive and what circup wants beside it, and their list."""
    sources = {place.as_posix(): (ROOT / place).read_bytes() for place in [*board_files(), *contents.data()]}
    drives = {
        "py": {**sources, f"{NAME}.py": VERSIONED.encode()},
        f"{CIRCUITPYTHON}.x-mpy": {**contents.files(PICO), f"{NAME}.mpy": mpy.compiled(VERSIONED, f"{NAME}.mpy")},
    }
    beside = {f"examples/{NAME}/{Path(place).name}": (ROOT / place).read_bytes() for place in READ_THERE}
    beside |= {f"requirements/{NAME}/{file}": text.encode() for file, text in NEEDS.items()}
    made = [into / f"{NAME}-{platform}-{TAG}.zip" for platform in drives]
    for target, drive in zip(made, drives.values(), strict=True):
        game = {f"lib/{place}": drive[place] for place in sorted(drive) if place.startswith((f"{CODE}/", f"{NAME}."))}
        bundle.pack(target, {f"{target.stem}/{place}": content for place, content in {**game, **beside}.items()})
    listed = {NAME: {"package": False, "version": VERSION, "path": f"lib/{NAME}", "dependencies": [CODE, "neopixel"]}}
    index = into / f"{NAME}-{TAG}.json"
    index.write_text(json.dumps(listed) + "\n", "utf-8", newline="\n")
    return [*made, index]
