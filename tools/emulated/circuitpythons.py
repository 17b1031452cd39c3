"""Find the CircuitPython to boot where no option names one: that of PEGLIGHT_UF2, or one that was fetched before.

The emulator knows where each release of CircuitPython lies, and keeps downloads in `.cache/rp2040py` of the home
folder; so does this.
"""

import http.client
import os
import sys
from pathlib import Path

from tools import PROGRAM, circuitpython
from tools.boards import PICO
from tools.trouble import Trouble

HOW_TO_GET_ONE = (
    "set PEGLIGHT_UF2 to a CircuitPython 10 UF2 for the Raspberry Pi Pico, from circuitpython.org, or let "
    f"`{PROGRAM} emulate` fetch it"
)


def find() -> Path | None:
    """Return the UF2 to boot: that of PEGLIGHT_UF2, the fetched one, or None."""
    named = os.environ.get("PEGLIGHT_UF2")
    if named:
        if not Path(named).is_file():
            raise Trouble(f"PEGLIGHT_UF2 names {named}, and there is no such file: correct it or unset it.")
        circuitpython.in_uf2(Path(named), PICO)  # any other file would run for ever and print nothing
        return Path(named)
    fetched = kept(own_address())
    return fetched if is_whole(fetched) else None


def fetch(address: str | None = None) -> Path:
    """Let the emulator download it, unless it is here whole. The tests give an address of their own."""
    from rp2040py.utils.firmware_retrieve import CIRCUITPYTHON, retrieve

    address = address or own_address()
    file = kept(address)
    if is_whole(file):
        return file
    print(f"Fetching {file.name}, once.", file=sys.stderr)
    file.unlink(missing_ok=True)
    reason: object = "it is no whole UF2"
    try:
        retrieve(CIRCUITPYTHON, address)
    except (OSError, http.client.HTTPException) as wrong:
        reason = getattr(wrong, "reason", wrong)
    if is_whole(file):
        return file
    file.unlink(missing_ok=True)
    raise Trouble(
        f"CircuitPython could not be fetched from {address}: {reason}. Connect this computer to the network, or "
        f"download {circuitpython.how_to_get(PICO)}, and name the file with --uf2."
    )


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
        return bool(circuitpython.in_uf2(file, PICO))
    except Trouble:
        return False
