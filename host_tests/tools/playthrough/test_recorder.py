"""A game is recorded while a playthrough presses its keys; what was written down passes and comes to the same."""

from functools import cache

import pytest

from firmware.ui.lights.gestures import HOLD_MS
from tools.playthrough.performance import Performance
from tools.playthrough.playthrough import parse
from tools.playthrough.recorder import MOST_KEYS, Press, Recorder, written
from tools.playthrough.shots import player_for, run

HEAD = "board pico_8x8\nseed 7\nset variant mini\n"
ROUND = """wait 2500
press ok
wait 1500
press ok
wait 400
press ok
wait 2000
press up
wait 250
press up ok
wait 1200
press up ok up ok up ok
hold up 900
wait 900
press ok
wait 3000
type rrr
wait 300
type RRRX
wait 700
type gggg
wait 2000
hold ok
wait 3000
hold back
wait 23000
press back
wait 2000
"""


@cache
def recorded(text, seed="7"):
    """What was written down, and the lights and the lines that it came to."""
    play = parse(text)
    performance = Performance(play, player_for(play))
    recorder = Recorder(performance.player, seed, play.settings)
    performance.player.each_turn = lambda: (performance.turn(), recorder.turn())
    run(performance)
    assert performance.trouble is None, performance.trouble
    return recorder.text(), performance.signs, performance.lines


def still(signs):
    """The lights without what blinks at the cursor."""
    return signs.replace("_", " ").replace(".", " ")


@pytest.mark.slow
def test_what_was_recorded_passes_and_comes_to_the_same():
    text, signs, lines = recorded(HEAD + ROUND)
    _, signs_then, lines_then = recorded(text)
    assert (still(signs_then), lines_then) == (still(signs), lines)


def test_it_begins_with_what_was_played_on():
    text = recorded(HEAD + "press ok")[0]
    assert text.startswith("board pico_8x8\nseed 7\nset variant mini\n\n")


@pytest.mark.slow
def test_presses_with_nothing_new_between_them_stand_in_one_line():
    text = recorded(HEAD + ROUND)[0]
    assert "press up up ok\n" in text
    assert "press up ok up ok up ok\n" in text
    assert "hold back\n" in text
    assert "\nhold up 9" in text


@pytest.mark.slow
def test_where_lights_rest_their_picture_is_waited_for_and_the_last_line():
    text = recorded(HEAD + ROUND)[0]
    assert "|GRRRxx  |\n|_...    |\n" in text
    assert "says Row 1 of 10: your guess?" in text
    assert "says Row 2 of 10: your guess?" in text


def test_what_was_taken_back_while_typing_is_not_written_down():
    play = parse(HEAD + "wait 500")
    player = player_for(play)
    performance = Performance(play, player)
    recorder = Recorder(player, "7", {})
    player.each_turn = lambda: (performance.turn(), recorder.turn())
    player.type("helq\x7fp\r")
    run(performance)
    assert "type help\n" in recorder.text()


@pytest.mark.slow
def test_a_time_in_which_a_board_grows_tired_is_kept():
    text = recorded(HEAD + ROUND)[0]
    assert [line for line in text.split("\n") if line.startswith("wait 23")]


def pressed(key, ms=60):
    press = Press(key, 0)
    press.until_ms = ms
    return press


def test_presses_share_a_line_up_to_a_dozen():
    taps = [pressed("ok")] * (MOST_KEYS + 1)
    assert list(written(taps)) == ["press " + " ".join(["ok"] * MOST_KEYS), "press ok"]
    assert list(written([pressed("up"), "wait 700", pressed("ok")])) == ["press up", "wait 700", "press ok"]


def test_a_hold_stands_alone_and_tells_how_long_where_that_matters():
    steps = [pressed("up"), pressed("back", HOLD_MS), pressed("down", HOLD_MS + 7), pressed("colour_3")]
    assert list(written(steps)) == ["press up", "hold back", f"hold down {HOLD_MS + 7}", "press B"]
