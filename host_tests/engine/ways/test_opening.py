"""A first guess has its shape in every game."""

import pytest

from firmware.engine import codes
from firmware.engine.games import named
from firmware.engine.variant import Variant
from firmware.engine.ways.opening import opening

CLASSIC = named("classic")


@pytest.mark.parametrize(
    ("variant", "shape", "colours"),
    [
        (CLASSIC, "AABB", [0, 0, 1, 1]),
        (named("super"), "AABB", [0, 0, 1, 1, 2]),
        (Variant(8, 9), "AABC", [0, 0, 1, 2, 3, 3, 4, 4]),
        (Variant(5, 2), "ABCD", [0, 1, 0, 1, 0]),
        (named("bulls"), "AABB", [0, 1, 2, 3]),
        (Variant(2, 4), "AABB", [0, 0]),
    ],
)
def test_an_opening_has_its_shape_in_every_game(variant, shape, colours):
    assert list(codes.unpack(variant, opening(variant, shape), [0] * variant.pegs)) == colours
