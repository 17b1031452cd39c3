"""The way of the chain of pixels, against small pictures drawn by hand: each sign is the pixel at its place."""

import pytest

from firmware.device.profiles import MOST_PIXELS, every, way

PICTURES = [
    ({}, "012\n345"),
    ({"zigzag": True}, "012\n543"),
    ({"columns": True}, "024\n135"),
    ({"columns": True, "zigzag": True}, "034\n125"),
    ({"flip_x": True}, "210\n543"),
    ({"flip_y": True}, "345\n012"),
    ({"flip_x": True, "flip_y": True}, "543\n210"),
    ({"rotation": 180}, "543\n210"),
    ({"zigzag": True, "rotation": 180}, "345\n210"),
    ({"zigzag": True, "flip_x": True}, "210\n345"),
    ({"columns": True, "zigzag": True, "flip_y": True}, "125\n034"),
    # three wide and two high here is wired as two wide and three high
    ({"rotation": 90}, "420\n531"),
    ({"rotation": 270}, "135\n024"),
    ({"zigzag": True, "rotation": 90}, "430\n521"),
    ({"zigzag": True, "rotation": 270}, "125\n034"),
    ({"columns": True, "rotation": 90}, "210\n543"),
    ({"columns": True, "zigzag": True, "rotation": 90}, "210\n345"),
    ({"rotation": 90, "flip_x": True}, "024\n135"),
    ({"rotation": 90, "flip_y": True}, "531\n420"),
]


def drawn(width, places):
    signs = [" "] * len(places)
    for pixel, place in enumerate(places):
        signs[place] = str(pixel)
    text = "".join(signs)
    return "\n".join(text[start : start + width] for start in range(0, len(text), width))


@pytest.mark.parametrize(("wiring", "picture"), PICTURES, ids=lambda given: str(given).replace("\n", "/"))
def test_the_chain_runs_as_it_is_drawn(wiring, picture):
    assert drawn(3, way(3, 2, **wiring)) == picture


def test_the_upright_wing_has_its_first_pixel_at_the_top_right():
    wing = next(profile for profile in every() if profile.name == "feather_4x8")
    places = way(wing.width, wing.height, **wing.wiring)
    assert [places[0], places[7], places[8], places[31]] == [3, 31, 2, 28]


def test_a_single_line_and_the_most_pixels_are_a_picture():
    assert way(1, 3) == way(3, 1) == bytes([0, 1, 2])
    assert way(16, 16) == way(MOST_PIXELS, 1) == bytes(range(MOST_PIXELS))


def test_what_is_no_picture_or_no_quarter_of_a_turn_is_refused():
    for size in [(0, 8), (8, 0), (-1, -1), (257, 1), (16, 17)]:
        with pytest.raises(ValueError, match=f"a picture has 1 to {MOST_PIXELS} pixels, not {size[0]} x {size[1]}"):
            way(*size)
    for rotation in [1, 45, 360, -90]:
        with pytest.raises(ValueError, match=f"the rotation is 0, 90, 180 or 270, not {rotation}"):
            way(2, 2, rotation=rotation)
