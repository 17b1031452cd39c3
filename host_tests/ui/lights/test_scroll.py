"""Which rows are seen: the latest, those that a person scrolls to, and those of a finding."""

from types import SimpleNamespace

import pytest

from firmware.game.phases import DISPUTE, GUESS, OVER
from firmware.ui.lights.scroll import Scroll


def scroll(rows=10, visible=4, phase=GUESS, findings=(), code_row=0, lingers=False):
    match = SimpleNamespace(sides=[SimpleNamespace(rows=[None] * rows)], phase=phase, findings=findings)
    layout = SimpleNamespace(visible=visible, code_row=code_row)
    return Scroll(match, layout, SimpleNamespace(side=0, lingers=lingers))


def seen(one):
    """The rows that are seen, by where they stand."""
    return {one.row_of(number): number for number in range(len(one.played.rows)) if one.row_of(number) >= 0}


def test_the_latest_rows_stand_above_the_row_in_hand():
    assert seen(scroll()) == {1: 9, 2: 8, 3: 7}
    assert seen(scroll(rows=2)) == {1: 1, 2: 0}


@pytest.mark.parametrize(
    "instead", [{"lingers": True}, {"code_row": -1, "phase": OVER}, {"visible": 1, "phase": DISPUTE}]
)
def test_where_no_row_is_in_hand_the_latest_takes_its_place(instead):
    assert seen(scroll(**instead))[0] == 9


def test_who_scrolls_sees_row_after_row_and_no_further_than_there_are():
    one = scroll()
    assert one.review()
    assert seen(one) == {0: 9, 1: 8, 2: 7, 3: 6}
    assert one.move(1)
    assert seen(one) == {0: 8, 1: 7, 2: 6, 3: 5}
    assert one.move(8)
    assert seen(one) == {0: 0}
    assert not one.move(1)
    assert one.move(-9)
    assert not one.move(-1)


def test_a_step_of_none_ends_it_where_it_was():
    one = scroll()
    one.review()
    one.move(3)
    assert one.move(0)
    assert (one.back, one.reviewing) == (0, False)


def test_before_the_first_row_there_is_nothing_to_scroll_through():
    one = scroll(rows=0)
    assert not one.review()
    assert not one.reviewing


@pytest.mark.parametrize("number", range(10))
def test_a_row_that_is_looked_for_is_seen(number):
    one = scroll()
    one.find(number)
    assert one.row_of(number) >= 0
    assert one.reviewing == (number < 7)


def finding(rows, *mends):
    return SimpleNamespace(rows=rows, mends=[SimpleNamespace(marks=marks) for marks in mends])


def test_the_corrections_go_round_with_the_choice_to_insist_at_the_end():
    one = scroll(phase=DISPUTE, findings=[finding((2,), (4,)), finding((9, 1), (3, 5))])
    seen_of_each = []
    for _ in range(4):
        one.choose(1)
        row = one.mended[0][0] if one.mended else 9
        seen_of_each.append((one.choice, one.mended, one.row_of(row) >= 0))
    first = (0, [(2, 4)], True)
    assert seen_of_each == [first, (1, [(9, 3), (1, 5)], True), (2, [], True), first]
    one.rewind()
    assert (one.back, one.reviewing, one.choice) == (0, False, -1)
    one.choose(1)
    one.choose(-1)
    assert one.choice == one.choices - 1, "up from the first is to insist"


def test_every_mark_that_a_row_may_have_is_offered_the_likeliest_of_each_row_first():
    one = scroll(
        phase=DISPUTE, findings=[finding((2,), (4,), (6,), (7,)), finding((5,), (1,)), finding((8,), (2,), (3,))]
    )
    offered = []
    for _ in range(one.choices):
        one.choose(1)
        offered += one.mended
    assert offered == [(2, 4), (5, 1), (8, 2), (2, 6), (8, 3), (2, 7)]
