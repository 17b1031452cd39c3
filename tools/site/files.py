"""The files of the site. The same sources make the same bytes; together they are one version for offline.js to keep."""

import hashlib
import json
import shutil
from pathlib import Path

from tools import ROOT, npm, vm
from tools.faces import web
from tools.site import known
from tools.site.manual import pages
from tools.trouble import Trouble
from tools.vm import pack

HERE = Path(__file__).resolve().parent
PAGE = Path(web.__file__).resolve().parent
VM = vm.HERE / "node_modules" / "@micropython" / "micropython-webassembly-pyscript"
SCRIPTS = {
    **{name: PAGE / name for name in ("page.css", "page.js", "puzzle.js", "chart.js", "spoken.js")},
    **{
        name: HERE / name
        for name in (
            "begun.js",
            "board.js",
            "links.js",
            "store.js",
            "telling.js",
            "texts.js",
            "thread.js",
            "worker.js",
        )
    },
    "machine.js": vm.HERE / "machine.js",
    "micropython.js": VM / "micropython.mjs",
    "micropython.wasm": VM / "micropython.wasm",
}
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
BEFORE = (
    "thread.js",
    "page.js",
    "board.js",
    "begun.js",
    "links.js",
    "texts.js",
)  # scripts that the page asks for at once
HEAD = "  <title>"  # the site's own lines stand before it
OWN = (
    f'  <meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
    f'  <script type="module" async src="{BEFORE[0]}"></script>\n'
    + "".join(f'  <link rel="modulepreload" href="{name}">\n' for name in BEFORE[1:])
    + '  <meta name="description" content="A pocket code-breaking game: find the row of coloured pegs.">\n'
    '  <link rel="manifest" href="manifest.webmanifest">\n'
    '  <link rel="apple-touch-icon" href="icon-192.png">\n'
)
INK = "#0d0d11"
ICONS = {"icon-192.png": 192, "icon-512.png": 512}  # by their width and height
MANIFEST = {
    "name": "Peglight",
    "short_name": "Peglight",
    "description": "A pocket code-breaking game: find the row of coloured pegs.",
    "start_url": "./",
    "scope": "./",
    "display": "standalone",
    "background_color": INK,
    "theme_color": INK,
    "icons": [
        {"src": name, "sizes": f"{size}x{size}", "type": "image/png", "purpose": "any maskable"}
        for name, size in ICONS.items()
    ],
}
LICENCES = "\n\n".join(
    (
        "Peglight\n\n{}",
        "MicroPython, in micropython.js and micropython.wasm: MIT\n\nCopyright (c) 2013-2025 Damien P. George",
    )
)
OURS = "peglight-"
OFFLINE = "offline.js"


def make(into: Path) -> dict[str, bytes]:
    """Write the site into this folder, in the place of an older one; its files by their paths."""
    files = made()
    if into.exists():
        shutil.rmtree(into)
    into.mkdir(parents=True)
    for name, content in files.items():
        (into / name).parent.mkdir(parents=True, exist_ok=True)
        (into / name).write_bytes(content)
    return files


def made() -> dict[str, bytes]:
    try:
        vm.ready()
    except npm.Missing as lacking:
        raise Trouble(f"The site has MicroPython's VM in it, which npm fetches once: {lacking}.") from lacking
    files = {name: file.read_bytes() for name, file in SCRIPTS.items()}
    files["index.html"] = (PAGE / "page.html").read_text("utf-8").replace(HEAD, OWN + HEAD, 1).encode()
    files["drive.rom"] = pack.packed()
    files["known.json"] = known.written()
    files["manifest.webmanifest"] = json.dumps(MANIFEST, indent=1).encode()
    files["licences.txt"] = LICENCES.format((ROOT / "LICENSE").read_text("utf-8")).encode()
    files.update((name, (HERE / name).read_bytes()) for name in ICONS)
    files.update(pages.made())
    files[OFFLINE] = offline(files)
    return dict(sorted(files.items()))


def offline(files: dict[str, bytes]) -> bytes:
    """The service worker, with the version and the list of what it keeps; the start is asked for as a folder."""
    script = (HERE / OFFLINE).read_bytes()
    version = hashlib.sha256(b"".join([script, *(content for _, content in sorted(files.items()))])).hexdigest()[:16]
    names = ["./", *sorted(name for name in files if name != "licences.txt")]
    head = f'const OURS = "{OURS}";\nconst VERSION = "{OURS}{version}";\nconst FILES = {json.dumps(names)};\n\n'
    return head.encode() + script
