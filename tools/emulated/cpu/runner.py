"""How the emulated processor runs: compiled where numba is, and otherwise by the emulator, which is slower."""

from collections.abc import Callable

from tools import compiler


def of(device) -> Callable[[float], None]:
    """Lets this device run until its clock has come to so many nanoseconds, or a little further."""
    if compiler.is_here() and not isinstance(device.mcu.core.registers, list):  # a list where rp2040py is not compiled
        from tools.emulated.cpu.processor import Processor

        return Processor(device).run
    return lambda nanos: run(device.simulator, nanos)


def run(simulator, nanos: float) -> None:
    from rp2040py.execute_batch import execute_batch

    while simulator.clock.nanos < nanos:
        execute_batch(simulator, 1)
