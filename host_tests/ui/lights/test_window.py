"""The rows that are seen: what is new in them moves, unless that is off, and a row that is sought comes into sight."""

from firmware.engine import codes
from firmware.engine.variant import Variant
from firmware.game.match import OVER, SET
from firmware.ui import inks
from host_tests.ui.table import rules, seated

SMALL = Variant(2, 3, rows=3)


def test_the_mark_of_a_row_comes_light_by_light_and_is_heard():
    hand = seated(rules("break"))
    hand.enter(hand.held()[::-1])
    shown = set()
    while hand.lights.moving:
        shown.add(sum(sign in "xo" for sign in hand.look()[-2]))
        hand.turn()
    assert shown >= {1, 2, 3}
    assert 0 not in shown, "the first light comes with the press"
    mark = hand.match.round.rows[0][1]
    assert hand.tones == hand.lights.seat.tones_of(mark)


def test_a_press_ends_what_moves_and_counts_in_the_hand():
    hand = seated(rules("break")).enter("1122")
    assert hand.lights.moving
    hand.strike("U")
    assert not hand.lights.moving
    assert hand.look()[-1] == "R,,,...."


def test_at_the_end_a_press_only_ends_what_moves():
    hand = seated(rules("break", SMALL))
    hand.enter(hand.held())
    hand.strike("O")
    assert (hand.match.phase, hand.lights.moving) == (OVER, False)
    assert hand.tones == inks.OK_TONES


def test_the_code_is_revealed_peg_by_peg():
    hand = seated(rules("break"))
    hand.match.give_up()
    hand.turn()
    told = []
    hand.turn()
    while hand.lights.moving:
        told.append(hand.between()[-1][:4])
        hand.turn()
    assert told[0] == "...."
    assert {line.count(".") for line in told if "!" not in line} >= {0, 1, 2, 3, 4}
    assert hand.tones == inks.LOST_TONES


def test_what_moves_at_an_end_is_over_when_the_next_round_begins():
    hand = seated(rules("duel")).rest().enter("1234").rest().strike("O").rest().enter("1234")
    assert hand.lights.moving
    hand.match.next()
    hand.turn()
    assert (hand.match.phase, hand.lights.moving) == (SET, False)


def test_a_row_lingers_on_a_single_line_and_a_press_skips_it():
    hand = seated(rules("break", "super"), (8, 1)).enter("12345")
    assert hand.look() == ["RGBYO..."]
    hand.wait(400)
    hand.strike("U")
    assert hand.look() == ["#,,,,..."]
    hand.strike("U")
    assert hand.look() == ["R,,,,..."]


def test_the_row_that_forbids_a_guess_is_shown_and_named():
    hand = seated(rules("break", hard=True), (8, 2))
    played = hand.match.round
    for _ in range(3):
        every = codes.walk(played.variant)
        hand.match.guess(next(code for code in every if code != played.hidden_code() and not played.rows_against(code)))
        hand.rest()
    hand.enter("1111")
    assert (hand.look()[0], hand.text) == ("!.......", "ROW 1")
