"""The display of a board, drawn in dots."""

from tools.faces.terminal import glass

DARK = bytes(glass.WIDE * 64 // 8)
EMPTY = "\N{BRAILLE PATTERN BLANK}"


def test_each_pixel_is_a_dot_where_it_lies():
    drawn = bytearray(DARK)
    drawn[0] = 0b11000000  # the first two of the first line
    drawn[3 * 16] = 0b01000000  # the second of the fourth line
    drawn[-1] = 1  # the last of all
    lines = glass.signs(bytes(drawn)).split("\n")
    assert [len(line) for line in lines] == [64] * 16
    assert lines[0][0] == "\N{BRAILLE PATTERN DOTS-148}"
    assert lines[-1][-1] == "\N{BRAILLE PATTERN DOTS-8}"
    assert {sign for line in lines for sign in line} == {EMPTY, lines[0][0], lines[-1][-1]}
