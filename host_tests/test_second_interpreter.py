"""The compiled engine and game in MicroPython's own VM: CPython accepts what the board does not."""

import re
import shutil
from pathlib import Path

import pytest

from firmware import VERSION
from host_tests.ui import session
from tools import ROOT
from tools.build import constants, mpy

pytestmark = pytest.mark.full

WORDS = Path("firmware/words")
CARRIED = [
    Path("host_tests/engine/chance.py"),
    Path("host_tests/engine/vectors.py"),
    Path("host_tests/game/vectors.py"),
    Path("host_tests/ui/session.py"),
    Path("tools/rounds.py"),
]
HASHLIB = """
import uhashlib
def new(name, given):
    return getattr(uhashlib, name)(given)
"""  # as CircuitPython has it; this MicroPython spells it differently
VECTORS = """
import sys
from host_tests.engine import vectors as engine
from host_tests.game import vectors as game
failures = list(engine.failures()) + list(engine.all_pairs(5)) + list(game.failures())
for failure in failures:
    print("FAILED", failure)
print("MicroPython", ".".join(str(part) for part in sys.implementation[1][:3]), "found", len(failures), "failures")
"""
SESSION = """
from host_tests.ui import session
for line in session.said("/firmware/words"):
    print(line)
"""

APP = """
import gc
from firmware.app import App
from firmware.engine.variant import Variant
from firmware.game.rules import agree
from firmware.keep.log import Log
from firmware.slots import Slots
from firmware.start import read_settings
from firmware.ui.desk import Desk
from firmware.ui.faces.lights.lights import Lights
from firmware.ui.faces.words import Words
from firmware.ui.shell import Shell

class Board:
    def __init__(self):
        self.buttons = self.lights = self.sound = self
    def event(self):
        return -1
    def line(self, unseen, wanted):
        return None
    def quiet(self, _one=None, _other=None):
        pass
    show = tone = say = quiet

desk = Desk(lambda language: lambda: open("/firmware/words/" + language + ".txt", "rb"), lambda stop: 0)
desk.settings, _ = read_settings({}.get)
shell = Shell(desk, Slots())
app = App(desk, shell, Log(bytearray(b"\\xff" * 4096)))
app.add_lights(Lights(shell, 8, 8), Board())
app.add_words(Words(shell), Board())
"""
IDLE = (
    APP
    + """
for mode in ("", "break", "helper"):
    if mode:
        desk.begin(agree(mode, Variant(4, 6)))
    for _ in range(600):
        app.turn(20)
    gc.collect()
    before = gc.mem_alloc()
    for _ in range(10):
        app.turn(1)
    print(shell.name, gc.mem_alloc() - before)
"""
)
DROPPED = (
    APP
    + """
import sys
desk.begin(agree("break", Variant(4, 6)))
app.turn(20)
before = set(sys.modules)
for name in ("statistics.Statistics", "dates.Days", "pictures.selftest"):
    shell.open(name)
    app.turn(20)
    came = set(sys.modules) - before
    shell.close_above()
    app.turn(20)
    print(name, len(came) > 1, *sorted(set(sys.modules) - before))
"""
)


@pytest.fixture
def said(tmp_path, second_interpreter):
    """Run a script there, and return what it printed."""

    def run(text):
        drive = tmp_path / "drive"
        pure = [file for file in mpy.board_files() if file.parts[:2] != ("firmware", "device")]
        mpy.compile_into(drive, [*pure, *CARRIED], for_vm=True)
        shutil.copytree(ROOT / WORDS, drive / WORDS)
        (drive / "hashlib.py").write_text(HASHLIB, "utf-8")
        script = tmp_path / "script.py"
        script.write_text(constants.folded(text, "script.py"), "utf-8")
        return second_interpreter.run(drive, script)

    return run


def test_the_vectors_hold_in_the_second_interpreter(said, summary):
    answer = said(VECTORS)
    summary(f"Second interpreter: {answer.splitlines()[-1]}.")
    assert answer.endswith(" found 0 failures\n"), answer


def test_the_self_test_tells_the_version_and_the_memory_left(said):
    told = said("from firmware.ui.faces.lights.pictures import about\nprint(about())\n")
    assert re.fullmatch(re.escape(VERSION) + r" \d+K\n", told)


def test_a_session_reads_the_same_in_the_second_interpreter(said):
    assert said(SESSION).splitlines() == list(session.said(ROOT / WORDS))


def test_an_idle_turn_allocates_nothing(said):
    assert said(IDLE).splitlines() == ["menu 0", "play 0", "play 0"]


def test_a_screen_takes_all_that_came_with_it_when_it_closes(said):
    names = "statistics.Statistics", "dates.Days", "pictures.selftest"
    assert said(DROPPED).splitlines() == [f"{name} True" for name in names]
