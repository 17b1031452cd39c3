"""One turn of the loop: what is kept and when, what is told, and that a log that holds nothing stops no game."""

import pytest
from firmware.memory import loaded
from firmware.ui.console.console import Console
from host_tests.ui.started import FRESH, TURN_MS, Started

from firmware.app import MOST_WAITS, NOTHING, App
from firmware.engine.games import named
from firmware.game import saved
from firmware.game.phases import DONE
from firmware.game.rules import agree
from firmware.keep.log import MATCH, Log
from firmware.restored import restore
from firmware.ui import settings
from firmware.ui.desk import Desk
from firmware.ui.faces.lights import caption, menu
from firmware.ui.faces.lights.gestures import HOLD_MS, OK
from firmware.ui.faces.lights.lights import Handheld
from host_tests.inside import inside, put_inside
from tools.virtual.program import ROOT

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

    def event(self):
        return NOTHING

    def show(self, _frame, _table):
        self.look()

    def tone(self, _hz):
        pass

    def quiet(self):
        pass

    def shake(self, _on):
        pass


class Port:
    def __init__(self):
        self.begun = b""
        self.said = []
        self.typed = []

    def line(self, _unseen, wanted):
        return self.typed.pop(0) if wanted and self.typed else None

    def say(self, line):
        self.said.append(line)


def table(language):
    return lambda: (ROOT / "firmware" / "words" / f"{language}.txt").open("rb")


def desk_of(randrange=lambda stop: 5 % stop):
    desk = Desk(table, randrange)
    desk.settings = {"sound": False, "vibration": False}
    return desk


def sat(memory):
    """Join a desk, its app and a port at the console, with what the memory has."""
    desk = desk_of()
    log = Log(memory)
    told = restore(desk, log)
    app = App(desk, log, not told)
    port = Port()
    app.add_console(Console(desk), port)
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
    desk.settings = settings.read(lambda _key: None)[0]
    app.add_lights(Handheld(desk, 4, 8), Watched(lambda: None))
    begin(desk, "match", people=2, device=False, rounds=2, own=(None, named("super")))
    go(app, port, "RGBY", "", "RGBY")
    wide = "The lights are 4 across and cannot show super: play it here."
    assert wide not in port.said
    go(app, port, "")
    assert port.said.count(wide) == 1


@pytest.mark.parametrize("mode", ["break", "make", "duel", "match", "race", "helper", "watch"])
def test_the_same_match_comes_back_in_every_mode(mode):
    memory = Memory()
    desk, app, port, _ = sat(memory)
    people = {"duel": 2, "match": 2, "race": 2}.get(mode, 1)
    begin(desk, mode, people=people, device=people == 1)
    go(app, port)
    again, _, _, told = sat(memory)
    assert told == []
    assert not again.resumed  # no row was played, or its round is over by then
    assert saved.dump(again.match) == saved.dump(desk.match)


def test_a_thought_is_kept_once_it_is_finished():
    memory = Memory()
    desk, app, port, _ = sat(memory)
    begin(desk, "make", level="first")
    go(app, port, "")
    go(app, port, "oo")
    assert len(Log(memory).read(MATCH)) > 0
    again, _, _, _ = sat(memory)
    assert again.match.round.rows == desk.match.round.rows
    assert again.match.round.pending == desk.match.round.pending


@pytest.mark.parametrize(("mode", "states"), [("make", 1), ("watch", 2)])
def test_a_guess_of_the_device_is_kept_before_it_is_seen(mode, states):
    memory = Memory()
    desk = desk_of()
    desk.settings, _ = settings.read(lambda _key: None)
    app = App(desk, Log(memory))
    begin(desk, mode)
    if mode == "make":
        desk.match.ready()
    seen = []
    app.add_lights(Handheld(desk, 8, 8), Watched(lambda: seen.append((played(desk), played(sat(memory)[0])))))
    for _ in range(200):
        app.turn(20)
    assert len({str(shown) for shown, _ in seen}) >= states
    assert all(shown == kept for shown, kept in seen)


def test_settings_and_statistics_come_back():
    memory = Memory()
    desk, app, port, _ = sat(memory)
    desk.set("palette", "safe")
    begin(desk)
    go(app, port, "RESIGN")
    again, _, _, told = sat(memory)
    assert told == []
    assert again.settings["palette"] == "safe"
    assert again.counted == desk.counted
    assert again.statistics().records


