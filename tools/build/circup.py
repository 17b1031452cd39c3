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
from tools.build.constants import READ_THERE

NAME, CODE, TAG = "peglight", "firmware", f"v{VERSION}"
VERSIONED = f'__version__ = "{VERSION}"\n'  # by which circup tells an older one
NEEDS = {
    "requirements.txt": "adafruit-circuitpython-neopixel\n",
    "pyproject.toml": f'[circup]\ncircup_dependencies = ["{CODE}"]\n',
}


def write(into: Path) -> list[Path]:
    """Write both zips and their list."""
    sources = {place.as_posix(): (ROOT / place).read_bytes() for place in [*mpy.board_files(), *contents.data()]}
    compiled = mpy.compiled(VERSIONED, f"{NAME}.mpy")
    listed = {NAME: {"package": False, "version": VERSION, "path": f"lib/{NAME}", "dependencies": [CODE, "neopixel"]}}
    index = into / f"{NAME}-{TAG}.json"
    index.write_text(json.dumps(listed) + "\n", "utf-8", newline="\n")
    return [
        pack(into, "py", sources, f"{NAME}.py", VERSIONED.encode()),
        pack(into, f"{CIRCUITPYTHON}.x-mpy", contents.files(PICO), f"{NAME}.mpy", compiled),
        index,
    ]


def pack(into: Path, platform: str, drive: dict[str, bytes], own: str, version: bytes) -> Path:
    """Write one zip, of the game as it lies on a drive and what circup wants beside it."""
    files = {f"lib/{place}": drive[place] for place in sorted(drive) if place.startswith(f"{CODE}/")}
    files[f"lib/{own}"] = version
    files |= {f"examples/{NAME}/{Path(place).name}": (ROOT / place).read_bytes() for place in READ_THERE}
    files |= {f"requirements/{NAME}/{file}": text.encode() for file, text in NEEDS.items()}
    target = into / f"{NAME}-{platform}-{TAG}.zip"
    return bundle.pack(target, {f"{target.stem}/{place}": content for place, content in files.items()})
