"""What is soldered to the emulated board: pixels, read off the waveform on their pin, buttons, and a piezo."""

from dataclasses import dataclass

from firmware.device.profiles import Profile
from tools.emulated.machine import Machine

Colour = tuple[int, ...]
AS_SENT = "RGB"  # in this order a pixel's channels are the bytes as they arrive on the wire
CLOCK_HZ = 125_000_000


@dataclass(frozen=True)
class Frame:
    at_ms: float  # in the board's time, when the whole frame has arrived
    pixels: list[Colour]  # red, green, blue, in the order of the chain


def pixels(machine: Machine, gpio: int, order: str = "GRB") -> list[Frame]:
    """The list of frames that these pixels receive while the board runs."""
    from rp2040py.external.ws2812 import Ws2812

    frames: list[Frame] = []
    chain = Ws2812(gpio, color_order=order, on_pixels=lambda pixels: frames.append(Frame(now_ms(machine), pixels)))
    chain.attach(machine.device.mcu)
    return frames


class Button:
    """Puts its pin at the level `pressed` while it is pressed, and at the other one otherwise.

    A real pin has a pull for that, but in the emulator a pull raises no interrupt.
    """

    def __init__(self, machine: Machine, gpio: int, pressed: bool = False):
        self._pressed = pressed
        self._pin = machine.device.mcu.gpio[gpio]
        self.release()

    def press(self) -> None:
        self._pin.set_input_value(self._pressed)

    def release(self) -> None:
        self._pin.set_input_value(not self._pressed)


def button(machine: Machine, gpio: int, pressed: bool = False) -> Button:
    return Button(machine, gpio, pressed)


def buttons(machine: Machine, profile: Profile) -> dict[str, Button]:
    """The buttons of a profile for a Pico, whose pins are called by their GPIOs."""
    gpios = {key: int(pin.removeprefix("GP")) for key, pin in profile.buttons.items()}
    return {key: Button(machine, gpio, profile.pressed) for key, gpio in gpios.items()}


def tone_hz(machine: Machine, gpio: int) -> int:
    """The tone of a piezo on this pin, read off the chip's PWM; 0 is silence."""
    channel = machine.device.mcu.pwm.channels[gpio // 2 % 8]
    level = channel.cc >> 16 if gpio % 2 else channel.cc & 0xFFFF
    if not channel.csr & 1 or not level:
        return 0
    counts = (channel.top + 1) * (2 if channel.csr & 2 else 1)  # it may count up and then down
    return round(CLOCK_HZ * 16 / channel.div / counts)


def drives_high(machine: Machine, gpio: int) -> bool:
    """Whether the program drives this pin high, as it does for a motor that runs."""
    pin = machine.device.mcu.gpio[gpio]
    return bool(pin.output_enable and pin.output_value)


def now_ms(machine: Machine) -> float:
    return machine.device.simulator.clock.nanos / 1e6
