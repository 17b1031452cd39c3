"""An animation keeps the colours and the times of its pictures, and goes round."""

import io

import pytest
from PIL import Image

from firmware.device import profiles
from host_tests.tools.picture.moments import COLOURS, shot
from tools.picture.drawing import Look, draw
from tools.picture.gif import FLAT, MOST, common, gif, level, opaque
from tools.picture.plan import planned
from tools.picture.raster import rasteriser

SIGNS = ("RGBYOPCWKL-xo_.!=", "RGBYOPCWKL-xo_. =", "R")
LASTING_MS = [100, 250, 1200]


@pytest.fixture(scope="module")
def pictures():
    profile = profiles.named("pico_8x8")
    with rasteriser() as rasterise:
        return [opaque(rasterise(draw(profile, shot(signs=signs), Look()), 1)) for signs in SIGNS]


@pytest.fixture(scope="module")
def film(pictures):
    return Image.open(io.BytesIO(gif(pictures, LASTING_MS, COLOURS)))


def test_the_times_are_kept_and_it_goes_round(film):
    assert film.n_frames == len(SIGNS)
    lasting_ms = []
    for place in range(film.n_frames):
        film.seek(place)
        lasting_ms.append(film.info["duration"])
    assert lasting_ms == LASTING_MS
    assert film.info["loop"] == 0


def test_the_colours_of_every_light_are_nearly_those_of_the_pictures(film, pictures):
    for place, picture in enumerate(pictures):
        film.seek(place)
        drawn = film.convert("RGB")
        for x, y in planned(profiles.named("pico_8x8")).lights:
            for way in (0, 7, 12):
                pairs = zip(drawn.getpixel((x + way, y)), picture.getpixel((x + way, y)), strict=True)
                assert max(abs(one - other) for one, other in pairs) <= 24, (place, x, y, way)


def test_only_what_changed_is_in_a_frame(film):
    film.seek(1)
    left, top, right, bottom = film.tile[0].extents
    assert (right - left) * (bottom - top) < film.width * film.height / 20


def test_there_is_room_for_the_colours_of_lights_that_fade(pictures):
    fading = [(level, level // 2, 0) for level in range(256)]
    assert FLAT < len(common(pictures, fading)) <= MOST
    assert len(common(pictures, [])) == FLAT


def test_a_caption_that_comes_and_goes_does_not_move_the_board():
    profile = profiles.named("pico_stick")
    moments = [shot("pico_stick", "RGB", caption=caption) for caption in ("", "A caption.", "A longer caption. " * 5)]
    with rasteriser() as rasterise:
        drawn = [opaque(rasterise(draw(profile, moment, Look()), 1)) for moment in moments]
    assert len({picture.size for picture in drawn}) == 3
    levelled = level([*drawn, drawn[0]])
    assert {picture.size for picture in levelled} == {drawn[2].size}
    assert levelled[3] is levelled[0]
    board = (5, 20, 400, 150)
    assert len({picture.crop(board).tobytes() for picture in levelled}) == 1


def test_nothing_is_half_transparent():
    picture = Image.new("RGBA", (2, 1), (255, 0, 0, 128))
    file = io.BytesIO()
    picture.save(file, "PNG")
    assert opaque(file.getvalue()).getpixel((0, 0)) == pytest.approx((133, 5, 7), abs=1)
