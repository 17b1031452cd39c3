"""Tones are played for their time."""

from firmware.engine import marks
from firmware.engine.variant import Variant
from firmware.ui import inks
from firmware.ui.faces.lights import sounds
from firmware.ui.faces.lights.sounds import SILENCE, Sounds


def test_tones_follow_each_other_each_for_its_time():
    heard = Sounds()
    heard.play((440, 30, 880, 20))
    told = []
    for _ in range(7):
        told.append(heard.hz)
        heard.tick(10)
    assert told == [440, 440, 440, 880, 880, SILENCE, SILENCE]
    assert not heard.playing


def test_new_tones_end_those_that_sounded():
    heard = Sounds()
    heard.play(sounds.LOST)
    heard.play(sounds.OK)
    assert heard.hz == sounds.OK[0]
    heard.tick(sounds.OK[1])
    assert heard.hz == SILENCE


def test_each_event_has_its_own_tones():
    """In hertz, each with its milliseconds: those who play by ear know them by heart."""
    assert sounds.OK == (880, 40)
    assert sounds.SUBMITS == (880, 40, SILENCE, 40, 880, 40)
    assert sounds.REFUSED == (165, 180)
    assert sounds.SUBMITTED == (660, 60, 880, 60)
    assert sounds.WON == (523, 90, 659, 90, 784, 90, 1047, 220)
    assert sounds.LOST == (392, 160, 330, 160, 262, 300)


def test_a_mark_is_a_short_tone_for_each_of_its_lights():
    exact, near = inks.TONES_HZ[inks.EXACT], inks.TONES_HZ[inks.NEAR]
    tones = sounds.of_mark(Variant(4, 6), marks.mark_of(2, 1))
    assert tones[::2] == (exact, SILENCE, exact, SILENCE, near, SILENCE)
    assert sounds.of_mark(Variant(4, 6, tells="places"), 0b1010)[::4] == (exact, exact)
    assert sounds.of_mark(Variant(4, 6), 0) == ()


def test_a_motor_echoes_how_each_tone_begins_and_no_longer():
    heard = Sounds()
    heard.play((440, 200, SILENCE, 40, 880, 30))
    told = []
    for _ in range(28):
        told.append(heard.felt)
        heard.tick(10)
    assert told == [True] * 6 + [False] * 18 + [True] * 3 + [False]
