"""Colours that people can tell apart, judged from the bytes that are sent.

A byte is linear light, and a step of brightness is judged against its own white: eyes grow used to the step that is
set. So judged, every step is the same picture, and one of them stands for all.
"""

import math
from itertools import combinations, pairwise

import pytest

from firmware.ui import inks, notation
from host_tests.ui.sight import NORMAL, SIGHTS, distance, hue, hues_apart, seen

_NUMBERS = {name.lower(): number for name, number in vars(inks).items() if name.isupper() and isinstance(number, int)}
NAMES = {number: name for name, number in _NUMBERS.items() if name not in ("inks", "steps")}
SIX = range(inks.RED, inks.PURPLE + 1)
COLOURS = range(inks.RED, inks.LIME + 1)
MARKS = (inks.EXACT, inks.NEAR)
# Inks that may be lit at the same time: no two may look alike, nor like a pixel that is off.
PLACED = (inks.DARK, *COLOURS, inks.BLANK, *MARKS, inks.FAINT)
every_palette = pytest.mark.parametrize("name", inks.PALETTES)

# The range of hues that each colour name covers, in degrees of CIECAM02.
HUES = {"red": (20, 40), "orange": (50, 80), "yellow": (85, 110), "lime": (111, 132), "green": (132, 155)}
HUES |= {"cyan": (185, 220), "blue": (248, 275), "purple": (290, 320), "pink": (320, 355)}
HUES |= {"exact": (350, 370), "near": (220, 245)}  # rose and sky blue, in every palette


def channels(colour):
    return colour >> 16, colour >> 8 & 255, colour & 255


def lights(name, step=0):
    """Return the linear light of each ink, where 1 is the white of this step."""
    white = channels(inks.table("vivid", step)[inks.WHITE])
    return [
        tuple(byte / full for byte, full in zip(channels(colour), white, strict=True))
        for colour in inks.table(name, step)
    ]


def distances(name, group, sights):
    """(distance, pair, sight) of every two inks of the group."""
    light = lights(name)
    for one, other in combinations(group, 2):
        for sight in sights:
            yield distance(light[one], light[other], sight), f"{NAMES[one]}-{NAMES[other]}", sight


def too_close(name, group, sights, least):
    """Each pair below the bar, as a line to read."""
    return "".join(
        f"{name}: {pair} are {apart:.1f} apart for {sight} sight, not {least}\n"
        for apart, pair, sight in distances(name, group, sights)
        if not apart >= least
    )


def test_the_first_six_colours_of_mono_grow_lighter_for_all_eyes():
    light = lights("mono")
    for sight in SIGHTS:
        lightness = [0] + [seen(light[colour], sight)[0] for colour in SIX]
        rises = [after - before for before, after in pairwise(lightness)]
        assert min(rises) >= 6, f"mono: the lightness goes {lightness} for {sight} sight"


def test_mono_has_ten_shades_of_one_hue():
    light = lights("mono")
    hues = [hue(light[colour]) for colour in COLOURS]
    assert None not in hues
    assert max(hues_apart(one, other) for one, other in combinations(hues, 2)) <= 10
    assert not too_close("mono", COLOURS, NORMAL, 8)


@pytest.mark.parametrize("other", [*MARKS, inks.BLANK, inks.FAINT], ids=NAMES.get)
def test_all_eyes_tell_the_colours_of_mono_from_all_else(other):
    assert not "".join(too_close("mono", (colour, other), SIGHTS, 20) for colour in (inks.DARK, *COLOURS))
    assert not too_close("mono", (*MARKS, inks.BLANK, inks.FAINT), SIGHTS, 12)


@every_palette
def test_all_eyes_tell_exact_from_near(name):
    assert not too_close(name, MARKS, SIGHTS, 20)


@every_palette
def test_a_mark_has_the_hue_of_no_colour(name):
    light = lights(name)
    for mark in MARKS:
        coloured = [colour for colour in COLOURS if hue(light[colour]) is not None]
        assert len(coloured) >= 9
        for other in [*coloured, MARKS[0] + MARKS[1] - mark]:
            apart = hues_apart(hue(light[mark]), hue(light[other]))
            assert apart >= 14, f"{name}: {NAMES[mark]} is {apart:.0f} degrees from {NAMES[other]}"


def in_another_hue(name, group):
    light = lights(name)
    seen_as = {NAMES[ink]: hue(light[ink]) for ink in group}
    return {
        f"{name}: {called}": degrees
        for called, degrees in seen_as.items()
        if not (degrees - HUES[called][0]) % 360 <= HUES[called][1] - HUES[called][0]
    }


@pytest.mark.parametrize("name", ["vivid", "safe"])
def test_a_colour_looks_like_its_name(name):
    assert lights(name)[inks.WHITE] == (1, 1, 1)
    assert not in_another_hue(name, [colour for colour in COLOURS if colour != inks.WHITE])


@every_palette
def test_a_mark_has_the_same_hue_in_every_palette(name):
    assert not in_another_hue(name, MARKS)