def test_without_a_memory_the_game_plays():
    desk, app, port, _ = sat(None)
    begin(desk)
    go(app, port, "RGBY")
    assert len(desk.match.round.rows) == 1


def test_a_match_that_is_over_comes_back_as_it_stood():
    memory = Memory()
    desk, app, port, _ = sat(memory)
    begin(desk)
    go(app, port, "RESIGN")
    again, app, port, _ = sat(memory)
    go(app, port)
    assert again.match.phase == desk.match.phase
    assert again.counted == desk.counted


def test_a_match_holds_its_sealed_code_over_the_power():
    memory = Memory()
    desk, app, port, _ = sat(memory)
    begin(desk)
    go(app, port)
    assert sat(memory)[0].match.round.known() == desk.match.round.known()


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
    """How many rows were played."""
    return sum(len(side.rows) for side in desk.match.sides if side)


@pytest.mark.parametrize("sealed", [False, True])
@pytest.mark.parametrize(
    ("mode", "before", "typed"), [("make", ("",), "oo"), ("race", ("",), "RGBY"), ("break", (), "RGBY")]
)
def test_no_row_is_told_or_shown_before_it_is_kept(mode, before, typed, sealed):
    memory = Failing()
    desk, app, port, _ = sat(memory)
    shown = []
    desk.settings, _ = settings.read(lambda _key: None)
    rules = {"people": 1, "device": True} if mode == "race" else {}
    desk.begin(agree(mode, named("mini"), sealed=sealed and mode != "break", level="first", **rules))
    app.add_lights(Handheld(desk, 8, 8), Watched(lambda: shown.append(rows_of(desk))))
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


def test_the_console_waits_a_while_for_lights_that_draw():
    desk, app, port, _ = sat(Memory())
    desk.settings = settings.read(lambda _key: None)[0]
    drawn = []
    app.add_lights(Handheld(desk, 8, 8), Watched(lambda: drawn.append(True)))
    begin(desk)
    waits = 0
    longest = 0
    for _ in range(100):
        before = len(drawn), len(port.said)
        going = app.turn(20)
        if len(port.said) > before[1]:
            assert len(drawn) == before[0] or waits == MOST_WAITS
        waits = waits + 1 if len(drawn) > before[0] and going and waits < MOST_WAITS else 0
        longest = max(longest, waits)
    assert longest
    assert "your guess?" in port.said[-1]


def test_a_row_is_kept_before_its_mark_is_heard():
    memory = Failing()
    desk = desk_of()
    desk.settings, _ = settings.read(lambda _key: None)
    app = App(desk, Log(memory))
    begin(desk)
    seen = []
    parts = Watched(lambda: seen.append(len(desk.match.round.rows)))
    app.add_lights(Handheld(desk, 8, 8), parts)
    app.turn(20)
    desk.match.guess(7)
    memory.fails = True
    seen.clear()
    with pytest.raises(Broken):
        app.turn(20)
    assert seen == []


@pytest.mark.parametrize(("asked", "typed"), [("STATS RESET", "yes"), ("STATS", "LANGUAGE de")])
def test_forgotten_statistics_are_kept_before_that_is_told(asked, typed):
    memory = Failing()
    desk, app, port, _ = sat(memory)
    begin(desk)
    go(app, port, "RESIGN", asked)
    assert desk.counted
    memory.fails = True
    port.said.clear()
    with pytest.raises(Broken):
        go(app, port, typed)
    assert port.said == []


def test_who_leaves_is_told_whether_the_round_is_kept():
    for memory, told in ((Memory(), "The round is kept."), (None, "The round cannot be saved here.")):
        desk, app, port, _ = sat(memory)
        begin(desk)
        go(app, port, "QUIT")
        assert told in port.said[-1]


def test_worn_memory_is_never_said_to_have_kept_anything():
    memory = Memory()
    desk, app, port, _ = sat(memory)
    begin(desk)
    go(app, port)
    memory.__class__ = Worn
    go(app, port, "RGBY", "QUIT")
    assert not desk.keeps
    assert "The round cannot be saved here." in port.said[-1]


class Worn(Memory):
    def __setitem__(self, places, content):
        pass


