"""The modules of the virtual board beside the real ones: they have what the firmware asks for, and nothing else."""

import ast
import importlib

import pytest

from host_tests.tools.virtual import surface
from tools import ROOT, virtual
from tools.build.constants import board_files
from tools.virtual import beyond_vm, standins
from tools.virtual.pins import pins_of

REAL = surface.names()
JOINING = ("boot.py", "code.py", "main.py", "start.py", "safemode.py")
SOURCES = [file for file in board_files() if file.parts[:2] == ("firmware", "device") or file.name in JOINING]
# The firmware's calls on objects of these classes, by the names it gives them.
HELD = {
    "pixels": "adafruit_pixelbuf.PixelBuf",
    "switches": "keypad.Keys",
    "events": "keypad.EventQueue",
    "event": "keypad.Event",
    "_pwm": "pwmio.PWMOut",
    "_audio": "audiopwmio.PWMAudioOut",
    "port": "usb_cdc.Serial",
    "_port": "usb_cdc.Serial",
}
SUPPLIED = (
    "alarm",
    "alarm.pin",
    "alarm.time",
    "audiocore",
    "audiopwmio",
    "busio",
    "keypad",
    "pwmio",
    "rotaryio",
    "storage",
)
SUPPLIED += ("supervisor", "usb_cdc")


def asked(source):
    """Yield what this source asks of the board, as (module or class, name)."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module in REAL:
            yield from ((node.module, alias.name) for alias in node.names)
        if isinstance(node, ast.Attribute):
            whole = ast.unparse(node.value)
            of = whole if whole in REAL else whole.rpartition(".")[2]
            if HELD.get(of, of) in REAL:
                yield HELD.get(of, of), node.attr


@pytest.fixture
def here():
    """Return a module of the virtual board, or an object of one of its classes, by name."""
    with virtual.powered("raspberry_pi_pico"):
        import board

        keys = standins.Keys([board.GP2], value_when_pressed=False)
        made = {
            "keypad.Keys": keys,
            "keypad.EventQueue": keys.events,
            "keypad.Event": standins.Event(),
            "audiopwmio.PWMAudioOut": beyond_vm.PWMAudioOut(board.GP6),
            "busio.UART": standins.UART(board.GP20, board.GP21),
            "pwmio.PWMOut": standins.PWMOut(board.GP3),
            "rotaryio.IncrementalEncoder": standins.IncrementalEncoder(board.GP4, board.GP5),
            "usb_cdc.Serial": standins.Serial(),
        }

        def found(name):
            if name in made:
                return made[name]
            module, _, inner = name.partition(".")
            there = importlib.import_module(module)
            return getattr(there, inner) if inner else there

        yield found


def test_what_a_source_asks_of_the_board_is_seen():
    source = "import board\nfrom keypad import Keys\ndef f(self): return supervisor.ticks_ms() + other.name"
    assert set(asked(source)) == {("keypad", "Keys"), ("supervisor", "ticks_ms")}
    assert set(asked("self.pixels.show(); port.read(1); alarm.pin.PinAlarm")) == {
        ("adafruit_pixelbuf.PixelBuf", "show"),
        ("alarm", "pin"),
        ("alarm.pin", "PinAlarm"),
        ("usb_cdc.Serial", "read"),
    }


def test_all_that_the_firmware_asks_for_is_on_both_boards(here):
    pairs = {pair for file in SOURCES for pair in asked((ROOT / file).read_text("utf-8"))}
    assert {thing for thing, _ in pairs} >= {"alarm.time", "board", "microcontroller", "supervisor", *HELD.values()}
    assert [pair for pair in pairs if pair[1] not in REAL[pair[0]]] == []
    assert [pair for pair in pairs if not hasattr(here(pair[0]), pair[1])] == []


def test_the_stand_ins_have_no_name_that_the_board_lacks(here):
    classes = [name for name in REAL if name.split(".")[0] in SUPPLIED and name not in SUPPLIED]
    for name in (*SUPPLIED, *classes):
        thing = here(name)
        public = {each for each in {**vars(type(thing)), **vars(thing)} if not each.startswith("_")}
        assert public, name
        assert public <= REAL[name], name


def test_the_pins_are_those_of_the_real_board():
    pico, feather = pins_of("raspberry_pi_pico"), pins_of("adafruit_feather_rp2040")
    assert set(pico) == REAL["board"] - surface.NOT_PINS
    assert [pico[name] for name in ("GP0", "GP28", "A2", "GP28_A2", "LED", "A3")] == [0, 28, 28, 28, 25, 29]
    assert [feather[name] for name in ("D0", "D1", "D4", "D13", "NEOPIXEL")] == [1, 0, 6, 13, 16]
    with pytest.raises(ValueError, match="CircuitPython has no board tiny_board"):
        pins_of("tiny_board")
