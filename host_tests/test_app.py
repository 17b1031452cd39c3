"""One turn of the loop: what is kept and when, what is told, and that a log that holds nothing stops no game."""

import pytest

from firmware.app import App
from firmware.engine.variant import named
from firmware.game.rules import agree
from firmware.game.statistics import read
from firmware.keep.log import MATCH, Log
from firmware.slots import Slots
from firmware.start import restore
from firmware.ui.faces.lights.gestures import BACK, COLOUR, DOWN, OK, RELEASED, UP
from firmware.ui.faces.lights.lights import HOLD_MS, Lights
from firmware.ui.faces.page import Cable
from firmware.ui.faces.words import Words
from firmware.ui.shell import Shell
from host_tests.playthroughs.core import Parts
from host_tests.ui import test_cable
from host_tests.ui.table import desk_of


class Broken(Exception):
    """The memory failed."""


class Memory(bytearray):
    """A memory that counts how often it was written to, and that fails or forgets when it is told to."""

    fails = forgets = False

    def __init__(self):
        super().__init__(b"\xff" * 4096)
        self.writes = 0

    def __setitem__(self, places, content):
        if self.fails:
            raise Broken
        if not self.forgets:
            super().__setitem__(places, content)
        self.writes += 1


class Watched(Parts):
    """Buttons, lights and a sound, where somebody looks whenever the lights change."""

    def __init__(self, look):
        super().__init__()
        self.look = look

    def show(self, _frame, _table):
        self.look()


class Port:
    def __init__(self):
        self.said = []
        self.typed = []

    def line(self, _unseen, wanted):
        return self.typed.pop(0) if wanted and self.typed else None

    def say(self, line):
        self.said.append(line)


class Board:
    """A desk with what the memory has, its app, and words at a port."""

    def __init__(self, memory, mode=None, variant="classic", **rules):
        self.memory = memory
        self.desk = desk_of()
        log = Log(memory)
        self.told = restore(self.desk, log)
        self.shell = Shell(self.desk, Slots())
        self.app = App(self.desk, self.shell, log, not (self.told or self.desk.fresh))
        self.port = Port()
        self.said = self.port.said
        self.app.add_words(Words(self.shell), self.port)
        if mode:
            self.desk.begin(agree(mode, named(variant) if isinstance(variant, str) else variant, **rules))
            self.go()

    def add_lights(self, look=lambda: None, size=(8, 8)):
        """Add lights at which somebody looks, and return the parts of the board."""
        self.app.lights = self.lights = Lights(self.shell, *size)
        self.app.board = Watched(look)
        return self.app.board

    def go(self, *typed):
        self.port.typed += typed
        while self.app.turn(1) or self.port.typed:
            pass
        return self

    def again(self):
        """Return the desk after a restart."""
        return Board(self.memory).desk

    @property
    def rows(self):
        """Return the rows of all sides, and the guess that waits for its mark."""
        match = self.desk.match
        return [side.rows[:] for side in match.sides if side], match.round and match.round.pending


def test_every_row_is_kept_and_an_idle_turn_writes_nothing():
    at = Board(Memory(), "break")
    kept = []
    for row in ("RGBY", "RRGG", "BBYY"):
        before = at.memory.writes
        at.go(row)
        assert at.memory.writes == before + 1
        kept.append(Log(at.memory).read(MATCH))
    for _ in range(100):
        at.app.turn(10)
    at.app.keep()
    assert at.memory.writes == before + 1
    assert len(set(kept)) == 3


@pytest.mark.parametrize(
    ("mode", "keeps", "kept"), [("break", False, False), ("break", True, True), ("duel", True, False)]
)
def test_pegs_are_kept_where_that_wears_nothing_but_no_secret(mode, keeps, kept):
    at = Board(Memory(), mode)
    at.desk.keeps_pegs = keeps
    for place, digit in ((0, 1), (2, 3), (2, 4)):
        at.desk.match.draft.put(place, digit)
        at.go()
    assert at.again().match.draft.pegs == ([1, None, 4, None] if kept else [None] * 4)


def test_a_clock_is_kept_each_ten_seconds():
    at = Board(Memory(), "break", clock="180")
    before = at.memory.writes
    for ms, writes in ((9_000, 0), (2_000, 1), (8_000, 1), (2_000, 2)):
        at.app.turn(ms)
        assert at.memory.writes == before + writes
    assert at.again().match.clock.left_ms() == at.desk.match.clock.left_ms()


def test_a_game_too_wide_for_the_lights_is_told_to_its_player():
    at = Board(Memory())
    at.add_lights(size=(4, 8))
    at.desk.begin(agree("match", named("classic"), people=2, device=False, rounds=2, own=(None, named("super"))))
    at.go("RGBY", "", "RGBY")
    wide = "super is too wide for the lights: play it in typed lines."
    assert wide not in at.said
    at.go("")
    assert at.said.count(wide) == 1


