"""The pins along the edges of each board, with its USB socket at the top.

The Pico's are from its datasheet, chapter 2.1, and numbered as there, down the left side and up the right one. The
Feather's are from the layout of its circuit board; they have names and no numbers.
"""

from typing import NamedTuple

from tools.virtual.pins import pins_of

GROUND = "GND"


class Pin(NamedTuple):
    name: str
    side: str  # left or right
    row: int  # from the end with the USB socket
    number: int | None = None

    def __str__(self) -> str:
        return f"{self.name} (pin {self.number})" if self.number else self.name


class Header(NamedTuple):
    board_id: str
    name: str
    pins: tuple[Pin, ...]
    five: str  # the pin with 5 V while the USB cable is plugged in

    @property
    def rows(self) -> int:
        return 1 + max(pin.row for pin in self.pins)

    def pin(self, name: str) -> Pin:
        """The pin with this name, or with another CircuitPython name of the same wire."""
        wires = pins_of(self.board_id)
        for pin in self.pins:
            if pin.name == name or wires.get(pin.name, pin.name) == wires.get(name, name):
                return pin
        raise ValueError(f"the header of the {self.name} has no pin {name}")

    def ground(self, side: str, row: int) -> Pin | None:
        """The ground pin of this side that is nearest to this row."""
        there = [pin for pin in self.pins if pin.name == GROUND and pin.side == side]
        return min(there, key=lambda pin: abs(pin.row - row), default=None)


def _edge(side: str, names: str, row: int, number: int | None = None, step: int = 1) -> list[Pin]:
    return [
        Pin(name, side, row + at, None if number is None else number + at * step)
        for at, name in enumerate(names.split())
    ]


HEADERS = (
    Header(
        "raspberry_pi_pico",
        "Raspberry Pi Pico",
        (
            *_edge(
                "left",
                "GP0 GP1 GND GP2 GP3 GP4 GP5 GND GP6 GP7 GP8 GP9 GND GP10 GP11 GP12 GP13 GND GP14 GP15",
                row=0,
                number=1,
            ),
            *_edge(
                "right",
                "VBUS VSYS GND 3V3_EN 3V3 ADC_VREF GP28 AGND GP27 GP26 RUN GP22 GND GP21 GP20 GP19 GP18 GND GP17 GP16",
                row=0,
                number=40,
                step=-1,
            ),
        ),
        five="VBUS",
    ),
    Header(
        "adafruit_feather_rp2040",
        "Feather RP2040",
        (
            *_edge("left", "RST 3V3 3V3 GND A0 A1 A2 A3 D24 D25 SCK MOSI MISO RX TX D4", row=0),
            *_edge("right", "BAT EN USB D13 D12 D11 D10 D9 D6 D5 SCL SDA", row=4),
        ),
        five="USB",
    ),
    # they are in a case: these pins are inside
    Header("archi", "ARCHI", tuple(_edge("left", "GP10 GP19 GP22 GP23 GP24 GP25", row=0)), five=""),
    Header(
        "adafruit_macropad_rp2040",
        "MacroPad RP2040",
        (
            *_edge("left", "KEY1 KEY2 KEY3 KEY4 KEY5 KEY6 KEY7 KEY8 KEY9 KEY10 KEY11 KEY12", row=0),
            *_edge("right", "BUTTON ROTA ROTB NEOPIXEL SPEAKER SPEAKER_ENABLE", row=0),
        ),
        five="",
    ),
)


def header(board_ids: tuple[str, ...]) -> Header:
    """The header of the first of these boards that has one here."""
    for there in HEADERS:
        if there.board_id in board_ids:
            return there
    raise ValueError(f"none of {', '.join(board_ids)} has its header in tools/docs/wiring/headers.py")
