"""Parts soldered to the emulated board: pixels, read off the waveform on their pin, buttons, and a piezo."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from firmware.device.profiles import Profile
from tools.boards import PICO, Board
from tools.emulated.machine import Machine
from tools.front.keys import pins_of as moved_by
from tools.virtual.pins import pins_of

Colour = tuple[int, ...]
AS_SENT = "RGB"  # in this order a pixel's channels are the bytes as they arrive on the wire


def gpio(pin: str, board: Board = PICO) -> int:
    return pins_of(board.id)[pin]


def gpios(profile: Profile, board: Board = PICO) -> dict[str, list[int]]:
    """Return the GPIOs that each key of a profile moves, in this order."""
    return {key: [gpio(pin, board) for pin in moved_by(profile, key)] for key in profile.buttons}


@dataclass(frozen=True)
class Frame:
    at_ms: float  # in the board's time, when the whole frame has arrived
    pixels: list[Colour]  # red, green, blue, in the order of the chain


def pixels(machine: Machine, gpio: int, order: str = "GRB") -> list[Frame]:
    """Return the list to which each frame that these pixels receive is appended."""
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
        self.move(True)

    def release(self) -> None:
        self.move(False)

    def move(self, down: bool) -> None:
        self._pin.set_input_value(self._pressed == down)


class Turn(Button):
    """A step of a knob: two switches to ground, which close one after the other and open in the same order."""

    APART_NS = 1_000_000

    def __init__(self, machine: Machine, first: Button, second: Button):
        self._first = first
        self._down = False
        self._follow = machine.device.mcu.clock.create_alarm(lambda: second.move(self._down))

    def move(self, down: bool) -> None:
        self._down = down
        self._first.move(down)
        self._follow.schedule(self.APART_NS)


def keys(machine: Machine, gpios: Mapping[str, Sequence[int]], pressed: bool) -> dict[str, Button]:
    """Return the keys, each with the GPIOs that it moves."""
    switches = {gpio: Button(machine, gpio, pressed) for moved in gpios.values() for gpio in moved}
    return {
        key: Turn(machine, *[switches[gpio] for gpio in moved]) if len(moved) > 1 else switches[moved[0]]
        for key, moved in gpios.items()
    }


def tone_hz(machine: Machine, gpio: int) -> int:
    """Return the tone of a piezo on this pin, read off the chip's PWM; 0 is silence."""
    channel = machine.device.mcu.pwm.channels[gpio // 2 % 8]
    level = channel.cc >> 16 if gpio % 2 else channel.cc & 0xFFFF
    if not channel.csr & 1 or not level:
        return 0
    counts = (channel.top + 1) * (2 if channel.csr & 2 else 1)  # it may count up and then down
    return round(machine.device.mcu.clk_sys * 16 / channel.div / counts)


def drives_high(machine: Machine, gpio: int) -> bool:
    """Return whether the program drives this pin high, as it does for a motor that runs."""
    pin = machine.device.mcu.gpio[gpio]
    return bool(pin.output_enable and pin.output_value)


def now_ms(machine: Machine) -> float:
    return machine.device.simulator.clock.nanos / 1e6
