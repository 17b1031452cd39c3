"""A row read out: by blinks, by tones, and whichever row is in hand."""

from firmware.engine import marks
from firmware.engine.variant import Variant
from firmware.ui.lights import inks, readout
from firmware.ui.lights.gestures import OK
from firmware.ui.lights.readout import Reading
from firmware.ui.lights.sounds import Sounds
from host_tests.ui.hand import Hand
from host_tests.ui.pictures import picture
from host_tests.ui.talk import rules


def look(screen):
    frame = bytearray(8)
    screen.draw(frame, 0)
    return picture(frame, 8)


def read_out(steps):
    heard = Sounds()
    screen = Reading(steps, heard)
    told = []
    lit = "."
    for _ in range(2000):
        if screen.over:
            break
        screen.tick(10)
        now = look(screen)[0].strip(".") or "."
        if now != lit and now != ".":
            told.append((now, heard.hz))
        lit = now
    return told


def test_a_row_is_read_out_by_blinks_and_tones():
    told = read_out([(0, inks.RED), (1, inks.BLUE), (4, inks.EXACT), (5, inks.NEAR)])
    red, blue, exact, near = (inks.TONES_HZ[ink] for ink in (inks.RED, inks.BLUE, inks.EXACT, inks.NEAR))
    assert told == [("R", red)] + 3 * [("B", blue)] + [("x", exact)] + 2 * [("o", near)]


def test_a_blank_is_one_light_that_no_blink_is_as_long_as():
    lit_ms = {}
    for ink in range(inks.RED, inks.NEAR + 1):
        screen = Reading([(0, ink)], Sounds())
        lit = []
        while not screen.over:
            screen.tick(10)
            lit.append(look(screen)[0][0] != ".")
        blinks = "".join("x" if on else " " for on in lit).split()
        assert len(blinks) == (inks.BLINKS[ink] or 1)
        lit_ms[ink] = 10 * len(blinks[0])
    assert lit_ms.pop(inks.BLANK) > 2 * max(lit_ms.values())


def test_nothing_to_read_is_over_at_once_and_a_press_ends_it():
    assert Reading([], Sounds()).over
    screen = Reading([(0, inks.LIME)], Sounds())
    screen.press(OK)
    assert screen.over


def test_a_row_that_is_played_is_read_where_none_is_in_hand():
    hand = Hand(rules("break"))
    hand.enter("1122").rest()
    mark = hand.match.round.rows[0][1]
    told = marks.exact_in(mark) + marks.near_in(mark)
    assert [ink for _, ink in readout.lights(hand.seat)][:4] == [1, 1, 2, 2]
    assert len(readout.lights(hand.seat)) == 4 + told
    assert not hand.seat.scroll.reviewing


def test_the_guess_that_waits_for_a_mark_is_read_with_the_mark_so_far():
    hand = Hand(rules("make", Variant(2, 3), level="first")).rest().press("O").rest().press("U")
    assert [ink for _, ink in readout.lights(hand.seat)][-1] == inks.EXACT
    assert len(readout.lights(hand.seat)) == 3


def test_on_a_line_on_which_marks_take_turns_a_row_is_read_whole():
    hand = Hand(rules("break", "super"), (8, 1))
    hand.enter("12345").rest()
    mark = hand.match.round.rows[0][1]
    told = marks.exact_in(mark) + marks.near_in(mark)
    assert readout.lights(hand.seat) == []
    assert not hand.seat.scroll.reviewing
    readout.begin(hand.lights)
    assert len(hand.steps) == 5 + told
    assert hand.seat.scroll.reviewing
    assert readout.lights(hand.seat) == hand.steps


def test_the_other_rows_are_seen_meanwhile():
    hand = Hand(rules("break")).enter("1111").rest().enter("2222").rest()
    before = hand.look()
    hand.hold("L")
    assert isinstance(hand.top, Reading)
    while not hand.top.over:
        assert before[5] in hand.look(), "the first row, above the one that is read"
        hand.wait(100)
        if hand.top is None:
            break
