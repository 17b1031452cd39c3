"""Numbers in a few bytes, and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware.engine.variant import Variant
from firmware.game.fields import VARIANTS, Packing, Unpacking, unpacked, variant_fields
from host_tests.game.test_number import every_variant

fields = st.lists(
    st.integers(1, 1 << 40).flatmap(lambda radix: st.tuples(st.integers(0, radix - 1), st.just(radix))), max_size=12
)


@given(fields)
def test_what_is_packed_is_unpacked(pairs):
    box = Packing()
    for value, radix in pairs:
        assert box.field(value, radix) == value
    content = box.content(7)
    room = 1
    for _, radix in pairs:
        room *= radix
    assert len(content) == 1 + ((room - 1).bit_length() + 7) // 8
    box = Unpacking(content, 7)
    assert [box.field(0, radix) for _, radix in pairs] == [value for value, _ in pairs]
    assert box.number == 0


def test_a_number_that_has_no_room_is_refused():
    for value, radix in ((5, 5), (-1, 5), (1, 1)):
        with pytest.raises(ValueError, match=f"a field must be a number from 0 to {radix - 1}, not {value}"):
            Packing().field(value, radix)


def test_what_was_not_packed_by_this_version_is_refused():
    for content in (b"", b"\x02", b"\x02\x01"):
        with pytest.raises(ValueError, match="this was saved by another version"):
            Unpacking(content, 1)
    with pytest.raises(ValueError, match="what was saved is damaged"):
        unpacked(b"\x01\x07", 1, lambda box: box.field(0, 7))


def test_every_variant_is_packed_in_two_bytes():
    for key in every_variant():
        box = Packing()
        variant_fields(box, Variant(*key))
        content = box.content(1)
        assert len(content) == 3
        assert variant_fields(Unpacking(content, 1), None).key() == key
    assert VARIANTS < 1 << 16
