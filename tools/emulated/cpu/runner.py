"""The run of the emulated processor: compiled where numba is, and otherwise by the emulator, which is slower."""

from collections.abc import Callable

from tools import compiler
from tools.emulated.cpu.stepping import Stepping


def of(device) -> Callable[[float], None]:
    """Lets this device run until its clock has come to so many nanoseconds, or a little further."""
    if compiler.is_here() and not isinstance(device.mcu.core.registers, list):  # a list where rp2040py is not compiled
        from tools.emulated.cpu.processor import Processor

        return Processor(device).run
    return Stepping(device).run
