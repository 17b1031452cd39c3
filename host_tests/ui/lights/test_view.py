"""Whole pictures of a round, on each matrix, from the first light to the last."""

from firmware.engine.variant import Variant
from host_tests.ui.hand import Hand
from host_tests.ui.pictures import lines
from host_tests.ui.talk import rules

SMALL = Variant(2, 3, rows=3)


def test_a_code_is_set_in_the_dark_and_the_board_is_dark_between_the_hands():
    hand = Hand(rules("duel")).rest()
    hand.shows("........ " * 7 + "#,,,....")
    hand.press("1234")
    hand.shows("........ " * 7 + "RGBY####")
    hand.press("O").rest()
    hand.shows("........ " * 4 + "....#... ........ ........ ........")
    assert hand.look_between() == lines("........ " * 4 + "....,... ........ ........ ........")
    hand.press("O").rest()
    hand.shows("........ " * 7 + "#,,,....")
    hand.press("1235O").rest()
    hand.shows("........ " * 6 + "RGBOxxx. #,,,....")


def test_longer_codes_take_two_lines():
    hand = Hand(rules("duel", "super")).rest()
    hand.enter("12345").rest().press("O").rest()
    hand.enter("54321").rest()
    hand.shows("........ " * 4 + "OYBGR... xoooo... #,,,,... ........")
    hand.press("12345")
    hand.shows("........ " * 4 + "OYBGR... xoooo... RGBYO... #####...")


def test_a_wide_matrix_keeps_pegs_and_marks_apart():
    hand = Hand(rules("duel", "super"), (16, 10)).rest()
    hand.enter("12345").rest().press("O").rest()
    hand.enter("54321").rest()
    assert hand.look()[-2:] == lines("OYBGR......xoooo #,,,,...........")


def test_a_narrow_matrix_takes_two_lines_for_four_pegs():
    hand = Hand(rules("duel"), (4, 8)).rest()
    hand.enter("1234").rest().press("O").rest()
    hand.enter("4312").rest()
    hand.shows(".... .... .... .... YBRG oooo #,,, ....")


def test_a_single_line_shows_a_row_and_then_the_row_in_hand():
    hand = Hand(rules("duel"), (8, 1)).rest()
    hand.enter("1234").rest().press("O").rest()
    hand.enter("1243")
    hand.wait(700)
    hand.shows("RGYBxxoo")
    hand.rest()
    hand.shows("#,,,....")


def test_on_a_line_too_short_pegs_and_marks_take_turns():
    hand = Hand(rules("duel", "super"), (8, 1)).rest()
    hand.enter("12345").rest().press("O").rest()
    hand.enter("54321")
    told = []
    while hand.seat.showing.moving:
        told.append("".join(".RGBYOPCWKL-xo#,!^"[ink] for ink in hand.lights.frame))
        hand.turn()
    assert told.index("OYBGR...") < told.index("xoooo...")


def test_a_mark_on_a_line_too_short_is_seen_while_it_is_given_and_then_takes_turns():
    hand = Hand(rules("make", "super"), (8, 1)).rest().press("O").rest()
    pegs = hand.look()
    assert "x" not in pegs[0]
    hand.press("U")
    hand.shows("x#......")
    hand.draw(4)
    assert hand.lights.frame[0] not in (12, 14)


def test_the_end_shows_the_code_with_the_side_of_the_marks_in_red_or_as_exact():
    hand = Hand(rules("duel", SMALL)).rest()
    hand.enter("12").rest().press("O").rest()
    hand.enter("12").rest()
    hand.shows("........ " * 6 + "RGxx.... RGxx....")
    hand = Hand(rules("duel", SMALL)).rest()
    hand.enter("12").rest().press("O").rest()
    for _ in range(3):
        hand.enter("33").rest()
    hand.shows("........ " * 4 + "BB...... BB...... BB...... RG!!....")


def test_a_code_that_only_a_person_knows_is_not_shown():
    hand = Hand(rules("make", SMALL, level="first")).rest().press("O").rest()
    hand.hold("B").choose("ROUND", "GIVE UP", "GIVE UP?").rest()
    hand.shows("........ " * 7 + "..!!....")
