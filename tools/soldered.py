"""What is soldered to the emulated board: pixels whose colours are read off the waveform on their pin, and buttons."""

from dataclasses import dataclass

from tools.emulator import Machine

Colour = tuple[int, ...]


@dataclass(frozen=True)
class Frame:
    at_ms: float  # in the board's time, when the pixels have taken it
    pixels: list[Colour]  # red, green, blue, in the order of the chain


def pixels(machine: Machine, gpio: int) -> list[Frame]:
    """The frames that these pixels get, as the board runs."""
    from rp2040py.external.ws2812 import Ws2812

    frames: list[Frame] = []
    chain = Ws2812(gpio, on_pixels=lambda pixels: frames.append(Frame(now_ms(machine), pixels)))
    chain.attach(machine.device.mcu)
    return frames


def button(machine: Machine, gpio: int):
    """A button to ground: it has press() and release()."""
    from rp2040py.external.key_mock import KeyMock

    key = KeyMock(gpio, active_high=False)
    key.attach(machine.device.mcu)
    return key


def now_ms(machine: Machine) -> float:
    return machine.device.simulator.clock.nanos / 1e6
