"""The lights, read from the bytes that the real neopixel driver sends."""

import pytest

from firmware.device.assembly import assemble
from firmware.device.profiles import every, named, way
from tools import virtual

RED, GREEN, BLUE, WHITE = 0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF


def channels(sent, order="GRB"):
    """Return the pixels as (red, green, blue), from the order in which the bytes go over the wire."""
    red, green, blue = (order.index(channel) for channel in "RGB")
    return [(sent[place + red], sent[place + green], sent[place + blue]) for place in range(0, len(sent), 3)]


def drawn_ma(sent):
    return sum(sent) * 20 / 255


def test_a_frame_is_one_send_of_green_red_and_blue(pico):
    lights = assemble(named("pico_8x8")).lights
    assert pico.sent("GP0") == []
    frame, table = bytearray(64), [0x0A141E]
    lights.show(frame, table)
    assert pico.sent("GP0") == [bytes([0x14, 0x0A, 0x1E]) * 64]
    assert (frame, table) == (bytearray(64), [0x0A141E])


@pytest.mark.parametrize("profile", every(), ids=lambda profile: profile.name)
def test_every_place_of_a_profile_lights_its_own_pixel(profile):
    with virtual.powered(profile.boards[0]) as board:
        lights = assemble(profile).lights
        places = way(profile.width, profile.height, **profile.wiring)
        for place in range(profile.width * profile.height):
            frame = bytearray(profile.width * profile.height)
            frame[place] = 1
            lights.show(frame, [0, 0x030201])
            pixels = channels(board.shown(profile.pixels), profile.order)
            assert [pixel for pixel, colour in enumerate(pixels) if colour == (3, 2, 1)] == [places.index(place)]
            assert pixels.count((0, 0, 0)) == len(pixels) - 1


@pytest.mark.parametrize("cap_ma", [1, 20, 100, 400, 401, 1500, 3839, 3840])
def test_no_frame_draws_more_than_the_cap(pico, cap_ma):
    lights = assemble(named("pico_8x8"), cap_ma=cap_ma).lights
    for table in ([WHITE], [RED, WHITE], [0xFF8000, 0x00FF40, 0xC000FF], [0xFFFFFE, 0x010000]):
        lights.show(bytearray([place % len(table) for place in range(64)]), table)
        assert drawn_ma(pico.shown("GP0")) <= cap_ma


def test_a_frame_within_the_cap_is_left_alone_and_one_above_not(pico):
    lights = assemble(named("pico_8x8"), cap_ma=960).lights  # a quarter of full white
    quarter = bytearray([0] * 16 + [1] * 48)
    lights.show(quarter, [WHITE, 0])
    assert pico.shown("GP0") == b"\xff" * 48 + bytes(144)
    lights.show(quarter, [WHITE, 0x000001])
    assert max(pico.shown("GP0")) < 255


def test_a_dimmed_frame_keeps_its_hues_within_rounding(pico, parts):
    table = [RED, GREEN, BLUE, WHITE, 0xFF8000, 0xFFFF00, 0x8000FF, 0x00FFFF, 0xFF60A0, 0x80FF20, 0]
    most = 400 * 255 // 20
    little_too_much = [bytearray([ink] * 21 + [10] * 43) for ink in range(3)]
    for frame in (bytearray([3] * 64), bytearray([place % 10 for place in range(64)]), *little_too_much):
        parts.lights.show(frame, table)
        load = sum(sum(table[ink].to_bytes(3, "big")) for ink in frame)
        assert load > most
        for ink, pixel in zip(frame, channels(pico.shown("GP0")), strict=True):
            assert pixel == tuple(full * most // load for full in table[ink].to_bytes(3, "big"))
