"""The CircuitPython that is booted: the one that is named, or the one that the emulator fetches and keeps by itself.

Where none is chosen, the variable PEGLIGHT_UF2 names it. The emulator knows where each release of CircuitPython is
downloaded, and keeps it in `.cache/rp2040py` of the home folder. A download that was cut short is fetched anew.
"""

import contextlib
import http.client
import os
import sys
import threading
import time
from pathlib import Path

from tools import circuitpython
from tools.boards import PICO
from tools.build import uf2
from tools.trouble import Trouble

LOOK_EVERY_S = 0.1
HOW_TO_GET_ONE = (
    "set PEGLIGHT_UF2 to a CircuitPython 10 UF2 for the Raspberry Pi Pico, from circuitpython.org, or let "
    "`peg.py emulate` fetch it"
)


def find(chosen: Path | None = None) -> Path | None:
    """The UF2 to boot: the one chosen, the one that PEGLIGHT_UF2 names, the one that was fetched, or nothing."""
    named = os.environ.get("PEGLIGHT_UF2")
    if named and not chosen:
        if not Path(named).is_file():
            raise Trouble(f"PEGLIGHT_UF2 names {named}, and there is no such file: correct it or unset it.")
        uf2.firmware(Path(named), PICO)  # what is none would run for ever and say nothing
        return Path(named)
    fetched = kept(own_address())
    return chosen or (fetched if is_whole(fetched) else None)


def fetch(address: str | None = None) -> Path:
    """Download it, which says so and shows how far it is. An address instead of the emulator's own is for the tests."""
    from tqdm import tqdm

    address = address or own_address()
    file = kept(address)
    print(f"Fetching {file.name}, once.", file=sys.stderr)
    forget_half(file)
    download = threading.Thread(target=retrieve, args=(address, failures := []), daemon=True)
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
    """The emulator takes what is there for whole."""
    if not is_whole(file):
        with contextlib.suppress(PermissionError):  # Windows, where who downloads has it open still: the next time
            file.unlink(missing_ok=True)


def retrieve(address: str, failures: list) -> None:
    """By the emulator's own downloader, which lets some failures through and keeps the reason of others."""
    from rp2040py.utils import firmware_retrieve

    try:
        firmware_retrieve.retrieve(firmware_retrieve.CIRCUITPYTHON, address)
    except (OSError, http.client.HTTPException) as error:
        failures.append(getattr(error, "reason", error))


def own_address() -> str:
    """Of the CircuitPython that the emulator takes for a Pico."""
    from rp2040py.utils.firmware_retrieve import CIRCUITPYTHON

    pico = CIRCUITPYTHON.boards["pico"]
    return pico.fw[pico.default_tag]


def kept(address: str) -> Path:
    """Where the emulator keeps what it downloads from there."""
    return Path.home() / ".cache" / "rp2040py" / address.rpartition("/")[2]


def is_whole(file: Path) -> bool:
    try:
        return bool(uf2.firmware(file, PICO))
    except Trouble:
        return False
