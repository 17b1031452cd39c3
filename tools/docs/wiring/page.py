"""The page of one profile: parts, diagram, pins, what can damage a board, a case for it and a battery."""

from collections.abc import Iterable
from textwrap import fill

from firmware.device.profiles import every
from firmware.ui.settings import SETTINGS
from tools.docs.wiring import battery, drill, parts, tables
from tools.docs.wiring.plan import PIXEL_MA, SHIFTER, Plan

MADE = "<!-- made by peg.py docs: change firmware/device/profiles.py or tools/docs/wiring, and run it again -->"
DEFAULTS = {name: default for name, default, _ in SETTINGS}
CAP_MA = DEFAULTS["cap_ma"]

WIRED_NOTES = (
    f"**The level shifter.** A pixel on 5 V reads 3.5 V and more as a one, but the board's pins give 3.3 V. The "
    f"{SHIFTER}, powered with 5 V, reads 3.3 V and puts out 5 V. A 74HC125 does not work: it needs 3.5 V too. Unused "
    "inputs go to ground.",
    "**The capacitor** goes between 5 V and ground, close to the lights, and absorbs the inrush at power-up. The "
    "stripe on its side is minus; the wrong way round it bursts.",
    "**The resistor** goes into the data wire, close to the first pixel, and protects it from spikes.",
)
PLUGGED_NOTES = {
    "pico_16x10": (
        "**The panel sits on the pins**, its data on GP6 as it is sold; bridges on its back can move that to GP7 or "
        "GP22. Give the Pico stacking headers, or solder the wires of the buttons to its underside.",
        "**The Pico's own diode** lies between the USB cable and VSYS, from which the panel is fed. It is for 1 A.",
    ),
    "feather_4x8": (
        "**The wing sits on the pins**, its data on D6 as it is sold; bridges on its underside can move that. It has a "
        "level shifter and capacitors of its own, and two diodes that feed it from USB or from the battery, whichever "
        "has the higher voltage. Give the Feather stacking headers, or solder the wires of the buttons to its "
        "underside. Hold it with the USB socket up.",
        "**D13** is left free: the red LED of the board is on it and would pull against a button.",
    ),
}
README = "../../../../README.md#put-it-on-the-board"
FLASHED = (
    "**It worked if** `peg.py flash` ends by saying that every file is as it should be. **If not:** try another cable, "
    "because many carry no data."
)
RED_GREEN_BLUE = "one light after another turns red, row by row from the top left; then green, then blue"
FAULTS = "**If not:** look up what you see in the [table of faults](README.md#the-self-test)."
STEPS = {  # by whether the lights plug on
    False: (
        "Unplug it, and wire the level shifter, the power and the data wire as in [steps 2, 3 and 4 of the guide]"
        "(guide.md#step-2-the-level-shifter). The pins are the same here, and so is how you tell that a step worked.",
        "Wire the lights as in [step 5](guide.md#step-5-the-lights). Hold ok once more while you plug in the cable. "
        f"**It worked if** {RED_GREEN_BLUE}. {FAULTS}",
    ),
    True: (
        "Unplug it, and plug the lights on, as the diagram and the notes below tell. Hold ok once more while you plug "
        f"in the cable. **It worked if** {RED_GREEN_BLUE}. {FAULTS}",
    ),
}
NOTES = (
    "**One ground.** The grounds of board, lights, buttons and any supply are connected. Connect ground first and "
    "data last.",
    "**Never the 3V3 pin.** It belongs to the chip, and gives neither the voltage nor the current that lights need.",
    "**A button with four legs** has them joined in pairs. Use two that lie diagonally: they are joined only while "
    "it is pressed. It needs no resistor, because the board pulls the pin up itself.",
    "**The piezo** is a passive one and goes straight to its pin. A magnetic buzzer or a speaker would draw more than "
    "a pin can give.",
)


