"""A real CircuitPython on an emulated RP2040: the ground on which time and memory count.

Time there is the board's own, so it does not depend on how busy this computer is. The UF2 of CircuitPython for a
Raspberry Pi Pico is found through the variable PEGLIGHT_UF2 or where `emulate` fetched one.
"""

import os
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from tools import drive
from tools.boards import PICO
from tools.build.uf2 import firmware as firmware_of
from tools.trouble import Trouble

HOW_TO_GET_ONE = (
    "set PEGLIGHT_UF2 to a CircuitPython 10 UF2 for the Raspberry Pi Pico, from circuitpython.org, or let "
    "`peg.py emulate` fetch it"
)
# CircuitPython starts code.py before the console is open. It prefers code.txt, which waits and goes on to code.py.
WAIT = """import supervisor
while not supervisor.runtime.serial_connected: pass
supervisor.set_next_code_file("code.py")
supervisor.reload()
"""
STOP, RELOAD = b"\x03", b"\x04"  # ctrl-C and ctrl-D
OVER = b"CTRL-D to reload"  # when nothing runs any more
_BEGUN = re.compile(rb"soft reboot.*?code\.py output:\r?\n", re.DOTALL)
_ESCAPES = re.compile(rb"\x1b\][^\x1b\x07]*(?:\x1b\\|\x07)|\x1b\[[0-9;?]*[A-Za-z]")
_UNFINISHED = re.compile(rb"\x1b(?:\][^\x07]*|\[[0-9;?]*)?\Z")


def find_uf2(chosen: Path | None = None) -> Path | None:
    """The UF2 to boot: the one chosen, the one that PEGLIGHT_UF2 names, the one that was fetched, or nothing."""
    from tools.emulation import circuitpythons

    named = os.environ.get("PEGLIGHT_UF2")
    if named and not chosen:
        if not Path(named).is_file():
            raise Trouble(f"PEGLIGHT_UF2 names {named}, and there is no such file: correct it or unset it.")
        firmware_of(Path(named), PICO)  # what is none would run for ever and say nothing
        return Path(named)
    fetched = circuitpythons.kept(circuitpythons.own_address())
    return chosen or (fetched if circuitpythons.is_whole(fetched) else None)


def run(uf2: Path, folder: Path, most_seconds: float, progress: Callable[[float], None]) -> Iterator[str]:
    """Boot the UF2 with the folder as its drive; each line that code.py prints, until it is over."""
    yield from machine(uf2, folder).lines(most_seconds, progress)


def machine(uf2: Path, folder: Path) -> "Machine":
    """A board with this UF2 and the folder as its drive, not booted yet."""
    (folder / "code.txt").write_text(WAIT, "utf-8")
    made = Machine(uf2)
    made.write(PICO.drive_offset, drive.image(folder, PICO))
    return made


def boot(uf2s: Iterable[Path], most_seconds: float) -> Iterator[str]:
    """Boot what these UF2 files bring, dropped one after the other; each line that code.py prints, until it is over.

    What it prints before the console is open is lost, so whoever opens the console stops it and starts it again.
    """
    machine = Machine(*uf2s)
    machine.device.cdc.on_device_connected = lambda: machine.type(STOP)
    machine.hear(OVER, most_seconds)
    machine.type(RELOAD)
    yield from machine.lines(most_seconds)


class Machine:
    """An emulated board with these UF2 files in its flash, which is erased elsewhere, and an open console."""

    def __init__(self, *uf2s: Path):
        from rp2040py.boards import BoardSpec
        from rp2040py.device.base_device import BaseDevice
        from rp2040py.device.load_flash import load_uf2
        from rp2040py.external.bootsel_button import BootselButton
        from rp2040py.memory_map import FLASH_START_ADDRESS

        from tools import alarm_clock

        self.device = BaseDevice(board=BoardSpec(extras=(BootselButton,), image=str(uf2s[0])))
        flash = self.device.mcu.flash
        flash[:] = b"\xff" * len(flash)
        for uf2 in uf2s:
            load_uf2(uf2, self.device.mcu)
        self.heard = bytearray()
        self.device.cdc.on_serial_data = self.heard.extend
        self._let_the_host_wait()
        self.alarm_clock = alarm_clock.wind_up(self.device.mcu)
        self.device.mcu.core.pc = FLASH_START_ADDRESS
        self.device.simulator.stopped = False

    def write(self, offset: int, content: bytes) -> None:
        self.device.mcu.flash[offset : offset + len(content)] = content

    def read(self, offset: int, size: int) -> bytes:
        return bytes(self.device.mcu.flash[offset : offset + size])

    def run(self, most_seconds: float) -> Iterator[float]:
        """Let the board run; between its steps, how many of its seconds it has run."""
        from rp2040py.execute_batch import execute_batch

        clock = self.device.simulator.clock
        while clock.nanos < most_seconds * 1e9:
            execute_batch(self.device.simulator, 1)
            yield clock.nanos / 1e9
        raise Trouble(f"The emulated board was not done after {most_seconds:.0f} of its seconds.")

    def hear(self, expected: bytes, most_seconds: float) -> None:
        """Let the board run until the console has said this."""
        for _ in self.run(most_seconds):
            if expected in self.heard:
                return

    def lines(self, most_seconds: float, progress: Callable[[float], None] = lambda seconds: None) -> Iterator[str]:
        """Each line that code.py prints, until it is over."""
        console = Console()
        for seconds in self.run(most_seconds):
            progress(seconds)
            for line in console.lines(self.heard):
                if line.endswith("Code done running."):
                    return
                yield line

    @property
    def has_read(self) -> bool:
        """Whether all that was typed was taken by the board."""
        return not self.device.cdc.tx_fifo.item_count

    def type(self, typed: bytes) -> None:
        """Type on the console."""
        for byte in typed:
            self.device.cdc.send_serial_byte(byte)
        self._serve()

    def _let_the_host_wait(self) -> None:
        """Keep the console's host quiet while it has nothing to say.

        The emulator's host answers every read at once with an empty packet, which the firmware asks for again at once:
        two thirds of the processor's time would go into that, which no real host takes.
        """
        cdc, usb = self.device.cdc, self.device.mcu.usb_ctrl
        serve = usb.on_endpoint_read
        waiting = []

        def on_endpoint_read(endpoint, size):
            if endpoint != cdc._out_endpoint or cdc.tx_fifo.item_count:
                serve(endpoint, size)
            else:
                waiting[:] = [size]

        def serve_what_waits():
            if waiting:
                serve(cdc._out_endpoint, waiting.pop())

        usb.on_endpoint_read = on_endpoint_read
        self._serve = serve_what_waits


class Console:
    """What the console says, cut into lines, from where code.py begins."""

    def __init__(self) -> None:
        self._text = bytearray()
        self.begun = False

    def lines(self, heard: bytearray) -> Iterator[str]:
        if not heard:
            return
        self._text += heard
        heard.clear()
        if not self.begun:
            begin = _BEGUN.search(self._text)
            if not begin:
                return
            self.begun = True
            del self._text[: begin.end()]
        *whole, rest = self._text.split(b"\n")
        self._text = bytearray(rest)
        for line in whole:
            yield _ESCAPES.sub(b"", line).strip().decode("utf-8", "replace")


class Plain:
    """What the console says without its escape sequences, which may come in pieces."""

    def __init__(self) -> None:
        self._rest = b""

    def take(self, said: bytes) -> bytes:
        text = _ESCAPES.sub(b"", self._rest + said)
        cut = _UNFINISHED.search(text)
        self._rest = cut[0] if cut else b""
        return text[: cut.start()] if cut else text
