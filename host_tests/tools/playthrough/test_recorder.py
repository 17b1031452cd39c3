"""A game is recorded while a playthrough presses its keys; what was written down passes and comes to the same."""

import pytest

from tools.playthrough.performance import Performance, player_for, run
from tools.playthrough.playthrough import parse
from tools.playthrough.recorder import Recorder

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


def recorded(text, seed="7"):
    """Return the text that was written down, and the lights and the lines that it came to."""
    play = parse(text)
    performance = Performance(play, player_for(play))
    recorder = Recorder(performance.player, seed, play.settings)
    performance.player.each_turn = lambda: (performance.turn(), recorder.turn())
    run(performance)
    assert performance.trouble is None, performance.trouble
    return recorder.text(), performance.signs, performance.lines


def still(signs):
    """Return the lights without what blinks at the cursor."""
    return signs.replace("_", " ").replace(".", " ")


@pytest.mark.slow
def test_what_was_recorded_passes_and_comes_to_the_same():
    text, signs, lines = recorded(HEAD + ROUND)
    assert text.startswith("board pico_8x8\nseed 7\nset variant mini\n\n")
    for wanted in ("press up up ok", "press up ok up ok up ok", "hold back", "|GRRRxx  |\n|_...    |"):
        assert f"\n{wanted}\n" in text
    for wanted in ("hold up 9", "says Row 1 of 10: your guess?", "says Row 2 of 10: your guess?", "wait 23"):
        assert f"\n{wanted}" in text
    _, signs_then, lines_then = recorded(text)
    assert (still(signs_then), lines_then) == (still(signs), lines)


def test_what_was_taken_back_while_typing_is_not_written_down():
    play = parse(HEAD + "wait 500")
    player = player_for(play)
    performance = Performance(play, player)
    recorder = Recorder(player, "7", {})
    player.each_turn = lambda: (performance.turn(), recorder.turn())
    player.type("helq\x7fp\r")
    run(performance)
    assert "type help\n" in recorder.text()
