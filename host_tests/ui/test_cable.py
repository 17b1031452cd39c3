"""The display on the cable: what a stranger may send, and what is sent there."""

import json
import random
from types import SimpleNamespace

import pytest

from firmware.game.match import GUESS
from firmware.game.modes import CLOCKS
from firmware.ui.faces.lights.lights import ASLEEP
from firmware.ui.faces.page import CABLE, TYPE, Cable
from firmware.ui.screen import PICK, PUT
from host_tests import runs
from host_tests.ui.table import Table, rules
from tools.front.cable import FIELDS, KINDS, UNSENT, fits_together, is_of, page_of
from tools.front.page import Page

MESSAGES = runs.of(300, 800, 5000)  # of each kind of round


class Port:
    """The serial port, with the line that is typed next and all that was said."""

    connected = is_read = echoes = True
    stalled = False

    def __init__(self):
        self.typed = None
        self.said = []

    def line(self, _unseen, _wanted):
        typed, self.typed = self.typed, None
        return typed

    def say(self, line):
        self.said.append(line)


class Plugged:
    """A table at which a display is connected."""

    def __init__(self, playing=None, **more):
        self.table = Table(playing, lights=(8, 8), words=False, **more)
        self.port = Port()
        self.lights = self.table.lights
        dark = SimpleNamespace(show=lambda *_: None)
        keys = SimpleNamespace(keys=(), event=lambda: -1)
        self.board = self.own = SimpleNamespace(lights=dark, buttons=keys, sound=None)
        self.page = {}
        self.cable = Cable(self, self.port, False)

    def add_words(self, words, port):
        pass

    def turn(self, ms=5, steps=99):
        table = self.table
        table.desk.tick(ms)
        table.shell.tick(ms)
        while self.board.buttons.event() >= 0:
            pass
        if table.lights.tick(ms):
            self.board.lights.show(table.lights.frame, ())
        if not self.cable.over:
            self.cable.line(False, True)
        for _ in range(steps):
            self.cable.step(ms)

    def send(self, message, *turns_ms):
        """Send a line, or what makes one; return what is said to it, each field of the kind that is promised."""
        before = len(self.port.said)
        self.port.typed = message if isinstance(message, str) else json.dumps(message)
        for ms in turns_ms or (5, 5, 5):
            self.turn(ms)
        said = [json.loads(line) for line in self.port.said[before:]]
        came = {FIELDS[each[0]]: each[1] for each in said if isinstance(each, list)}
        assert all(is_of(KINDS[name], value) for name, value in came.items()), came
        self.page |= came
        return said

    def ask(self, *asked, count=1):
        return self.send({"count": count, "ask": asked})


def test_the_fields_come_in_the_order_of_the_page():
    plugged = Plugged(rules("break"))
    plugged.turn()
    plugged.send({"display": CABLE})
    said = [json.loads(line) for line in plugged.port.said[-len(FIELDS) - 2 :]]
    assert said[0]["peglight"] == CABLE
    assert [each[0] for each in said[1:-1]] == list(range(len(FIELDS)))
    assert said[-1] == {"done": 0}
    shown = json.loads(json.dumps(vars(plugged.table.page_of(60, face=plugged.cable))))
    assert plugged.page == {name: shown[name] for name in vars(Page()) if name not in UNSENT}


def test_only_what_has_changed_is_sent_and_done_comes_last():
    plugged = Plugged(rules("break"))
    plugged.send({"display": CABLE})
    said = plugged.ask([PUT, [0, 3]], count=7)
    assert {FIELDS[each[0]] for each in said[:-1]} <= {"hand", "cursor", "offers", "title", "asks", "lines"}
    assert said[-1] == {"done": 7}
    assert plugged.page["hand"] == [3, None, None, None]


@pytest.mark.parametrize("ms", [40, 600])  # the clock is another in most turns of the latter
@pytest.mark.parametrize("lines", [["R"], ["RESIGN", "yes"]])
def test_a_page_is_sent_whole_however_often_the_lights_move(lines, ms):
    plugged = Plugged(rules("break", clock=CLOCKS[-1]))
    plugged.send({"display": CABLE})
    for count, line in enumerate(lines, 2):
        plugged.port.typed = json.dumps({"count": count, "ask": [[TYPE, line]]})
        for _ in range(50):
            plugged.turn(ms, steps=1)
    assert json.dumps({"done": count}) in plugged.port.said


def test_an_entry_of_a_list_that_has_closed_is_dropped():
    plugged = Plugged()
    plugged.send({"display": CABLE})
    number = plugged.page["number"]
    said = plugged.send({"count": 1, "ask": [[PICK, 0]], "list": number + 1})
    assert (said, plugged.page["number"]) == ([{"done": 1}], number)
    plugged.send({"count": 2, "ask": [[PICK, 0]], "list": number}, *(5,) * 6)
    assert plugged.page["number"] != number


