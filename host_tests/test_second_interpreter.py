"""The compiled engine and game in MicroPython's own VM: CPython accepts what the board does not."""

import re

import pytest

from firmware import VERSION
from host_tests import built
from host_tests.ui.test_screens import OPENED

HASHLIB = """
import sys
import uhashlib
class hashlib:
    new = staticmethod(lambda name, given: getattr(uhashlib, name)(given))
sys.modules["hashlib"] = hashlib
"""  # as CircuitPython has it; this MicroPython spells it differently
OPENED_IN_PLAY = {"mark.Marks", "statistics.chart", "mistakes.mistakes", "mistakes.Mistake"}  # by playthroughs
VECTORS = """
import sys
from host_tests.engine import vectors as engine
from host_tests.game import vectors as game
failures = list(engine.failures()) + list(engine.all_pairs(35)) + list(game.failures())
for failure in failures:
    print("FAILED", failure)
print("MicroPython", ".".join(str(part) for part in sys.implementation[1][:3]), "found", len(failures), "failures")
"""

APP = """
import gc
from firmware.app import App
from firmware.engine.variant import Variant
from firmware.game.rules import agree
from firmware.keep.log import Log
from firmware.slots import Slots
from firmware.start import read_settings, wish
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
    show = tone = say = shake = quiet

class Port:
    in_waiting = 0
    def write(self, _frame):
        pass

desk = Desk(lambda language: lambda: open("/firmware/words/" + language + ".txt", "rb"), lambda stop: 0)
wish(desk, read_settings({})[0])
shell = Shell(desk, Slots())
app = App(desk, shell, Log(bytearray(b"\\xff" * 4096)))
app.lights, app.board = Lights(shell, 8, 8), Board()
app.add_words(Words(shell), Board())
"""
IDLE = (
    APP
    + """
from firmware.engine import marks
from firmware.game.match import MARK, READY

before = 0
for mode in ("", "break", "helper", "make", "race"):
    if mode == "race":
        from firmware.game.wire import resumed

        desk.begin(agree(mode, Variant(4, 6), linked=(7, 0, "")))
        desk.link = resumed(Port(), desk.match, "")
        desk.match.set_code(0)
    elif mode:
        desk.begin(agree(mode, Variant(4, 6)))
    for _ in range(600):
        app.turn(20)
        if mode == "make" and desk.match.phase == READY:
            desk.match.ready()
        elif mode == "make" and desk.match.phase == MARK:
            desk.match.mark(marks.solved(desk.match.variant()))
    gc.collect()
    before = gc.mem_alloc()
    for _ in range(10):
        app.turn(1)
    print(shell.stack[-1].name, gc.mem_alloc() - before)
"""
)
EVERY = (
    APP
    + """
from firmware.game.challenge import read
from firmware.game.round import HELD, Round
from firmware.game.wire import resumed
from firmware.ui import notation
desk.wire = Port()
drawn = iter(range(1 << 20))
desk.randrange = lambda stop: next(drawn) % stop  # a code of several colours is drawn until there is one
CODE = "VEC2-HYV6-TQM5-86FE-T34T-2F0M-VWKX-D"
REPLY = "3D6R-KW8D-31EA-JJKY-4QEJ-C473-6AMA-X4F7-0TT0-HRG8-5TFM-7YPC-EK"
classic = Variant(4, 6)
given = {
    "challenge.play": (read(CODE),),
    "challenge.result": (read(REPLY), Round(classic, HELD, 7), read(CODE)),
    "challenge.send": (classic,),
    "challenge.start": (read(CODE),),
    "challenge.take": (CODE,),
    "dates.begin": (1,),
    "forms.Value": ("variant",),
    "forms.game": ("break",),
    "leave.Ask": (("ask-lesson-on",), ""),
    "leave.give_up": (agree("break", classic), None),
    "link.Looking": ("match",),
    "link.link": ("match",),
    "secret.Secret": (classic,),
    "statistics.record": (0,),
    "typed.date": ("2026-11-22",),
    "typed.name": (0,),
    "leave.begin": ("break",),
}
left = dict.fromkeys(OPENED)
def turn(times):
    for _ in range(times):
        app.turn(20)
def open_all():
    for name in list(left):
        try:
            shell.open(name, *given.get(name, ()))
            turn(2)
            del left[name]
        except Exception as reason:
            left[name] = reason  # it opens later, or else this is told
            if shell.top is None:
                shell.stack.pop()
        shell.close_above()
        turn(1)
open_all()
shell.type(shell.faces[-1], "CHALLENGE " + CODE)
turn(20)
open_all()
desk.begin(agree("break", classic))
turn(1)
for code in (classic.space - 1, desk.match.round.hidden_code()):
    shell.type(shell.faces[-1], notation.spell(classic, code))
    turn(20)
    open_all()
    given.update(dict.fromkeys(("rows.again", "rows.reason", "listing.pegs"), (desk.match.sides[0], 0)))
desk.begin(agree("race", classic, linked=(7, 0, "")))
desk.link = resumed(desk.wire, desk.match, "")
desk.match.set_code(0)
turn(1)
open_all()
print(left)
"""
)
DROPPED = (
    APP
    + """
import sys
desk.begin(agree("break", Variant(4, 6)))
app.turn(20)
before = set(sys.modules)
for name in ("statistics.Statistics", "dates.days", "forms.selftest"):
    shell.open(name)
    while shell.is_opening:
        app.turn(20)
    came = set(sys.modules) - before
    shell.close_above()
    app.turn(20)
    print(name, len(came) > 1, *sorted(set(sys.modules) - before))
"""
)


@pytest.fixture
def said(tmp_path, second_interpreter, built_drive):
    """Run a script there, beside the files of a board as they are built, and return what it printed."""

    def run(text):
        script = tmp_path / "script.py"
        script.write_text(built.written(HASHLIB + text, "script.py"), "utf-8")
        return second_interpreter.run(built_drive, script)

    return run


@pytest.mark.full
def test_the_vectors_hold_in_the_second_interpreter(said, summary):
    answer = said(VECTORS)
    summary(f"Second interpreter: {answer.splitlines()[-1]}.")
    assert answer.endswith(" found 0 failures\n"), answer


@pytest.mark.full
def test_the_self_test_tells_the_version_and_the_memory_left(said):
    told = said("from firmware.ui.faces.lights.pictures import about\nprint(about())\n")
    assert re.fullmatch(re.escape(VERSION) + r" \d+K\n", told)


@pytest.mark.full
def test_an_idle_turn_allocates_nothing(said):
    assert said(IDLE).splitlines() == ["menu 0", "play 0", "play 0", "outcome 0", "waiting 0"]


@pytest.mark.slow
def test_every_screen_opens_as_a_board_has_it(said):
    assert said(f"OPENED = {sorted(OPENED - OPENED_IN_PLAY)}\n{EVERY}") == "{}\n"


@pytest.mark.full
def test_a_screen_takes_all_that_came_with_it_when_it_closes(said):
    names = "statistics.Statistics", "dates.days", "forms.selftest"
    assert said(DROPPED).splitlines() == [f"{name} True" for name in names]
