"""The picture of the order, read back: it shows what goes to which pixel."""

import itertools

import pytest

from firmware.device.profiles import every
from firmware.device.wiring import way
from host_tests.tools.docs.wiring.drawn import Picture
from tools.docs.wiring import order


@pytest.mark.parametrize("profile", every(), ids=lambda profile: profile.name)
def test_a_way_to_a_place_that_is_not_beside_it_is_dashed_and_told(profile):
    places = way(profile.width, profile.height, **profile.wiring)
    rows_and_columns = [divmod(place, profile.width) for place in places]
    away = [abs(a - c) + abs(b - d) for (a, b), (c, d) in itertools.pairwise(rows_and_columns)]
    jumps = sum(steps > 1 for steps in away)
    drawn = order.draw(profile).decode()
    assert drawn.count("stroke-dasharray") == jumps + (1 if jumps else 0)
    assert ("and back" in drawn) == bool(jumps)


@pytest.mark.parametrize("profile", every(), ids=lambda profile: profile.name)
def test_the_numbers_stand_where_the_pixels_are(profile):
    numbers = [(area, int(text)) for text, area in Picture(order.draw(profile)).words if text.isdigit()]
    numbers.sort(key=lambda number: (number[0].top, (number[0].left + number[0].right) / 2))
    places = way(profile.width, profile.height, **profile.wiring)
    assert [number for _, number in numbers] == [places.index(place) for place in range(len(places))]
