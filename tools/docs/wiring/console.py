"""The page of a console, which has all the parts: what to buy, how to put the game on it, and which key is which."""

from tools.docs.wiring import tables
from tools.docs.wiring.page import CAP_MA, MADE, order, paragraph
from tools.docs.wiring.plan import Plan

FACTS = {
    "pico_zip96": (
        "**A Pico or a Pico W, no Pico 2.** Its keys connect their pins to 3.3 V, and the board pulls these pins down. "
        "The chip of a Pico 2 holds such a pin up after a press: that is the erratum RP2350-E9 of its datasheet, which "
        "CircuitPython does not work around.",
        "**Pins and order of the lights** are those of its maker's drivers for MicroPython and for CircuitPython.",
    ),
}


def page(plan: Plan) -> str:
    profile = plan.profile
    name = profile.name
    ok, back = plan.keys["ok"], plan.keys["back"]
    said = TEXT.format(board=plan.header.name, name=name, ok=ok, back=back)
    parts = [
        (plan.header.name, "1", f"{plan.header.name} H or WH, whose pins are soldered on"),
        ("console", "1", plan.panel.search),
        ("USB cable", "1", "one that carries data"),
    ]
    sections = [
        MADE,
        f"# {name}: {plan.header.name} in a {plan.panel.name}",
        f"![A round on {name}](../pictures/{name}.png)",
        said.strip(),
        "## Parts",
        tables.table(("part", "how many", "look for"), parts),
        "## Pins",
        tables.pins(plan),
        "## What to know",
        "\n".join(paragraph(f"- {fact}", "  ") for fact in (*FACTS[name], POWER.format(cap=CAP_MA))),
        "## The order of the pixels",
        f"![The order of the pixels of {name}]({name}-order.svg)",
        order(plan),
    ]
    return "\n\n".join(sections) + "\n"


POWER = (
    "**Power.** Every frame is dimmed to `PEGLIGHT_CAP_MA`, which is {cap} mA and what a USB port can feed: leave it "
    "as it is."
)
TEXT = """\
There is nothing to wire: lights, keys, buzzer and motor are on the console. Plug in the {board}.

1. Take the {board} alone, not in the console yet, and put the game on it, as
   [the README](../../../../README.md#put-it-on-the-board) tells.
2. Write `PEGLIGHT_BOARD = "{name}"` into `settings.toml` on its drive. Until then the game takes the console for
   other lights, and a pin that a key connects to 3.3 V may be one that it holds at ground.
3. Unplug it, and plug it into the console the way that is printed there.
4. Hold {ok} while you switch on, until lights come on: that is [the self-test](README.md#the-self-test).

The arrows are left, right, up and down; {ok} is ok, and {back} is back. In the four columns at the right edge a number
tells which row is in hand, with a light beneath it for each ten. Below it each player of a match has a light: the
bright one is to move.
"""
