"""The page of a console, which has all the parts: what to buy, how to put the game on it, and which key is which."""

from typing import NamedTuple

from tools.docs.wiring import battery, parts, tables
from tools.docs.wiring.page import CAP_MA, FAULTS, FLASHED, MADE, README, numbered, order, paragraph, paragraphs
from tools.docs.wiring.plan import Plan

ON_IT = f"Put the game on it, as [the README]({README}) tells"
TEST = "That is [the self-test](README.md#the-self-test)."
POWER = (
    f"**Power.** Every frame is dimmed to `PEGLIGHT_CAP_MA`, which is {CAP_MA} mA and what a USB port can feed: leave "
    "it as it is."
)
ZIP96 = """\
The arrows are left, right, up and down; A is ok, and B is back. The four columns at the right edge show the number of
the row in hand, with a light beneath it for each ten. Below that, each player of a match has a light: the bright one
is to move."""
ARCHI = """\
Four keys are enough. A is left, B is up, C is down, and D is ok. **Hold A** for back: it takes back the last peg, and
leaves a list. **Hold D** for the menu; it also has the hint, and reads a row aloud. Up and down go through a list, too,
and ok goes right. In games whose marks tell places, type the mark at the console."""

MACROPAD = """\
Hold it with the knob at the top right. The left column is the row in hand, from top to bottom, and each of the other
keys has the light of a colour: press it, and the peg is set. Press a place to go there. In the last line are **back**
and, at the bottom right, **ok**; both are white, and ok blinks when it sends the row. Hold back for the menu, and
ok for a hint. The mark stands in the middle, pink and blue.

The display shows the rows played, the oldest first: a full pip for each exact peg, and a ring for each near one. Below
them is the row in hand, with a line under the place of the cursor. The last line tells you what you see, and whose turn
it is if several play. In the menu the display shows the entries. It dims and sleeps with the lights, and its picture
moves by a pixel now and then, so that no pixel wears out.

Turn the knob to go through every list and through the rows played: left is earlier. Press it for ok. In a list the
keys go to the first ten entries.

Two settings in the menu change how you hold it. **Mirrored** is for the left hand: the row is at the right, and ok at
the bottom left. **Upside down** turns keys and display, for a cable that comes from below. While you plug it in, back
is where it was printed: left of the key at the bottom right, as the knob is at the top.

With seven colours the key at the bottom right is back, and the knob is ok. With eight there is no key for back: press
the place where the cursor is, or hold it for the menu. With more colours, or more than four pegs, every key is a
colour, and only the display shows the row."""


class Console(NamedTuple):
    there: str  # what is on it already
    steps: tuple[str, ...]
    keys: str
    facts: tuple[str, ...]


CONSOLES = {
    "pico_zip96": Console(
        "lights, keys, buzzer and motor are on the console. Plug in the Raspberry Pi Pico.",
        (
            f"Take the Raspberry Pi Pico alone, not in the console yet. {ON_IT}. {FLASHED}",
            'Write `PEGLIGHT_BOARD = "pico_zip96"` into `settings.toml` on its drive. Until then the game expects '
            "other lights, and may hold a pin at ground that a key connects to 3.3 V.",
            "Unplug it, and plug it into the console the way that is printed there.",
            f"Hold A while you switch on, until lights come on. {TEST} **It worked if** one light after another turns "
            f"red, row by row from the top left, and each key lights a light of its own. {FAULTS} If a key does "
            "nothing, check that the Pico sits on all of its pins.",
        ),
        ZIP96,
        (
            "**A Pico or a Pico W, no Pico 2.** Its keys connect their pins to 3.3 V, and the board pulls these pins "
            "down. The chip of a Pico 2 holds such a pin up after a press: that is the erratum RP2350-E9 of its "
            "datasheet, which CircuitPython does not work around.",
            "**Pins and order of the lights** are those of its maker's drivers for MicroPython and for CircuitPython.",
            POWER,
        ),
    ),
    "macropad": Console(
        "keys, lights, knob, speaker and display are on the board.",
        (
            f"{ON_IT}; the BOOTSEL button there is the knob. {FLASHED}",
            "Unplug it. Hold the key at the bottom right while you plug it in again, until lights come on. "
            f"{TEST} **It worked if** one key after another turns red, and each key that you press lights itself. "
            f"{FAULTS} If a single key stays silent, pull its switch out and look for a bent leg.",
        ),
        MACROPAD,
        (
            "**The pins** are those of its definition in CircuitPython, and which way the knob turns is that of its "
            "maker's driver.",
            "**Other letters.** The display has the letters of the language that its CircuitPython was built for. The "
            "English one shows any other letter as the one most like it. Take the UF2 of your language.",
            "**Caps that let light through** are part of the game: the colour of a key is the light beneath it.",
            POWER,
        ),
    ),
    "archi_8x8": Console(
        "lights, keys and buzzer are in the case.",
        (
            f"{ON_IT}. {FLASHED}",
            f"Unplug it. Hold D while you plug it in again, until lights come on. {TEST} **It worked if** one light "
            f"after another turns red, and each key lights a light of its own. {FAULTS} If no key does anything, see "
            "what is said of the pins below.",
        ),
        ARCHI,
        (
            "**The pins** are those of its definition in CircuitPython. That does not say whether a key connects its "
            "pin to ground, as is assumed here, or to 3.3 V, nor how the lights run. The self-test shows both. If the "
            "keys connect to 3.3 V, write `pressed=True` into the profile.",
            POWER,
        ),
    ),
}


def page(plan: Plan) -> str:
    name = plan.profile.name
    console = CONSOLES[name]
    sections = [
        MADE,
        f"# {name}: {plan.header.name} in a {plan.panel.name}",
        f"![A round on {name}](../pictures/{name}.png)",
        f"There is nothing to wire: {console.there}",
        "## Parts",
        parts.table(plan),
        paragraph(parts.told(plan)),
        "## Set it up",
        numbered(*console.steps),
        "## The keys",
        console.keys,
        "## Pins",
        tables.pins(plan),
        "## What to know",
        "\n".join(paragraph(f"- {fact}", "  ") for fact in console.facts),
        "## Without a cable",
        *paragraphs(battery.told(plan)),
        "## The order of the pixels",
        f"![The order of the pixels of {name}]({name}-order.svg)",
        order(plan),
    ]
    return "\n\n".join(sections) + "\n"