def test_a_page_on_a_cable_and_the_device_go_on_by_turns():
    at = Board(Memory())
    at.add_lights()
    port = test_cable.Port()
    Cable(at.app, port, False)
    at.desk.begin(agree("watch", named("super")))
    went_on = set()
    for _ in range(300):
        worked, sent = at.desk.match.worked_ms, len(port.said)
        at.app.turn(5)
        went_on.add((at.desk.match.worked_ms > worked, len(port.said) > sent))
    assert {(True, False), (False, True)} <= went_on
    assert (True, True) not in went_on


@pytest.mark.parametrize(("mode", "states"), [("make", 1), ("watch", 2)])
def test_a_guess_of_the_device_is_kept_before_it_is_seen(mode, states):
    at = Board(Memory())
    at.desk.begin(agree(mode, named("classic")))
    if mode == "make":
        at.desk.match.ready()
    seen = []
    at.add_lights(lambda: seen.append((at.rows, Board(at.memory).rows)))
    for _ in range(200):
        at.app.turn(20)
    assert len({str(shown) for shown, _ in seen}) >= states
    assert all(shown == kept for shown, kept in seen)


def test_settings_and_statistics_come_back():
    at = Board(Memory())
    at.desk.set("palette", "safe")
    at.desk.begin(agree("break", named("classic")))
    at.go("RESIGN", "yes")
    again = Board(at.memory)
    assert again.told == []
    assert again.desk.settings["palette"] == "safe"
    assert again.desk.counted == at.desk.counted
    assert read(again.desk.counted).records


@pytest.mark.parametrize(
    ("mode", "sealed", "before", "typed"),
    [
        ("make", False, ("",), "oo"),
        ("make", True, ("GGGG",), "-"),
        ("race", False, ("",), "RGBY"),
        ("race", True, ("GGGG",), "RRRR"),
        ("break", False, (), "RGBY"),
    ],
)
def test_no_row_is_told_or_shown_before_it_is_kept(mode, sealed, before, typed):
    at = Board(Memory())
    at.desk.begin(agree(mode, named("mini"), sealed=sealed, level="first"))
    shown = []
    at.add_lights(lambda: shown.append(sum(map(len, at.rows[0]))))
    at.go(*before)
    at.memory.fails = True
    shown.clear()
    at.said.clear()
    with pytest.raises(Broken):
        at.go(typed)
    assert at.said == []
    assert not any(shown)


def test_no_row_of_the_keys_is_shown_before_it_is_kept():
    at = Board(Memory(), "break")
    shown = []
    parts = at.add_lights(lambda: shown.append(len(at.rows[0][0])))
    for colour in range(COLOUR, COLOUR + 4):
        parts.events += [colour, colour + RELEASED]
    at.go()
    assert shown
    at.memory.fails = True
    parts.events += [OK, OK + RELEASED]
    with pytest.raises(Broken):
        at.go()
    assert not any(shown)


def test_a_screen_is_drawn_only_once_it_is_built():
    at = Board(Memory())
    shown = []
    parts = at.add_lights(lambda: shown.append((at.shell.stack[-1].name, at.shell.is_opening)))
    at.go("MENU")
    for _ in range(4):
        parts.events += [OK, OK + RELEASED]
        at.go()
    parts.events.append(BACK)
    at.app.turn(HOLD_MS)
    at.go()
    assert {name for name, _ in shown} >= {"play", "menu"}
    assert not any(is_opening for _, is_opening in shown)


def test_a_key_pressed_while_a_list_opens_goes_through_it():
    at = Board(Memory(), "break")
    parts = at.add_lights()
    at.go("MENU")
    parts.events += [UP, UP + RELEASED, OK, OK + RELEASED, DOWN, DOWN + RELEASED]
    at.go()
    assert [entry.name for entry in at.shell.stack] == ["play", "menu", "you"]
    assert at.shell.top.chosen == 1


@pytest.mark.parametrize(("asked", "typed"), [("STATS RESET", "yes"), ("STATS", "LANGUAGE de")])
def test_forgotten_statistics_are_kept_before_that_is_told(asked, typed):
    at = Board(Memory(), "break").go("RESIGN", "yes", asked)
    assert at.desk.counted
    at.memory.fails = True
    at.said.clear()
    with pytest.raises(Broken):
        at.go(typed)
    assert at.said == []


def test_who_leaves_is_asked_only_where_the_round_is_lost():
    for memory, told in ((Memory(), "Goodbye."), (None, "Leave? The round cannot be saved here.")):
        assert told in Board(memory, "break").go("QUIT").said


def test_worn_memory_is_never_said_to_have_kept_anything():
    at = Board(Memory(), "break")
    at.memory.forgets = True
    at.go("RGBY", "QUIT")
    assert not at.desk.keeps
    assert "Leave? The round cannot be saved here." in at.said


def test_a_setting_that_is_changed_before_the_first_game_is_kept():
    assert Board(Memory()).go("SOUND OFF").again().settings["sound"] is False


def test_before_the_first_screen_was_answered_nothing_is_kept():
    at = Board(Memory()).go()
    at.app.keep()
    assert at.memory.writes == 0
    assert "Find the hidden row of colours." in at.said
    at.go("2", "RGBY")
    assert not at.desk.fresh
    assert (at.again().fresh, len(at.again().match.round.rows)) == (False, 1)
