"""The virtual board has nothing that a real one lacks, and everything that the firmware asks for."""

import ast
import importlib

import pytest

from host_tests.tools.virtual import surface
from tools import virtual
from tools.build import mpy
from tools.virtual.pins import pins_of
from tools.virtual.standins import Memory, Port

REAL = surface.names()
JOINING = ("boot.py", "code.py", "main.py", "start.py", "safemode.py")
SOURCES = [file for file in mpy.board_files() if file.parts[:2] == ("firmware", "device") or file.name in JOINING]
OURS = ("alarm", "alarm.pin", "alarm.time", "storage", "supervisor", "usb_cdc")  # Blinka has no such modules
# What the firmware does with the objects of these modules, by the names it gives them.
HELD = {
    "_pixels": "adafruit_pixelbuf.PixelBuf",
    "keys": "keypad.Keys",
    "events": "keypad.EventQueue",
    "event": "keypad.Event",
    "_pwm": "pwmio.PWMOut",
    "port": "usb_cdc.Serial",
    "_port": "usb_cdc.Serial",
}


def asked(source):
    """What this source asks of the board, as (module or class, name)."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module in REAL:
            yield from ((node.module, alias.name) for alias in node.names)
        if isinstance(node, ast.Attribute):
            whole = ast.unparse(node.value)
            of = whole if whole in REAL else whole.rpartition(".")[2]
            if HELD.get(of, of) in REAL:
                yield HELD.get(of, of), node.attr


def here(name):
    """A module or a class of the virtual board."""
    if name == "usb_cdc.Serial":
        return Port()
    module, _, of = name.partition(".")
    found = importlib.import_module(module)
    return getattr(found, of) if of else found


def public(thing):
    return {name for name in {**vars(type(thing)), **vars(thing)} if not name.startswith("_")}


def test_what_is_asked_of_the_board_is_seen():
    source = "import board\nfrom keypad import Keys\ndef f(self): return supervisor.ticks_ms() + other.name"
    assert set(asked(source)) == {("keypad", "Keys"), ("supervisor", "ticks_ms")}
    assert set(asked("self._pixels.show(); port.read(1); alarm.pin.PinAlarm")) == {
        ("adafruit_pixelbuf.PixelBuf", "show"),
        ("alarm", "pin"),
        ("alarm.pin", "PinAlarm"),
        ("usb_cdc.Serial", "read"),
    }


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: file.as_posix())
def test_everything_that_the_firmware_asks_for_is_there_and_here(file):
    with virtual.powered("raspberry_pi_pico"):
        for thing, name in asked((mpy.ROOT / file).read_text("utf-8")):
            assert name in REAL[thing]
            assert hasattr(here(thing), name)


def test_the_firmware_asks_every_kind_of_thing():
    every = {thing for file in SOURCES for thing, _ in asked((mpy.ROOT / file).read_text("utf-8"))}
    assert every >= {
        "alarm.time",
        "board",
        "keypad",
        "microcontroller",
        "pwmio",
        "supervisor",
        "usb_cdc",
        *HELD.values(),
    }


@pytest.mark.parametrize("module", OURS)
def test_a_module_that_we_supply_has_no_name_of_its_own(module):
    with virtual.powered("raspberry_pi_pico"):
        names = public(here(module))
    assert names
    assert names <= REAL[module]


def test_the_port_and_the_memory_have_no_name_of_their_own():
    assert public(Port()) <= REAL["usb_cdc.Serial"]
    assert public(Memory()) == set()


def test_the_pins_are_those_of_the_real_board():
    assert set(pins_of("raspberry_pi_pico")) == REAL["board"] - surface.NOT_PINS
