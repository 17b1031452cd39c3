"""The board drawn: rows, marks, the row in hand, the thermometer."""

import pytest

from firmware.engine import codes, marks
from firmware.engine.variant import Variant
from firmware.game.draft import Draft
from firmware.ui.faces.lights import view
from firmware.ui.faces.lights.view import PANEL, Layout
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


# the places of pegs and marks


SIZES = ((8, 8), (16, 10), (12, 8), (8, 1), (8, 4), (4, 8), (5, 3))


def layouts():
    for width, height in SIZES:
        for pegs in range(1, min(width, 10) + 1):
            yield Layout(width, height, Variant(pegs, 10))


def test_no_two_things_that_are_seen_at_a_time_share_a_pixel():
    for layout in layouts():
        rows = range(layout.visible)
        taken = [layout.peg(row, place) for row in rows for place in range(layout.pegs)]
        if not layout.in_turns:
            taken += [layout.mark(row, place) for row in rows for place in range(layout.pegs)]
        if layout.code_row:
            taken += [layout.peg(PANEL, place) for place in range(layout.pegs)]
            taken += [layout.mark(PANEL, place) for place in range(layout.pegs)]
        elif layout.panel:
            columns = range(layout.panel_left, layout.panel_left + layout.panel)
            taken += [line * layout.width + column for line in range(layout.height) for column in columns]
        assert len(set(taken)) == len(taken)
        assert set(taken) <= set(range(layout.width * layout.height))


def test_four_pegs_and_their_mark_share_a_line_of_eight():
    layout = Layout(8, 8, Variant(4, 6))
    assert [layout.peg(0, place) for place in range(4)] == [56, 57, 58, 59]
    assert [layout.mark(0, place) for place in range(4)] == [60, 61, 62, 63]
    assert layout.peg(1, 0) == 48
    assert layout.visible == 8


def test_a_longer_code_takes_two_lines_with_the_marks_below():
    layout = Layout(8, 8, Variant(5, 8))
    assert (layout.peg(0, 0), layout.mark(0, 0), layout.peg(1, 4)) == (48, 56, 36)
    assert layout.visible == 4


def test_on_a_line_too_short_marks_take_turns_with_pegs():
    layout = Layout(8, 1, Variant(5, 8))
    assert layout.in_turns
    assert layout.mark(0, 3) == layout.peg(0, 3) == 3
    assert not Layout(8, 1, Variant(4, 6)).in_turns


def test_where_there_is_room_the_code_has_a_place_at_the_top():
    layout = Layout(16, 10, Variant(4, 6))
    assert [layout.peg(PANEL, place) for place in range(4)] == [6, 7, 8, 9]
    assert [layout.mark(PANEL, place) for place in range(4)] == [22, 23, 24, 25]
    assert [Layout(16, 10, Variant(pegs, 6)).code_row for pegs in range(3, 8)] == [PANEL, PANEL, PANEL, 0, 0]
    assert not any(Layout(*size, Variant(4, 6)).code_row for size in SIZES if size != (16, 10))


def test_a_narrower_panel_is_at_the_right_edge_beside_the_marks():
    layout = Layout(12, 8, Variant(4, 6))
    assert (layout.panel_left, layout.panel) == (8, 4)
    assert [layout.peg(0, 0), layout.mark(0, 0), layout.mark(0, 3)] == [84, 88, 91]
    assert [Layout(12, 8, Variant(pegs, 6)).panel for pegs in range(3, 7)] == [6, 4, 0, 0]
    assert [Layout(16, 10, Variant(pegs, 6)).panel for pegs in range(3, 8)] == [10, 8, 6, 4, 0]
    assert not any(Layout(*size, Variant(4, 6)).panel for size in SIZES if size[0] < 12)


def test_a_code_wider_than_the_matrix_is_refused_with_a_sentence():
    with pytest.raises(ValueError, match="4 pixels across cannot show 5 pegs"):
        Layout(4, 8, Variant(5, 8))
