from hypothesis import given
from hypothesis import strategies as st

from firmware.keep.difference import applied, difference, made_length

few = st.binary(max_size=700) | st.lists(st.sampled_from(b"\x00\x01\xff"), max_size=700).map(bytes)


@st.composite
def changed(draw):
    """Draw a content, and another or the same with a few bytes changed, inserted or left out."""
    base = draw(few)
    if draw(st.booleans()):
        return base, draw(few)
    content = bytearray(base)
    for at in draw(st.lists(st.integers(0, max(0, len(base) - 1)), max_size=5)):
        content[at : at + 1] = draw(st.binary(max_size=2))
    return base, bytes(content)


@given(changed())
def test_a_difference_makes_the_new_content_out_of_the_old(pair):
    base, content = pair
    runs = difference(base, content)
    assert applied(base, runs) == content
    assert made_length(runs) == len(content)


def test_a_difference_is_its_length_and_runs_of_new_bytes():
    base, far = bytes(range(60)), bytes(600)
    for old, new, runs in (
        (b"abcdef", b"abcd", b"\x04\x00"),
        (base, b"\x07" + base[1:] + b"row", b"\x3f\x00" + b"\x00\x01\x07" + b"\x3b\x03row"),
        (b"abcdef", b"AbcDef", b"\x06\x00" + b"\x00\x04AbcD"),  # three old bytes between new ones
        (b"abcdefg", b"AbcdEfg", b"\x07\x00" + b"\x00\x01A" + b"\x03\x01E"),
        (far, far[:599] + b"\x01", b"\x58\x02" + b"\xff\x00\xff\x00" + b"\x59\x01\x01"),  # a long way
    ):
        assert bytes(difference(old, new)) == runs
