"""The display of the virtual board: the real program draws on it, and hears what is done at it."""

import itertools

from firmware.device import profiles
from firmware.ui.lights.gestures import RELEASED
from host_tests.tools.faces.web import chromium
from tools.front.display import MOST_EVENTS, NOTHING, Display
from tools.front.player import Player


def test_events_come_one_by_one_and_too_many_are_dropped():
    display = Display()
    for _ in range(2 * MOST_EVENTS):
        display.choose(2)
    heard = list(iter(display.event, NOTHING))
    assert heard[:2] == [8, 8 + RELEASED]
    assert len(heard) == MOST_EVENTS


def test_the_program_draws_the_round_and_takes_a_colour_that_no_button_has():
    steps = itertools.count()
    display = Display()
    player = Player(profiles.named("pico_8x8"), seed="7", clock_s=lambda: next(steps) * 0.004, display=display)
    with player.running():
        chromium.until(lambda: display.view and display.view.choices)
        for _ in range(3):
            player.tap("ok")
            chromium.until(lambda: player.waits)
        chromium.until(lambda: display.view.hand)
        display.choose(1)
        chromium.until(lambda: display.view.hand == (1, None, None, None))
        assert display.view.caption.startswith("Row 1 of 10, place 2")