@every_palette
def test_no_ink_is_like_another_and_none_but_dark_is_dark(name):
    assert inks.table(name, 0)[inks.DARK] == 0
    assert len(set(inks.table(name, 0))) == inks.INKS
    assert not "".join(too_close(name, (inks.DARK, ink), SIGHTS, 20) for ink in range(inks.DARK + 1, inks.INKS))


@every_palette
def test_a_brighter_step_is_the_same_picture_in_more_light(name):
    for step in range(1, inks.STEPS):
        assert lights(name, step) == lights(name, 0)
    whites = [channels(inks.table("vivid", step)[inks.WHITE]) for step in range(inks.STEPS)]
    assert all(red == green == blue for red, green, blue in whites)
    assert all(1.9 <= after[0] / before[0] <= 2 for before, after in pairwise(whites))
    assert (whites[0][0], whites[-1][0]) == (8, 248)


@every_palette
def test_no_ink_outshines_the_white(name):
    assert max(max(light) for light in lights(name)) <= 1


def test_a_full_board_is_not_dimmed_up_to_the_fourth_step():
    """64 pixels of the first six colours, 20 mA a channel, stay within the 400 mA that the lights may draw."""
    bytes_lit = [sum(channels(inks.table("vivid", 3)[colour])) for colour in SIX]
    assert 64 * (sum(bytes_lit) / len(bytes_lit)) * 20 / 255 <= 400


# The smallest distance between any two: for normal, protan, deutan and tritan sight. Each
# palette is made for some eyes; for the others this is what it reaches, and no change may lower it.
LEAST = {
    "vivid": {"first six": (22, 4, 2, 18), "ten": (22, 4, 2, 3), "ten, blank, marks, empty and off": (22, 0, 2, 3)},
    "safe": {
        "first six": (19, 14, 14, 17),
        "ten": (14, 13, 14, 12),
        "ten, blank, marks, empty and off": (14, 13, 13, 12),
    },
    "mono": {"first six": (8, 8, 8, 8), "ten": (8, 8, 8, 1), "ten, blank, marks, empty and off": (8, 8, 8, 1)},
}


def test_the_smallest_distances_are_held_and_told(summary):
    groups = {"first six": SIX, "ten": COLOURS, "ten, blank, marks, empty and off": PLACED}
    for name in inks.PALETTES:
        for group, members in groups.items():
            worst = {}
            for apart, _, sight in distances(name, members, SIGHTS):
                eyes = sight.split(" ")[0]
                worst[eyes] = min(apart, worst.get(eyes, apart))
            assert list(worst) == ["normal", "protan", "deutan", "tritan"]
            assert all(apart >= least for apart, least in zip(worst.values(), LEAST[name][group], strict=True)), worst
            said = ", ".join(f"{eyes} {apart:.1f}" for eyes, apart in worst.items())
            summary(f"palette {name}, {group}: at least {said}")


# tones and blinks


def test_the_colours_stand_in_the_order_of_their_letters():
    red_to_white = [inks.RED, inks.GREEN, inks.BLUE, inks.YELLOW, inks.ORANGE, inks.PURPLE, inks.CYAN, inks.WHITE]
    assert [*red_to_white, inks.PINK, inks.LIME] == list(COLOURS)
    assert len(notation.COLOURS) == len(COLOURS)


def test_every_colour_blank_and_mark_has_a_tone_of_its_own():
    sounding = [*COLOURS, inks.BLANK, inks.EXACT, inks.NEAR, inks.WRONG, inks.RIGHT]
    assert [ink for ink in range(inks.INKS) if inks.TONES_HZ[ink]] == sorted(sounding)
    assert len(inks.TONES_HZ) == inks.INKS
    tones = sorted(filter(None, inks.TONES_HZ))
    assert 500 <= tones[0] <= tones[-1] <= 4000, "a piezo has them"
    assert all(higher / lower > 1.12 for lower, higher in pairwise(tones)), "a whole tone, and a hertz for rounding"
    colours = [inks.TONES_HZ[colour] for colour in COLOURS]
    assert colours == sorted(colours)


def test_every_tone_is_a_note_of_the_scale_to_the_hertz():
    for hz in filter(None, inks.TONES_HZ):
        note = round(12 * math.log2(hz / 440))
        assert hz == round(440 * 2 ** (note / 12))
        assert (note + 9) % 12 in (0, 2, 4, 7, 9), "C D E G A"


def test_each_event_has_its_own_tones():
    """In hertz, each with its milliseconds: those who play by ear know them by heart."""
    assert inks.OK_TONES == (880, 40)
    assert inks.SUBMITS_TONES == (880, 40, 0, 40, 880, 40)
    assert inks.REFUSED_TONES == (165, 180)
    assert inks.SUBMITTED_TONES == (660, 60, 880, 60)
    assert inks.WON_TONES == (523, 90, 659, 90, 784, 90, 1047, 220)
    assert inks.LOST_TONES == (392, 160, 330, 160, 262, 300)