class Seen:
    """The console and the lights at one desk."""

    def __init__(self, memory=None, variant="classic"):
        self.desk, self.app, self.port, _ = sat(memory)
        self.desk.settings = settings.read(lambda _key: None)[0]
        self.lights = Handheld(self.desk, 8, 8)
        self.app.add_lights(self.lights, Watched(lambda: None))
        begin(self.desk, variant=variant)
        self.go()

    def go(self, *typed):
        go(self.app, self.port, *typed)
        return self

    def type(self, begun):
        """So much of a line has been typed."""
        self.port.begun = begun.encode()
        self.app.turn(20)
        self.app.turn(20)
        return "".join("." if digit is None else str(digit + 1) for digit in self.desk.draft.pegs)


def test_a_typed_row_is_seen_and_taken_back_peg_by_peg():
    seen = Seen()
    shown = [seen.type(begun) for begun in ("R", "R g", "R gb", "R gx", "R g", "1", "")]
    assert shown == ["1...", "12..", "123.", "....", "12..", "1...", "...."]
    assert seen.type("RGB") == "123."
    assert caption.of(seen.lights, range(6)).line(60).startswith("Row 1 of 10, place 4")


def test_what_lay_in_the_row_is_back_when_a_word_was_typed():
    seen = Seen()
    seen.desk.draft.put(2, 5)
    assert [seen.type(begun) for begun in ("B", "BO", "BOA")] == ["3...", "35..", "..6."]
    seen.port.begun = b""
    seen.go("BOARD")
    assert seen.type("") == "..6."


def test_pegs_laid_while_a_word_is_answered_stay():
    seen = Seen()
    seen.type("HELP")
    seen.port.begun = b""
    seen.port.typed.append("HELP")
    seen.app.turn(20)
    assert seen.app.turn(20), "it is being answered"
    seen.desk.draft.put(0, 4)
    seen.go()
    assert seen.type("") == "5..."
    assert seen.type("R") == "1..."
    assert seen.type("") == "5..."


def test_a_refused_row_is_gone_and_a_taken_one_begins_the_next():
    seen = Seen()
    seen.type("RG")
    seen.port.begun = b""
    seen.go("RG")
    assert seen.type("") == "...."
    seen.type("RGBY")
    seen.port.begun = b""
    seen.go("RGBY")
    assert len(seen.desk.match.round.rows) == 1
    assert seen.type("") == "...."


@pytest.mark.parametrize(
    ("variant", "begun"), [("bulls", "RR"), ("numbers", "0"), ("classic", "RGBYR"), ("classic", "\xff")]
)
def test_what_no_code_of_the_game_begins_with_is_not_shown(variant, begun):
    assert set(Seen(variant=variant).type(begun)) == {"."}


def test_a_typed_row_closes_the_menu_and_a_word_does_not():
    seen = Seen(Memory())
    menu.open_main(seen.lights, None)
    assert seen.go("RULES").lights.above
    assert not seen.go("RGBY").lights.above


def test_a_code_that_is_typed_unseen_is_not_shown():
    seen = Seen()
    begin(seen.desk, "duel")
    seen.go()
    assert seen.type("RG") == "...."


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


def test_the_console_is_silent_while_a_choice_is_packed():
    _, app, port, _ = sat(Memory())
    go(app, port)
    before = len(port.said)
    put_inside(app, "_packing", iter("123"), "a board packs in steps, since it loads a file in each")
    port.typed.append("SETTINGS")
    said = []
    while len(said) < 3 or port.typed:
        app.turn(1)
        said.append(len(port.said) - before)
    assert said[:3] == [0, 0, 0]
    go(app, port)
    assert len(port.said) > before


def test_while_a_line_waits_to_be_told_no_press_makes_it_untrue():
    seen = Seen()
    board = inside(seen.app, "_board", "its buttons are listened to")
    pressed = []
    board.event = lambda: pressed.append(len(seen.port.said)) or NOTHING
    put_inside(seen.app, "_packing", iter("123"), "a board packs in steps, since it loads a file in each")
    put_inside(seen.app, "_told", "your mark?", "said in the turn in which the packing began")
    for _ in range(3):
        seen.app.turn(1)
    assert pressed == []
    seen.app.turn(1)
    assert pressed == [seen.port.said.index("your mark?") + 1]


def test_what_tells_and_asks_stays_loaded_until_it_waits():
    desk, app, port, _ = sat(Memory())
    go(app, port)
    port.typed.append("HELP")
    spared = []
    going = True
    while going:
        desk.half_loaded = False
        going = app.turn(1)
        spared.append(desk.half_loaded)
    assert len(spared) > len(port.said) // 2
    assert spared == [True] * (len(spared) - 2) + [False] * 2


