"""Every colour has its own tone and its own count of blinks."""

import math
from itertools import combinations

from firmware.ui import inks, notation

COLOURS = range(inks.RED, inks.LIME + 1)
WHOLE_TONE = 2 ** (2 / 12)


def test_the_colours_stand_in_the_order_of_their_letters():
    red_to_white = [inks.RED, inks.GREEN, inks.BLUE, inks.YELLOW, inks.ORANGE, inks.PURPLE, inks.CYAN, inks.WHITE]
    assert [*red_to_white, inks.PINK, inks.LIME] == list(COLOURS)
    assert len(notation.COLOURS) == len(COLOURS)


def test_each_ink_is_its_own_number():
    numbers = sorted(number for name, number in vars(inks).items() if isinstance(number, int) and name != "STEPS")
    assert numbers == list(range(inks.INKS + 1))


def test_every_colour_blank_and_mark_has_a_tone_for_a_piezo():
    sounding = [*COLOURS, inks.BLANK, inks.EXACT, inks.NEAR, inks.WRONG, inks.RIGHT]
    assert [ink for ink in range(inks.INKS) if inks.TONES_HZ[ink]] == sorted(sounding)
    assert all(500 <= inks.TONES_HZ[ink] <= 4000 for ink in sounding)


def test_two_tones_are_at_least_a_whole_tone_apart():
    tones = sorted(hz for hz in inks.TONES_HZ if hz)
    # a tone is a whole number of hertz, which is up to a thousandth from the note
    assert [pair for pair in combinations(tones, 2) if pair[1] / pair[0] < WHOLE_TONE * 0.999] == []


def test_the_tones_go_up_with_the_colours():
    tones = [inks.TONES_HZ[colour] for colour in COLOURS]
    assert tones == sorted(tones)


def test_a_colour_blinks_its_digit_and_a_mark_once_or_twice():
    assert [inks.BLINKS[colour] for colour in COLOURS] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert (inks.BLINKS[inks.EXACT], inks.BLINKS[inks.NEAR], inks.BLINKS[inks.BLANK]) == (1, 2, 0)
    assert sum(inks.BLINKS) == 58
    assert len(inks.BLINKS) == len(inks.TONES_HZ) == inks.INKS


def test_every_tone_is_a_note_of_the_scale_to_the_hertz():
    for hz in filter(None, inks.TONES_HZ):
        note = round(12 * math.log2(hz / 440))
        assert hz == round(440 * 2 ** (note / 12))
        assert (note + 9) % 12 in (0, 2, 4, 7, 9), "C D E G A"
