"""A real CircuitPython on an emulated RP2040, where time and memory are measured.

Time is the board's own, so it does not depend on how busy this computer is.
"""

from collections.abc import Iterator
from pathlib import Path

from tools import compiler
from tools.boards import PICO, Board
from tools.emulated import boot_out
from tools.emulated.console import Console
from tools.trouble import Trouble

STEP_NANOS = 100_000  # so often whoever runs the board can look at it

# CircuitPython starts code.py before the console is open. It prefers code.txt, which waits and goes on to code.py.
WAIT = b"""import supervisor, time
while not supervisor.runtime.serial_connected: pass
time.sleep(0.1)  # or what follows is said before anybody listens
supervisor.set_next_code_file("code.py")
supervisor.reload()
"""


def waiting_drive(files: dict[str, bytes], uf2: Path, board: Board = PICO) -> bytes:
    """Return the image of a drive whose code.py starts once the console is open."""
    return boot_out.image({**files, "code.txt": WAIT}, uf2, board)


class Machine:
    """An emulated board with this UF2 in flash that is erased elsewhere, and with an open console."""

    def __init__(self, uf2: Path):
        from rp2040py.boards import BoardSpec
        from rp2040py.device.base_device import BaseDevice
        from rp2040py.device.load_flash import load_uf2
        from rp2040py.external.bootsel_button import BootselButton
        from rp2040py.memory_map import FLASH_START_ADDRESS

        from tools.emulated.alarm_clock import AlarmClock
        from tools.emulated.clocks import Clocks
        from tools.emulated.cpu.stepping import Stepping
        from tools.emulated.flash_chip import FlashChip

        self.device = BaseDevice(board=BoardSpec(extras=(BootselButton,), image=str(uf2)))
        flash = self.device.mcu.flash
        flash[:] = b"\xff" * len(flash)
        load_uf2(uf2, self.device.mcu)
        self.heard = bytearray()
        self.device.cdc.on_serial_data = self.heard.extend
        self._let_the_host_wait()
        chip = self.device.mcu
        self.alarm_clock = exchange(chip, AlarmClock)
        chip.clocks = exchange(chip, Clocks)
        chip.ssi = exchange(chip, FlashChip)
        run: type[Stepping] = Stepping
        if compiler.is_here() and not isinstance(chip.core.registers, list):  # a list where rp2040py is not compiled
            from tools.emulated.cpu.processor import Processor

            run = Processor
        self._run = run(self.device).run
        self.device.mcu.core.pc = FLASH_START_ADDRESS
        self.device.simulator.stopped = False

    @classmethod
    def with_drive(cls, uf2: Path, files: dict[str, bytes], board: Board = PICO) -> "Machine":
        """Return a board with this UF2 and these files on its drive; code.py starts once the console is open."""
        made = cls(uf2)
        made.write(board.drive_offset, waiting_drive(files, uf2, board))
        return made

    def write(self, offset: int, content: bytes) -> None:
        self.device.mcu.flash[offset : offset + len(content)] = content

    def read(self, offset: int, size: int) -> bytes:
        return bytes(self.device.mcu.flash[offset : offset + size])

    def run(self, most_seconds: float) -> Iterator[float]:
        """Let the board run; after each step, yield how many of its seconds have passed."""
        clock = self.device.simulator.clock
        while clock.nanos < most_seconds * 1e9:
            self._run(clock.nanos + STEP_NANOS)
            yield clock.nanos / 1e9
        raise Trouble(f"The emulated board was not done after {most_seconds:.0f} of its seconds.")

    def hear(self, expected: bytes, most_seconds: float) -> None:
        """Let the board run until the console has printed this."""
        for _ in self.run(most_seconds):
            if expected in self.heard:
                return

    def lines(self, most_seconds: float) -> Iterator[str]:
        """Each line that code.py prints, until it ends."""
        console = Console()
        for _ in self.run(most_seconds):
            for line in console.lines(self.heard):
                if line.endswith("Code done running."):
                    return
                yield line

    @property
    def has_read(self) -> bool:
        """Return whether the board has read everything that was typed."""
        return not self.device.cdc.tx_fifo.item_count

    def type(self, typed: bytes) -> None:
        for byte in typed:
            self.device.cdc.send_serial_byte(byte)
        self._serve()

    def _let_the_host_wait(self) -> None:
        """Keep the USB host of the console quiet while it has nothing to send.

        The emulator's host answers every read at once with an empty packet, and the firmware then reads again at once.
        That would take two thirds of the processor's time; a real host takes next to none.
        """
        cdc, usb = self.device.cdc, self.device.mcu.usb_ctrl
        serve = usb.on_endpoint_read
        assert serve  # the emulated console has set it
        waiting: list[int] = []

        def on_endpoint_read(endpoint, size):
            if endpoint != cdc._out_endpoint or cdc.tx_fifo.item_count:  # noqa: SLF001 - rp2040py tells it nowhere else
                serve(endpoint, size)
            else:
                waiting[:] = [size]

        def serve_what_waits():
            if waiting:
                serve(cdc._out_endpoint, waiting.pop())  # noqa: SLF001

        usb.on_endpoint_read = on_endpoint_read
        self._serve = serve_what_waits


def exchange(chip, made: type):
    """Put a peripheral of ours in the place of that which it is made from, and return it."""
    places = {type(peripheral): (address, peripheral) for address, peripheral in chip.peripherals.items()}
    address, old = places[made.__mro__[1]]
    chip.peripherals[address] = new = made(chip, old.name)
    return new
