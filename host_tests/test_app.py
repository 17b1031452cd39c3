"""One turn of the loop: what is kept and when, what is told, and that a log that holds nothing stops no game."""

import pytest

from firmware.app import NOTHING, App
from firmware.engine.games import named
from firmware.engine.variant import Variant
from firmware.game.rules import agree
from firmware.keep.log import MATCH, Log
from firmware.slots import Slots
from firmware.start import restore
from firmware.ui.faces.lights.lights import Lights
from firmware.ui.faces.words import Words
from firmware.ui.shell import Shell
from host_tests.inside import inside
from host_tests.ui.table import desk_of

SIZE = 4096


class Memory(bytearray):
    """A memory that counts how often it was written to."""

    def __init__(self):
        super().__init__(b"\xff" * SIZE)
        self.writes = 0

    def __setitem__(self, places, content):
        super().__setitem__(places, content)
        self.writes += 1


class Watched:
    """The buttons, the lights and the sound, at which somebody looks whenever the lights change."""

    def __init__(self, look):
        self.buttons = self.lights = self.sound = self
        self.look = look
        self.heard = []

    def event(self):
        return NOTHING

    def show(self, _frame, _table):
        self.look()

    def tone(self, hz):
        self.heard.append(hz)

    def quiet(self):
        self.heard.append(0)

    def shake(self, _on):
        pass


class Port:
    def __init__(self):
        self.said = []
        self.typed = []

    def line(self, _unseen, wanted):
        return self.typed.pop(0) if wanted and self.typed else None

    def say(self, line):
        self.said.append(line)


def lit(desk, app, look=lambda: None, size=(8, 8)):
    """Add lights at which somebody looks."""
    lights = Lights(app_shell(app), *size)
    app.add_lights(lights, Watched(look))
    return lights


def app_shell(app):
    return inside(app, "_shell", "main.py makes it")


def sat(memory):
    """Join a desk, its app and a port where lines are typed, with what the memory has."""
    desk = desk_of()
    log = Log(memory)
    told = restore(desk, log)
    shell = Shell(desk, Slots())
    app = App(desk, shell, log, not told)
    port = Port()
    app.add_words(Words(shell), port)
    return desk, app, port, told


def played(desk):
    """Return the rows on the table, and the guess that waits for its mark."""
    return desk.match and (desk.match.round.rows[:], desk.match.round.pending)


def go(app, port, *typed):
    port.typed += typed
    while app.turn(1) or port.typed:
        pass


def begin(desk, mode="break", variant="classic", **rules):
    desk.begin(agree(mode, named(variant), **rules))


def test_every_row_is_kept_and_an_idle_turn_writes_nothing():
    memory = Memory()
    desk, app, port, _ = sat(memory)
    begin(desk)
    go(app, port)
    kept = []
    for row in ("RGBY", "RRGG", "BBYY"):
        before = memory.writes
        go(app, port, row)
        assert memory.writes == before + 1
        kept.append(Log(memory).read(MATCH))
    before = memory.writes
    for _ in range(100):
        app.turn(10)
    app.keep()
    assert memory.writes == before
    assert len(set(kept)) == 3


def test_a_clock_is_kept_each_ten_seconds():
    memory = Memory()
    desk, app, port, _ = sat(memory)
    begin(desk, clock="180")
    go(app, port)
    before = memory.writes
    for ms, writes in ((9_000, 0), (2_000, 1), (8_000, 1), (2_000, 2)):
        app.turn(ms)
        assert memory.writes == before + writes
    left_ms = desk.match.clock.left_ms
    again, _, _, _ = sat(memory)
    assert again.match.clock.left_ms == left_ms


def test_a_game_too_wide_for_the_lights_is_told_to_its_player():
    desk, app, port, _ = sat(Memory())
    lit(desk, app, lambda: None, (4, 8))
    begin(desk, "match", people=2, device=False, rounds=2, own=(None, named("super")))
    go(app, port, "RGBY", "", "RGBY")
    wide = "The lights are 4 across and cannot show super: play it here."
    assert wide not in port.said
    go(app, port, "")
    assert port.said.count(wide) == 1


@pytest.mark.parametrize(("mode", "states"), [("make", 1), ("watch", 2)])
def test_a_guess_of_the_device_is_kept_before_it_is_seen(mode, states):
    memory = Memory()
    desk = desk_of()
    app = App(desk, Shell(desk, Slots()), Log(memory))
    begin(desk, mode)
    if mode == "make":
        desk.match.ready()
    seen = []
    lit(desk, app, lambda: seen.append((played(desk), played(sat(memory)[0]))), (8, 8))
    for _ in range(200):
        app.turn(20)
    assert len({str(shown) for shown, _ in seen}) >= states
    assert all(shown == kept for shown, kept in seen)


def test_settings_and_statistics_come_back():
    memory = Memory()
    desk, app, port, _ = sat(memory)
    desk.set("palette", "safe")
    begin(desk)
    go(app, port, "RESIGN", "yes")
    again, _, _, told = sat(memory)
    assert told == []
    assert again.settings["palette"] == "safe"
    assert again.counted == desk.counted
    assert again.statistics().records


class Broken(Exception):
    """The memory failed."""


class Failing(Memory):
    """A memory that fails from some write on."""

    fails = False

    def __setitem__(self, places, content):
        if self.fails:
            raise Broken
        super().__setitem__(places, content)


