"""A whole round of every way to play on the page, by clicks on a desk and by touches on a phone."""

import time

import pytest

from firmware.game.modes import MODES
from host_tests import runs
from host_tests.tools.faces import rounds
from host_tests.tools.faces.web.test_paper import SIZES, Sitting
from tools.front.display import Display

pytestmark = pytest.mark.slow

SAID = "[...document.querySelectorAll('#log p')].map((line) => line.textContent)"
MARKS = {"x": "up", "o": "down"}
OK = "#pad [data-key=ok]"
HELD_S = 10


@pytest.fixture
def sit(served, opened):
    def before(how):
        board = served("pico_8x8", display=Display())
        return Sitting(board, opened(board.address, **SIZES[how]), how == "phone")

    return before


@pytest.mark.parametrize("how", runs.few(SIZES, plain=4))
@pytest.mark.parametrize("mode", MODES)
def test_a_whole_round_is_played(sit, mode, how):
    sitting = sit(how)
    sitting.until(lambda view: view.choices)
    if mode == "number":
        sitting.tab.ask(f"field.value = 'NUMBER {rounds.NUMBER}'; typing.requestSubmit()")
    else:
        for entry in rounds.entries(mode):
            sitting.until(lambda view, entry=entry: entry in rounds.names_of(view.choices))
            at = rounds.names_of(sitting.display.view.choices).index(entry)
            sitting.click(f"#rows .entry:nth-child({at + 1})")
    if mode == "puzzle":
        sitting.until(lambda view: "puzzle" not in rounds.names_of(view.choices))
        pressed(sitting, "ok")  # the one that is offered
    for _ in range(rounds.MOST_ACTS):
        if rounds.is_over(sitting.tab.ask(SAID)):
            assert sitting.tab.complaints == []
            return
        act(sitting)
    raise AssertionError(sitting.tab.ask(SAID)[-20:])


def act(sitting):
    """Do what is wanted now."""
    view = sitting.display.view
    wanted = rounds.wanted(view)
    if wanted == rounds.CLOSE:
        pressed(sitting, "right")
    elif wanted == rounds.MARK:
        pressed(sitting, *[MARKS[sign] for sign in rounds.mark_in(view).strip("-")], "ok")
    elif wanted == rounds.SET_CODE and None in view.hand:
        letter = rounds.CODE[view.hand.index(None)]
        sitting.click(f"#strip button:nth-child({view.letters.lower().index(letter) + 1})")
    elif wanted == rounds.HINT:
        hinted(sitting)
    elif wanted in (rounds.OK, rounds.SET_CODE):
        pressed(sitting, "ok")
    sitting.served.until(lambda _player: sitting.display.view is not view)


def pressed(sitting, *keys):
    for key in keys:
        sitting.click(f"#pad [data-key={key}]")
        sitting.served.until(lambda player: player.waits)


def hinted(sitting):
    """Hold OK until the row is full, or the round went on elsewhere."""
    place = sitting.tab.middle(OK)
    until_s = time.monotonic() + HELD_S  # where the press closed something else, it is held once more
    sitting.tab.pointer("down", place, sitting.touched)
    sitting.served.until(lambda _player: None not in sitting.display.view.hand or time.monotonic() > until_s)
    sitting.tab.pointer("up", place, sitting.touched)
    sitting.served.until(lambda player: player.waits)
