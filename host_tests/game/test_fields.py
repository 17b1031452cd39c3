"""Numbers in a few bytes, and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware.game.fields import Packing, code_field
from firmware.game.unpacking import Unpacking
from host_tests.game.matches import CLASSIC

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
    box.finish()


@pytest.mark.parametrize(("value", "radix"), [(5, 5), (-1, 5), (1, 1)])
def test_a_number_that_has_no_room_is_refused(value, radix):
    with pytest.raises(ValueError, match=f"a field must be a number from 0 to {radix - 1}, not {value}"):
        Packing().field(value, radix)


def test_packing_goes_on_from_what_was_packed_before():
    begun, whole = Packing(), Packing()
    for box in (begun, whole):
        box.field(3, 5)
    again = Packing(begun)
    for box in (again, whole):
        box.field(6, 7)
    assert again.content(1) == whole.content(1) != begun.content(1)


def test_no_code_is_packed_as_one_more_code():
    for code in (-1, 0, 1295):
        box = Packing()
        assert code_field(box, CLASSIC, code) == code
        assert code_field(Unpacking(box.content(1), 1), CLASSIC, 0) == code