def rows_of(desk):
    """Return the number of rows that were played."""
    return sum(len(side.rows) for side in desk.match.sides if side)


@pytest.mark.parametrize("sealed", [False, True])
@pytest.mark.parametrize(
    ("mode", "before", "typed"), [("make", ("",), "oo"), ("race", ("",), "RGBY"), ("break", (), "RGBY")]
)
def test_no_row_is_told_or_shown_before_it_is_kept(mode, before, typed, sealed):
    memory = Failing()
    desk, app, port, _ = sat(memory)
    shown = []
    rules = {"people": 1, "device": True} if mode == "race" else {}
    desk.begin(agree(mode, named("mini"), sealed=sealed and mode != "break", level="first", **rules))
    lit(desk, app, lambda: shown.append(rows_of(desk)), (8, 8))
    if sealed and mode != "break":
        before = ("GGGG",)
        typed = {"make": "-", "race": "RRRR"}[mode]
    go(app, port, *before)
    memory.fails = True
    shown.clear()
    port.said.clear()
    with pytest.raises(Broken):
        go(app, port, typed)
    assert port.said == []
    assert not any(shown)


@pytest.mark.parametrize(("asked", "typed"), [("STATS RESET", "yes"), ("STATS", "LANGUAGE de")])
def test_forgotten_statistics_are_kept_before_that_is_told(asked, typed):
    memory = Failing()
    desk, app, port, _ = sat(memory)
    begin(desk)
    go(app, port, "RESIGN", "yes", asked)
    assert desk.counted
    memory.fails = True
    port.said.clear()
    with pytest.raises(Broken):
        go(app, port, typed)
    assert port.said == []


def test_who_leaves_is_asked_only_where_the_round_is_lost():
    for memory, told in ((Memory(), "Goodbye."), (None, "Leave? The round cannot be saved here.")):
        desk, app, port, _ = sat(memory)
        begin(desk)
        go(app, port, "QUIT")
        assert told in port.said


def test_worn_memory_is_never_said_to_have_kept_anything():
    memory = Memory()
    desk, app, port, _ = sat(memory)
    begin(desk)
    go(app, port)
    memory.__class__ = Worn
    go(app, port, "RGBY", "QUIT")
    assert not desk.keeps
    assert "Leave? The round cannot be saved here." in port.said


class Worn(Memory):
    def __setitem__(self, places, content):
        pass


class Seen:
    """Words and lights at one desk."""

    def __init__(self, memory=None, variant="classic", mode="break"):
        self.desk, self.app, self.port, _ = sat(memory)
        begin(self.desk, mode, variant=variant)
        self.lights = lit(self.desk, self.app)
        self.go()

    def go(self, *typed):
        go(self.app, self.port, *typed)
        return self


def test_a_peg_taken_back_from_a_hint_is_gone_after_a_restart():
    memory = Memory()
    seen = Seen(memory)
    for place in range(4):
        seen.desk.draft.put(place, place)
    seen.desk.helped()
    seen.go()
    seen.desk.draft.undo()
    seen.go()
    assert sat(memory)[0].draft.order == [0, 1, 2]
    seen.desk.draft.clear()
    seen.go()
    assert sat(memory)[0].draft.order == []


def test_a_typed_row_closes_the_menu_and_a_word_does_not():
    seen = Seen(Memory())
    seen.go("MENU", "RULES")
    assert seen.lights.shell.is_covered
    assert not seen.go("RGBY").lights.shell.is_covered


def first_start(memory):
    """Switch on a board that nobody has played on, and open its console."""
    desk = desk_of()
    desk.settings["lesson"] = True
    log = Log(memory)
    restore(desk, log)
    shell = Shell(desk, Slots())
    app, port = App(desk, shell, log), Port()
    app.add_words(Words(shell), port)
    return desk, app, port


def test_a_setting_that_is_changed_before_the_first_game_is_kept():
    memory = Memory()
    _, app, port = first_start(memory)
    go(app, port, "SOUND OFF")
    assert sat(memory)[0].settings["sound"] is False


def test_before_the_first_screen_was_answered_nothing_is_kept():
    memory = Memory()
    desk, app, port = first_start(memory)
    before = memory.writes
    go(app, port)
    assert memory.writes == before
    assert "Find the hidden row of colours." in port.said
    go(app, port, "2", "RGBY")
    assert not desk.fresh
    again = sat(memory)[0]
    assert (again.fresh, len(again.match.round.rows)) == (False, 1)


def test_a_menu_of_a_too_wide_game_stays_as_the_device_thinks():
    desk, app, port, _ = sat(Memory())
    desk.begin(agree("make", Variant(9, 6), level="sampled"))
    lights = lit(desk, app)
    go(app, port, "", "x", "MENU")
    assert lights.shell.name == "menu"
    for _ in range(400):
        app.turn(5)
        assert lights.shell.name == "menu"


def test_a_tone_sounds_only_where_sound_is_on():
    for on in (False, True):
        seen = Seen()
        seen.desk.settings["sound"] = on
        parts = Watched(lambda: None)
        seen.app.add_lights(seen.lights, parts)
        seen.lights.sounds.play((440, 100))
        seen.app.turn(1)
        seen.app.turn(200)
        assert parts.heard == ([440, 0] if on else [])