def test_the_console_loads_no_second_file_in_a_turn(monkeypatch):
    desk, app, port, _ = sat(Memory())
    monkeypatch.setattr(desk, "tick", lambda ms, rests: loaded.__setitem__(0, 1))
    for _ in range(20):
        assert app.turn(5)
    assert port.said == []
    monkeypatch.undo()
    app.turn(5)
    assert port.said


def test_nothing_is_dropped_while_the_console_awaits_the_lights():
    desk, app, port, _ = sat(Memory())
    desk.settings = settings.read(lambda _key: None)[0]
    app.add_lights(Handheld(desk, 8, 8), Watched(lambda: None))
    begin(desk)
    spared = []
    while not port.said or "your guess?" not in port.said[-1]:
        spared.append(desk.half_loaded)
        desk.half_loaded = False
        app.turn(20)
    assert len(spared) > len(port.said)
    assert all(spared[1:])


def test_grading_can_be_dropped_before_a_round_is_counted():
    desk, app, port, _ = sat(Memory())
    begin(desk)
    go(app, port)
    port.typed.append("RESIGN")
    spent = 0
    for _ in range(2000):
        if desk.counted:
            break
        app.turn(1)
        spent += desk.spent
    assert desk.counted
    assert spent >= 10


def test_a_search_rests_while_the_lights_load_a_file():
    desk, app, port, _ = sat(Memory())
    desk.settings, _ = settings.read(lambda _key: None)
    handheld = Handheld(desk, 8, 8)
    app.add_lights(handheld, Watched(lambda: None))
    begin(desk, "make")
    desk.match.ready()
    assert desk.works
    handheld.ahead.of_start(lambda: None)
    app.turn(1)
    pending = []
    while handheld.ahead.busy:
        app.turn(1)
        pending.append(desk.match.round.pending)
    assert set(pending) == {None}
    go(app, port)
    assert desk.match.round.pending is not None


def test_a_large_space_is_counted_after_the_end_was_announced():
    """What counts it and what announces would not go into the memory of a board together."""
    there = Started(bytearray(FRESH))
    for line in ("no", "break", "6x9", "", "RRGGBB"):
        there.type(line)
    there.port.typed += "resign\r"
    side = there.desk.match.sides[0]
    while not there.shown:
        assert side.grading is None or not side.grading.left
        there.go(1)
    there.go()
    assert side.grading.left


def test_grades_opened_while_the_round_is_counted_stay():
    there = Started(bytearray(FRESH))
    for line in ("no", "break", "", "", "RGBY"):
        there.type(line)
    there.parts.events.append(OK)
    there.go(HOLD_MS // TURN_MS - 10)
    there.port.typed += "resign\r"
    there.go(30)
    assert "Grades" in [type(screen).__name__ for screen in there.lights.above]
    there.go()
    assert there.desk.match.phase == DONE
    assert "Grades" in [type(screen).__name__ for screen in there.lights.above]


def test_the_menu_of_a_game_too_wide_stays_while_it_thinks():
    """It was closed and loaded again in every turn, which left no memory and no time to think."""
    there = Started(bytearray(FRESH))
    for line in ("no", "make", "9x6", "sampled", "", "", ""):
        there.type(line)
    menu = there.lights.above[0]
    before = len(there.desk.match.round.rows)
    there.port.typed += "x\r"
    for _ in range(400):
        there.go(1)
        assert there.lights.above[:1] == [menu]
    assert len(there.desk.match.round.rows) > before


def test_the_device_works_on_once_the_console_has_spoken():
    """What tells takes memory, and so does what is worked out: they take it one after the other."""
    desk, app, port, _ = sat(Memory())
    begin(desk)
    go(app, port, "RGBY")
    console = inside(app, "_console", "who is at the port is not told")
    port.typed.append("RESIGN")
    works, tick = [], desk.tick
    desk.tick = lambda ms, rests: (works.append(not rests), tick(ms, rests))
    spoke = []
    while not console.rests:
        spoke.append(console.speaks)
        app.turn(1)
    assert works == [not one for one in spoke]
    assert 1 < sum(spoke) < len(spoke)
    assert not desk.telling
    app.turn(1)
    app.turn(1)
    assert works[-1]
