"""What a display draws: the rows, the row in hand, the menu, and never a code that is not known yet."""

import itertools

import pytest

from firmware.game.phases import GUESS, MARK, SET
from firmware.ui.display import view
from firmware.ui.lights import gestures
from host_tests.ui.hand import Hand
from host_tests.ui.talk import rules

KEYS = range(gestures.COLOUR + 10)


def seen(hand, columns=60):
    return view.of(hand.lights, KEYS, columns)


def at(mode="break", variant="classic", **more):
    return Hand(rules(mode, variant), **more).rest()


def test_the_row_in_hand_has_its_pegs_and_its_cursor():
    here = seen(at().press("21"))
    assert (here.hand, here.cursor, here.pegs, here.most) == ((1, 0, None, None), 2, 4, 10)
    assert (here.letters, here.names[:2], here.palette) == ("RGBYOP", ("red", "green"), "vivid")
    assert here.caption.startswith("Row 1 of 10, place 3")
    assert (here.rows, here.mark, here.code, here.choices) == ((), None, (), ())


def test_the_rows_played_have_their_marks_and_the_code_comes_at_the_end():
    hand = at()
    hand.enter("1122").rest()
    (row,) = seen(hand).rows
    assert row[0] == (0, 0, 1, 1)
    assert set(row[1]) <= set("xo-")
    assert seen(hand).code == ()
    hand.enter(hand.secret()).rest()
    here = seen(hand)
    assert "".join(str(digit + 1) for digit in here.code) == hand.secret()
    assert here.rows[-1] == (here.code, "xxxx")
    assert here.hand == ()


def test_a_mark_in_hand_is_seen_beside_the_guess_that_it_is_for():
    hand = Hand(rules("make", level="first")).press("O").rest().press("UD")
    here = seen(hand)
    assert (here.hand, here.mark, here.cursor) == ((0, 0, 0, 0), "xo", -1)


def test_an_announcement_is_told_unless_the_display_shows_what_it_covers():
    hand = at("duel").enter("1234")
    while not (hand.lights.announces and hand.above):
        hand.turn()
    assert seen(hand).text == "P1"
    assert view.of(hand.lights, KEYS, 60, True).text == ""


def test_the_seconds_that_the_device_still_thinks_of_a_guess_run_down():
    hand = Hand(rules("make", "super", level="sampled")).press("O").rest().press("UO")
    told = []
    while hand.match.phase != MARK:
        told.append(seen(hand).thinks)
        hand.turn()
    assert [seconds for seconds, _ in itertools.groupby(told)] == [0, 4, 3, 2, 1, 0]


def test_the_seconds_of_a_hint_are_told_too():
    hand = at("break", "super").press("1234").press("5O").rest()
    hand.event("O")
    hand.wait(gestures.HOLD_MS + 20)
    assert seen(hand).thinks == 4


def test_the_last_ten_seconds_of_a_clock_run_down_one_by_one():
    hand = Hand(rules("break", clock="30")).rest()
    hand.match.tick(hand.match.clock.left_ms - 11_000)
    told = []
    while hand.match.phase == GUESS:
        told.append(seen(hand).clock)
        hand.match.tick(500)
    assert [seconds for seconds, _ in itertools.groupby(told)] == [0, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
    assert seen(hand).clock == 0


def test_an_open_menu_has_its_entries():
    hand = at()
    hand.hold("B")
    here = seen(hand)
    assert here.choices[:2] == ("NEW GAME", "ROUND")
    assert here.chosen == 0


@pytest.mark.parametrize(
    ("entries", "name", "meant"),
    [
        (("PLAY",), "break", "break: I set a code and you break it"),
        (("PLAY", "break"), "bulls", "bulls: 4 pegs of 10 colours, none twice"),
        (("PLAY", "details", "LEVEL"), "parts", "parts: fits, with the most marks"),
        (("PLAY", "details", "CODES"), "mixed", "mixed: never all in one colour"),
        (("PLAY", "details", "CLOCK"), "off", "off"),
        (("SETTINGS",), "FITS OFF", "FITS OFF: rows that rule your guess out blink"),
        (("SETTINGS", "PALETTE"), "safe", "safe: for colour-blind eyes"),
        (("SETTINGS", "LANGUAGE"), "pl", "pl: Polish (Polski)"),
    ],
)
def test_modes_games_and_levels_are_listed_with_what_they_are_where_a_line_has_room(entries, name, meant):
    hand = Hand().wait(100).choose(*entries)
    assert meant in seen(hand).choices
    assert name in seen(hand, columns=21).choices


def test_the_games_of_a_day_are_told_with_it_and_last_comes_the_date_alone():
    hand = Hand().wait(100).choose("PLAY", "day", "2027", "11", "22")
    assert "classic: 4 pegs of 6 colours 2027-11-22" in seen(hand).choices
    assert seen(hand).choices[-1] == "DATE 2027-11-22"


@pytest.mark.parametrize("shown", [lambda hand: hand, lambda hand: hand.wait(400_000)])
def test_before_a_match_and_in_the_dark_there_is_no_board(shown):
    here = seen(shown(Hand().wait(100)))
    assert (here.pegs, here.rows, here.hand) == (0, (), ())
    assert here.caption


def test_in_the_dark_the_board_is_not_shown():
    hand = at(sleep_s=1).wait(2000)
    assert seen(hand).pegs == 0
    assert seen(hand).caption.startswith("The lights are off")


def test_a_blank_has_a_sign_and_a_name():
    here = seen(at(variant="blanks"))
    assert here.letters[-1] == "-"
    assert here.names[-1] == "empty"
    assert len(here.letters) == len(here.names)


def test_whose_turn_it_is_is_told_where_several_play():
    hand = at("duel")
    seen_in = [(hand.match.phase, seen(hand).turn)]
    hand.press("UOUOUOUOO").rest().press("O").rest()
    seen_in.append((hand.match.phase, seen(hand).turn))
    assert seen_in == [(SET, "P2"), (GUESS, "P1")]
    assert seen(at()).turn == ""
