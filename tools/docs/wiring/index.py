"""The index of the wiring pages, with what applies to every board."""

from firmware.device.wiring import way
from firmware.engine.book import SPARE
from tools.docs.wiring import tables
from tools.docs.wiring.page import CAP_MA, MADE
from tools.docs.wiring.plan import PIXEL_MA, SHIFTER, Plan

# every way to lay a matrix whose lines all run the same way
LAID: tuple[dict[str, int], ...] = (
    {},
    {"columns": True},
    {"flip_x": True},
    {"rotation": 90},
    {"rotation": 180},
    {"columns": True, "rotation": 180},
    {"flip_y": True},
    {"rotation": 270},
)
SIDE = 8


def page(plans: list[Plan]) -> str:
    rows = [
        (f"[{plan.profile.name}]({plan.profile.name}.md)", plan.header.name, plan.panel.name, str(len(plan.buttons)))
        for plan in sorted(plans, key=lambda plan: not plan.panel.keys)
    ]
    boards = tables.table(("profile", "board", "lights", "buttons"), rows)
    spare = ", ".join(f"`{name}`" for name in SPARE)
    return TEXT.format(made=MADE, boards=boards, laid=laid(), cap=CAP_MA, pixel=PIXEL_MA, shifter=SHIFTER, spare=spare)


def laid() -> str:
    """What to write for a matrix, by where the test begins with a profile that says nothing about the chain."""
    rows = []
    for words in LAID:
        places = way(SIDE, SIDE, **words)
        (row, column), (next_row, next_column) = divmod(places[0], SIDE), divmod(places[1], SIDE)
        corner = f"{'bottom' if row else 'top'} {'right' if column else 'left'}"
        goes = {(0, 1): "right", (0, -1): "left", (1, 0): "down", (-1, 0): "up"}
        written = ", ".join(f"{name}={value}" for name, value in words.items())
        step = goes[next_row - row, next_column - column]
        rows.append((corner, step, f"`{written}`" if words else "nothing"))
    return tables.table(("it begins at the", "and goes", "write"), rows)


TEXT = """\
{made}

# Wiring

{boards}

[Build a Peglight](guide.md) takes you through the first wired board step by step: what you need, a drawing for each
step, how to tell that it worked, a drilling plan and a battery.

Each page has the parts with what they cost, a table of the pins, and what the board draws from a battery. Where there
is anything to wire, it also has a diagram and a drilling plan. They are made from the profiles in
`firmware/device/profiles.py`, which is what the firmware itself reads. `PEGLIGHT_BOARD` in `settings.toml` chooses one.

The folder `wokwi` beside this page is the first profile as a project for the simulator Wokwi:
[diagram.json](wokwi/diagram.json) has the same connections, without the parts that only real current needs, and
[wokwi.toml](wokwi/wokwi.toml) names what runs on it. `python3 tools/peg.py build --circuitpython FILE.uf2` makes that
file. Then open the folder with Wokwi's extension for Visual Studio Code, and start the simulator. The arrow keys, O and
B press its buttons. The names of its parts and pins are those of Wokwi's documentation; nobody has yet told us how the
game runs there.

## The self-test

Hold ok while you plug in the cable, until lights come on. One light after another turns red, row by row from the top
left, until all of them are red; then all turn green in the same way, then blue. Press the buttons at any time: each has
its own light, counted from the top left (left the first, right the second, then up, down, ok, back, and the colours
1 to 10; with fewer lights the count starts again at the first), and its own tone. Pressing back twice ends the test.
After the blue, lights with room for letters show the version and the free memory. The same test is in the settings of
the menu.

| what you see | the cause |
|---|---|
| nothing | DIN and DOUT are swapped, the {shifter} is the wrong way round, or a ground is missing |
| the first light flickers, or has wrong colours | the level shifter or the resistor is missing, or a ground is loose |
| green comes before red | the bytes have another order: write `order="RGB"` in the profile, or leave it out |
| the light runs in another direction | the chain is laid differently: see below |
| a button lights nothing | it is on another pin, or you used two of its legs that are not switched |
| a button's light comes only once | its pin is always on ground: you used two of its legs that are always joined |

## How your own matrix runs

Matrices of the same size are wired in different ways. Remove what your profile's block in `firmware/device/profiles.py`
says about the chain, such as `zigzag` or `rotation`, put it on the board with `peg.py flash`, and watch the first
lights of the self-test:

{laid}

If every other line runs backwards, write `zigzag=True` as well. The top of `firmware/device/wiring.py` explains the
words.

## What does not fit on a Pico W

Its CircuitPython takes more of the flash, so the drive is half as large as that of a Pico. `build` and `flash` leave
out these books: {spare}.
The device plays those games without one, and needs a little longer: in `super` about 5.5 rows instead of 5.44.

## Boards that Peglight does not know yet

A board is a block of that file and a line in `tools/boards.py`. BitDogLab, a Pico W with 5 x 5 lights, has two buttons
and a joystick. A joystick is not a pin that is high or low. It needs a new file in `firmware/device/`, as a knob has
`knob.py`: one that reads two analog pins and turns each move of the stick into one press of left, right, up or down.
Nobody has written it yet.

## More than {cap} mA

A pixel at full white draws {pixel} mA. Together they may draw `PEGLIGHT_CAP_MA` in `settings.toml`, {cap} mA
unless you set it; a frame that would draw more is dimmed as a whole. For more light from wired lights:

1. Take a 5 V supply that can deliver your limit and 100 mA more.
2. Remove the wire between the board's 5 V pin and the lights. The supply's plus goes to 5V of the lights, to the
   capacitor and to pin 14 of the {shifter}; its minus goes to the common ground.
3. The board stays on its USB cable, with its ground connected to the supply's and its 5 V not. Or feed a Pico from the
   supply as well, through a Schottky diode (1N5817) to VSYS, with the stripe towards VSYS. The Pico has such a diode
   between VBUS and VSYS, so cable and supply cannot feed each other.
4. Switch the supply on before the board, or with it: data into unpowered lights can damage the first pixel.
5. Only then raise `PEGLIGHT_CAP_MA`.

## A new board

1. A block in `firmware/device/profiles.py`: the pins by their CircuitPython names, the size, and how the chain runs.
2. For a kind of board that no block has yet: its pins, with the USB socket at the top, in
   `tools/docs/wiring/headers.py`.
3. For lights that plug on, and for a console: a line in `PANELS` of `tools/docs/wiring/plan.py`. With the measures of
   the lights there, the page gets a drilling plan. A console's parts go into `tools/docs/wiring/parts.py`, and what a
   board offers for a battery into `battery.py`.
4. `python3 tools/peg.py docs` draws its page, and `python3 tools/peg.py test` checks its pins.
"""