def page(plan: Plan) -> str:
    name = plan.profile.name
    sections = [
        MADE,
        f"# {name}: {plan.header.name} with a {plan.panel.name}",
        f"![The wiring of {name}]({name}.svg)",
        paragraph(f"{chosen(plan)} [All boards, the self-test, and more than a USB port can feed](README.md)"),
        "## Parts",
        parts.table(plan),
        paragraph(parts.told(plan)),
        "## Build it",
        built(plan),
        "## Pins",
        tables.pins(plan),
    ]
    if not plan.panel.plugs:
        sections.append(tables.shifter())
    sections += ["## What protects the board", notes(plan)]
    if drill.possible(plan):
        sections += ["## A case", *paragraphs(drill.told(plan))]
    sections += ["## Without a cable", *paragraphs(battery.told(plan)), "## The order of the pixels"]
    sections += [f"![The order of the pixels of {name}]({name}-order.svg)", order(plan)]
    return "\n\n".join(sections) + "\n"


def built(plan: Plan) -> str:
    """How to build it: by the guide, if it is that board, or by steps that lean on the guide."""
    if plan.profile.name == every()[0].name:
        return paragraph(
            "[The guide](guide.md) builds this one step by step: a drawing for each step, how to tell that it worked, "
            "what to do if not, what the parts cost, a drilling plan and a battery."
        )
    choice = "" if by_itself(plan) else f". Then write `{choose(plan)}` into `settings.toml` on its drive"
    return numbered(
        f"Put the game on the {plan.header.name} while it is still alone, as [the README]({README}) tells{choice}. "
        f"{FLASHED}",
        "Unplug it. Wire each button and the piezo between its pin in the table below and ground, as in [step 1 of the "
        "guide](guide.md#step-1-the-buttons-and-the-piezo). Hold ok while you plug in the cable, and wait for a tone. "
        "**It worked if** every button sounds a tone of its own. **If not:** a silent button is on another pin, or on "
        "two legs that are always joined.",
        *STEPS[bool(plan.panel.plugs)],
    )


def numbered(*steps: str) -> str:
    return "\n".join(paragraph(f"{number}. {step}", "   ") for number, step in enumerate(steps, 1))


def by_itself(plan: Plan) -> bool:
    """Whether a board gets this profile unless it is told another."""
    first = next(other for other in every() if set(other.boards) & set(plan.profile.boards))
    return first.name == plan.profile.name


def choose(plan: Plan) -> str:
    return f'PEGLIGHT_BOARD = "{plan.profile.name}"'


def chosen(plan: Plan) -> str:
    """When a board gets this profile."""
    if by_itself(plan):
        return f"A {plan.header.name} gets this profile unless `PEGLIGHT_BOARD` in `settings.toml` names another."
    return f"Choose it with `{choose(plan)}` in `settings.toml`."


def notes(plan: Plan) -> str:
    own = PLUGGED_NOTES.get(plan.profile.name, ()) if plan.panel.plugs else WIRED_NOTES
    return "\n".join(paragraph(f"- {note}", "  ") for note in (*own, power(plan), *NOTES))


def power(plan: Plan) -> str:
    pixels = plan.profile.width * plan.profile.height
    told = (
        f"**Power.** Counted as {PIXEL_MA} mA each, {pixels} pixels at full white "
        f"would draw {plan.full_ma / 1000:.1f} A. "
        f"Every frame is dimmed to `PEGLIGHT_CAP_MA`, which is {CAP_MA} mA and what a USB port can feed. "
    )
    if plan.panel.plugs:
        return told + f"The panel is fed from {' or '.join(plan.panel.plugs)}: leave the cap as it is."
    return told + f"For more light [the lights get a supply of their own](README.md#more-than-{CAP_MA}-ma)."


def order(plan: Plan) -> str:
    words = ", ".join(f"{name}={value}" for name, value in sorted(plan.profile.wiring.items()))
    told = f"In the profile this is `{words}`." if words else "The game expects this, so the profile says nothing."
    return paragraph(
        f"{told} The bytes of a pixel go over the wire in the order {plan.profile.order}. [The self-test]"
        "(README.md#the-self-test) shows whether your lights run this way, and what to change if they do not."
    )


def paragraphs(texts: Iterable[str]) -> list[str]:
    """Those that are no tables in lines of their width."""
    return [text if text.startswith("|") else paragraph(text) for text in texts]


def paragraph(text: str, indent: str = "") -> str:
    return fill(text, 120, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
