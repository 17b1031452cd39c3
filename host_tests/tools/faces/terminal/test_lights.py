"""The lights in the cells of a terminal: of one size in every look, and readable in each."""

import itertools

import pytest

from host_tests.tools.faces.terminal.shown import DISCS, LOOKS, PLAIN, SIGNED
from tools.faces.terminal.lights import MOST_ROWS, drawn
from tools.front.reader import SIGNS, UNREAD

RED = (16, 0, 0)


def text_of(line):
    return "".join(segment.text for segment in line)


@pytest.mark.parametrize("rows", range(1, MOST_ROWS + 1))
def test_a_light_fills_its_cells_and_has_its_sign(rows):
    for look, sign, sent in itertools.product(LOOKS, SIGNS + UNREAD, [(0, 0, 0), RED, (255, 255, 255)]):
        assert [len(text_of(line)) for line in drawn(sent, sign, rows, look)] == [2 * rows] * rows, (look, sign)
    for sign in SIGNS.replace(" ", "").replace(".", ""):
        said = {look: "".join(map(text_of, drawn(RED, sign, rows, look))) for look in LOOKS}
        assert sign in said[SIGNED]
        assert said[PLAIN].strip() == (sign if rows == 1 else f"({sign})")
        assert sign not in said[DISCS]


def test_a_sign_stands_out_from_the_light_under_it():
    for sent in [(1, 1, 1), RED, (0, 0, 255), (255, 255, 0), (255, 255, 255)]:
        line = drawn(sent, "R", 3, SIGNED)[1]
        (style,) = (segment.style for segment in line if segment.text == "R")
        ink, ground = (sum(colour.triplet) for colour in (style.color, style.bgcolor))
        assert abs(ink - ground) > 200, sent
