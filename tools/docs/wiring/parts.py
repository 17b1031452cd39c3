"""What to buy for each board: the parts, who makes them, what they cost, and where that was looked up.

The prices are those of parts lists that other people published with their own projects. One with ~ is an estimate.
"""

import re
from collections.abc import Iterable
from typing import NamedTuple

from tools.docs.wiring import tables
from tools.docs.wiring.plan import SHIFTER, Plan

HEAD = ("part", "how many", "maker and number", "price", "looked up in")
UNKNOWN = "not looked up"  # a price that is not made up
LISTS = "parts lists"


class Part(NamedTuple):
    name: str
    maker: str  # and its number
    price: str = ""  # of as many as one order has, in US dollars
    source: str = LISTS


PICO = Part(
    "Raspberry Pi Pico",
    "Raspberry Pi SC0917, the Pico H, whose pins are soldered on",
    "$5",
    "the Pico's datasheet, under ordering codes",
)
FEATHER = Part(
    "Feather RP2040",
    "Adafruit 4884; with stacking headers, Adafruit 2830",
    "~$12",
    "Adafruit's guide to it; for the price a review by Tom's Hardware: three times that of a Pico",
)
MICRO_B = Part("USB cable", "A to Micro-B, one that carries data; Adafruit 592", "$3")
USB_C = Part("USB cable", "A to USB-C, one that carries data", source="nowhere; it may be any")
BOARDS = {PICO.name: (PICO, MICRO_B), FEATHER.name: (FEATHER, USB_C)}  # each with its cable
BUTTON = Part(
    "push button, 12 mm, with a cap",
    "Adafruit 1009: 15 with round caps; or any tactile switch of 12 or 6 mm",
    "$5.95",
)
PIEZO = Part(
    "piezo, passive",
    "TDK PS1240P02BT, Adafruit 160; or any other without an oscillator",
    "$1.50",
    f"KiCad's library of parts; {LISTS}",
)
WIRED = (  # between a Pico and its lights, unless they plug on
    Part(
        f"level shifter {SHIFTER}, DIP-14",
        f"Texas Instruments SN{SHIFTER}N, Adafruit 1787",
        "$1.50",
        f"learn.adafruit.com/neopixel-levelshifter; {LISTS}",
    ),
    Part(
        "capacitor, electrolytic, 1000 µF",
        "Nichicon UVR1C102MPD, 16 V; or any of 6.3 V or more",
        "~$1",
        "a parts list that names the maker's catalogue; the price is an estimate",
    ),
    Part("resistor, 470 Ω", "Adafruit 2781: 25 of them; or any from 330 to 500 Ω", "$0.75"),
)
BREADBOARD = Part("breadboard of 830 points, and wire", "Adafruit 239 and 1957; or a perfboard", "$7.90")
ALL_THERE = {  # on consoles, by the name of the profile
    "pico_zip96": (
        PICO,
        Part("console", "Kitronik 5347, ZIP96 Retro Gamer for Raspberry Pi Pico", source="its maker's drivers"),
        MICRO_B,
    ),
    "macropad": (
        Part(
            "board",
            "Adafruit 5128, MacroPad RP2040 Starter Kit; or 5100, with 12 switches and caps of your own",
            source="its maker's library for CircuitPython",
        ),
        USB_C,
    ),
    "archi_8x8": (
        Part("case", "Newsan ARCHI; we know of no number", source="its definition in CircuitPython"),
        Part("USB cable", "one that fits, and carries data", source=USB_C.source),
    ),
}


def of(plan: Plan) -> list[tuple[Part, int]]:
    """Each part, and how many of it."""
    if plan.keys:
        return [(part, 1) for part in ALL_THERE[plan.profile.name]]
    board, cable = BOARDS[plan.header.name]
    panel = plan.panel
    there = [(board, 1), (Part(panel.name, panel.maker, panel.price, panel.source), 1), (BUTTON, len(plan.buttons))]
    there += [(PIEZO, 1)] if plan.sound else []
    there += [(part, 1) for part in WIRED if not panel.plugs]
    return [*there, (BREADBOARD, 1), (cable, 1)]


def table(plan: Plan) -> str:
    rows = [(part.name, str(many), part.maker, part.price or UNKNOWN, part.source) for part, many in of(plan)]
    return tables.table(HEAD, rows)


def total(parts: Iterable[Part]) -> int:
    """The known prices together, in whole dollars. A pack of buttons has enough of them for any board."""
    return round(sum(float(re.sub("[~$]", "", part.price)) for part in parts if part.price))


def told(plan: Plan) -> str:
    """What they come to, below the table."""
    there = [part for part, _ in of(plan)]
    known = [part for part in there if part.price]
    if not known:
        return "We have looked up no price for it."
    what = "Together that" if len(known) == len(there) else "Without what was not looked up, that"
    return (
        f"{what} comes to about ${total(known)}; ~ is an estimate. [The guide](guide.md#what-you-need) tells where the "
        "prices are from and how old they may be."
    )
