"""The board drawn: rows, marks, the row in hand, the thermometer."""

import pytest

from firmware.engine import codes, marks
from firmware.engine.variant import Variant
from firmware.game.draft import Draft
from firmware.ui.faces.lights import view
from firmware.ui.faces.lights.view import Layout
from firmware.ui.hand import Hand
from host_tests.ui.table import picture, rules, seated


def drawn(draw, *more, size=(8, 2), variant=Variant(4, 6)):  # noqa: B008 - it is fixed once made
    layout = Layout(*size, variant)
    frame = bytearray(size[0] * size[1])
    draw(frame, layout, *more)
    return picture(frame, size[0])


def test_a_row_has_its_pegs_left_and_its_mark_right():
    assert drawn(view.draw_pegs, 1, codes.pack(Variant(4, 6), [0, 1, 2, 5]), 4) == ["RGBP....", "........"]
    assert drawn(view.draw_mark, 0, marks.mark_of(2, 1), 4) == ["........", "....xxo."]


def test_only_as_much_is_drawn_as_has_come_so_far():
    assert drawn(view.draw_pegs, 0, 0, 2)[1] == "RR......"
    assert drawn(view.draw_mark, 0, marks.mark_of(2, 1), 2)[1] == "....xx.."


def test_a_mark_of_places_stands_where_the_places_are():
    assert drawn(view.draw_mark, 0, 0b1001, 4, variant=Variant(4, 6, tells="places"))[1] == "....x..x"


def test_a_blank_has_an_ink_of_its_own():
    variant = Variant(4, 6, blanks=True)
    assert drawn(view.draw_pegs, 0, codes.pack(variant, [6, 0, 6, 1]), 4, variant=variant)[1] == "-R-G...."


def entered(pegs):
    variant = Variant(4, 6)
    draft = Draft(variant)
    for place, digit in enumerate(pegs):
        draft.put(place, digit)
    return Hand(draft, variant)


def test_the_cursor_blinks_and_so_does_a_peg_under_it():
    one = entered([0, 1])
    assert drawn(view.draw_draft, one, True)[1] == "RG#,...."
    assert drawn(view.draw_draft, one, False)[1] == "RG,,...."
    one.place = 0
    assert drawn(view.draw_draft, one, True)[1] == "RG,,...."
    assert drawn(view.draw_draft, one, False)[1] == ".G,,...."


def test_where_ok_submits_the_side_of_the_marks_pulses():
    one = entered([0, 1, 2, 3])
    assert drawn(view.draw_draft, one, True)[1] == "RGBY####"
    assert drawn(view.draw_draft, one, False)[1] == "RGBY...."


def test_on_a_line_that_is_too_short_the_whole_row_pulses():
    one = entered([0, 1, 2, 3])
    assert drawn(view.draw_draft, one, True, size=(5, 1)) == ["RGBY."]
    assert drawn(view.draw_draft, one, False, size=(5, 1)) == ["####."]


@pytest.mark.parametrize(
    ("left", "told"),
    [(1296, "^^^^"), (217, "^^^^"), (216, "^^^."), (36, "^^.."), (6, "^..."), (2, "^..."), (1, "...."), (0, "....")],
)
def test_the_thermometer_falls_by_equal_shares_of_the_logarithm(left, told):
    assert drawn(view.draw_left, left, 1296)[1] == "...." + told


def test_more_codes_than_were_counted_are_a_faint_thermometer():
    assert drawn(view.draw_left, None, 10**8)[1] == "....,,,,"


@pytest.mark.parametrize(("solved", "sweeps"), [(True, [7, 6, 5, 4, 3, 2, 1, 0]), (False, [0, 1, 2, 3, 4, 5, 6, 7])])
def test_a_line_sweeps_up_for_a_broken_code_and_else_down(solved, sweeps):
    hand = seated(rules("break"))
    if solved:
        hand.enter(hand.held())
    else:
        hand.match.give_up()
    seen = []
    for _ in range(600):
        hand.turn()
        seen += [at for at, line in enumerate(hand.picture) if line in ("xxxxxxxx", "!!!!!!!!") and at not in seen]
    assert seen == sweeps