def test_the_code_of_the_device_never_goes_over_the_cable():
    plugged = Plugged(rules("number", code=7))
    plugged.send({"display": CABLE})
    for _ in range(20):
        plugged.turn(100)
    assert plugged.table.match.phase == GUESS
    assert plugged.page["code"] == []


def test_pegs_of_a_secret_set_at_the_board_are_not_sent():
    plugged = Plugged(rules("match", people=2, device=False))
    plugged.send({"display": CABLE})
    plugged.table.press("ok")
    plugged.table.press("R")
    plugged.send({"count": 1, "ask": []})
    assert plugged.page["hand"] == [None] * 4
    assert plugged.page["secret"]


@pytest.mark.parametrize("ending", ["", None])
def test_the_port_and_the_words_are_given_back(ending):
    plugged = Plugged(rules("break"))
    plugged.send({"display": CABLE})
    plugged.port.connected = ending is not None
    plugged.port.typed = ending
    plugged.turn()
    assert plugged.cable.over
    assert plugged.board is plugged.own
    assert plugged.port.echoes
    assert plugged.cable not in plugged.table.shell.faces


def test_a_display_that_read_nothing_for_a_while_gets_all_anew():
    plugged = Plugged(rules("break"))
    plugged.send({"display": CABLE})
    plugged.port.stalled, plugged.port.is_read = True, False
    plugged.ask([PUT, [0, 3]])
    plugged.port.is_read = True
    plugged.port.said.clear()
    plugged.port.typed = json.dumps({"count": 2, "ask": []})
    plugged.turn()
    plugged.port.stalled = False
    plugged.turn()
    assert plugged.port.said[0] == ""
    assert "peglight" in plugged.port.said[1]
    assert len(plugged.port.said) == len(FIELDS) + 3


def test_a_display_that_greets_amid_a_page_gets_all_of_it():
    plugged = Plugged(rules("break"))
    plugged.lights.tick(5)
    plugged.board.lights.show(plugged.lights.frame, ())
    plugged.cable.step(5)
    plugged.port.said.clear()
    plugged.port.typed = json.dumps({"display": CABLE})
    plugged.turn()
    plugged.turn()
    said = [json.loads(line) for line in plugged.port.said[1:]]
    assert [each[0] for each in said[:-1]] == list(range(len(FIELDS)))


def strange(chance):
    """Return a line that a stranger might send."""
    if chance.random() < 0.1:
        return "".join(chance.choice('[]{}",:0123456789-tfn\\e ü') for _ in range(chance.randrange(1, 60)))
    asked = [[chance.choice(range(-2, 11)), value_of(chance)] for _ in range(chance.randrange(4))]
    message = {"count": value_of(chance) if chance.random() < 0.1 else 1, "ask": asked}
    if chance.random() < 0.1:
        message[chance.choice(["list", "display", "ask", "count"])] = value_of(chance)
    line = json.dumps(message)
    return line if chance.random() < 0.9 else line[: chance.randrange(1, len(line))]


def value_of(chance, depth=0):
    kinds = [
        lambda: None,
        lambda: chance.choice([0, 1, -1, 2, 3, 7, 40, -40, 1 << 27, 1 << 60]),
        lambda: chance.choice(["", "RGBY", "NEW", "HINT", "BACK", "yes", "break", "LANGUAGE", "xo", "é", "1", "\x03"]),
        lambda: chance.choice([1.5, True, False, 1e300]),
        lambda: {"a": 1},
    ]
    if depth < 2:
        kinds += [lambda: [value_of(chance, depth + 1) for _ in range(chance.choice([0, 1, 2, 2, 2, 3]))]] * 3
    return chance.choice(kinds)()


SEEDS = [*range(4), *(pytest.param(seed, marks=pytest.mark.nightly) for seed in range(4, 20))]


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_a_stranger_sends_only_plays(seed):
    chance = random.Random(seed)
    plugged = Plugged(rules(chance.choice(["break", "duel", "match", "race"])), seed=seed)
    for _ in range(MESSAGES):
        if {"done": 1} in plugged.send(strange(chance), chance.choice((5, 5, 400))):
            assert fits_together(page_of(plugged.page))
        if plugged.cable.over:  # QUIT
            plugged.cable = Cable(plugged, plugged.port, False)
    plugged.send({"display": CABLE})
    assert plugged.page["kind"] in range(5)


def test_a_board_whose_lights_are_off_still_shows_the_round():
    plugged = Plugged(rules("break"))
    plugged.table.desk.set("sleep_s", 10)
    plugged.send({"display": CABLE})
    for _ in range(3):
        plugged.turn(5000)
    assert plugged.lights.state == ASLEEP
    plugged.send({"display": CABLE})
    assert (plugged.page["pegs"], plugged.page["light"]) == (4, 0)
