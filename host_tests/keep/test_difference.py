from hypothesis import given
from hypothesis import strategies as st

from firmware.keep.difference import applied, difference, made_length

few = st.binary(max_size=700) | st.lists(st.sampled_from(b"\x00\x01\xff"), max_size=700).map(bytes)


@given(few, few)
def test_a_difference_makes_the_new_content_out_of_the_old(base, content):
    runs = difference(base, content)
    assert applied(base, runs) == content
    assert made_length(runs) == len(content)


@given(few, st.data())
def test_so_it_does_when_little_has_changed(base, data):
    content = bytearray(base)
    for at in data.draw(st.lists(st.integers(0, max(0, len(base) - 1)), max_size=5)):
        content[at : at + 1] = data.draw(st.binary(max_size=2))
    assert applied(base, difference(base, content)) == content


def test_a_row_more_costs_a_few_bytes():
    base = bytes(range(60))
    grown = b"\x07" + base[1:] + b"row"
    assert bytes(difference(base, grown)) == b"\x3f\x00" + b"\x00\x01\x07" + b"\x3b\x03row"


def test_a_content_that_only_shrinks_is_its_length():
    assert bytes(difference(b"abcdef", b"abcd")) == b"\x04\x00"


def test_three_old_bytes_between_new_ones_are_a_run():
    assert bytes(difference(b"abcdef", b"AbcDef")) == b"\x06\x00" + b"\x00\x04AbcD"
    assert bytes(difference(b"abcdefg", b"AbcdEfg")) == b"\x07\x00" + b"\x00\x01A" + b"\x03\x01E"


def test_a_long_way_to_the_first_new_byte_takes_more_runs():
    base = bytes(600)
    content = base[:599] + b"\x01"
    assert bytes(difference(base, content)) == b"\x58\x02" + b"\xff\x00\xff\x00" + b"\x59\x01\x01"
    assert made_length(difference(base, content)) == 600
