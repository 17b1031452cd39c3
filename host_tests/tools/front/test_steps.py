"""The row in hand as it was: steps back and forth, within one row."""

from tools.front.page import Page
from tools.front.steps import Steps

EMPTY = (None, None)


def view(*hand, rows=(), mark=None, turn=""):
    made = Page()
    made.hand, made.rows, made.mark, made.turn = hand, rows, mark, turn
    return made


def seen(*views):
    steps = Steps()
    for each in views:
        steps.see(each)
    return steps


def test_steps_go_both_ways_and_a_change_replaces_later_ones():
    steps = seen(view(*EMPTY), view(3, None), view(3, None), view(3, 1))
    assert [steps.go(-1), steps.go(-1), steps.go(-1), steps.go(1)] == [(3, None), EMPTY, None, (3, None)]
    steps.see(view(4, None))
    assert (steps.go(1), steps.go(-1)) == (None, (3, None))


def test_the_row_of_another_player_or_the_next_one_has_no_step():
    assert seen(view(*EMPTY), view(3, None), view(*EMPTY, rows=(((3, 3), "-"),))).go(-1) is None
    assert seen(view(*EMPTY, turn="Ben"), view(3, 1, turn="Ben"), view(*EMPTY, turn="Anna")).go(-1) is None
    assert seen(view(*EMPTY), view(3, 1), view(), view(*EMPTY)).go(-1) is None


def test_the_last_colour_is_known_though_it_was_taken_back():
    assert seen(view(*EMPTY), view(3, None), view(3, 1), view(3, None)).last == 1
    assert seen(view(*EMPTY)).last is None
