"""A variant in two bytes."""

from firmware.engine.variant import Variant
from firmware.game.fields import Packing
from firmware.game.unpacking import Unpacking
from firmware.game.variant_fields import VARIANTS, variant_fields
from host_tests.game.test_number import every_variant


def test_every_variant_is_packed_in_less_room_than_two_bytes():
    for key in every_variant():
        box = Packing()
        variant_fields(box, Variant(*key))
        content = box.content(1)
        assert len(content) == 3
        assert variant_fields(Unpacking(content, 1), None).key() == key
    assert VARIANTS < 1 << 16
