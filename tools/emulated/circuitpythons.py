"""Finds the CircuitPython to boot: the one that is named, or the one that the emulator downloads and keeps.

If no option names one, the variable PEGLIGHT_UF2 may. The emulator knows where to download each release of
CircuitPython, and keeps it in `.cache/rp2040py` of the home folder. A download that was cut short is started again.
"""

import contextlib
import http.client
import os
import sys
import threading
import time
from pathlib import Path

from tools import PROGRAM, circuitpython
from tools.boards import PICO
from tools.build import uf2
from tools.trouble import Trouble

LOOK_EVERY_S = 0.1
HOW_TO_GET_ONE = (
    "set PEGLIGHT_UF2 to a CircuitPython 10 UF2 for the Raspberry Pi Pico, from circuitpython.org, or let "
    f"`{PROGRAM} emulate` fetch it"
)


def find(chosen: Path | None = None) -> Path | None:
    """Return the UF2 to boot: the chosen one, that of PEGLIGHT_UF2, the fetched one, or None."""
    named = os.environ.get("PEGLIGHT_UF2")
    if named and not chosen:
        if not Path(named).is_file():
            raise Trouble(f"PEGLIGHT_UF2 names {named}, and there is no such file: correct it or unset it.")
        uf2.firmware(Path(named), PICO)  # any other file would run for ever and print nothing
        return Path(named)
    fetched = kept(own_address())
    return chosen or (fetched if is_whole(fetched) else None)


def fetch(address: str | None = None) -> Path:
    """Download it and show the progress. The tests give an address of their own."""
    from tqdm import tqdm

    address = address or own_address()
    file = kept(address)
    print(f"Fetching {file.name}, once.", file=sys.stderr)
    forget_half(file)
    failures: list[object] = []
    download = threading.Thread(target=retrieve, args=(address, failures), daemon=True)
    try:
        download.start()
        with tqdm(unit="B", unit_scale=True, leave=False, disable=None) as bar:
            while download.is_alive():
                time.sleep(LOOK_EVERY_S)
                bar.update((file.stat().st_size if file.exists() else 0) - bar.n)
        if failures or not is_whole(file):
            reason = f": {failures[0]}" if failures else ""
            raise Trouble(
                f"CircuitPython could not be fetched from {address}{reason}. Connect this computer to the network, or "
                f"download {circuitpython.how_to_get(PICO)}, and name the file with --uf2."
            )
    finally:
        forget_half(file)
    return file


def forget_half(file: Path) -> None:
    """Remove half a download, which the emulator would take for a whole one."""
    if not is_whole(file):
        with contextlib.suppress(PermissionError):  # Windows: the download may have it open; the next run does it
            file.unlink(missing_ok=True)


def retrieve(address: str, failures: list[object]) -> None:
    """Call the emulator's own downloader, which raises some errors and wraps others."""
    from rp2040py.utils import firmware_retrieve

    try:
        firmware_retrieve.retrieve(firmware_retrieve.CIRCUITPYTHON, address)
    except (OSError, http.client.HTTPException) as error:
        failures.append(getattr(error, "reason", error))


def own_address() -> str:
    """Return the address of the CircuitPython that the emulator boots on a Pico."""
    from rp2040py.utils.firmware_retrieve import CIRCUITPYTHON

    pico = (CIRCUITPYTHON.boards or {})["pico"]
    return pico.fw[pico.default_tag]


def kept(address: str) -> Path:
    """Return the file in which the emulator keeps a download from this address."""
    return Path.home() / ".cache" / "rp2040py" / address.rpartition("/")[2]


def is_whole(file: Path) -> bool:
    try:
        return bool(uf2.firmware(file, PICO))
    except Trouble:
        return False
