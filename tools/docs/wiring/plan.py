"""What is connected to what in a profile. The diagram, the tables and the simulator's file are all made from this.

A panel of pixels is wired through a level shifter, or it plugs onto the board and needs nothing else. A console has
all the parts, and the board plugs into it. A profile that `PANELS` does not name has a wired panel.
"""

from typing import NamedTuple

from firmware.device.lights import CHANNEL_MA
from tools.docs.wiring.headers import GROUND, Header, Pin, header

# The level shifter, from its datasheet: four gates, of which the first is used. Its unused inputs are grounded.
SHIFTER = "74AHCT125"
SHIFTER_PINS = (
    *("1OE", "1A", "1Y", "2OE", "2A", "2Y", "GND"),
    *("3Y", "3A", "3OE", "4Y", "4A", "4OE", "VCC"),
)
SHIFTER_IN, SHIFTER_OUT, SHIFTER_POWER = (1 + SHIFTER_PINS.index(name) for name in ("1A", "1Y", "VCC"))
SHIFTER_GROUNDED = tuple(
    number
    for number, name in enumerate(SHIFTER_PINS, 1)
    if name == GROUND or (number != SHIFTER_IN and name[1:] in ("A", "OE"))
)
PIXEL_MA = 3 * CHANNEL_MA  # current of a pixel at full white


class Panel(NamedTuple):
    """Its measures are in millimetres, across and down as the person holds it."""

    name: str
    maker: str  # and its number
    plugs: tuple[str, ...] = ()  # the pins of the board that power it when it is plugged on
    keys: tuple[str, ...] = ()  # of a console, in the words of its maker and the order of the profile's buttons
    price: str = ""
    source: str = "nowhere; it may be any"  # of maker, number and price
    size_mm: tuple[float, float] | None = None
    pitch_mm: tuple[float, float] | None = None  # from one light to the next
    measured: str = ""  # where the measures are from


class Join(NamedTuple):
    """A pin of the board and what is joined to it."""

    pin: Pin
    part: str  # power, ground, lights, rail, button, piezo, motor or amplifier
    name: str  # of the button, where it is one


PANELS = {
    "pico_16x10": Panel(
        "panel of 16 x 10 pixels that plugs onto a Pico",
        "Waveshare Pico-RGB-LED",
        ("VSYS",),
        source="Waveshare's wiki",
        size_mm=(54, 26),
        measured="Waveshare's wiki, which does not tell where the lights are. The window is all of it but a narrow rim",
    ),
    "feather_4x8": Panel(
        "light wing of 4 x 8 pixels that plugs onto a Feather",
        "Adafruit 2945, NeoPixel FeatherWing 4x8",
        ("USB", "BAT"),
        source="Adafruit's guide to it",
        size_mm=(22.86, 50.8),
        pitch_mm=(4.445, 4.826),
        measured="the layout of its circuit board, which Adafruit publishes",
    ),
    "pico_zip96": Panel(
        "ZIP96, a console of 12 x 8 pixels",
        "ZIP96 Retro Gamer",
        keys=("left", "right", "up", "down", "A", "B"),
    ),
    "macropad": Panel(
        "case of 12 keys, each with a pixel beneath it",
        "Adafruit MacroPad RP2040",
        keys=(*map(str, range(1, 13)), "knob, pressed", "knob, turned left", "knob, turned right"),
    ),
    "archi_8x8": Panel("case of 8 x 8 pixels", "ARCHI of Newsan", keys=("A", "B", "C", "D")),
    "pico_stick": Panel(
        "stick of 8 pixels",
        "Adafruit 1426, NeoPixel Stick; or any other of 8 WS2812B",
        source="the files of its circuit board",
        size_mm=(50.8, 10.16),
        pitch_mm=(6.35, 6.35),
        measured="the layout of its circuit board, which Adafruit publishes. Its lights lie 1.3 mm off its middle",
    ),
}
MATRICES = {  # by width and height: those of a known maker
    (8, 8): Panel(
        "matrix of 8 x 8 pixels",
        "Adafruit 1487, NeoPixel NeoMatrix 8x8; or any WS2812B matrix of this size",
        price="$34.95",
        source="Adafruit's collection of 3D models; for the price a parts list",
        size_mm=(71.1, 71.1),
        pitch_mm=(8.89, 8.89),
        measured="Adafruit's own 3D model. Another maker's 8 x 8 may be 65 mm wide",
    ),
}


class Plan:
    def __init__(self, profile):
        self.profile = profile
        self.header: Header = header(profile.boards)
        size = profile.width, profile.height
        matrix = Panel(f"matrix of {size[0]} x {size[1]} pixels", "any WS2812B matrix of this size")
        self.panel = PANELS.get(profile.name) or MATRICES.get(size, matrix)
        self.lights = self.header.pin(profile.pixels)
        self.sound = self.header.pin(profile.sound) if profile.sound else None
        self.motor = self.header.pin(profile.motor) if profile.motor else None
        self.speaker = self.header.pin(profile.speaker) if profile.speaker else None
        self.buttons = {name: self.header.pin(pin) for name, pin in profile.buttons.items()}
        self.keys = dict(zip(self.buttons, self.panel.keys, strict=False))  # of a console, by the profile's names
        powers = () if self.keys else self.panel.plugs or (self.header.five,)
        self.powers = [self.header.pin(name) for name in powers]

    @property
    def full_ma(self) -> int:
        """What every pixel at full white would draw."""
        return self.profile.width * self.profile.height * PIXEL_MA

    def grounds(self) -> dict[str, Pin]:
        """The ground pin of the rail at each side with buttons or the piezo; a side without one shares the other's."""
        found = {}
        for side in ("left", "right"):
            rows = [pin.row for pin in self._grounded() if pin.side == side]
            pin = self.header.ground(side, min(rows)) if rows else None
            if pin:
                found[side] = pin
        return found or {"left": self.header.pin(GROUND)}

    def power_ground(self) -> Pin:
        """The ground pin nearest to the one with 5 V, for the lights."""
        power = self.powers[0]
        return self.header.ground(power.side, power.row) or self.header.pin(GROUND)

    def joins(self) -> list[Join]:
        """Every pin that is used, in the order in which the parts are soldered."""
        joins = [Join(pin, "power", "") for pin in self.powers]
        if self.powers:
            joins += [Join(self.power_ground(), "ground", "")]
        joins += [Join(self.lights, "lights", "")]
        if self.powers:
            joins += [Join(pin, "rail", "") for pin in self.grounds().values() if pin != self.power_ground()]
        joins += [Join(pin, "button", name) for name, pin in self.buttons.items()]
        joins += [Join(self.sound, "piezo", "")] if self.sound else []
        joins += [Join(self.motor, "motor", "")] if self.motor else []
        return joins + ([Join(self.speaker, "amplifier", "")] if self.speaker else [])

    def _grounded(self) -> list[Pin]:
        """The pins whose part is connected to ground at its other leg."""
        return [*self.buttons.values()] + ([self.sound] if self.sound else [])
