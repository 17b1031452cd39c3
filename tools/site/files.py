"""The files of the site. The same sources make the same bytes; together they are one version for offline.js to keep."""

import hashlib
import json
import re
import shutil
from pathlib import Path

from tools import ROOT, npm, vm
from tools.build import product
from tools.site import drives, known, said
from tools.site.manual import pages
from tools.vm import pack

PAGE = Path(__file__).resolve().parent / "page"
FOLDER = product.DIST / "site"
VM = vm.HERE / "node_modules" / "@micropython" / "micropython-webassembly-pyscript"
ELSEWHERE = {
    "machine.js": vm.HERE / "machine.js",
    "micropython.js": VM / "micropython.mjs",
    "micropython.wasm": VM / "micropython.wasm",
    "qr.js": vm.HERE / "node_modules" / "lean-qr" / "nano.mjs",
}
START = "index.html"
OFFLINE = "offline.js"
WORDS = "words.js"
PRELOAD = '<link rel="modulepreload" href="{}">'
IMPORTED = re.compile(r'^import .*"\./(.+)";$', re.MULTILINE)
LICENCES = "licences.txt"
LICENCES_TEXT = """Peglight

{}

MicroPython, in micropython.js and micropython.wasm: MIT

Copyright (c) 2013-2025 Damien P. George

lean-qr, in qr.js: MIT

Copyright (c) 2021-2025 David Evans"""
OURS = "peglight-"


def ready(folder: Path = FOLDER) -> Path:
    """Return the folder of the site, made anew if a source is younger."""
    with product.alone(folder.parent):
        start = folder / START
        if not start.exists() or start.stat().st_mtime < newest_source_s():
            print("Making the page: this takes some seconds.", flush=True)
            make(folder)
    return folder


def newest_source_s() -> float:
    """Return the time of the last change to the firmware or the tools; a folder changes when a file leaves it."""
    sources = [path for name in ("firmware", "tools") for path in (ROOT / name).rglob("*")]
    return max(path.stat().st_mtime for path in sources if not {"node_modules", "__pycache__"} & {*path.parts})


def make(into: Path) -> dict[str, bytes]:
    """Write the site into this folder, in the place of an older one, and return its files by their paths."""
    files = made()
    if into.exists():
        shutil.rmtree(into)
    in_turn = sorted(files, key=START.__eq__)  # the start comes last: where it is, all of it is
    product.lay({name: files[name] for name in in_turn}, into)
    return files


def made() -> dict[str, bytes]:
    npm.ready(vm.HERE)
    files = own()
    files.update((name, file.read_bytes()) for name, file in ELSEWHERE.items())
    files[START] = files[START].replace(b"$preloads", "\n  ".join(map(PRELOAD.format, scripts())).encode())
    files["drive.rom"] = pack.packed(pack.drive())
    files["known.json"] = known.written()
    files[LICENCES] = LICENCES_TEXT.format((ROOT / "LICENSE").read_text("utf-8")).encode()
    files.update(pages.made())
    files.update(drives.made())
    files[OFFLINE] = offline(files)
    return dict(sorted(files.items()))


def own() -> dict[str, bytes]:
    """Return the files of the page itself, with its words."""
    files = {file.name: file.read_bytes() for file in PAGE.iterdir() if file.name != OFFLINE}
    files[WORDS] = files[WORDS].replace(b"WORDS = {}", b"WORDS = " + said.written())
    return files


def scripts() -> list[str]:
    """Return the scripts that the first picture needs: page.js, and all that they import."""
    names = ["page.js"]
    for name in names:  # which grows
        names += set(IMPORTED.findall((PAGE / name).read_text("utf-8"))) - {*names}
    return sorted(names)


def is_of_a_board(name: str) -> bool:
    """Return whether only who puts the game on a board fetches this file."""
    return name.startswith(drives.FOLDER)


def offline(files: dict[str, bytes]) -> bytes:
    """Return the service worker with the version and the list of its files; the start is asked for as a folder."""
    script = (PAGE / OFFLINE).read_bytes()
    version = hashlib.sha256(b"".join([script, *(content for _, content in sorted(files.items()))])).hexdigest()[:16]
    names = ["./", *sorted(name for name in files if name != LICENCES and not is_of_a_board(name))]
    head = f'const OURS = "{OURS}";\nconst VERSION = "{OURS}{version}";\nconst FILES = {json.dumps(names)};\n\n'
    return head.encode() + script
